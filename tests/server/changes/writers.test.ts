import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { untilTold } from '#server/domain/changes/horizon.ts';
import { readChanges } from '#server/domain/changes/readChanges.ts';
import { inTransaction } from '#server/platform/db/database.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const writers = 16;
const vault = useVault({ connections: writers + 4 });

/** What somebody makes of what they are told, as a program keeps it: the copy and the position together. */
interface Mirror {
  readonly there: ReadonlySet<string>;
  readonly position: string | undefined;
}

/** Reads a page and keeps it, unless it dies before; `told` has everything that was told to whoever lived. */
async function goOn(reader: Person, mirror: Mirror, dies: boolean): Promise<Mirror & { readonly isCurrent: boolean }> {
  const { changes, hasMore, position } = await readChanges(vault.context(reader.actor), mirror.position, { kinds: ['TAG', 'COLLECTION'] }, 7);
  if (dies) return { ...mirror, isCurrent: false };
  const there = new Set(mirror.there);
  for (const { objectId, isDeleted } of changes) if (isDeleted) there.delete(objectId); else there.add(objectId);
  return { there, position, isCurrent: !hasMore };
}

test('sixteen who write at once lose nothing for whoever follows, however often they die', async () => {
  const owner = await vault.given.person();
  const spaceId = uuid(await vault.given.space(owner));
  const { prisma } = vault.database;
  let writing = writers;

  const write = async (writer: number) => {
    const mine: string[] = [];
    for (let round = 0; round < 25; round++) {
      // Transactions that begin in one order, number their changes in another, and end in a third; some end in nothing.
      await inTransaction({ db: prisma }, async ({ db }) => {
        for (let n = randomInt(4); n >= 0; n--) {
          const known = mine.length > 3 && randomInt(3) === 0 ? mine.splice(randomInt(mine.length), 1)[0] : undefined;
          if (known) await db.tag.delete({ where: { id: known } });
          else {
            const name = `${writer}-${round}-${n}`;
            mine.push((await db.tag.create({ data: { spaceId, name, key: name }, select: { id: true } })).id);
          }
        }
      });
      const lost = inTransaction({ db: prisma }, async ({ db }) => {
        await db.tag.create({ data: { spaceId, name: `${writer}-${round}-lost`, key: `${writer}-${round}-lost` } });
        throw new Error('taken back');
      });
      await expect(lost).rejects.toThrow('taken back');
    }
    writing--;
  };

  const follow = async () => {
    let mirror: Mirror & { isCurrent: boolean } = { there: new Set(), position: undefined, isCurrent: false };
    while (writing > 0) mirror = await goOn(owner, mirror, randomInt(3) === 0);
    await untilTold(prisma);
    do mirror = await goOn(owner, mirror, false);
    while (!mirror.isCurrent);
    return mirror;
  };

  const [mirror] = await Promise.all([follow(), ...Array.from({ length: writers }, (_, writer) => write(writer))]);
  const tags = await prisma.tag.findMany({ where: { spaceId }, select: { id: true } });
  expect([...mirror.there].sort()).toEqual(tags.map(({ id }) => id).sort());
  expect(tags.length).toBeGreaterThan(writers);
});
