import { resolve } from 'node:path';
import { z } from 'zod';
import { normalizeDomain } from '#server/platform/emailDomain.ts';

const optional = z.string().trim().min(1).optional();

const units = { '': 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 } as const;

/** A size such as `500MB`, with base 1024; a bare number is bytes. */
const size = z.string().transform((given, { addIssue }) => {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?) ?(KB|MB|GB|TB)?$/i.exec(given.trim()) ?? [];
  if (number !== undefined) return Math.floor(Number(number) * units[unit.toUpperCase() as keyof typeof units]);
  addIssue('must be a size such as 500MB or 2GB');
  return z.NEVER;
});

/** Where the bytes of files are. */
export type Storage = { readonly kind: 'folder'; readonly folder: string | null } | { readonly kind: 'bucket'; readonly bucket: string; readonly prefix: string };

const storage = z.string().transform((given, { addIssue }): Storage => {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/-]*))?$/.exec(given) ?? [];
  if (bucket !== undefined) return { kind: 'bucket', bucket, prefix: prefix.replace(/^\/+|\/+$/g, '') };
  const [, folder] = /^file:(?:\/\/)?(\/.+)?$/.exec(given) ?? [null, undefined];
  if (given.startsWith('file:') && (folder !== undefined || given === 'file:')) return { kind: 'folder', folder: folder ?? null };
  addIssue('must be s3://bucket/prefix, or file:/folder');
  return z.NEVER;
});

const domains = z.string().transform((given, { addIssue }) => {
  const found = given.split(',').map(normalizeDomain);
  if (found.every((domain) => domain !== null)) return found;
  addIssue('must be domains such as example.org, by commas');
  return z.NEVER;
});

/** As Tesseract and the packages of its languages call them. */
const languages = z.string().transform((given, { addIssue }) => {
  const found = given.split(/[\s,+]+/).filter((name) => name !== '');
  if (found.length === 1 && found[0] === 'off') return [];
  if (found.every((name) => /^[a-z]{3}(_[a-z]+)*$/i.test(name))) return found;
  addIssue('must be languages such as eng deu chi_sim, by spaces, or off');
  return z.NEVER;
});

const price = z.coerce.number('must be a number').min(0, 'cannot be negative').optional();

/** Models by commas, each with its prices after "=" where they are not those of the first: `small, large=2/8`. */
const moreModels = z.string().transform((given, { addIssue }) => {
  const named = given.split(',').map((one) => one.trim()).filter((one) => one !== '').map((one) => /^([^=]+?)(?:\s*=\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?))?$/.exec(one));
  const models = named.flatMap((match) => (match?.[1] === undefined ? [] : [{ name: match[1], ...(match[2] !== undefined && { inputPrice: Number(match[2]), outputPrice: Number(match[3]) }) }]));
  if (models.length === named.length && new Set(models.map(({ name }) => name)).size === models.length) return models;
  addIssue('must be different models by commas, with the prices of a million tokens read and written where they have their own, such as small, large=2/8');
  return z.NEVER;
});

const portWords = 'must be a port from 0 to 65535';

const variables = z.object({
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PORT: z.coerce.number(portWords).int(portWords).min(0, portWords).max(65535, portWords).default(4000),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://vault.example.org' }).optional(),
  VAULT_DATA: z.string().trim().min(1).default('./.vault'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgresql://user:password@host:5432/vault' })
    .optional(),
  STORAGE: storage.default({ kind: 'folder', folder: null }),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.org' }).optional(),
  AWS_REGION: optional,
  AWS_DEFAULT_REGION: optional,
  BACKUP_PASSPHRASE: z.string().min(8, 'must have at least 8 characters').optional(),
  MAX_FILE_SIZE: size.refine((bytes) => bytes > 0, 'must be at least one byte').default(1024 ** 3),
  SPACE_QUOTA: size.default(20 * 1024 ** 3),
  PERSON_QUOTA: size.default(50 * 1024 ** 3),
  MIN_FREE_SPACE: size.default(512 * 1024 ** 2),
  VAULT_ROLE: z.enum(['all', 'web', 'worker'], 'must be web, worker or all').default('all'),
  IDENTITY: z.enum(['local', 'firebase', 'oidc'], 'must be local, firebase or oidc').default('local'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().trim().min(3).default('Knowledge Vault <vault@localhost>'),
  FETCH_ALLOW: z.string().default(''),
  RATE_LIMIT: z.coerce.number('must be a number').min(0, 'cannot be negative').default(1),
  TRUST_PROXY: optional,
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((origin) => origin.trim()).filter((origin) => origin !== ''))
    .refine((origins) => origins.every((origin) => URL.parse(origin)?.origin === origin), 'must be origins such as https://app.example.org, by commas'),
  REGISTRATION: z.enum(['open', 'invited', 'closed'], 'must be open, invited or closed').optional(),
  REGISTRATION_DOMAINS: domains.optional(),
  SPACES_PER_PERSON: z.coerce.number('must be a number').int('must be a whole number').min(0, 'cannot be negative').max(1_000_000, 'must be at most 1000000').optional(),
  METRICS_TOKEN: z.string().regex(/^[A-Za-z0-9\-._~+/]{16,}=*$/, 'must be at least 16 letters, digits or -._~+/').optional(),
  GRAPHIQL: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info').default('info'),
  PATH: z.string().default(''),
  CHROMIUM_PATH: optional,
  BROWSER_URL: z.url({ protocol: /^(https?|wss?)$/, error: 'must be an address such as http://browser:9222' }).optional(),
  OCR_LANGUAGES: languages.default(['eng', 'spa', 'chi_sim']),
  LLM_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:11434/v1' }).optional(),
  LLM_MODEL: optional,
  LLM_API_KEY: optional,
  LLM_MORE_MODELS: moreModels.default([]),
  LLM_TIMEOUT: z.coerce.number('must be a number of seconds').positive('must be a number of seconds').max(3_600, 'must be at most 3600 seconds').default(120),
  LLM_CONTEXT_TOKENS: z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1').max(2_147_483_647, 'must be at most 2147483647').optional(),
  LLM_INPUT_PRICE: price,
  LLM_OUTPUT_PRICE: price,
  LLM_DAILY_TOKENS: z.coerce.number('must be a number').int('must be a whole number').min(0, 'cannot be negative').optional(),
  LLM_DAILY_COST: price,
  EMBEDDING_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:11434/v1' }).optional(),
  EMBEDDING_MODEL: optional,
  EMBEDDING_API_KEY: optional,
  EMBEDDING_DIMENSIONS: z.coerce.number('must be a number').int('must be a whole number').min(8, 'must be at least 8').max(4_096, 'must be at most 4096').optional(),
  // As they stand: most end in a space.
  EMBEDDING_QUERY_PREFIX: z.string().default(''),
  EMBEDDING_PASSAGE_PREFIX: z.string().default(''),
  EMBEDDING_PRICE: price,
  FIREBASE_PROJECT_ID: optional,
  FIREBASE_API_KEY: optional,
  FIREBASE_AUTH_DOMAIN: optional,
  FIREBASE_AUTH_EMULATOR_HOST: optional,
  FIREBASE_EMULATOR_ALLOWED: z.enum(['0', '1'], 'must be 1 or 0').optional(),
  GOOGLE_APPLICATION_CREDENTIALS: optional,
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be the address of the issuer' })
    .refine((address) => !address.includes('/.well-known/'), 'must be the address of the issuer, without /.well-known/…')
    .optional(),
  OIDC_AUDIENCE: optional,
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_SCOPES: z
    .string()
    .trim()
    .refine((scopes) => scopes.split(/\s+/).includes('openid'), 'must be scopes by spaces, openid among them')
    .default('openid email profile'),
  OIDC_NAME: z.string().trim().min(1).max(60, 'must be at most 60 characters').optional(),
});

/** The settings of this process; `PUBLIC_URL` has no trailing slash, `VAULT_DATA` is absolute. */
export type Env = Omit<z.infer<typeof variables>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** A variable has a value that cannot be used; `message` is one line that names it. */
export class EnvError extends Error {}

/**
 * Reads and checks the variables of the environment (`README.md` lists them). Empty ones count as unset.
 * @throws EnvError naming the first variable that is wrong, and what it must be.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new EnvError(`${name}=${JSON.stringify(given[name])}: ${issue?.message}`);
  }
  const env = parsed.data;
  // Whatever the identity is: Firebase's own kit reads the variable, too, and takes forged tokens from then on.
  if (env.FIREBASE_AUTH_EMULATOR_HOST && env.FIREBASE_EMULATOR_ALLOWED !== '1') {
    throw new EnvError('FIREBASE_AUTH_EMULATOR_HOST must not be set: the emulator accepts forged tokens. In a test that nobody else can reach, set FIREBASE_EMULATOR_ALLOWED=1 as well.');
  }
  const required = { firebase: ['FIREBASE_PROJECT_ID'], oidc: ['OIDC_ISSUER'], local: [] } as const;
  for (const name of required[env.IDENTITY]) {
    if (!env[name]) throw new EnvError(`${name} must be set when IDENTITY=${env.IDENTITY}.`);
  }
  if (env.IDENTITY === 'oidc' && !env.OIDC_CLIENT_ID && !env.OIDC_AUDIENCE) {
    throw new EnvError('OIDC_CLIENT_ID (people sign in) or OIDC_AUDIENCE (scripts bring tokens) must be set when IDENTITY=oidc.');
  }
  if (env.OIDC_CLIENT_SECRET && !env.OIDC_CLIENT_ID) throw new EnvError('OIDC_CLIENT_ID must be set when OIDC_CLIENT_SECRET is.');
  if (env.LLM_BASE_URL && !env.LLM_MODEL) throw new EnvError('LLM_MODEL must be set when LLM_BASE_URL is.');
  if (env.LLM_MORE_MODELS.length > 0 && !env.LLM_BASE_URL) throw new EnvError('LLM_BASE_URL must be set when LLM_MORE_MODELS is.');
  if (env.LLM_MORE_MODELS.some(({ name }) => name === env.LLM_MODEL)) throw new EnvError('LLM_MORE_MODELS must not name LLM_MODEL again.');
  if (env.EMBEDDING_BASE_URL && !env.EMBEDDING_MODEL) throw new EnvError('EMBEDDING_MODEL must be set when EMBEDDING_BASE_URL is.');
  if (env.EMBEDDING_MODEL && !env.EMBEDDING_BASE_URL) throw new EnvError('EMBEDDING_BASE_URL must be set when EMBEDDING_MODEL is.');
  if (env.REGISTRATION === 'invited' && env.REGISTRATION_DOMAINS) throw new EnvError('REGISTRATION_DOMAINS lets people of these domains register, REGISTRATION=invited nobody who is not invited: set one of them.');
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST;
  return {
    ...env,
    VAULT_DATA: resolve(env.VAULT_DATA),
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}`).replace(/\/+$/, ''),
  };
}

/** How large files may be, and what spaces and people may add. */
export const fileLimitsOf = ({ MAX_FILE_SIZE, SPACE_QUOTA, PERSON_QUOTA }: Env) => ({ largestFile: MAX_FILE_SIZE, spaceQuota: SPACE_QUOTA, personQuota: PERSON_QUOTA });

/** Whether a language model is configured. */
export const hasModel = ({ LLM_BASE_URL, LLM_MODEL }: Env): boolean => LLM_BASE_URL !== undefined && LLM_MODEL !== undefined;

/** What makes vectors of texts; undefined where none is configured. */
export function embeddingOf({ EMBEDDING_BASE_URL, EMBEDDING_MODEL, EMBEDDING_API_KEY, EMBEDDING_DIMENSIONS, EMBEDDING_QUERY_PREFIX, EMBEDDING_PASSAGE_PREFIX, EMBEDDING_PRICE }: Env) {
  if (EMBEDDING_BASE_URL === undefined || EMBEDDING_MODEL === undefined) return undefined;
  return { baseUrl: EMBEDDING_BASE_URL, model: EMBEDDING_MODEL, apiKey: EMBEDDING_API_KEY, dimensions: EMBEDDING_DIMENSIONS, queryPrefix: EMBEDDING_QUERY_PREFIX, passagePrefix: EMBEDDING_PASSAGE_PREFIX, price: EMBEDDING_PRICE };
}

/** The models that prompts can be run with, as GraphQL tells them: the vault's own first. */
export function modelsOf({ LLM_BASE_URL, LLM_MODEL, LLM_MORE_MODELS, LLM_CONTEXT_TOKENS, LLM_INPUT_PRICE, LLM_OUTPUT_PRICE }: Env) {
  if (LLM_BASE_URL === undefined || LLM_MODEL === undefined) return [];
  const usual = { inputPrice: LLM_INPUT_PRICE ?? null, outputPrice: LLM_OUTPUT_PRICE ?? null };
  return [{ name: LLM_MODEL, contextTokens: LLM_CONTEXT_TOKENS ?? null, ...usual }, ...LLM_MORE_MODELS.map((model) => ({ contextTokens: null, ...usual, ...model }))];
}

/** What the variables say about the cost of models. */
export function modelLimitsOf({ LLM_INPUT_PRICE, LLM_OUTPUT_PRICE, LLM_MORE_MODELS, LLM_DAILY_TOKENS, LLM_DAILY_COST }: Env) {
  const pricesOf = new Map(LLM_MORE_MODELS.flatMap(({ name, ...prices }) => ('inputPrice' in prices ? [[name, prices] as const] : [])));
  return { inputPrice: LLM_INPUT_PRICE, outputPrice: LLM_OUTPUT_PRICE, pricesOf, dailyTokens: LLM_DAILY_TOKENS, dailyCost: LLM_DAILY_COST };
}
