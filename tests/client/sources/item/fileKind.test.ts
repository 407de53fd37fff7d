import { expect, test } from 'vitest';
import { fileKind } from '#client/sources/item/fileKind.ts';

test('files are told apart by their media type', () => {
  expect(fileKind('application/pdf').word).toBe('PDF');
  expect(fileKind('image/svg+xml').word).toBe('SVG');
  expect(fileKind('application/x-tar').word).toBe('TAR');
  expect(fileKind('application/vnd.openxmlformats-officedocument.wordprocessingml.document').word).toBe('DOCX');
  expect(fileKind('text/plain').word).toBe('TXT');
  for (const unknown of [null, 'application/octet-stream']) expect(fileKind(unknown).word).toBe('');
});
