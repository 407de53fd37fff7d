import { Search, X } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { TextInput } from './TextInput.tsx';

type SearchInputProps = {
  label: string;
  /** Of the button that empties it. */
  emptyLabel: string;
  maxLength: number;
  /** How long a pause in typing starts a search, in ms. */
  pauseMs: number;
  /** Whether a pause after these words starts one; Enter does in any case. */
  searchesWhileTyping?: (words: string) => boolean;
  /** What is searched for. */
  value: string;
  onSearch: (words: string) => void;
};

/** Searches after a pause in typing, when it is emptied, and on Enter. Escape empties it. */
export function SearchInput({ label, emptyLabel, maxLength, pauseMs, searchesWhileTyping = () => true, value, onSearch }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // A change that did not come from here (Clear filters, another collection) is taken over; one's own must not undo typing.
  if (seen !== value) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setWords(value);
    }
  }

  const search = (typed: string) => {
    const next = typed.trim();
    if (next === sent) return;
    setSent(next);
    onSearch(next);
  };
  const searchTyped = useEffectEvent(() => searchesWhileTyping(words) && search(words));
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(), pauseMs);
    return () => clearTimeout(timer);
  }, [words, pauseMs]);

  const empty = () => {
    setWords('');
    search('');
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      icon={Search}
      size={32}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={maxLength}
      value={words}
      aria-label={label}
      placeholder={label}
      onChange={(event) => setWords(event.target.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') search(words);
        if (event.key === 'Escape' && words !== '') {
          event.stopPropagation();
          empty();
        }
      }}
      end={words !== '' && <IconButton icon={X} size={24} iconSize={14} label={emptyLabel} onClick={empty} />}
    />
  );
}
