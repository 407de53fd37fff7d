import { expect, test } from 'vitest';
import { embeddingOf, EnvError, modelLimitsOf, modelsOf, readEnv } from '#server/configuration/env.ts';

test('files lie in a folder of the data unless a place is named', () => {
  expect(readEnv({}).STORAGE).toEqual({ kind: 'folder', folder: null });
  expect(readEnv({ STORAGE: 'file:' }).STORAGE).toEqual({ kind: 'folder', folder: null });
  expect(readEnv({ STORAGE: 'file:/srv/vault' }).STORAGE).toEqual({ kind: 'folder', folder: '/srv/vault' });
  expect(readEnv({ STORAGE: 'file:///srv/vault' }).STORAGE).toEqual({ kind: 'folder', folder: '/srv/vault' });
  expect(readEnv({ STORAGE: 's3://my-bucket' }).STORAGE).toEqual({ kind: 'bucket', bucket: 'my-bucket', prefix: '' });
  expect(readEnv({ STORAGE: 's3://my-bucket/team/vault/' }).STORAGE).toEqual({ kind: 'bucket', bucket: 'my-bucket', prefix: 'team/vault' });
});

test('sizes have units with base 1024', () => {
  expect(readEnv({})).toMatchObject({ MAX_FILE_SIZE: 1024 ** 3, SPACE_QUOTA: 20 * 1024 ** 3, PERSON_QUOTA: 50 * 1024 ** 3 });
  expect(readEnv({ MAX_FILE_SIZE: '1.5 mb', SPACE_QUOTA: '0' })).toMatchObject({ MAX_FILE_SIZE: 1.5 * 1024 ** 2, SPACE_QUOTA: 0 });
  expect(readEnv({ MAX_FILE_SIZE: '500' }).MAX_FILE_SIZE).toBe(500);
});

test('the languages of pictures are named as Tesseract names them', () => {
  expect(readEnv({}).OCR_LANGUAGES).toEqual(['eng', 'spa', 'chi_sim']);
  expect(readEnv({ OCR_LANGUAGES: 'deu, chi_tra_vert+eng' }).OCR_LANGUAGES).toEqual(['deu', 'chi_tra_vert', 'eng']);
  expect(readEnv({ OCR_LANGUAGES: 'off' }).OCR_LANGUAGES).toEqual([]);
});

test.each([
  ['EMBEDDING_BASE_URL', 'vectors.internal'],
  ['EMBEDDING_DIMENSIONS', '3'],
  ['EMBEDDING_PRICE', 'much'],
  ['OCR_LANGUAGES', 'de'],
  ['OCR_LANGUAGES', '../eng'],
  ['STORAGE', 'ftp://host/folder'],
  ['STORAGE', 's3://'],
  ['STORAGE', 'file:folder'],
  ['S3_ENDPOINT', 's3.internal'],
  ['MAX_FILE_SIZE', 'lots'],
  ['MAX_FILE_SIZE', '0'],
  ['SPACE_QUOTA', '-1'],
  ['PERSON_QUOTA', 'much'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'with spaces in the middle'],
  ['GRAPHIQL', 'no'],
  ['REGISTRATION', 'shut'],
  ['REGISTRATION_DOMAINS', 'example.org, no domain'],
  ['REGISTRATION_DOMAINS', '@example.org'],
  ['SPACES_PER_PERSON', '1.5'],
  ['OIDC_ISSUER', 'auth.example.org'],
  ['OIDC_ISSUER', 'https://auth.example.org/.well-known/openid-configuration'],
  ['OIDC_SCOPES', 'email profile'],
  ['OIDC_NAME', 'x'.repeat(61)],
])('%s=%s is refused in one line that names it', (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(new RegExp(`^${name}="${value}": must be `));
});

test.each([undefined, '0'])('the emulator of Firebase is refused, whatever else is set, with FIREBASE_EMULATOR_ALLOWED=%s', (FIREBASE_EMULATOR_ALLOWED) => {
  for (const more of [{}, { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'demo' }, { NODE_ENV: 'test' }, { NODE_ENV: 'production' }]) {
    expect(() => readEnv({ ...more, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', FIREBASE_EMULATOR_ALLOWED })).toThrow(/^FIREBASE_AUTH_EMULATOR_HOST must not be set: /);
  }
  expect(readEnv({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', FIREBASE_EMULATOR_ALLOWED: '1' }).FIREBASE_AUTH_EMULATOR_HOST).toBe('127.0.0.1:9099');
});

test('an issuer needs a client for people or an audience for scripts', () => {
  const issuer = { IDENTITY: 'oidc', OIDC_ISSUER: 'https://auth.example.org' };
  expect(() => readEnv({ IDENTITY: 'oidc', OIDC_CLIENT_ID: 'vault' })).toThrow(/^OIDC_ISSUER must be set/);
  expect(() => readEnv(issuer)).toThrow(/^OIDC_CLIENT_ID \(people sign in\) or OIDC_AUDIENCE .* must be set/);
  expect(() => readEnv({ ...issuer, OIDC_AUDIENCE: 'vault', OIDC_CLIENT_SECRET: 'secret' })).toThrow(/^OIDC_CLIENT_ID must be set when OIDC_CLIENT_SECRET is/);
  expect(readEnv({ ...issuer, OIDC_CLIENT_ID: 'vault' })).toMatchObject({ OIDC_SCOPES: 'openid email profile' });
  expect(readEnv({ ...issuer, OIDC_AUDIENCE: 'vault' }).OIDC_CLIENT_ID).toBeUndefined();
});

test('vectors come from an endpoint of their own, never from that of the language model', () => {
  expect(embeddingOf(readEnv({ LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'm' }))).toBeUndefined();
  expect(embeddingOf(readEnv({ EMBEDDING_BASE_URL: 'http://127.0.0.1:1/v1', EMBEDDING_MODEL: 'e', EMBEDDING_QUERY_PREFIX: 'query: ' }))).toMatchObject({ model: 'e', queryPrefix: 'query: ', passagePrefix: '' });
  expect(() => readEnv({ EMBEDDING_BASE_URL: 'http://127.0.0.1:1/v1' })).toThrow('EMBEDDING_MODEL must be set when EMBEDDING_BASE_URL is.');
  expect(() => readEnv({ EMBEDDING_MODEL: 'e' })).toThrow('EMBEDDING_BASE_URL must be set when EMBEDDING_MODEL is.');
});

test('further models stand after the first, at its prices where they have none of their own', () => {
  const env = readEnv({ LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'small', LLM_INPUT_PRICE: '1', LLM_OUTPUT_PRICE: '2', LLM_MORE_MODELS: 'qwen3:32b, org/large = 2.5/10' });
  expect(modelsOf(env)).toEqual([
    { name: 'small', contextTokens: null, inputPrice: 1, outputPrice: 2 },
    { name: 'qwen3:32b', contextTokens: null, inputPrice: 1, outputPrice: 2 },
    { name: 'org/large', contextTokens: null, inputPrice: 2.5, outputPrice: 10 },
  ]);
  expect(modelLimitsOf(env).pricesOf).toEqual(new Map([['org/large', { inputPrice: 2.5, outputPrice: 10 }]]));
});

test.each(['a=1', 'a=1/b', 'a, a', 'a=1/2/3', '=1/2'])('%s are no further models', (given) => {
  expect(() => readEnv({ LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'small', LLM_MORE_MODELS: given })).toThrow('LLM_MORE_MODELS');
});

test('further models need a first one, and another name', () => {
  expect(() => readEnv({ LLM_MORE_MODELS: 'large' })).toThrow('LLM_BASE_URL must be set when LLM_MORE_MODELS is.');
  expect(() => readEnv({ LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'small', LLM_MORE_MODELS: 'small' })).toThrow('must not name LLM_MODEL again');
});
