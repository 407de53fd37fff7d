/** A gap of a cloze: `{{c1::gap}}` or `{{c1::gap::hint}}`. */
const GAP = /\{\{c([1-9]\d{0,2})::((?:(?!\}\}|::)[\s\S])+)(?:::((?:(?!\}\})[\s\S])*))?\}\}/g;

/** Whether a text has a gap at all. */
export const hasGap = (front: string): boolean => new RegExp(GAP.source).test(front);

/** The text of a cloze with its gaps filled: what it says. */
export const filledCloze = (front: string): string => front.replace(GAP, (_gap, _number, words: string) => words);
