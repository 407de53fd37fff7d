import { expect, test } from 'vitest';
import { trimLead, type Piece } from '#client/sources/item/snippets.ts';

const plain = (text: string): Piece => ({ text, isHit: false });
const hit: Piece = { text: 'needle', isHit: true };

test('a passage begins with whole words shortly before its first hit', () => {
  expect(trimLead([plain('… a long way through the hay to the '), hit, plain(' and on')], 12)).toEqual([plain('… hay to the '), hit, plain(' and on')]);
  expect(trimLead([plain('to the '), hit], 12)).toEqual([plain('to the '), hit]);
  expect(trimLead([hit, plain(' in the hay')], 12)).toEqual([hit, plain(' in the hay')]);
  expect(trimLead([plain('no hit in all of this')], 4)).toEqual([plain('no hit in all of this')]);
});

test('a lead without spaces is cut between characters, never inside one', () => {
  expect(trimLead([plain('記憶と忘却の研究'), hit], 3)).toEqual([plain('… の研究'), hit]);
  expect(trimLead([plain('🌲🌳🌴🌵'), hit], 2)).toEqual([plain('… 🌴🌵'), hit]);
});
