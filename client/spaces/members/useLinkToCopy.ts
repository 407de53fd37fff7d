import { useState } from 'react';
import { defineMessages } from 'react-intl';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';

type Answers = { onLink: (link: string) => void; onRefused: (code: ErrorCode | null) => void };

/**
 * A link that is made and copied by the first press, and copied again by each further one: a second one would take the place of
 * the first. `link` is null until then; `refusal` says why none could be made.
 */
export function useLinkToCopy(makeLink: (answers: Answers) => void) {
  const copy = useCopyToClipboard();
  const [link, setLink] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const press = () => {
    if (link !== null) {
      copy(link, messages.copied);
      return;
    }
    setRefusal(null);
    makeLink({
      onLink: (made) => {
        setLink(made);
        copy(made, messages.copied);
      },
      onRefused: (code) => setRefusal({ code }),
    });
  };
  return { link, refusal, press };
}

const messages = defineMessages({
  copied: { id: 'invitation.linkCopied', defaultMessage: 'Link copied' },
});
