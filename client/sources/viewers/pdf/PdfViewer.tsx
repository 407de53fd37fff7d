import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { DocumentBar } from '#client/documents/view/DocumentBar.tsx';
import { DocumentBones, DocumentFrame, DocumentGround, DocumentScroll, onDocumentKey } from '#client/documents/view/documentFrame.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { PasswordInput } from '#client/ui/controls/PasswordInput.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { useRefreshFileUrl } from '../../store/refreshedFileUrls.ts';
import { openPdf, type OpenPdf, type PdfFailure } from './openPdf.ts';
import type { PdfText } from './pdfText.ts';

type PdfViewerProps = {
  url: string;
  title: string;
  /** The page it opens at, from 1, of so many; null until it is open. */
  firstPage: (pageCount: number | null) => number;
  onPage: (page: number, pageCount: number) => void;
  /** Hears of its words as they are read and drawn, and of null when it is closed. */
  onText: (text: PdfText | null) => void;
  /** Whether the words of all pages are wanted, not only of those that are drawn. */
  readsAll: boolean;
};

type Asked = { readonly answer: (password: string) => void; readonly isWrong: boolean };

/** A PDF with its pages, zoom and search. Ctrl F searches; plus, minus and 0 zoom; the left and right arrow turn the page. */
export default function PdfViewer({ url: givenUrl, title, firstPage, onPage, onText, readsAll }: PdfViewerProps) {
  const intl = useIntl();
  const container = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const pdf = useRef<OpenPdf | null>(null);
  const [pageCount, setPageCount] = useState<number | null>(null);
  const [current, setCurrent] = useState(() => firstPage(null));
  const [scale, setScale] = useState(1);
  const [matches, setMatches] = useState({ current: 0, total: 0 });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<PdfFailure | null>(null);
  /** The address may have ended before it was opened: then another is asked for, once. */
  const [renewed, setRenewed] = useState<string | null>(null);
  const url = renewed ?? givenUrl;

  const refreshFileUrl = useRefreshFileUrl();
  const tellPage = useEffectEvent((next: number, count: number) => {
    setCurrent(next);
    onPage(next, count);
  });
  const tellText = useEffectEvent((text: PdfText | null) => onText(text));
  const pageToOpen = useEffectEvent(firstPage);
  const fail = useEffectEvent(async (reason: PdfFailure) => {
    const fresh = reason === 'network' && renewed === null ? await refreshFileUrl(givenUrl) : null;
    if (fresh === null || fresh === givenUrl) setFailure(reason);
    else setRenewed(fresh);
  });
  useEffect(() => {
    if (!container.current) return;
    const opened = openPdf(container.current, url, pageToOpen, {
      onReady: (count) => {
        setAsked(null);
        setPageCount(count);
      },
      onPage: tellPage,
      onScale: setScale,
      onMatches: (found, total) => setMatches({ current: found, total }),
      onPassword: (answer, isWrong) => setAsked({ answer, isWrong }),
      onFailed: (reason) => void fail(reason),
      onText: tellText,
    });
    pdf.current = opened;
    return () => {
      opened.close();
      tellText(null);
    };
  }, [url]);
  useEffect(() => {
    if (readsAll) pdf.current?.readAll();
  }, [url, readsAll]);

  const onKeyDown = (event: KeyboardEvent) =>
    onDocumentKey(event, { search, zoom: (to) => pdf.current?.zoom(to), turnRight: (pages) => pdf.current?.goTo(current + pages) });

  return (
    <DocumentFrame onKeyDown={onKeyDown}>
      <DocumentBar
        ref={search}
        of="pdf"
        page={current}
        pageCount={pageCount}
        scale={scale}
        matches={matches}
        onPage={(next) => pdf.current?.goTo(next)}
        onZoom={(to) => pdf.current?.zoom(to)}
        onFind={(words, how) => pdf.current?.find(words, how)}
      />
      <DocumentGround>
        <Scroll ref={container} tabIndex={0} role="region" aria-label={title} aria-busy={pageCount === null && !failure}>
          <div className="pdfViewer" />
        </Scroll>
        {pageCount === null && !failure && !asked && (
          <DocumentBones aria-hidden>
            <Skeleton $height="100%" $radius="var(--r-xs)" />
          </DocumentBones>
        )}
        {failure && (
          <Over>
            <EmptyState
              picture={null}
              title={<FormattedMessage {...(failure === 'damaged' ? messages.damaged : messages.failed)} />}
              text={<FormattedMessage {...(failure === 'damaged' ? messages.damagedText : messages.failedText)} />}
            />
          </Over>
        )}
        {asked && !failure && (
          <Over>
            <PasswordForm
              key={String(asked.isWrong)}
              error={asked.isWrong ? intl.formatMessage(messages.wrong) : null}
              onSubmit={(password) => {
                setAsked(null);
                asked.answer(password);
              }}
            />
          </Over>
        )}
      </DocumentGround>
    </DocumentFrame>
  );
}

function PasswordForm({ error, onSubmit }: { error: string | null; onSubmit: (password: string) => void }) {
  const intl = useIntl();
  const [password, setPassword] = useState('');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '') onSubmit(password);
      }}
    >
      <Field label={<FormattedMessage {...messages.password} />} error={error}>
        <PasswordInput
          autoComplete="off"
          showLabel={intl.formatMessage(messages.show)}
          hideLabel={intl.formatMessage(messages.hide)}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button variant="primary" size={36} type="submit" disabled={password === ''}>
        <FormattedMessage {...messages.open} />
      </Button>
    </Form>
  );
}

const messages = defineMessages({
  damaged: { id: 'viewer.pdf.damaged', defaultMessage: 'This PDF is damaged' },
  damagedText: { id: 'viewer.pdf.damagedText', defaultMessage: 'Download it and try another program, or upload it again.' },
  failed: { id: 'viewer.failed', defaultMessage: 'The file could not be loaded' },
  failedText: { id: 'viewer.failedText', defaultMessage: 'Check the connection, then open it again.' },
  password: { id: 'viewer.pdf.password', defaultMessage: 'Password of this PDF' },
  wrong: { id: 'viewer.pdf.wrongPassword', defaultMessage: 'This is not its password.' },
  show: { id: 'viewer.pdf.showPassword', defaultMessage: 'Show password' },
  hide: { id: 'viewer.pdf.hidePassword', defaultMessage: 'Hide password' },
  open: { id: 'viewer.pdf.open', defaultMessage: 'Open' },
});

const Scroll = styled(DocumentScroll)`
  .pdfViewer {
    --page-bg-color: #fff;
    --page-border: none;
    --page-margin: 16px auto;
  }

  .page {
    box-shadow: var(--shadow-card), 0 0 0 1px var(--line-1);
  }
`;

const Over = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: var(--bg-sheet);
`;

const Form = styled.form`
  display: grid;
  gap: 16px;
  width: min(320px, calc(100% - 32px));
`;
