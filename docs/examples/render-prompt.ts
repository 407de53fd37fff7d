/**
 * Gets the prompt that is live under a name, with values put in for its variables, and prints its messages: what to send to a model.
 * Node 24 or newer, nothing else:
 *
 *   VAULT_API_KEY=vk_… node docs/examples/render-prompt.ts support/answer question="Why do we forget?"
 *
 * VAULT_URL: where the vault is. VAULT_SPACE: the id of the space; the first one unless told. VAULT_LABEL: `production` unless told.
 * A key that may only read is enough.
 */
const { VAULT_URL = 'http://127.0.0.1:4000', VAULT_API_KEY, VAULT_SPACE, VAULT_LABEL = 'production' } = process.env;
const [, , name, ...given] = process.argv;

interface RenderedPrompt {
  number: number;
  messages: { role: string; content: string }[];
  missing: string[];
}

async function rest<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${VAULT_URL}/vault/api/v1${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'authorization': `Bearer ${VAULT_API_KEY}`, 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

if (!name) throw new Error('Say which prompt.');
const space = VAULT_SPACE ?? (await rest<{ spaces: { id: string }[] }>('/spaces')).spaces[0]?.id;
const values = Object.fromEntries(given.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]));
const { number, messages, missing } = await rest<RenderedPrompt>(`/spaces/${space}/prompts/${encodeURIComponent(name)}/render`, { label: VAULT_LABEL, values });
console.error(`version ${number}${missing.length > 0 ? `, without a value: ${missing.join(', ')}` : ''}`);
for (const { role, content } of messages) console.log(`${role}: ${content}`);
