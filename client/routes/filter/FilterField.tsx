import { Search, X } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';

/** How long a pause in typing starts a search. */
const PAUSE_MS = 250;

/** Narrows a list by what is typed, after a pause or on Enter. Escape empties it. */
export function FilterField({ label, value, onSearch }: { label: string; value: string; onSearch: (words: string) => void }) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  // A change that did not come from here is taken over; one's own must not undo typing.
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
  const searchTyped = useEffectEvent(() => search(words));
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
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
      maxLength={200}
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
      end={words !== '' && <IconButton icon={X} size={24} iconSize={14} label={intl.formatMessage(messages.empty)} onClick={empty} />}
    />
  );
}

const messages = defineMessages({ empty: { id: 'sources.searchEmpty', defaultMessage: 'Empty the search' } });
