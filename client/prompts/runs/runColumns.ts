/** What stands in a column of the run page: which version answers with which model, and its answer. */
export type RunColumn = {
  readonly key: number;
  /** Null: the draft. */
  readonly versionId: string | null;
  /** Null: the model of its parameters. */
  readonly model: string | null;
  /** Null until it was run. */
  readonly runId: string | null;
};

/** So many stand side by side. */
export const MOST_COLUMNS = 4;

type NextColumn = { readonly compare: 'models' | 'versions'; readonly models: readonly string[]; /** Newest first; null: the draft. */ readonly versionIds: readonly (string | null)[] };

/** The column that is compared with the others: the first version with the next model, or the next version with the first model. Null when there is none left. */
export function nextColumn(columns: readonly RunColumn[], { compare, models, versionIds }: NextColumn): RunColumn | null {
  const [first] = columns;
  const key = Math.max(0, ...columns.map((column) => column.key)) + 1;
  const modelOf = ({ model }: RunColumn) => model ?? models[0];
  if (compare === 'models') {
    const versionId = first?.versionId ?? null;
    const taken = new Set(columns.filter((column) => column.versionId === versionId).map(modelOf));
    const model = models.find((name) => !taken.has(name));
    return model === undefined ? null : { key, versionId, model, runId: null };
  }
  const model = first?.model ?? null;
  const taken = new Set(columns.filter((column) => modelOf(column) === (model ?? models[0])).map(({ versionId }) => versionId));
  const versionId = versionIds.find((id) => !taken.has(id));
  return versionId === undefined ? null : { key, versionId, model, runId: null };
}

type EarlierRun = { readonly id: string; readonly groupId: string; readonly model: string; readonly versionId: string | null };

/** The columns of the newest of these runs, newest first, as they stood beside each other; the draft alone where nothing has run. */
export function columnsOfRuns(runs: readonly EarlierRun[]): readonly RunColumn[] {
  const [newest] = runs;
  if (!newest) return [{ key: 1, versionId: null, model: null, runId: null }];
  const beside = runs.filter(({ groupId }) => groupId === newest.groupId).toReversed();
  return beside.map(({ id, model, versionId }, at) => ({ key: at + 1, versionId, model, runId: id }));
}

/** Which columns of numbers are the best there are, where all are known and they differ. */
export function areBest(numbers: readonly (number | null | undefined)[]): readonly boolean[] {
  const known = numbers.filter((one) => typeof one === 'number');
  const least = Math.min(...known);
  const differ = known.length === numbers.length && known.length > 1 && known.some((one) => one !== least);
  return numbers.map((one) => differ && one === least);
}
