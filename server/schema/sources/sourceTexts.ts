import DataLoader from 'dataloader';
import { readTexts, type SourceTextColumn, type SourceTexts } from '#server/domain/sources/read/readTexts.ts';
import type { GraphQLContext } from '../base/context.ts';
import { perOperation } from '../base/perOperation.ts';

interface Asked {
  readonly id: string;
  readonly column: SourceTextColumn;
}

/** All that is asked for at one moment comes from one statement, and nothing else with it. */
const loaderOf = perOperation(
  ({ db }) =>
    new DataLoader<Asked, SourceTexts[SourceTextColumn]>(
      async (asked) => {
        const texts = await readTexts(db, [...new Set(asked.map(({ id }) => id))], [...new Set(asked.map(({ column }) => column))]);
        return asked.map(({ id, column }) => texts.get(id)?.[column] ?? null);
      },
      { cache: false },
    ),
);

/** One of the texts of a source that the reader may see; null where it has none. */
export const textOf = <Column extends SourceTextColumn>(ctx: GraphQLContext, id: string, column: Column) => loaderOf(ctx).load({ id, column }) as Promise<SourceTexts[Column]>;
