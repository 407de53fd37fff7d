import SchemaBuilder from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { visibleInSpace } from '#server/domain/access/visible.ts';
import { isRowGone } from '#server/platform/db/database.ts';
import type { GraphQLContext } from '#server/schema/base/context.ts';
import type PrismaTypes from '#server/schema/generated/pothos.ts';
import { getDatamodel } from '#server/schema/generated/pothos.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

/**
 * The ground that row guards stand on (docs/decisions/row-guards.md): when Pothos has to select a second time from a row it holds
 * already, it asks by the guarded `findUnique` and not by the bare id. Our own fields select once; this schema does not.
 */
const vault = useVault();
const { given } = vault;

const builder = new SchemaBuilder<{ Context: GraphQLContext & { between: () => Promise<unknown> }; PrismaTypes: PrismaTypes }>({
  plugins: [PrismaPlugin],
  prisma: { client: (ctx) => ctx.db as never, dmmf: getDatamodel() },
  // Asked for by the types as soon as the plugin is imported somewhere; it is not used here.
  scopeAuth: { authScopes: () => ({}) },
});
builder.prismaObject('Collection', {
  select: { id: true },
  findUnique: ({ id }, ctx) => ({ id, AND: [visibleInSpace(ctx.actor)] }),
  fields: (t) => ({ name: t.exposeString('name') }),
});
builder.queryType({
  fields: (t) => ({
    held: t.field({
      type: 'Collection' as never,
      nullable: true,
      args: { id: t.arg.string({ required: true }) },
      resolve: async (_root, { id }, ctx) => {
        const row = await ctx.db.collection.findUnique({ where: { id, AND: [visibleInSpace(ctx.actor)] }, select: { id: true } });
        await ctx.between();
        return row as never;
      },
    }),
  }),
});
const schema = builder.toSchema();

async function readTwice(person: Person, id: string, between: () => Promise<unknown>) {
  return graphql({
    schema,
    source: 'query($id: String!) { held(id: $id) { name } }',
    variableValues: { id: uuid(id) },
    contextValue: { ...vault.context(person.actor), between },
  });
}

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  return { owner, spaceId, id: await given.collection(owner, spaceId, 'Secret plans') };
}

test('the second selection reads the row while it is visible', async () => {
  const { owner, id } = await place();
  expect(await readTwice(owner, id, async () => {})).toEqual({ data: { held: { name: 'Secret plans' } } });
});

test('a row that became invisible in between is not read', async () => {
  const { spaceId, id } = await place();
  const editor = await given.member(spaceId, 'EDITOR');
  const { data, errors } = await readTwice(editor, id, () => vault.database.prisma.membership.deleteMany({ where: { userId: uuid(editor.id) } }));
  expect(data).toEqual({ held: { name: null } });
  expect(isRowGone(errors?.[0]?.cause)).toBe(true);
});

test('a row that was deleted in between ends the same way', async () => {
  const { owner, id } = await place();
  const { data, errors } = await readTwice(owner, id, () => vault.database.prisma.collection.delete({ where: { id: uuid(id) } }));
  expect(data).toEqual({ held: { name: null } });
  expect(isRowGone(errors?.[0]?.cause)).toBe(true);
});
