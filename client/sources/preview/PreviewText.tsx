import { useId, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { truncate } from '../item/truncate.ts';
import { PREVIEW_LENGTH } from './previewOf.ts';

/** The first 500 characters of a text, and more of it on demand. */
export function PreviewText({ text, lang }: { text: string; lang: string | null }) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const beginning = truncate(text, PREVIEW_LENGTH);
  const isLonger = beginning.length < text.length;
  const shown = isLonger ? `${beginning.trimEnd()}…` : text;
  return (
    <Box>
      <Words id={id} dir="auto" lang={lang ?? undefined}>
        {isWhole ? text : shown}
      </Words>
      {isLonger && (
        <Button size={28} variant="ghost" aria-controls={id} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          <FormattedMessage {...(isWhole ? messages.less : messages.more)} />
        </Button>
      )}
    </Box>
  );
}

const messages = defineMessages({
  more: { id: 'sources.preview.more', defaultMessage: 'Show more' },
  less: { id: 'sources.preview.less', defaultMessage: 'Show less' },
});

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 8px;

  > button {
    margin-inline-start: -10px;
  }
`;

const Words = styled.p`
  font: 400 15px/24px var(--font-read);
  white-space: pre-wrap;
  unicode-bidi: plaintext;
  overflow-wrap: anywhere;
`;
