import { MessagesSquare } from 'lucide';
import { defineMessage, FormattedMessage, type MessageTag, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Result } from './PaletteList.tsx';

/** So many words are a sentence, and not the name of something. */
const SENTENCE = 4;

/** A mark that asks, in the scripts that have one of their own, at either end. */
const MARKS = /^[?？¿؟]+\s*|\s*[?？؟;]+$/gu;

/** Whether these are the words of a question: `certainly` with a mark that asks, `maybe` where they are a sentence. */
export function questionIn(words: string, locale: string): { readonly kind: 'certainly' | 'maybe' | null; readonly text: string } {
  const bare = words.replace(MARKS, '').trim();
  if (bare === '') return { kind: null, text: '' };
  // A mark before it only says that it is a question; the one behind it is part of it.
  const text = words.replace(/^[?？؟]+\s*/u, '');
  if (bare !== words) return { kind: 'certainly', text };
  const count = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(words)].filter(({ isWordLike }) => isWordLike).length;
  return { kind: count >= SENTENCE ? 'maybe' : null, text };
}

/** What is typed as a question to the sources: before all else where it ends in a question mark, after all else where it is a sentence. */
export function usePaletteQuestion(words: string, isPossible: boolean, run: (act: () => void) => void): { first: Result[]; last: Result[] } {
  const intl = useIntl();
  const navigate = useNavigate();
  if (!isPossible) return { first: [], last: [] };
  const { kind, text } = questionIn(words, intl.locale);
  const result: Result = {
    key: 'ask',
    icon: MessagesSquare,
    label: text,
    face: <FormattedMessage {...ask} values={{ question: text, words: (question) => <bdi>{question}</bdi> }} />,
    act: () => run(() => void navigate('/chat/new', { state: { ask: text } })),
  };
  return { first: kind === 'certainly' ? [result] : [], last: kind === 'maybe' ? [result] : [] };
}

const ask = defineMessage<{ question: string; words: MessageTag }>({ id: 'palette.ask', defaultMessage: 'Ask your sources: <words>{question}</words>' });
