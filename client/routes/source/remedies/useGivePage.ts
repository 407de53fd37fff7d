import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useGivePage_source$key } from '#client/__generated__/useGivePage_source.graphql.ts';
import { authorizedFetch } from '#client/auth/currentAuth.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';

/** The text of a page, or the page as a browser saved it; `type` is its media type. */
export type Page = { readonly type: string; readonly body: BodyInit };

/**
 * Gives a link the page that is read instead of its address, or (`null`) reads its address again. The source is Pending at once.
 * Answers why it was refused, in words; null when it was not.
 */
export function useGivePage(ref: useGivePage_source$key): { givePage: (page: Page | null) => Promise<string | null>; isGiving: boolean } {
  const { id, pageUploadPath } = useFragment(
    graphql`
      fragment useGivePage_source on Source {
        id
        pageUploadPath
      }
    `,
    ref,
  );
  const intl = useIntl();
  const errorText = useErrorText();
  const environment = useRelayEnvironment();
  const [isGiving, setIsGiving] = useState(false);

  async function givePage(page: Page | null): Promise<string | null> {
    if (!pageUploadPath) return null;
    setIsGiving(true);
    try {
      const answer = await authorizedFetch(pageUploadPath, page ? { method: 'PUT', headers: { 'content-type': page.type }, body: page.body, timeoutMs: 0 } : { method: 'DELETE' });
      if (!answer.ok) {
        const refusal = refusals[answer.status];
        return refusal ? intl.formatMessage(refusal) : errorText(await codeIn(answer), messages.failed);
      }
      commitLocalUpdate(environment, (store) => {
        store.get(id)?.setValue('PENDING', 'status').setValue(null, 'failure').setValue(page !== null, 'isPageGiven');
      });
      return null;
    } catch {
      return intl.formatMessage(messages.failed);
    } finally {
      setIsGiving(false);
    }
  }
  return { givePage, isGiving };
}

async function codeIn(answer: Response): Promise<ErrorCode | null> {
  try {
    const { error } = (await answer.json()) as { error?: { code?: ErrorCode } };
    return error?.code ?? null;
  } catch {
    return null;
  }
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  htm: 'text/html',
  xhtml: 'application/xhtml+xml',
  mhtml: 'multipart/related',
  mht: 'multipart/related',
  pdf: 'application/pdf',
};

/** For the browser's own file picker. */
export const savedPages = Object.keys(types)
  .map((end) => `.${end}`)
  .join();

/** A page that a browser has saved; null for a file of another kind. */
export function savedPage(file: File): Page | null {
  const type = types[/\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''];
  return type === undefined ? null : { type, body: file };
}

export const messages = defineMessages({
  failed: { id: 'source.page.failed', defaultMessage: 'The page did not arrive. Try again.' },
  notAPage: { id: 'source.page.notAPage', defaultMessage: 'This is no saved page. Choose an HTML, MHTML or PDF file.' },
  tooLarge: { id: 'source.page.tooLarge', defaultMessage: 'This page is too large. It may weigh 50 MB.' },
});

const refusals: Readonly<Record<number, MessageDescriptor>> = { 413: messages.tooLarge, 415: messages.notAPage };
