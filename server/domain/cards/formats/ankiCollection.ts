import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { CardKind } from '#server/platform/db/generated/client.ts';
import { encodePublicId } from '../../publicId.ts';
import { type Schedule, stepsOf } from '../schedule.ts';
import { ankiConf, ankiDeckConf, ankiDecks, ankiModels, modelIds } from './ankiModels.ts';
import { ankiTags, bareText, clozeHtmlOf, fieldEnd, htmlOf, plainHtmlOf } from './ankiText.ts';
import type { PortableCard, PortableReview } from './portableCard.ts';

/** A card that goes into a package. */
export interface PackedCard extends PortableCard {
  /** Its id here, by which Anki knows it again. */
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** What it stands upon. */
  readonly quotes: readonly { readonly quote: string; readonly sourceTitle: string }[];
}

/** A collection of Anki in the making. */
export interface AnkiCollection {
  add(cards: readonly PackedCard[]): void;
  /** All of it as an SQLite file; nothing can be added after that. */
  bytes(): Uint8Array;
  close(): void;
}

/** Schema 11, which every version of Anki and its relatives reads. */
const tables = `
  create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
  create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
  create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
  create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
  create table graves (usn integer not null, oid integer not null, type integer not null);
  create index ix_notes_usn on notes (usn);
  create index ix_notes_csum on notes (csum);
  create index ix_cards_usn on cards (usn);
  create index ix_cards_nid on cards (nid);
  create index ix_cards_sched on cards (did, queue, due);
  create index ix_revlog_usn on revlog (usn);
  create index ix_revlog_cid on revlog (cid);`;

const daySeconds = 86_400;
const eases = { AGAIN: 1, HARD: 2, GOOD: 3, EASY: 4 } as const;
/** As Anki numbers them, for cards and for reviews. */
const cardTypes = { LEARNING: 1, REVIEW: 2, RELEARNING: 3 } as const;
const reviewTypes = { LEARNING: 0, REVIEW: 1, RELEARNING: 2 } as const;
const suspended = -1;

/**
 * A collection of Anki with one deck, held in memory.
 * @param desiredRetention the share of cards one wants to know when they fall due: the intervals of reviews come to it
 */
export function createAnkiCollection(deck: { readonly id: string; readonly name: string; readonly description: string; readonly createdAt: Date }, desiredRetention: number, now: Date): AnkiCollection {
  const db = new DatabaseSync(':memory:');
  const seconds = secondsOf(now);
  const deckId = numberOf(deck.id);
  const created = Math.floor(secondsOf(deck.createdAt) / daySeconds) * daySeconds;
  db.exec(tables);
  db.prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)').run(
    created, now.getTime(), now.getTime(), JSON.stringify(ankiConf(deckId)), JSON.stringify(ankiModels(deckId, seconds)), JSON.stringify(ankiDecks({ ...deck, id: deckId, name: deckNameOf(deck.name) }, seconds)), JSON.stringify(ankiDeckConf), '{}',
  );
  const insertNote = db.prepare('insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)');
  const insertCard = db.prepare('insert into cards values (?, ?, ?, 0, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)');
  const insertReview = db.prepare('insert into revlog values (?, ?, -1, ?, ?, ?, ?, ?, ?)');
  const [freeId, freeMoment] = [freeNumbers(), freeNumbers()];
  let position = 0;

  function add(cards: readonly PackedCard[]): void {
    db.exec('begin');
    for (const card of cards) {
      const id = freeId(card.createdAt.getTime());
      const fields = fieldsOf(card);
      const [first = ''] = fields;
      insertNote.run(id, encodePublicId('Card', card.id), modelIds[card.kind], secondsOf(card.updatedAt), ankiTags(card.tags), fields.join(fieldEnd), bareText(first), checksumOf(first), '');
      const steps = stepsOf(card.reviews, desiredRetention);
      position += 1;
      const { type, due, interval, factor, reps, lapses, left, data } = scheduleOf(steps.at(-1)?.after ?? null, created, position);
      insertCard.run(id, id, deckId, secondsOf(card.updatedAt), type, card.isSuspended ? suspended : type === 3 ? 1 : type, due, interval, factor, reps, lapses, left, data);
      for (const { answer, before, after } of steps) {
        insertReview.run(freeMoment(answer.reviewedAt.getTime()), id, eases[answer.rating], intervalOf(after), before === null ? 0 : intervalOf(before), difficultyOf(after), durationOf(answer), before === null ? 0 : reviewTypes[before.phase]);
      }
    }
    db.exec('commit');
  }

  return { add, bytes: () => db.serialize(), close: () => db.close() };
}

/** The fields of a note: both sides, what they stand upon, and the card as it was. */
function fieldsOf({ kind, front, back, tags, quotes }: PackedCard): string[] {
  const source = quotes.map(({ quote, sourceTitle }) => `<blockquote>${plainHtmlOf(quote)}</blockquote>${plainHtmlOf(sourceTitle)}`).join('');
  return [sideOf(kind, front), htmlOf(back), source, plainHtmlOf(JSON.stringify({ kind, front, back, tags }))];
}

/** What is asked, as the HTML of its field. */
export const sideOf = (kind: CardKind, front: string): string => (kind === 'CLOZE' ? clozeHtmlOf(front) : htmlOf(front));

function scheduleOf(schedule: Schedule | null, created: number, position: number) {
  if (schedule === null) return { type: 0, due: position, interval: 0, factor: 0, reps: 0, lapses: 0, left: 0, data: '{}' };
  const { phase, dueAt, scheduledDays, reviewCount, lapses, stability, difficulty } = schedule;
  const isLearning = phase !== 'REVIEW';
  return {
    type: cardTypes[phase], due: isLearning ? secondsOf(dueAt) : Math.floor((secondsOf(dueAt) - created) / daySeconds), interval: Math.max(isLearning ? 0 : 1, scheduledDays), factor: 2_500, reps: reviewCount, lapses, left: isLearning ? 1_001 : 0,
    data: JSON.stringify({ s: Number(stability.toFixed(4)), d: Number(difficulty.toFixed(3)) }),
  };
}

/** Days, or seconds below zero where it is less than one. */
const intervalOf = ({ phase, scheduledDays, dueAt, lastReviewedAt }: Schedule): number => (phase === 'REVIEW' ? Math.max(1, scheduledDays) : -Math.max(1, secondsOf(dueAt) - secondsOf(lastReviewedAt)));

/** Where Anki has how easy a card is, with FSRS it has how hard it is: 100 to 1100. */
const difficultyOf = ({ difficulty }: Schedule): number => Math.round(((difficulty - 1) / 9 + 0.1) * 1_000);

const durationOf = ({ durationMs }: PortableReview): number => durationMs ?? 0;

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

/** The first 48 bits of an id: enough to tell decks apart, and always the same. */
const numberOf = (uuid: string): number => Number.parseInt(uuid.replaceAll('-', '').slice(-12), 16) + 2;

/** Two colons would make Anki put it into another deck. */
const deckNameOf = (name: string): string => name.replace(/::+/g, ': ');

const checksumOf = (html: string): number => Number.parseInt(createHash('sha1').update(bareText(html)).digest('hex').slice(0, 8), 16);

/** Numbers as they are wished, or the next that is free. */
function freeNumbers(): (wished: number) => number {
  const taken = new Set<number>();
  return (wished) => {
    let free = wished;
    while (taken.has(free)) free += 1;
    taken.add(free);
    return free;
  };
}
