import { defineMessages, useIntl } from 'react-intl';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import type { NoteCitation } from '#client/notes/citing/noteCitation.ts';
import { useFindQuotes } from '#client/notes/citing/useFindQuotes.ts';
import type { Quoting } from '#client/notes/markdown/quoteCompletion.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useUpdateWork } from './useUpdateWork.ts';

/** As many passages as one looks through beside the text. */
const MOST = 20;

/** What a draft can cite: sentences of its space by words, and how one is cited. @param onCited hears of each */
export function useDraftQuoting(spaceId: string, workId: string, onCited: (citation: NoteCitation) => void): Quoting {
  const intl = useIntl();
  const errorText = useErrorText();
  const find = useFindQuotes(spaceId, null, MOST);
  const updateWork = useUpdateWork();
  return {
    find,
    cite: async ({ sourceId, quote, prefix, suffix }) => {
      const done = await updateWork({ workId, newCitations: [{ sourceId, quote, prefix, suffix }] });
      if ('refusal' in done) {
        showToast({ type: 'error', message: done.refusal === 'INVALID' ? intl.formatMessage(messages.gone) : errorText(done.refusal, messages.failed) });
        return null;
      }
      if (done.citation) onCited(done.citation);
      return done.citation?.id ?? null;
    },
  };
}

const messages = defineMessages({
  gone: { id: 'notes.quoteGone', defaultMessage: 'These words are no longer in the source. Look for them again.' },
  failed: { id: 'notes.notCited', defaultMessage: 'It could not be cited. Try again.' },
});
