import type { CardKind } from '#server/platform/db/generated/client.ts';

/** What the vault's own types of notes keep besides what is shown: the card as it was, as JSON. */
export const originalField = 'Markdown';
const sourceField = 'Source';

/** The fields of the vault's own types of notes, in order; the two sides first. */
const ankiFields: Record<CardKind, readonly string[]> = { BASIC: ['Front', 'Back', sourceField, originalField], CLOZE: ['Text', 'Back Extra', sourceField, originalField] };

/** Always the same, so that Anki takes two packages for the same types of notes. */
export const modelIds: Record<CardKind, number> = { BASIC: 1_764_288_000_001, CLOZE: 1_764_288_000_002 };

const source = `{{#${sourceField}}}<div class="source">{{${sourceField}}}</div>{{/${sourceField}}}`;
const templates: Record<CardKind, { readonly name: string; readonly qfmt: string; readonly afmt: string }> = {
  BASIC: { name: 'Card 1', qfmt: '{{Front}}', afmt: `{{FrontSide}}<hr id="answer">{{Back}}${source}` },
  CLOZE: { name: 'Cloze', qfmt: '{{cloze:Text}}', afmt: `{{cloze:Text}}<br>{{Back Extra}}${source}` },
};
const css = '.card { font-family: serif; font-size: 20px; text-align: center; }\n.cloze { font-weight: bold; }\n.source { margin-top: 1.5em; font-size: 15px; opacity: 0.7; }\n';

/** The vault's own types of notes, as `col.models` of schema 11 has them. */
export const ankiModels = (deckId: number, seconds: number): Record<string, object> =>
  Object.fromEntries((['BASIC', 'CLOZE'] as const).map((kind) => [String(modelIds[kind]), modelOf(kind, deckId, seconds)]));

const modelOf = (kind: CardKind, deckId: number, seconds: number): object => ({
  id: modelIds[kind], name: kind === 'BASIC' ? 'Knowledge Vault' : 'Knowledge Vault Cloze', type: kind === 'BASIC' ? 0 : 1, mod: seconds, usn: -1, sortf: 0, did: deckId, vers: [], tags: [], css,
  latexPre: '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n', latexPost: '\\end{document}',
  tmpls: [{ ...templates[kind], ord: 0, did: null, bqfmt: '', bafmt: '' }],
  flds: ankiFields[kind].map((name, ord) => ({ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] })),
  req: [[0, 'any', [0]]],
});

/** `col.decks` of schema 11: Anki wants its own besides. */
export const ankiDecks = (deck: { readonly id: number; readonly name: string; readonly description: string }, seconds: number): Record<string, object> => {
  const usual = { mod: seconds, usn: -1, conf: 1, dyn: 0, collapsed: false, browserCollapsed: false, extendNew: 0, extendRev: 0, newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] };
  return { 1: { ...usual, id: 1, name: 'Default', desc: '' }, [deck.id]: { ...usual, id: deck.id, name: deck.name, desc: deck.description } };
};

/** `col.conf` of schema 11. */
export const ankiConf = (deckId: number): object => ({
  schedVer: 2, creationOffset: 0, nextPos: 1, estTimes: true, activeDecks: [1], sortType: 'noteFld', sortBackwards: false, timeLim: 0, addToCur: true, curDeck: deckId, curModel: String(modelIds.BASIC), newSpread: 0, dueCounts: true, collapseTime: 1_200,
});

/** `col.dconf` of schema 11. */
export const ankiDeckConf: object = {
  1: {
    id: 1, name: 'Default', mod: 0, usn: 0, maxTaken: 60, autoplay: true, timer: 0, replayq: true, dyn: false,
    new: { bury: true, delays: [1, 10], initialFactor: 2_500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
    lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
  },
};
