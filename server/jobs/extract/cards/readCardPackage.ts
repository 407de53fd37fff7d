import { zstdDecompressSync } from 'node:zlib';
import { cardOfNote } from '#server/domain/cards/formats/cardOfNote.ts';
import { type CardProblem, checkPortable } from '#server/domain/cards/formats/checkPortable.ts';
import type { ForeignRow } from '#server/domain/imports/importRows.ts';
import { ExtractError } from '../extractError.ts';
import type { Readable } from '../extraction.ts';
import { openFile } from '../files/base/openFile.ts';
import { openZipArchive, type ZipArchive } from '../files/base/zipArchive.ts';
import { type AnkiCard, ankiCards } from './ankiDatabase.ts';

/** A package of Anki. */
export interface CardPackage extends Pick<Readable, 'bytes' | 'path'> {
  /** Whether its cards are to lie in decks called as those of the package. */
  readonly intoDecks: boolean;
}

/** What stands in it, card by card. Plain values: they come from another process. */
export interface CardRows {
  readonly rows: readonly ForeignRow[];
  readonly lostFields: readonly string[];
}

const largestCollection = 96 * 1024 * 1024;
const mostCards = 200_000;
const longestText = 500;
/** Names of files that are told one by one. */
const mostFiles = 100;

/**
 * The cards of a package of Anki (`.apkg`, `.colpkg`), of old and new versions, with what was answered. Pictures and sounds are left out, and told.
 * It may be built to harm: it runs where time and memory are limited (`Reader`).
 * @throws ExtractError for what is no such package, or is too large
 */
export async function readCardPackage({ intoDecks, ...readable }: CardPackage): Promise<CardRows> {
  const file = await openFile({ ...readable, contentType: null, charset: null, url: '' });
  try {
    const lost = new Set<string>();
    const media = new Set<string>();
    const now = new Date();
    const rows: ForeignRow[] = [];
    for (const anki of ankiCards(await collectionOf(await openZipArchive(file)))) {
      if (rows.length >= mostCards) throw new ExtractError('TOO_LARGE', `An import takes at most ${mostCards.toLocaleString('en')} cards. Export one deck at a time.`);
      rows.push(rowOf(anki, { intoDecks, lost, media, now }));
    }
    return { rows, lostFields: [...lost, ...[...media].slice(0, mostFiles).map((name) => `media: ${name}`)] };
  } finally {
    await file.close();
  }
}

/** The newest of the collections in a package: beside it others stand only to say that Anki is too old. */
async function collectionOf(zip: ZipArchive): Promise<Uint8Array> {
  const packed = await zip.read('collection.anki21b');
  if (packed) return unpacked(packed);
  const bytes = (await zip.read('collection.anki21')) ?? (await zip.read('collection.anki2'));
  if (!bytes) throw new ExtractError('UNSUPPORTED', 'This is no package of Anki: there is no collection in it. Export the deck as .apkg.');
  return bytes;
}

function unpacked(bytes: Uint8Array): Uint8Array {
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: largestCollection });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new ExtractError('TOO_LARGE', 'The collection in this package is too large. Export one deck at a time.');
    throw new ExtractError('DAMAGED', 'The collection in this package is damaged. Export it again.');
  }
}

interface Reading {
  readonly intoDecks: boolean;
  readonly lost: Set<string>;
  readonly media: Set<string>;
  readonly now: Date;
}

function rowOf({ type, deck, ord, values, tags, isSuspended, isLearned, isFlagged, reviews }: AnkiCard, { intoDecks, lost, media, now }: Reading): ForeignRow {
  const path = intoDecks ? [deck] : [];
  const row = (text: string, rest: Partial<ForeignRow>): ForeignRow => ({ text: text.slice(0, longestText), path, url: null, ...rest });
  if (!type) return row(values[0] ?? '', { problem: { code: 'DAMAGED', field: null, message: 'The type of this note is not in the package.' } });
  if (isFlagged) lost.add('flags');
  // Without its answers nobody can tell how well it sits.
  if (isLearned && reviews.length === 0) lost.add('due');
  const { card, media: files } = cardOfNote(type, values, tags, ord);
  for (const name of files) media.add(name);
  const checked = checkPortable({ ...card, isSuspended, reviews }, now);
  return row(card.front || (values[0] ?? ''), 'card' in checked ? checked : { problem: files.length > 0 && checked.problem.code === 'UNSUPPORTED' ? ofMedia : checked.problem });
}

const ofMedia: CardProblem = { code: 'UNSUPPORTED', field: 'media', message: 'This card asks or answers by a picture or a sound, which cards have no place for.' };
