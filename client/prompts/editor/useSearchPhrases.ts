import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages({
  find: { id: 'prompts.search.find', defaultMessage: 'Find' },
  replace: { id: 'prompts.search.replace', defaultMessage: 'Replace' },
  next: { id: 'prompts.search.next', defaultMessage: 'next' },
  previous: { id: 'prompts.search.previous', defaultMessage: 'previous' },
  all: { id: 'prompts.search.all', defaultMessage: 'all' },
  matchCase: { id: 'prompts.search.matchCase', defaultMessage: 'match case' },
  byWord: { id: 'prompts.search.byWord', defaultMessage: 'by word' },
  regexp: { id: 'prompts.search.regexp', defaultMessage: 'regular expression' },
  replaceOne: { id: 'prompts.search.replaceOne', defaultMessage: 'replace' },
  replaceAll: { id: 'prompts.search.replaceAll', defaultMessage: 'replace all' },
  close: { id: 'prompts.search.close', defaultMessage: 'close' },
  names: { id: 'prompts.search.names', defaultMessage: 'Variables and fragments' },
});

/** The words of the editor's own panels, by its English ones. */
export function useSearchPhrases(): Readonly<Record<string, string>> {
  const intl = useIntl();
  return useMemo(() => {
    const say = (message: (typeof messages)[keyof typeof messages]) => intl.formatMessage(message);
    return {
      Find: say(messages.find),
      Replace: say(messages.replace),
      next: say(messages.next),
      previous: say(messages.previous),
      all: say(messages.all),
      'match case': say(messages.matchCase),
      'by word': say(messages.byWord),
      regexp: say(messages.regexp),
      replace: say(messages.replaceOne),
      'replace all': say(messages.replaceAll),
      close: say(messages.close),
      Completions: say(messages.names),
    };
  }, [intl]);
}
