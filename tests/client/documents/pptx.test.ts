// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openPptx } from '#client/documents/pptx/openPptx.ts';
import { pngOf, pptxOf, zipOf } from '#tests/support/documents.ts';
import { dangersIn, fileOf } from './documentFile.ts';

const evil = 'https://evil.example/x';
const picture = (id: string, words = '') =>
  `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Picture" descr="${words}"/></p:nvPicPr><p:blipFill><a:blip r:embed="${id}"/></p:blipFill><p:spPr><a:xfrm><a:off x="952500" y="1905000"/><a:ext cx="2857500" cy="952500"/></a:xfrm></p:spPr></p:pic>`;

test('a presentation opens by its slides, as large as they are', async () => {
  const opened = await openPptx(fileOf(pptxOf([{ title: 'Tides' }, { title: 'Moons' }])));
  expect(opened.unit).toBe('slide');
  expect(opened.parts).toEqual([{ weight: 1, width: 1280, height: 720 }, { weight: 1, width: 1280, height: 720 }]);
});

test('text stands where layout and master say, and looks like they say', async () => {
  const opened = await openPptx(fileOf(pptxOf([{ title: 'Tides', lines: ['They come in', 'They go out'] }])));
  expect(await opened.words(0)).toBe('Tides\nThey come in\nThey go out\n');
  const { element } = await opened.draw(0);
  const title = element.querySelector<HTMLElement>('[role="heading"]');
  expect(title?.parentElement?.style.left).toBe('64px');
  const run = title?.querySelector<HTMLElement>('span');
  expect([run?.style.fontSize, run?.style.fontWeight, run?.style.color]).toEqual(['58.7px', '700', 'rgb(31, 56, 100)']);
  expect(element.querySelector<HTMLElement>('[data-bullet="•"] + span')?.textContent).toBe('They come in');
});

test('pictures, tables and links are drawn; what is not has its name', async () => {
  const table = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="Table"/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></p:xfrm><a:graphic><a:graphicData><a:tbl><a:tblGrid><a:gridCol w="952500"/></a:tblGrid><a:tr h="95250"><a:tc><a:txBody><a:bodyPr/><a:p><a:r><a:t>Monday</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
  const chart = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="6" name="Chart 1"/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></p:xfrm></p:graphicFrame>`;
  const link = (id: string) => `<p:sp><p:nvSpPr><p:cNvPr id="7" name="Link"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9525" cy="9525"/></a:xfrm></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:rPr><a:hlinkClick r:id="${id}"/></a:rPr><a:t>there</a:t></a:r></a:p></p:txBody></p:sp>`;
  const file = pptxOf(
    [
      { title: 'One', shapes: picture('rId2', 'A lamp') + table + chart + link('rId3') + link('rId4') + link('rId5'), points: [['rId2', 'image', '../media/a.png'], ['rId3', 'slide', 'slide2.xml'], ['rId4', 'hyperlink', 'https://example.org/', true], ['rId5', 'hyperlink', 'javascript:ran()', true]] },
      { title: 'Two' },
    ],
    { 'ppt/media/a.png': pngOf(3, 1, [0, 0, 200]) },
  );
  const { element } = await (await openPptx(fileOf(file))).draw(0);
  const image = element.querySelector('img');
  expect([image?.alt, image?.src.slice(0, 22)]).toEqual(['A lamp', 'data:image/png;base64,']);
  expect([image?.parentElement?.style.left, image?.parentElement?.style.width]).toEqual(['100px', '300px']);
  expect(element.querySelector('td')?.textContent).toBe('Monday');
  expect(element.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Chart 1');
  expect([...element.querySelectorAll('a')].map((one) => [one.getAttribute('href'), one.dataset['part']])).toEqual([['#', '1'], ['https://example.org/', undefined]]);
});

test('a hostile presentation loads nothing and runs nothing', async () => {
  const font = `x; background: url(${evil})`;
  const shapes = `${picture('rId2', `&lt;img src=${evil} onerror=ran()&gt;`)}${picture('rId3')}<p:sp><p:nvSpPr><p:cNvPr id="9" name="x"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm rot="1e99" flipH="x"><a:off x="1e99" y="NaN"/><a:ext cx="x" cy="-1e99"/></a:xfrm><a:prstGeom prst="constructor"/><a:solidFill><a:srgbClr val="red;background:url(${evil})"/></a:solidFill><a:ln w="url(${evil})"><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:ln></p:spPr>
    <p:txBody><a:bodyPr lIns="url(${evil})" anchor="${evil}"/><a:p><a:pPr algn="${evil}" lvl="-1"><a:buChar char="url(${evil})"/></a:pPr><a:r><a:rPr sz="url(${evil})"><a:latin typeface="${font}"/></a:rPr><a:t>&lt;script&gt;ran()&lt;/script&gt;</a:t></a:r></a:p></p:txBody></p:sp>`;
  const file = pptxOf([{ title: 'Hostile', shapes, points: [['rId2', 'image', `${evil}.png`, true], ['rId3', 'image', '../../../../etc/passwd']] }]);
  const { element, styles } = await (await openPptx(fileOf(file))).draw(0);
  expect(dangersIn(element)).toEqual([]);
  expect(styles).toEqual([]);
  expect([...element.querySelectorAll('*')].map((one) => one.getAttribute('style') ?? '').join()).not.toMatch(/evil|url/);
  // What looks like markup is words.
  expect(element.textContent).toContain('<script>ran()</script>');
  expect(element.querySelector('img, script')).toBeNull();
});

test('groups within groups without end, and shapes without number, come to an end', async () => {
  const deep = `${'<p:grpSp><p:grpSpPr/>'.repeat(400)}${'</p:grpSp>'.repeat(400)}`;
  const many = '<p:sp><p:nvSpPr><p:cNvPr id="1" name="x"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9525" cy="9525"/></a:xfrm></p:spPr></p:sp>'.repeat(6_000);
  const { element } = await (await openPptx(fileOf(pptxOf([{ title: 'Many', shapes: deep + many }])))).draw(0);
  expect(element.childElementCount).toBeLessThan(4_001);
});

test.each([
  ['what is no zip', Buffer.from('no zip at all'), 'damaged'],
  ['a zip without slides', zipOf({ 'ppt/presentation.xml': '<p:presentation xmlns:p="x"/>' }), 'damaged'],
  ['a presentation cut in two', pptxOf([{ title: 'x' }], { 'ppt/presentation.xml': '<p:presentation xmlns:p="x">' }), 'damaged'],
  ['a protected presentation', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'protected'],
])('%s says so', async (_name, bytes, failure) => {
  await expect(openPptx(fileOf(bytes))).rejects.toMatchObject({ failure });
});
