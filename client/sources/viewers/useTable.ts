import { useEffect, useRef, useState } from 'react';
import { type TableHead, tableHead } from './tableColumns.ts';
import type { TableRow } from './parseTable.ts';
import type { TableSort } from './sortTable.ts';
import type { TableAnswer, TableRequest } from './tableWorker.ts';

export interface Table extends TableHead {
  /** Without the names of the columns, as far as they have been read. */
  readonly rows: readonly TableRow[];
  readonly isRead: boolean;
  /** By what they are in order; null while they are as in the file. */
  readonly sort: TableSort | null;
  /** Their numbers in that order. */
  readonly order: Uint32Array | null;
  /** Puts them in order, apart from the page; null: as in the file. */
  sortBy(sort: TableSort | null): void;
}

type Read = { of: ArrayBuffer; table: Omit<Table, 'sort' | 'order' | 'sortBy'> };
type Sorted = { of: ArrayBuffer; sort: TableSort; order: Uint32Array };

/** Reads a table in a worker, and answers what is there of it; null until there is anything. @param isWhole whether the bytes are all of it */
export function useTable(bytes: ArrayBuffer, isWhole: boolean): Table | null {
  const [read, setRead] = useState<Read | null>(null);
  const [sorted, setSorted] = useState<Sorted | null>(null);
  const ask = useRef<(request: TableRequest) => void>(() => undefined);
  // Of several that are asked for one after the other the last one counts.
  const wanted = useRef<TableSort | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
    let head: TableHead | null = null;
    let rows: readonly TableRow[] = [];
    const show = (more: readonly TableRow[], isRead: boolean) => {
      // The first rows say what the columns are.
      head ??= tableHead(more);
      rows = rows.length === 0 && head.isNamed ? more.slice(1) : [...rows, ...more];
      setRead({ of: bytes, table: { ...head, rows, isRead } });
    };
    worker.addEventListener('message', ({ data }: MessageEvent<TableAnswer>) => {
      if (data === 'done') show([], true);
      else if ('rows' in data) show(data.rows, false);
      else if (isSame(data.sort, wanted.current)) setSorted({ of: bytes, ...data });
    });
    worker.addEventListener('error', () => show([], true));
    ask.current = (request) => worker.postMessage(request);
    ask.current({ bytes, isWhole });
    return () => worker.terminate();
  }, [bytes, isWhole]);
  if (read?.of !== bytes) return null;
  const { table } = read;
  const { sort = null, order = null } = sorted?.of === bytes ? sorted : {};
  return {
    ...table,
    sort,
    order,
    sortBy(sort) {
      wanted.current = sort;
      if (sort === null) setSorted(null);
      else ask.current({ sort, from: table.isNamed ? 1 : 0 });
    },
  };
}

const isSame = (one: TableSort, other: TableSort | null) => one.column === other?.column && one.isDescending === other.isDescending;
