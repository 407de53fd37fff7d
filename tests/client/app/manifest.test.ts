import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const publicFile = (name: string) => readFile(new URL(`../../../client/public/${name}`, import.meta.url));

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string }[];
}

test('the page names what makes it installable: a manifest with icons as large as it says', async () => {
  const page = await readFile(new URL('../../../client/index.html', import.meta.url), 'utf8');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  const manifest = JSON.parse((await publicFile('manifest.webmanifest')).toString()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Knowledge Vault', start_url: '/', display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(await publicFile(src)).metadata();
    expect({ sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ sizes, type });
  }
  const offered = manifest.icons.map(({ sizes, purpose = 'any' }) => `${purpose} ${sizes}`);
  expect(offered).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
});

test('it is offered where apps share links, texts and files, at the address that its service worker and its page know', async () => {
  const { share_target: target } = JSON.parse((await publicFile('manifest.webmanifest')).toString()) as { share_target: unknown };
  expect(target).toEqual({
    action: '/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: ['*/*'] }] },
  });
  expect((await publicFile('service-worker.js')).toString()).toContain("pathname === '/share'");
});
