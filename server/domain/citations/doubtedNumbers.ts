import type { Span } from './foldedText.ts';

/** Digits with what groups them, a fraction, and the further parts of a date or a time of day. */
const numbers = /(?<sign>(?<=^|[\s(\p{Sc}])[-−–])?(?<digits>\p{Nd}+(?:[.,'’\u00A0\u202F ]\p{Nd}{3}(?!\p{Nd}))*(?:[.,]\p{Nd}+)?)/gu;
const words = /\p{L}[\p{L}\p{M}]*/gu;
/** Chinese and Japanese numbers of more than one sign, or before what is counted. "One" is an article as well. */
const ideographic = /[〇零一二两兩三四五六七八九十百千万萬亿億]{2,}|[二两兩三四五六七八九十百千](?=[年月日个個位次种種人倍岁歲天周週小名所座])/gu;

/** Numbers in words, without "one", which is an article in most languages. */
const inWords = new Map<string, string>(
  Object.entries({
    2: 'two zwei dos deux due dois два две', 3: 'three drei tres trois tre três три', 4: 'four vier cuatro quatre quattro quatro четыре', 5: 'five fünf cinco cinq cinque пять', 6: 'six sechs seis sei шесть',
    7: 'seven sieben siete sept sette sete семь', 8: 'eight acht ocho huit otto oito восемь', 9: 'nine neun nueve neuf nove девять', 10: 'ten zehn diez dix dieci dez десять', 11: 'eleven elf once onze undici одиннадцать',
    12: 'twelve zwölf doce douze dodici doze двенадцать', 13: 'thirteen dreizehn trece treize', 14: 'fourteen vierzehn catorce quatorze', 15: 'fifteen fünfzehn quince quinze', 16: 'sixteen sechzehn dieciséis seize',
    17: 'seventeen siebzehn diecisiete', 18: 'eighteen achtzehn dieciocho', 19: 'nineteen neunzehn diecinueve', 20: 'twenty zwanzig veinte vingt venti vinte двадцать', 30: 'thirty dreißig treinta trente trenta тридцать',
    40: 'forty vierzig cuarenta quarante сорок', 50: 'fifty fünfzig cincuenta cinquante пятьдесят', 60: 'sixty sechzig sesenta soixante', 70: 'seventy siebzig setenta', 80: 'eighty achtzig ochenta', 90: 'ninety neunzig noventa',
    100: 'hundred hundert cien ciento cent cento сто', 1000: 'thousand tausend mil mille тысяча тысячи тысяч', 1000000: 'million millions millionen millón millones миллион миллионов миллиона',
    1000000000: 'billion billions milliarde milliarden milliard milliards миллиард миллиардов',
    half: 'half halb hälfte mitad moitié metade половина', third: 'third drittel tercio tiers', quarter: 'quarter viertel cuarto quart', twice: 'twice double doubled doppelt doble', triple: 'triple tripled dreifach',
  }).flatMap(([value, list]) => list.split(' ').map((word): [string, string] => [word, value])),
);

/** The numbers of a sentence that none of these texts has, in digits or in words. */
export function doubtedNumbers(sentence: string, evidence: readonly string[]): Span[] {
  const known = new Set(evidence.flatMap((text) => numbersIn(text).map(({ value }) => value)));
  const letters = evidence.join('\n');
  return numbersIn(sentence).filter(({ value, isSign, start, end }) => (isSign ? !letters.includes(sentence.slice(start, end)) : !known.has(value)));
}

interface FoundNumber extends Span {
  readonly value: string;
  /** Whether it is written with signs of which letters alone tell whether they are the same. */
  readonly isSign: boolean;
}

function numbersIn(text: string): FoundNumber[] {
  const inDigits = [...text.matchAll(numbers)].map(({ 0: found, index, groups }) => ({ value: `${groups?.['sign'] ? '-' : ''}${plainDigits(groups?.['digits'] ?? '')}`, isSign: false, start: index, end: index + found.length }));
  const written = [...text.matchAll(words)].flatMap(({ 0: word, index }) => {
    const value = inWords.get(word.toLowerCase());
    return value === undefined ? [] : [{ value, isSign: false, start: index, end: index + word.length }];
  });
  const signs = [...text.matchAll(ideographic)].map(({ 0: found, index }) => ({ value: found, isSign: true, start: index, end: index + found.length }));
  return [...inDigits, ...written, ...signs];
}

/** Digits of any script as ASCII, without what groups thousands, with a dot before a fraction. */
function plainDigits(digits: string): string {
  const ascii = digits.normalize('NFKC').replace(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g, (digit) => String(((digit.codePointAt(0) ?? 0) & 0xf) - (digit >= '\u0966' && digit <= '\u096F' ? 6 : 0)));
  return ascii.replace(/[.,'’\s](?=\d{3}(?!\d))/g, '').replace(/[.,](?=\d)/, '.');
}
