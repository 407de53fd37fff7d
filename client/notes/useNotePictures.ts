import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { defineMessages, useIntl, type TypedMessageDescriptor } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useNotePicturesQuery } from '#client/__generated__/useNotePicturesQuery.graphql.ts';
import { authorizedFetch } from '#client/auth/currentAuth.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import type { ShownPicture, ShownPictures } from './markdown/pictures.ts';

const query = graphql`
  query useNotePicturesQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        pictures {
          address
          url
        }
      }
    }
  }
`;

/** Ten megabytes, as the server takes them. */
const LARGEST = 10 * 1024 * 1024;
const TIMEOUT_MS = 120_000;

export type NotePictures = { readonly shown: ShownPictures; readonly onAdd: (address: string, file: File) => void };

/** A picture that the note does not have yet, and why not, if it was refused. */
type Waiting = { readonly file: File; readonly problem: TypedMessageDescriptor | null };

/**
 * The pictures of a note, and what is put into it. What is added before there is a note waits for it; what did not arrive is sent again
 * with the next connection, or when one tries again.
 *
 * @param text the Markdown that names them
 */
export function useNotePictures(noteId: string | null, text: string): NotePictures {
  const intl = useIntl();
  const fetchNow = useFetchNow<useNotePicturesQuery>(query);
  const [stored, setStored] = useState<ReadonlyMap<string, string>>(() => new Map());
  const [waiting, setWaiting] = useState<ReadonlyMap<string, Waiting>>(() => new Map());
  const sending = useRef(new Set<string>());
  const isHere = useRef(true);
  const namesPictures = /!\[[^\]]*\]\(/.test(text);

  const read = useEffectEvent(async (id: string) => {
    const pictures = (await fetchNow({ id }).catch(() => null))?.node?.source?.pictures;
    if (pictures && isHere.current) setStored(new Map(pictures.flatMap(({ address, url }) => (url === null ? [] : [[address, url] as const]))));
  });
  const note = (address: string, change: Waiting | null) =>
    setWaiting((before) => {
      const next = new Map(before);
      if (change) next.set(address, change);
      else next.delete(address);
      return next;
    });
  const send = useEffectEvent(async (id: string, address: string, file: File) => {
    if (sending.current.has(address)) return;
    sending.current.add(address);
    const problem = await put(id, address, file);
    sending.current.delete(address);
    if (!isHere.current) return;
    if (problem) return note(address, { file, problem });
    await read(id);
    note(address, null);
  });
  const sendAll = useEffectEvent((isAgain: boolean) => {
    if (noteId === null) return;
    for (const [address, { file, problem }] of waiting) if (problem === null || (isAgain && problem === messages.failed)) void send(noteId, address, file);
  });
  useEffect(() => queueMicrotask(() => sendAll(false)), [noteId, waiting]);
  useEffect(() => {
    isHere.current = true;
    const again = () => sendAll(true);
    addEventListener('online', again);
    return () => {
      isHere.current = false;
      removeEventListener('online', again);
    };
  }, []);
  useEffect(() => {
    if (noteId !== null && namesPictures) void read(noteId);
  }, [noteId, namesPictures]);

  const shown = useMemo(() => {
    const retry = (address: string, file: File) => ({ label: intl.formatMessage(commonMessages.retry), onRetry: () => note(address, { file, problem: null }) });
    const asShown = ([address, { file, problem }]: [string, Waiting]): [string, ShownPicture] => [
      address,
      problem ? { status: intl.formatMessage(problem), ...(problem === messages.failed && { retry: retry(address, file) }) } : { status: intl.formatMessage(messages.adding) },
    ];
    return new Map<string, ShownPicture>([...[...waiting].map(asShown), ...[...stored].map(([address, url]): [string, ShownPicture] => [address, { url }])]);
  }, [stored, waiting, intl]);
  return { shown, onAdd: (address, file) => note(address, { file, problem: null }) };
}

/** Sends a picture; answers why it was refused, null when it was not. */
async function put(noteId: string, address: string, file: File): Promise<TypedMessageDescriptor | null> {
  if (file.size > LARGEST) return messages.tooLarge;
  try {
    const path = `/files/note-pictures/${noteId}/${address.slice('/pictures/'.length)}`;
    const response = await authorizedFetch(path, { method: 'PUT', headers: { 'content-type': file.type }, body: file, timeoutMs: TIMEOUT_MS });
    if (response.ok) return null;
    const { error } = (await response.json()) as { error?: { code?: string } };
    return error?.code === 'LIMIT_REACHED' ? messages.noRoom : (refusals[response.status] ?? messages.failed);
  } catch {
    return messages.failed;
  }
}

const messages = defineMessages({
  adding: { id: 'notes.picture.adding', defaultMessage: 'The picture is being added' },
  failed: { id: 'notes.picture.failed', defaultMessage: 'The picture did not arrive.' },
  unusable: { id: 'notes.picture.unusable', defaultMessage: 'This picture cannot be used. Take a JPEG, PNG, WebP, GIF or AVIF that is not damaged.' },
  tooLarge: { id: 'notes.picture.tooLarge', defaultMessage: 'This picture is too large. It may weigh 10 MB.' },
  full: { id: 'error.storageFull', defaultMessage: 'The vault has almost no room left. Delete something for good, or tell whoever runs it.' },
  noRoom: { id: 'notes.picture.noRoom', defaultMessage: 'There is no room for this picture: the note has a hundred, or its space is full.' },
});

const refusals: Readonly<Record<number, TypedMessageDescriptor>> = { 413: messages.tooLarge, 422: messages.unusable, 507: messages.full };
