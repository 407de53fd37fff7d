import { type FieldErrorCode, InvalidInputError } from '#server/domain/errors.ts';
import { pageSizes } from './pageSizes.ts';

/** The arguments of a connection. */
export interface PageArgs {
  readonly first?: number | null | undefined;
  readonly last?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
}

/** What to read: one more than the page has, from its end when `backwards`. */
interface Wanted {
  readonly after: string | undefined;
  readonly before: string | undefined;
  readonly backwards: boolean;
  readonly limit: number;
}

/** A page of a list whose rows bring their cursors. @throws InvalidInputError for arguments that ask for no page */
export async function readCursorPage<T extends { readonly cursor: string }>(args: PageArgs, read: (wanted: Wanted) => Promise<readonly T[]>) {
  const { first, last } = args;
  const [after, before] = [args.after ?? undefined, args.before ?? undefined];
  if (typeof first === 'number' && typeof last === 'number') throw refused('last', 'Give either first or last, not both.', 'CONFLICTING');
  if ((first ?? 0) < 0) throw refused('first', 'Not below 0.', 'TOO_SMALL', 0);
  if ((last ?? 0) < 0) throw refused('last', 'Not below 0.', 'TOO_SMALL', 0);
  const backwards = typeof last === 'number';
  const size = Math.min(last ?? first ?? pageSizes.defaultSize, pageSizes.maxSize);
  const found = await read({ after, before, backwards, limit: size + 1 });
  const page = found.slice(0, size);
  if (backwards) page.reverse();
  const more = found.length > size;
  return {
    page,
    pageInfo: {
      hasNextPage: backwards ? before !== undefined : more,
      hasPreviousPage: backwards ? more : after !== undefined,
      startCursor: page[0]?.cursor ?? null,
      endCursor: page.at(-1)?.cursor ?? null,
    },
  };
}

const refused = (path: string, message: string, code: FieldErrorCode, limit?: number) => new InvalidInputError([{ path, message, code, limit }]);
