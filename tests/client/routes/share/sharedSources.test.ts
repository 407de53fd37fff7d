import { expect, test } from 'vitest';
import { sharedWords } from '#client/routes/share/sharedSources.ts';

const read = (shared: { title?: string; text?: string; url?: string }) => sharedWords({ title: '', text: '', url: '', ...shared });
const bees = 'https://bees.example.org/noon';

test('an address is read wherever an app puts it', () => {
  const link = { links: [bees], texts: [] };
  expect(read({ url: bees })).toEqual(link);
  expect(read({ text: bees })).toEqual(link);
  expect(read({ title: 'Bees at noon', text: bees })).toEqual(link);
  expect(read({ title: 'Bees at noon', text: `Bees at noon\n${bees}` })).toEqual(link);
  expect(read({ title: 'Bees', text: `See "${bees}".`, url: bees })).toEqual(link);
  expect(read({ text: `It is here (${bees}).` })).toEqual(link);
  expect(read({ title: bees })).toEqual(link);
  expect(read({ text: `${bees}\nhttps://bees.example.org/night` }).links).toEqual([bees, 'https://bees.example.org/night']);
});

test('brackets that belong to an address stay', () => {
  expect(read({ text: 'https://en.example.org/wiki/Bee_(insect)' }).links).toEqual(['https://en.example.org/wiki/Bee_(insect)']);
});

test('a text is kept as a text, also one with an address in it', () => {
  expect(read({ title: 'Noon', text: 'Bees know the hour.' })).toEqual({ links: [], texts: [{ title: 'Noon', text: 'Bees know the hour.' }] });
  expect(read({ title: 'A title alone' })).toEqual({ links: [], texts: [{ title: null, text: 'A title alone' }] });
  const long = `${'What bees know of the hour. '.repeat(20)}${bees}`;
  expect(read({ text: long })).toEqual({ links: [], texts: [{ title: null, text: long }] });
  expect(read({ text: long, url: bees })).toEqual({ links: [bees], texts: [{ title: null, text: long }] });
});

test('nothing but pages of the web is taken for an address', () => {
  for (const url of ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,hello', 'https://', 'content://media/1']) expect(read({ url }).links).toEqual([]);
  expect(read({ text: 'javascript:alert(1)' })).toEqual({ links: [], texts: [{ title: null, text: 'javascript:alert(1)' }] });
  expect(read({})).toEqual({ links: [], texts: [] });
});
