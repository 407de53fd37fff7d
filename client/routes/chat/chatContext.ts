/** What the page gives to what stands beside the list. */
export type ChatContext = {
  readonly spaceId: string;
  readonly spaceName: string;
  readonly sourceCount: number;
  /** How questions can be answered. */
  readonly answerModes: readonly string[];
  /** Reads the list of conversations again. */
  readonly reloadList: () => void;
  /** Shows the list where it does not stand beside; null where it does. */
  readonly openList: (() => void) | null;
};
