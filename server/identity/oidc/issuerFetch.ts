/** Documents, keys and tokens of an issuer are small. */
const largestAnswer = 1024 * 1024;

/** The issuer cannot be reached, or says itself that it cannot answer now. */
export class IssuerUnreachableError extends Error {
  constructor(options?: ErrorOptions) {
    super('The issuer cannot be reached.', options);
    this.name = 'IssuerUnreachableError';
  }
}

/**
 * `fetch` of what the operator's issuer answers, which is read here, to an end, and follows no redirect.
 * @throws IssuerUnreachableError; Error when the answer is larger than any such answer is
 */
export async function issuerFetch(address: string | URL, options: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...options, redirect: 'manual' }).catch((cause: unknown) => {
    throw new IssuerUnreachableError({ cause });
  });
  if (response.status >= 500) {
    await response.body?.cancel();
    throw new IssuerUnreachableError({ cause: new Error(`It answers ${response.status}.`) });
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bodyOf(response)) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > largestAnswer) throw new Error(`The answer of ${new URL(address).pathname} is larger than ${largestAnswer} bytes.`);
    chunks.push(chunk);
  }
  const { status, statusText, headers } = response;
  return new Response(response.body === null ? null : Buffer.concat(chunks), { status, statusText, headers });
}

async function* bodyOf({ body }: Response): AsyncGenerator<Uint8Array> {
  try {
    if (body) yield* body;
  } catch (cause) {
    throw new IssuerUnreachableError({ cause });
  }
}
