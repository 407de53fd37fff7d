import { expect, test } from 'vitest';
import { ownTitle } from '#server/jobs/extract/text/ownTitle.ts';

test.each(['Untitled', 'untitled-1', 'Slide 1', 'PowerPoint Presentation', 'Adobe Photoshop PDF', 'Presentation1', 'Microsoft Word - report v2.doc', 'Document', 'Unbenannt', 'Sin título', '幻灯片 1', '无标题', '2024-05-01', '  ', 'C:\\Users\\ann\\letter', 'file:///tmp/print', 'scan_0012.pdf', '3f2a9c1e-77aa-4b1c-9d0e-55aa66bb77cc'])('"%s" is nobody\'s title', (title) => {
  expect(ownTitle(title)).toBeNull();
});

test.each([
  ['The Lighthouse Log', 'The Lighthouse Log'],
  ['Microsoft Word - The Lighthouse Log', 'The Lighthouse Log'],
  ['Slide rules of the north', 'Slide rules of the north'],
  ['Page', null],
  ['Document 7 of the inquiry', 'Document 7 of the inquiry'],
  ['灯台の日誌', '灯台の日誌'],
])('"%s" says what it is', (title, own) => {
  expect(ownTitle(title)).toBe(own);
});
