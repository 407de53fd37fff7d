import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf, type DocumentFailure, type OpenDocument } from '../openDocument.ts';
import { openRemoteFile, type RefreshAddress } from '../package/remoteFile.ts';

/** Kinds of documents that are shown as they are. */
export type DocumentKind = 'epub' | 'docx' | 'pptx';

/** What opens each kind, loaded with the first of it. */
const openers: Record<DocumentKind, () => Promise<(file: Awaited<ReturnType<typeof openRemoteFile>>) => Promise<OpenDocument>>> = {
  epub: async () => (await import('../epub/openEpub.ts')).openEpub,
  docx: async () => (await import('../docx/openDocx.ts')).openDocx,
  pptx: async () => (await import('../pptx/openPptx.ts')).openPptx,
};

export type DocumentState = { readonly state: 'loading' } | { readonly state: 'failed'; readonly failure: DocumentFailure } | { readonly state: 'open'; readonly document: OpenDocument };

/** Opens a document of the vault. Another address of the same file opens it anew. */
export function useDocument(kind: DocumentKind, url: string, refresh: RefreshAddress): DocumentState {
  const [opened, setOpened] = useState<{ readonly url: string; readonly result: DocumentState } | null>(null);
  const refreshAddress = useEffectEvent(refresh);
  useEffect(() => {
    const abandoned = new AbortController();
    const tell = (result: DocumentState) => {
      if (!abandoned.signal.aborted) setOpened({ url, result });
    };
    const open = async () => {
      const [opener, file] = await Promise.all([openers[kind](), openRemoteFile(url, (ended) => refreshAddress(ended), abandoned.signal)]);
      return opener(file);
    };
    open().then(
      (document) => tell({ state: 'open', document }),
      (error: unknown) => tell({ state: 'failed', failure: failureOf(error) }),
    );
    return () => abandoned.abort();
  }, [kind, url]);
  return opened?.url === url ? opened.result : { state: 'loading' };
}
