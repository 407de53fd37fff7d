import { expect, test } from 'vitest';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { rankPassages } from '#server/domain/search/rankPassages.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { useVault, uuid } from '#tests/support/vault.ts';
import { createStoredSource } from './storedSource.ts';

const vault = useVault();

const towns = ['Halden', 'Brunn', 'Kestrel', 'Marlow', 'Ostrava', 'Pilsen', 'Quimper', 'Rivoli', 'Sligo', 'Tartu'];
const rivers = ['Dorn', 'Esk', 'Fulda', 'Garve', 'Isen', 'Jura', 'Kolva', 'Luga', 'Mura', 'Narew'];
const trades = ['weavers', 'potters', 'bakers', 'printers', 'sailors'];

/** The same words stand in many texts: only together they tell which is meant. Questions use other forms, and words that stand nowhere. */
const topics: readonly ((town: string, river: string, trade: string) => { readonly text: string; readonly question: string })[] = [
  (town, river, trade) => ({
    text: `The old bridge of ${town} crosses the river ${river}. It was built by ${trade} who wanted to reach their markets, and repaired after every flood. Travellers described its arches in many letters.`,
    question: `Who has been building the bridge in ${town}?`,
  }),
  (town, river, trade) => ({
    text: `In the archive of ${town} lie the letters of its ${trade}. They complained about taxes on salt, and about floods of the ${river} that destroyed their workshops. The market was closed for years.`,
    question: `What were people complaining about in the archived letters from ${town}?`,
  }),
  (town, river, trade) => ({
    text: `Every autumn the ${trade} of ${town} hold a festival by the ${river}. Lanterns are lit on boats, children sing, and the best workshop receives a silver cup from the mayor.`,
    question: `Which prize do mayors give when the festival is held at ${town}?`,
  }),
  (town, river, trade) => ({
    text: `The school of ${town} teaches mathematics and the history of ${trade}. Its library stands on an island in the ${river}, and students reach it by a ferry that runs each hour.`,
    question: `How do the students of ${town} reach the library on its island?`,
  }),
];

test('200 questions find the passage they are about among the first, and each finds something', async () => {
  const owner = await vault.given.person();
  const spaceId = uuid(await vault.given.space(owner));
  const asked: { id: string; question: string }[] = [];
  for (const [at, town] of towns.entries()) {
    for (const [of, trade] of trades.entries()) {
      for (const topic of topics) {
        const { text, question } = topic(town, rivers[(at + of) % rivers.length] ?? '', trade);
        // Of the same town and topic five texts differ by river and trade alone.
        asked.push({ id: await createStoredSource(vault, spaceId, { title: 'Notes', text, language: 'en' }), question: `${question} Tell of the ${trade} by the ${rivers[(at + of) % rivers.length]}.` });
      }
    }
  }
  await indexNow(vault.context({ kind: 'system', job: 'test' }), asked.map(({ id }) => id));
  let [gain, nothing, answerable] = [0, 0, 0];
  for (const { id, question } of asked) {
    const ranked = await rankPassages(vault.database.prisma, question, { spaceIds: [spaceId], condition: Prisma.sql`true`, mostOfSource: 1 }, { offset: 0, limit: 10 });
    const rank = ranked.passages.findIndex(({ sourceId }) => sourceId === id);
    if (ranked.passages.length === 0) nothing += 1;
    if (ranked.isAnswerable) answerable += 1;
    if (rank >= 0) gain += 1 / Math.log2(rank + 2);
  }
  expect(asked).toHaveLength(200);
  expect(nothing).toBe(0);
  expect(gain / asked.length).toBeGreaterThanOrEqual(0.97);
  // Most words of the second question stand nowhere: nothing tells that its text is meant.
  expect(answerable / asked.length).toBeGreaterThanOrEqual(0.7);
});

test('what nothing is about is not answerable', async () => {
  const owner = await vault.given.person();
  const spaceId = uuid(await vault.given.space(owner));
  const ids = [];
  for (const town of towns) for (const topic of topics) ids.push(await createStoredSource(vault, spaceId, { text: topic(town, 'Dorn', 'potters').text, language: 'en' }));
  await indexNow(vault.context({ kind: 'system', job: 'test' }), ids);
  const questions = ['How many moons does the planet Saturn have?', 'Which enzyme unwinds the double helix of DNA?', 'Why do central banks raise interest rates?', 'What causes volcanic eruptions in Iceland?', 'Who painted the ceiling of the Sistine chapel?'];
  for (const question of questions) {
    const { isAnswerable } = await rankPassages(vault.database.prisma, question, { spaceIds: [spaceId], condition: Prisma.sql`true`, mostOfSource: 4 }, { offset: 0, limit: 10 });
    expect(isAnswerable, question).toBe(false);
  }
});
