import { eventually } from './eventually.ts';
import { startServer, startTestWorker } from './server.ts';

export interface ReportedJob {
  readonly id: string;
  readonly state: string;
  readonly done: number;
  readonly total: number | null;
  readonly uploadPath: string | null;
  readonly undoId: string | null;
  readonly result: { readonly __typename: string; readonly id: string } | null;
  readonly failure: { readonly code: string; readonly message: string } | null;
  readonly viewerCanStop: boolean;
  readonly importPlan: {
    readonly format: string;
    readonly promptFormat: string | null;
    readonly counts: { readonly outcome: string; readonly count: number }[];
    readonly lostFields: string[];
    readonly collections: { readonly path: string[]; readonly rowCount: number; readonly collection: { readonly id: string } | null }[];
  } | null;
  readonly rows: { readonly totalCount: number; readonly edges: { readonly node: { readonly number: number; readonly text: string; readonly outcome: string; readonly field: string | null; readonly failure: { readonly message: string } | null; readonly result: { readonly id: string } | null } }[] };
}

const jobFields = `id state fileName done total uploadPath undoId result { __typename id } failure { code message } viewerCanStop
  importPlan { format promptFormat counts { outcome count } lostFields collections { path rowCount collection { id } } }
  rows(first: 100) { totalCount edges { node { number text outcome field failure { message } result { id } } } }`;

/** Somebody at a server with a worker, who imports into a space of their own. */
export async function importer(databaseUrl: string) {
  const server = await startServer(databaseUrl);
  const token = await server.signedIn();
  const ask = async (query: string, variables?: Record<string, unknown>, by: string | null = token): Promise<Record<string, never>> => {
    const { body } = await server.post(by, query, variables);
    if (body['errors']) throw new Error(JSON.stringify(body['errors']));
    return body['data'] as Record<string, never>;
  };
  const { viewer } = (await ask('{ viewer { spaces(first: 1) { edges { node { id } } } } }')) as unknown as { viewer: { spaces: { edges: { node: { id: string } }[] } } };
  const spaceId = viewer.spaces.edges[0]?.node.id ?? '';

  const start = async (file: string | Buffer, input: Record<string, unknown> = {}, by = token): Promise<ReportedJob & { readonly code?: string; readonly message?: string }> => {
    const { startImport } = (await ask(
      `mutation($input: StartImportInput!) { startImport(input: $input) { ... on StartImportPayload { job { ${jobFields} } } ... on Error { code message } } }`,
      { input: { into: { spaceId }, fileName: 'bookmarks.html', format: 'AUTO', size: Buffer.byteLength(file), ...input } },
      by,
    )) as unknown as { startImport: { job?: ReportedJob; code?: string; message?: string } };
    return { ...startImport.job, code: startImport.code, message: startImport.message } as never;
  };
  const upload = (job: { readonly uploadPath: string | null }, file: string | Buffer, by = token) =>
    fetch(`${server.url}${job.uploadPath}`, { method: 'PUT', headers: { authorization: `Bearer ${by}` }, body: typeof file === 'string' ? file : new Uint8Array(file) });
  const report = async (id: string, by = token): Promise<ReportedJob> => ((await ask(`query($id: ID!) { node(id: $id) { ... on Job { ${jobFields} } } }`, { id }, by)) as unknown as { node: ReportedJob }).node;
  const reaches = (id: string, ...states: string[]): Promise<ReportedJob> =>
    eventually(async () => {
      const job = await report(id);
      if (!states.includes(job.state)) throw new Error(`It is ${job.state}`);
      return job;
    });
  const act = async (mutation: 'approveJobs' | 'stopRuns', id: string, by = token): Promise<{ readonly code?: string; readonly state?: string }> => {
    const [argument, selection] = mutation === 'approveJobs' ? ['jobIds', '... on ApproveJobsPayload { all: jobs { state } }'] : ['runIds', '... on StopRunsPayload { all: runs { state } }'];
    const data = (await ask(`mutation { answer: ${mutation}(input: { ${argument}: ["${id}"] }) { ${selection} ... on Error { code } } }`, {}, by)) as unknown as { answer: { all?: { state: string }[]; code?: string } };
    return { ...data.answer.all?.[0], ...(data.answer.code !== undefined && { code: data.answer.code }) };
  };
  /** Begun, sent and looked through. */
  const lookThrough = async (file: string | Buffer, input: Record<string, unknown> = {}): Promise<ReportedJob> => {
    const job = await start(file, input);
    const answer = await upload(job, file);
    if (answer.status !== 200) throw new Error(await answer.text());
    return reaches(job.id, 'AWAITING_APPROVAL', 'SUCCEEDED', 'FAILED');
  };
  /** All of it, to the end. */
  const carryOut = async (file: string | Buffer, input: Record<string, unknown> = {}): Promise<ReportedJob> => {
    const { id } = await lookThrough(file, { skipDryRun: true, ...input });
    return reaches(id, 'SUCCEEDED', 'FAILED');
  };
  const work = () => startTestWorker(databaseUrl);
  return { server, token, spaceId, ask, start, upload, report, reaches, act, lookThrough, carryOut, work };
}

export const countsOf = ({ importPlan }: ReportedJob): Record<string, number> => Object.fromEntries((importPlan?.counts ?? []).map(({ outcome, count }) => [outcome, count]));
