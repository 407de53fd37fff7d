import { AlignLeft, FilePlus2, FolderInput, FolderPen, FolderPlus, Layers, Link2, Merge, NotebookPen, PenLine, Tag, Trash2, Type } from 'lucide';
import type { IconNode } from 'lucide';
import { defineMessage, defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

/** What changes of one kind are called together. */
const acts: Record<string, MessageDescriptor> = defineMessages({
  TAG_SOURCES: { id: 'assistant.act.tag', defaultMessage: 'Tag' },
  UNTAG_SOURCES: { id: 'assistant.act.untag', defaultMessage: 'Take tags off' },
  MOVE_SOURCES: { id: 'assistant.act.move', defaultMessage: 'Move' },
  RENAME_SOURCE: { id: 'assistant.act.rename', defaultMessage: 'Rename' },
  RENAME_COLLECTION: { id: 'assistant.act.renameCollection', defaultMessage: 'Rename collections' },
  CREATE_COLLECTION: { id: 'assistant.act.createCollection', defaultMessage: 'New collections' },
  SUMMARIZE_SOURCE: { id: 'assistant.act.summarize', defaultMessage: 'Summarize' },
  MERGE_SOURCES: { id: 'assistant.act.merge', defaultMessage: 'Merge copies' },
  TRASH_SOURCES: { id: 'assistant.act.trash', defaultMessage: 'Put into the trash' },
  ADD_LINK: { id: 'assistant.act.addLink', defaultMessage: 'Add links' },
  CREATE_NOTE: { id: 'assistant.act.createNote', defaultMessage: 'New notes' },
  UPDATE_NOTE: { id: 'assistant.act.updateNote', defaultMessage: 'Change notes' },
});

const icons: Record<string, IconNode> = {
  TAG_SOURCES: Tag, UNTAG_SOURCES: Tag, MOVE_SOURCES: FolderInput, RENAME_SOURCE: Type, RENAME_COLLECTION: FolderPen, CREATE_COLLECTION: FolderPlus, SUMMARIZE_SOURCE: AlignLeft, MERGE_SOURCES: Merge,
  TRASH_SOURCES: Trash2, ADD_LINK: Link2, CREATE_NOTE: FilePlus2, UPDATE_NOTE: PenLine, MAKE_CARDS: Layers, MAKE_WORK: NotebookPen,
};
const otherAct = defineMessage({ id: 'assistant.act.other', defaultMessage: 'Other changes' });

export const iconOfAct = (act: string): IconNode => icons[act] ?? Layers;
export const nameOfAct = (act: string): MessageDescriptor => acts[act] ?? otherAct;

/** What a page cannot show it does not offer to do. */
export const isKnownAct = (act: string): boolean => act in acts;

const states: Record<string, MessageDescriptor> = defineMessages({
  APPLIED: { id: 'assistant.state.applied', defaultMessage: 'Done' },
  DISMISSED: { id: 'assistant.state.dismissed', defaultMessage: 'Not wanted' },
  FAILED: { id: 'assistant.state.failed', defaultMessage: 'Failed' },
  OUTDATED: { id: 'assistant.state.outdated', defaultMessage: 'Changed meanwhile' },
  UNDONE: { id: 'assistant.state.undone', defaultMessage: 'Taken back' },
});

/** What became of a change that was decided; nothing for what was not. */
export const nameOfState = (state: string): MessageDescriptor | null => states[state] ?? null;

const reasons = {
  SAME_ADDRESS: defineMessage({ id: 'assistant.why.sameAddress', defaultMessage: 'Same address' }),
  SAME_FILE: defineMessage({ id: 'assistant.why.sameFile', defaultMessage: 'Same file' }),
  SAME_TEXT: defineMessage({ id: 'assistant.why.sameText', defaultMessage: 'Same text' }),
  ALMOST_SAME_TEXT: defineMessage({ id: 'assistant.why.almostSameText', defaultMessage: 'Nearly all words are the same' }),
  TITLE_IN_TEXT: defineMessage({ id: 'assistant.why.titleInText', defaultMessage: 'Its text begins so' }),
  SENTENCES_OF_TEXT: defineMessage({ id: 'assistant.why.sentences', defaultMessage: 'The sentences that say most of it' }),
};
const tagInTitle = defineMessage<{ tag: string }>({ id: 'assistant.why.tagInTitle', defaultMessage: 'Its title says “{tag}”' });
const tagOfSimilar = defineMessage<{ tag: string; count: string; of: string }>({ id: 'assistant.why.tagOfSimilar', defaultMessage: '{count} of the {of} most similar have “{tag}”' });
const sameWords = defineMessage<{ names: string }>({ id: 'assistant.why.sameWords', defaultMessage: 'Same words there: {names}' });
const sameTags = defineMessage<{ names: string }>({ id: 'assistant.why.sameTags', defaultMessage: 'Same tags there: {names}' });
const sameSite = defineMessage<{ count: number }>({ id: 'assistant.why.sameSite', defaultMessage: '{count, plural, one {# source of the same site is there} other {# sources of the same site are there}}' });
const recentMoves = defineMessage<{ count: number }>({ id: 'assistant.why.recentMoves', defaultMessage: '{count, plural, one {# of your last moves went there} other {# of your last moves went there}}' });
const hasWords = defineMessage<{ topic: string }>({ id: 'assistant.why.hasWords', defaultMessage: 'Found by “{topic}”' });
const deadLink = defineMessage<{ site: string }>({ id: 'assistant.why.deadLink', defaultMessage: 'The page at {site} was gone' });
const linked = defineMessage<{ count: number }>({ id: 'assistant.why.linked', defaultMessage: '{count, plural, one {# site links to it} other {# sites link to it}}' });

/** Why a change is proposed, in the words of the page; in those of the server where it has none. */
export function reasonText({ formatMessage, formatList }: Pick<IntlShape, 'formatMessage' | 'formatList'>, { reasonCode, reasonValues: values, reason }: { reasonCode: string; reasonValues: readonly string[]; reason: string }): string {
  const [first = '', second = '', third = ''] = values;
  switch (reasonCode) {
    case 'TAG_IN_TITLE':
      return formatMessage(tagInTitle, { tag: first });
    case 'TAG_OF_SIMILAR':
      return formatMessage(tagOfSimilar, { tag: first, count: second, of: third });
    case 'PLACE_BY_WORDS':
      return formatMessage(sameWords, { names: formatList(values, { type: 'unit' }) });
    case 'PLACE_BY_TAGS':
      return formatMessage(sameTags, { names: formatList(values, { type: 'unit' }) });
    case 'PLACE_BY_SITE':
      return formatMessage(sameSite, { count: Number(first) });
    case 'PLACE_BY_MOVES':
      return formatMessage(recentMoves, { count: Number(first) });
    case 'HAS_THE_WORDS':
      return formatMessage(hasWords, { topic: first });
    case 'DEAD_LINK':
      return formatMessage(deadLink, { site: first });
    case 'LINKED_BY_SEVERAL':
      return formatMessage(linked, { count: Number(first) });
    default:
      return reasonCode in reasons ? formatMessage(reasons[reasonCode as keyof typeof reasons]) : reason;
  }
}

const steps: Record<string, MessageDescriptor> = defineMessages({
  TAG: { id: 'assistant.tagWish', defaultMessage: 'Tag what has no tags' },
  MOVE: { id: 'assistant.moveWish', defaultMessage: 'Move what lies in the Inbox' },
  RENAME: { id: 'assistant.renameWish', defaultMessage: 'Give clear titles' },
  SUMMARIZE: { id: 'assistant.summarizeWish', defaultMessage: 'Summarize what has no summary' },
  MERGE: { id: 'assistant.mergeWish', defaultMessage: 'Merge what is there twice' },
  CHECK_LINKS: { id: 'assistant.checkLinksWish', defaultMessage: 'Find dead links' },
  FIND_GAPS: { id: 'assistant.findGapsWish', defaultMessage: 'Find what is missing' },
  COLLECT: { id: 'assistant.step.collect', defaultMessage: 'Make a collection of what a search finds' },
  ASK_MODEL: { id: 'assistant.step.askModel', defaultMessage: 'Let the model choose changes' },
  NOT_UNDERSTOOD: { id: 'assistant.step.notUnderstood', defaultMessage: 'That was not understood. Without a model, press one of the things it can do, or ask for tags, moves, titles, summaries, copies, dead links, gaps or a “collection about …”.' },
  NOT_AN_ACT: { id: 'assistant.step.notAnAct', defaultMessage: 'Deleting for good, sharing and sending are not among its acts. You can do that yourself, in the lists.' },
});

/** What a step of a plan is; null for one that this page does not know. */
export const nameOfStep = (kind: string): MessageDescriptor | null => steps[kind] ?? null;

/** Steps that say why nothing was looked for. */
export const isRefusal = (kind: string): boolean => kind === 'NOT_UNDERSTOOD' || kind === 'NOT_AN_ACT';
