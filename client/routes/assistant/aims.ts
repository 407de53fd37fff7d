import { AlignLeft, CircleDashed, FolderInput, Merge, Tag, Type, Unlink } from 'lucide';
import type { IconNode } from 'lucide';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { AssistantAim } from '#client/generated/schemaTypes.ts';

const names = defineMessages({
  TAG: { id: 'assistant.tag', defaultMessage: 'Tag' },
  MOVE: { id: 'assistant.move', defaultMessage: 'Move' },
  RENAME: { id: 'assistant.rename', defaultMessage: 'Rename' },
  SUMMARIZE: { id: 'assistant.summarize', defaultMessage: 'Summarize' },
  MERGE: { id: 'assistant.merge', defaultMessage: 'Merge' },
  CHECK_LINKS: { id: 'assistant.checkLinks', defaultMessage: 'Dead links' },
  FIND_GAPS: { id: 'assistant.findGaps', defaultMessage: 'Find gaps' },
});

const texts = defineMessages({
  TAG: { id: 'assistant.tagText', defaultMessage: 'What has no tags' },
  MOVE: { id: 'assistant.moveText', defaultMessage: 'What lies in the Inbox' },
  RENAME: { id: 'assistant.renameText', defaultMessage: 'Titles that are file names' },
  SUMMARIZE: { id: 'assistant.summarizeText', defaultMessage: 'What has no summary' },
  MERGE: { id: 'assistant.mergeText', defaultMessage: 'What is there twice' },
  CHECK_LINKS: { id: 'assistant.checkLinksText', defaultMessage: 'Pages that are gone' },
  FIND_GAPS: { id: 'assistant.findGapsText', defaultMessage: 'Pages that your sources refer to' },
});

const wishes = defineMessages({
  TAG: { id: 'assistant.tagWish', defaultMessage: 'Tag what has no tags' },
  MOVE: { id: 'assistant.moveWish', defaultMessage: 'Move what lies in the Inbox' },
  RENAME: { id: 'assistant.renameWish', defaultMessage: 'Give clear titles' },
  SUMMARIZE: { id: 'assistant.summarizeWish', defaultMessage: 'Summarize what has no summary' },
  MERGE: { id: 'assistant.mergeWish', defaultMessage: 'Merge what is there twice' },
  CHECK_LINKS: { id: 'assistant.checkLinksWish', defaultMessage: 'Find dead links' },
  FIND_GAPS: { id: 'assistant.findGapsWish', defaultMessage: 'Find what is missing' },
});

type PressedAim = keyof typeof names;
const icons: Record<PressedAim, IconNode> = { TAG: Tag, MOVE: FolderInput, RENAME: Type, SUMMARIZE: AlignLeft, MERGE: Merge, CHECK_LINKS: Unlink, FIND_GAPS: CircleDashed };

/** What one can ask for by a press: its name, what it is about, and what is asked then. */
export const aims: readonly { readonly aim: PressedAim & AssistantAim; readonly icon: IconNode; readonly name: MessageDescriptor; readonly text: MessageDescriptor; readonly wish: MessageDescriptor }[] = (
  ['TAG', 'MOVE', 'RENAME', 'SUMMARIZE', 'MERGE', 'CHECK_LINKS', 'FIND_GAPS'] as const
).map((aim) => ({ aim, icon: icons[aim], name: names[aim], text: texts[aim], wish: wishes[aim] }));
