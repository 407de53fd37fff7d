import { expect, test } from 'vitest';
import { openFile } from '#server/jobs/extract/files/base/openFile.ts';
import { extractFile } from '#server/jobs/extract/files/extractFile.ts';
import { bytesOf } from './corpus.ts';

async function read(...lines: readonly string[]) {
  const found = await extractFile(await openFile({ bytes: bytesOf(lines.join('\r\n')), contentType: null, charset: null, url: 'about:blank', fileName: 'letter.eml' }));
  await found.close();
  return found.extraction;
}

const head = ['From: ann@halden.example (Ann Lee)', 'To: bo@halden.example', 'Subject: The lagoon', 'Date: Fri, 4 May 2001 14:05:44 -0400', 'MIME-Version: 1.0'];

test('a mail whose kind is "text" and no more is its text, not a file attached to nothing', async () => {
  const found = await read(...head, 'Content-Type: text; charset=us-ascii', '', 'The gates opened this morning.', '');
  expect(found.plainText).toContain('The gates opened this morning.');
  expect(found).toMatchObject({ entries: [], author: 'Ann Lee <ann@halden.example>' });
  const attached = await read(...head, 'Content-Type: text; name="gates.txt"', 'Content-Disposition: attachment', '', 'The gates opened this morning.', '');
  expect(attached.entries).toMatchObject([{ name: 'gates.txt' }]);
});

test('a mail to a group that names nobody says to which', async () => {
  const found = await read('From: ann@halden.example', 'To: Friends of the lagoon:;', 'Cc: Keepers: bo@halden.example, Ida <ida@halden.example>;', 'Subject: The lagoon', '', 'The gates opened.');
  expect(found.plainText).toContain('Friends of the lagoon');
  expect(found.plainText).toContain('bo@halden.example, Ida');
  expect(found.plainText).not.toContain('<>');
});

test('what is attached without a name is called by its kind, not by a path', async () => {
  const part = (type: string) => ['--b', `Content-Type: ${type}`, 'Content-Disposition: attachment', '', 'x'];
  const found = await read(...head, 'Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/plain', '', 'Look.', ...part('image/jpeg'), ...part('text/calendar'), ...part('application/vnd.ms-excel'), '--b--', '');
  expect(found.entries?.map(({ name }) => name)).toEqual(['attachment.jpg', 'attachment', 'attachment']);
});

test('a page that a browser saved as a message is the page, not a letter of the browser', async () => {
  const story = Array.from({ length: 5 }, (_, at) => `<p>Part ${at}: the gates of the tidal lagoon at Halden opened this morning after nine years of work, and the turbine began to turn.</p>`).join('');
  const html = `<!doctype html><html lang="en"><head><title>The lagoon opens | Halden Review</title><meta name="author" content="Ida Halden"></head><body><nav><a href="/">Front page</a></nav><article><h1>The lagoon opens</h1>${story}<p><a href="/map">A map</a></p></article></body></html>`;
  const found = await read(
    'From: <Saved by Blink>',
    'Snapshot-Content-Location: https://review.example/lagoon',
    'Subject: The lagoon opens | Halden Review',
    'Date: Fri, 4 May 2001 14:05:44 -0400',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related;',
    '\ttype="text/html";',
    '\tboundary="----MultipartBoundary--x----"',
    '',
    '------MultipartBoundary--x----',
    'Content-Type: text/html',
    'Content-ID: <frame-1@mhtml.blink>',
    'Content-Transfer-Encoding: quoted-printable',
    'Content-Location: https://review.example/lagoon',
    '',
    html.replaceAll('=', '=3D'),
    '------MultipartBoundary--x----',
    'Content-Type: text/css',
    'Content-Transfer-Encoding: quoted-printable',
    'Content-Location: cid:css-1@mhtml.blink',
    '',
    'p { color: red; }',
    '------MultipartBoundary--x------',
    '',
  );
  expect(found).toMatchObject({ title: 'The lagoon opens', author: 'Ida Halden', language: 'en' });
  expect(found.plainText).toMatch(/^Part 0: the gates/);
  expect(found.plainText).not.toMatch(/Saved by|Front page/);
  expect(found.html).toContain('href="https://review.example/map"');
  expect(found.entries ?? []).toEqual([]);
});
