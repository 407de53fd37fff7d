import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { rememberView, usePreferredView } from '#client/routes/source/preferredView.ts';
import { readerCssVariables, useReaderPreferences } from '#client/routes/source/reader/readerPreferences.ts';
import { ReaderPreferencesFields } from '#client/routes/source/reader/ReaderPreferencesFields.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { AccountCard, AccountLine } from './AccountSheet.tsx';

/** How texts look while one reads, with a few lines set that way, and as what documents open. */
export function ReaderSection() {
  const preferences = useReaderPreferences();
  return (
    <AccountCard>
      <h2>
        <FormattedMessage {...messages.title} />
      </h2>
      <Sample style={readerCssVariables(preferences)}>
        <p>
          <FormattedMessage {...messages.sample} />
        </p>
      </Sample>
      <ReaderPreferencesFields />
      <Opens>
        <FormattedMessage {...messages.opens} />
      </Opens>
      {(['pdf', 'epub', 'docx', 'pptx'] as const).map((kind) => (
        <DocumentView key={kind} kind={kind} />
      ))}
    </AccountCard>
  );
}

function DocumentView({ kind }: { kind: 'pdf' | 'epub' | 'docx' | 'pptx' }) {
  const intl = useIntl();
  const view = usePreferredView(kind);
  return (
    <AccountLine>
      <FormattedMessage {...messages[kind]} />
      <Segmented
        label={intl.formatMessage(messages[kind])}
        value={view === 'original' ? 'original' : 'reader'}
        onChange={(chosen) => rememberView(kind, chosen)}
        segments={[
          { value: 'original', label: intl.formatMessage(messages.original) },
          { value: 'reader', label: intl.formatMessage(messages.text) },
        ]}
      />
    </AccountLine>
  );
}

const messages = defineMessages({
  title: { id: 'settings.reader', defaultMessage: 'Reader' },
  sample: { id: 'settings.sample', defaultMessage: 'What he measured was not memory but its discount. He asked how much less work it took to know it again.' },
  opens: { id: 'settings.documentsOpen', defaultMessage: 'Documents open as' },
  pdf: { id: 'settings.kind.pdf', defaultMessage: 'PDF' },
  epub: { id: 'settings.kind.epub', defaultMessage: 'Books' },
  docx: { id: 'settings.kind.docx', defaultMessage: 'Word documents' },
  pptx: { id: 'settings.kind.pptx', defaultMessage: 'Presentations' },
  original: { id: 'source.original', defaultMessage: 'Original' },
  text: { id: 'sources.type.text', defaultMessage: 'Text' },
});

const Opens = styled.h3`
  margin-block-start: 8px;
  font: var(--text-13);
  font-weight: 600;
`;

/** As high as it is in the largest size, so that nothing moves while one chooses. */
const Sample = styled.div`
  display: grid;
  align-items: center;
  min-height: 152px;
  padding: 16px 24px;
  border-radius: var(--r-lg);
  background: var(--bg-sheet);
  box-shadow: inset 0 0 0 1px var(--line-1);

  p {
    max-width: var(--measure);
    color: var(--fg-1);
    font: 400 var(--reading-size) / var(--reading-line) var(--reading-font);
    overflow-wrap: anywhere;
  }
`;
