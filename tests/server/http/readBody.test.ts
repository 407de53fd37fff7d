import { expect, test } from 'vitest';
import { readBody } from '#server/http/rest/readBody.ts';

function sending(pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void): Request {
  // Node wants `duplex`, of which the types of browsers know nothing.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: new ReadableStream<Uint8Array>({ pull }), duplex: 'half' };
  return new Request('http://localhost/', init);
}

test('a body that breaks off is the mistake of the caller, not a database that cannot be reached', async () => {
  const broken = sending((controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })));
  await expect(readBody(broken, 10)).rejects.toMatchObject({ name: 'RestError', code: 'INVALID', message: 'The request broke off. Send it again.' });
});

test('a body without an announced length is read no further than the limit', async () => {
  const endless = sending((controller) => controller.enqueue(new Uint8Array(4)));
  await expect(readBody(endless, 10)).rejects.toMatchObject({ code: 'TOO_LARGE' });
});
