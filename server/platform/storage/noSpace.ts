import { someCause } from '../errorCauses.ts';

/** The operating system (ENOSPC, EDQUOT) and PostgreSQL (53100 `disk_full`) about a disk without room. */
const noSpaceCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** There is no room for more bytes. */
export class NoSpaceError extends Error {
  override readonly name = 'NoSpaceError';
}

/** Whether an error, or one that caused it, says that there is no room for more bytes: of a file or of the database. */
export function isNoSpace(error: unknown): boolean {
  return someCause(error, (each) => each instanceof NoSpaceError || noSpaceCodes.includes(each['code']) || noSpaceCodes.includes(each['originalCode']));
}
