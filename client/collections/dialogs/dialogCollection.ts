/** A collection as the dialogs need it. */
export type DialogCollection = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly sourceCount: number;
  readonly parentId: string | null;
};
