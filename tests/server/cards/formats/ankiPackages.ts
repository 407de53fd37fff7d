import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { createAnkiCollection, type PackedCard } from '#server/domain/cards/formats/ankiCollection.ts';
import type { PortableCard } from '#server/domain/cards/formats/portableCard.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A package as the vault writes it. */
export function vaultPackage(cards: readonly PortableCard[], name = 'Rivers'): Uint8Array<ArrayBuffer> {
  const at = new Date('2026-01-01T08:00:00Z');
  const anki = createAnkiCollection({ id: '01980000-0000-7000-8000-0000000000aa', name, description: '', createdAt: at }, 0.9, new Date('2026-06-01T08:00:00Z'));
  anki.add(cards.map((card, index): PackedCard => ({ ...card, id: `01980000-0000-7000-8000-${String(index).padStart(12, '0')}`, createdAt: at, updatedAt: at, quotes: [] })));
  const collection = anki.bytes();
  anki.close();
  return zipSync({ 'collection.anki21': collection, media: bytesOf('{}') });
}

export interface ForeignNote {
  readonly type: 'Basic' | 'Reversed' | 'Cloze';
  readonly fields: readonly string[];
  readonly tags?: string;
  readonly deck?: string;
  /** Of the cards that it makes: their number, and what was answered. */
  readonly cards?: readonly { readonly ord: number; readonly queue?: number; readonly isLearned?: boolean; readonly reviews?: readonly { readonly at: number; readonly ease: number; readonly type?: number }[] }[];
}

const styled = '<style>.card { color: red }</style>';
const types = {
  Basic: { id: 11, isCloze: false, fields: ['Front', 'Back'], templates: [[`${styled}{{Front}}`, '{{FrontSide}}\n<hr id=answer>\n{{Back}}']] },
  Reversed: { id: 12, isCloze: false, fields: ['Front', 'Back', 'Hint'], templates: [['{{Front}}{{#Hint}} ({{hint:Hint}}){{/Hint}}', '{{FrontSide}}<hr id="answer">{{Back}}'], ['{{Back}}', '{{FrontSide}}<hr id="answer">{{Front}}']] },
  Cloze: { id: 13, isCloze: true, fields: ['Text', 'Extra'], templates: [['{{cloze:Text}}', '{{cloze:Text}}<br>{{Extra}}']] },
} as const;

/** A collection as Anki has it, of schema 11 or 18. */
function ankiCollection(notes: readonly ForeignNote[], schema: 11 | 18): Uint8Array<ArrayBuffer> {
  const db = new DatabaseSync(':memory:');
  db.exec(`create table notes (id integer primary key, guid text, mid integer, mod integer, usn integer, tags text, flds text, sfld integer, csum integer, flags integer, data text);
    create table cards (id integer primary key, nid integer, did integer, ord integer, mod integer, usn integer, type integer, queue integer, due integer, ivl integer, factor integer, reps integer, lapses integer, left integer, odue integer, odid integer, flags integer, data text);
    create table revlog (id integer primary key, cid integer, usn integer, ease integer, ivl integer, lastIvl integer, factor integer, time integer, type integer);`);
  const decks = new Map([...new Set(notes.map(({ deck = 'Default' }) => deck))].map((name, at) => [name, at + 1]));
  if (schema === 11) oldTypes(db, decks);
  else newTypes(db, decks);
  for (const [at, { type, fields, tags = '', deck = 'Default', cards = [{ ord: 0 }] }] of notes.entries()) {
    db.prepare('insert into notes values (?, ?, ?, 0, 0, ?, ?, 0, 0, 0, ?)').run(at + 1, `g${at}`, types[type].id, tags, fields.join('\u001F'), '');
    for (const [place, { ord, queue = 0, isLearned = false, reviews = [] }] of cards.entries()) {
      const id = at * 100 + place + 1;
      db.prepare("insert into cards values (?, ?, ?, ?, 0, 0, ?, ?, 1, 0, 0, 0, 0, 0, 0, 0, 0, '')").run(id, at + 1, decks.get(deck) ?? 1, ord, isLearned ? 2 : 0, queue);
      for (const review of reviews) db.prepare('insert into revlog values (?, ?, 0, ?, 0, 0, 0, 3000, ?)').run(review.at, id, review.ease, review.type ?? 1);
    }
  }
  const bytes = new Uint8Array(db.serialize());
  db.close();
  return bytes;
}

/** The same in a package as Anki of that time saves it. */
export function ankiPackage(notes: readonly ForeignNote[], schema: 11 | 18): Uint8Array<ArrayBuffer> {
  const collection = ankiCollection(notes, schema);
  // An old Anki finds a note there that says to take a newer one.
  if (schema === 18) return zipSync({ meta: new Uint8Array([8, 3]), 'collection.anki21b': new Uint8Array(zstdCompressSync(collection)), 'collection.anki2': ankiCollection([{ type: 'Basic', fields: ['Please update', 'Anki'] }], 11), media: new Uint8Array(zstdCompressSync('')) });
  return zipSync({ 'collection.anki2': collection, media: bytesOf('{"0":"heart.jpg"}'), 0: bytesOf('no picture') });
}

function oldTypes(db: DatabaseSync, decks: ReadonlyMap<string, number>): void {
  const models = Object.fromEntries(Object.entries(types).map(([name, { id, isCloze, fields, templates }]) => [
    id, { id, name, type: isCloze ? 1 : 0, flds: fields.map((field, ord) => ({ name: field, ord })), tmpls: templates.map(([qfmt, afmt], ord) => ({ name: `Card ${ord + 1}`, ord, qfmt, afmt })) },
  ]));
  db.exec('create table col (id integer primary key, ver integer, models text, decks text)');
  db.prepare('insert into col values (1, 11, ?, ?)').run(JSON.stringify(models), JSON.stringify(Object.fromEntries([...decks].map(([name, id]) => [id, { id, name }]))));
}

function newTypes(db: DatabaseSync, decks: ReadonlyMap<string, number>): void {
  db.exec(`create table col (id integer primary key, ver integer, models text, decks text);
    create table notetypes (id integer primary key, name text not null, config blob not null);
    create table fields (ntid integer not null, ord integer not null, name text not null, config blob not null, primary key (ntid, ord)) without rowid;
    create table templates (ntid integer not null, ord integer not null, name text not null, config blob not null, primary key (ntid, ord)) without rowid;
    create table decks (id integer primary key, name text not null, kind blob not null);
    insert into col values (1, 18, '', '');`);
  for (const [name, { id, isCloze, fields, templates }] of Object.entries(types)) {
    db.prepare('insert into notetypes values (?, ?, ?)').run(id, name, isCloze ? new Uint8Array([8, 1]) : new Uint8Array());
    for (const [ord, field] of fields.entries()) db.prepare('insert into fields values (?, ?, ?, ?)').run(id, ord, field, new Uint8Array());
    for (const [ord, [front, back]] of templates.entries()) db.prepare('insert into templates values (?, ?, ?, ?)').run(id, ord, `Card ${ord + 1}`, new Uint8Array([...textField(1, front), ...textField(2, back), 0x18, 0x01]));
  }
  for (const [name, id] of decks) db.prepare('insert into decks values (?, ?, ?)').run(id, name.replaceAll('::', '\u001F'), new Uint8Array());
  // Names there are in an order that SQLite does not know.
  db.enableDefensive(false);
  db.exec(`pragma writable_schema = on; update sqlite_schema set sql = replace(sql, 'name text not null', 'name text not null collate unicase') where type = 'table'; pragma writable_schema = off;`);
}

function textField(number: number, text: string): number[] {
  const bytes = bytesOf(text);
  return [number * 8 + 2, ...(bytes.length < 128 ? [bytes.length] : [(bytes.length & 127) | 128, bytes.length >> 7]), ...bytes];
}
