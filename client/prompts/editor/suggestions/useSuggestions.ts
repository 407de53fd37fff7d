import { useEffect, useRef, useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import type { EditedMessage } from '../content/draftContent.ts';
import type { SuggestionMark } from '../field/suggestionMarks.ts';
import type { TellStatus } from '../content/useWorkshopStatus.ts';
import { analysedMessages, applicable, applySuggestions, followTexts, placeSuggestions, sentMessages, standingOf, type PlacedSuggestion, type SuggestionList } from './suggestionList.ts';
import type { Tool } from './toolMessages.ts';
import { type SuggestionKind, useAnalysePrompt } from './useAnalysePrompt.ts';

export type Suggestion = PlacedSuggestion<SuggestionKind>;

type Found = { readonly tool: Tool; readonly isSimulation: boolean; readonly list: SuggestionList<SuggestionKind> };

/** After so long without an answer it is said that one waits for the server. */
const SLOW_MS = 600;

const isLook = (tool: Tool) => tool === 'ANALYSE' || tool === 'CHECK_CONSISTENCY';

type Options = {
  readonly messages: () => readonly EditedMessage[];
  readonly tell: TellStatus;
  /** Something was found, or nothing: it wants to be seen. */
  readonly onFound: (where: 'suggestions' | 'tools') => void;
  /** Makes of a message what is given. */
  readonly onText: (key: number, text: string) => void;
};

/** What could be better about the prompt that is edited, what tools would make of it, and the way to carry that out. */
export function useSuggestions(promptId: string, edited: readonly EditedMessage[], { messages: now, tell, onFound, onText }: Options) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { analysePrompt, isRunning } = useAnalysePrompt();
  const [running, setRunning] = useState<Tool | null>(null);
  const [looked, setLooked] = useFollowing(edited);
  const [proposed, setProposed] = useFollowing(edited);
  const [activeId, setActiveId] = useState<string | null>(null);
  const slow = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(slow.current), []);

  const use = (tool: Tool) => {
    if (isRunning) return;
    const analysed = analysedMessages(now());
    setRunning(tool);
    tell('analysing');
    slow.current = setTimeout(() => tell('contacting'), SLOW_MS);
    const end = () => {
      clearTimeout(slow.current);
      setRunning(null);
    };
    analysePrompt(promptId, tool, sentMessages(analysed), {
      onDone: (found, isSimulation) => {
        end();
        const list = placeSuggestions(found, analysed);
        (isLook(tool) ? setLooked : setProposed)({ tool, isSimulation, list });
        if (isLook(tool)) setActiveId(list.items.find(({ place }) => place !== null)?.id ?? list.items[0]?.id ?? null);
        tell(isSimulation ? 'received' : 'analysed');
        onFound(isLook(tool) ? 'suggestions' : 'tools');
      },
      onRefused: (code) => {
        end();
        if (code !== null) {
          tell('refused', { message: code === 'INVALID' ? intl.formatMessage(messages.tooLong, { count: MOST_CHARACTERS }) : errorText(code, messages.later) });
          return;
        }
        console.error('The analysis of the prompt got no answer that could be used.');
        tell('analysisFailed');
      },
    });
  };

  const suggestions = openOf(looked);
  const proposals = openOf(proposed);
  const applyIn = (found: Found | null, set: (next: Found) => void, ids: ReadonlySet<string>): Found | null => {
    if (!found) return null;
    const applied = applySuggestions(found.list, ids);
    const next = { ...found, list: applied.list };
    set(next);
    for (const [key, text] of applied.texts) onText(key, text);
    tell('applied');
    return next;
  };
  const dismissIn = (found: Found | null, set: (next: Found) => void, id: string): Found | null => {
    if (!found) return null;
    const next = { ...found, list: { ...found.list, items: found.list.items.filter((item) => item.id !== id) } };
    set(next);
    return next;
  };
  /** Goes on with what comes behind the decided ones and is still open, else with what is left. */
  const goOnFrom = (ids: ReadonlySet<string>, decided: Found | null) => {
    const open = new Set(openOf(decided).map(({ id }) => id));
    const last = suggestions.findLastIndex(({ id }) => ids.has(id));
    const isOpen = ({ id }: Suggestion) => open.has(id);
    setActiveId((suggestions.slice(last + 1).find(isOpen) ?? suggestions.find(isOpen))?.id ?? null);
  };
  return {
    /** Which tool works now. */
    running,
    use,
    suggestions,
    /** What was looked for last; null: nothing yet. */
    looked,
    activeId,
    setActiveId,
    apply: (id: string) => goOnFrom(new Set([id]), applyIn(looked, setLooked, new Set([id]))),
    dismiss: (id: string) => goOnFrom(new Set([id]), dismissIn(looked, setLooked, id)),
    /** How many can be carried out at once. */
    applicableCount: looked ? applicable(looked.list).length : 0,
    applyAll: () => {
      if (!looked) return;
      const ids = new Set(applicable(looked.list).map(({ id }) => id));
      goOnFrom(ids, applyIn(looked, setLooked, ids));
    },
    proposals,
    /** Which tool made them; null: none has worked yet. */
    proposed,
    accept: (id: string) => void applyIn(proposed, setProposed, new Set([id])),
    reject: (id: string) => void dismissIn(proposed, setProposed, id),
    /** What the field of a message underlines. */
    marksOf: (key: number): readonly SuggestionMark[] => {
      const marks = suggestions.flatMap(({ id, place }) => (place?.key === key ? [{ id, from: place.from, to: place.from + place.original.length, isActive: id === activeId }] : []));
      return marks.length > 0 ? marks : noMarks;
    },
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;

const openOf = (found: Found | null): Suggestion[] => found?.list.items.filter((item) => standingOf(item, found.list.texts) === 'open') ?? [];

/** What was found, with its places in the texts as they are now. */
function useFollowing(edited: readonly EditedMessage[]): [found: Found | null, set: (found: Found | null) => void] {
  const [found, setFound] = useState<Found | null>(null);
  if (found === null) return [null, setFound];
  const list = followTexts(found.list, edited);
  if (list === found.list) return [found, setFound];
  const followed = { ...found, list };
  setFound(followed);
  return [followed, setFound];
}

/** The very same for all fields without: nothing is drawn anew for them. */
const noMarks: readonly SuggestionMark[] = [];

/** As the server has it. */
const MOST_CHARACTERS = 100_000;

const messages = {
  later: defineMessage({ id: 'prompts.saveFailed', defaultMessage: 'An error occurred. Please try again later.' }),
  tooLong: defineMessage<{ count: number }>({ id: 'prompts.analysisTooLong', defaultMessage: 'At most {count, number} characters can be looked at.' }),
};
