import { PDFDocument, PDFName, PDFString, StandardFonts, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';

const saved = async (document: PDFDocument) => new Uint8Array(await document.save());

/** A form of two pages that somebody filled in, with words typed over it, a password and a field that is hidden. */
export async function formPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const [first, second] = [document.addPage([595, 842]), document.addPage([595, 842])];
  first.drawText('Application for the post of a keeper', { x: 50, y: 760, size: 11, font });
  second.drawText('What the applicant says', { x: 50, y: 760, size: 11, font });
  const form = document.getForm();
  const at = (y: number) => ({ x: 50, y, width: 300, height: 20 });

  const name = form.createTextField('form1[0].Page1[0].LastName[0]');
  name.setText('Halden & daughters');
  name.addToPage(first, at(700));
  const nameless = form.createTextField('form1[0].Page1[0].f1_02[0]');
  nameless.setText('17 Harbour Lane');
  nameless.addToPage(first, at(670));
  form.createTextField('Empty').addToPage(first, at(640));
  const swims = form.createCheckBox('c1_1');
  swims.addToPage(first, { x: 50, y: 610, width: 15, height: 15 });
  swims.acroField.getWidgets()[0]?.dict.set(PDFName.of('TU'), PDFString.of('Can swim:'));
  swims.check();
  form.createCheckBox('Owns a boat').addToPage(first, { x: 50, y: 590, width: 15, height: 15 });
  const shift = form.createRadioGroup('Shift');
  shift.addOptionToPage('By day', first, { x: 50, y: 560, width: 15, height: 15 });
  shift.addOptionToPage('By night', first, { x: 80, y: 560, width: 15, height: 15 });
  shift.select('By night');
  const tower = form.createDropdown('Tower');
  tower.addOptions(['North', 'South']);
  tower.select('South');
  tower.addToPage(first, at(530));
  const secret = form.createTextField('Door code');
  secret.setText('open sesame');
  secret.enablePassword();
  secret.addToPage(first, at(500));
  const hidden = form.createTextField('Internal mark');
  hidden.setText('rejected twice');
  hidden.addToPage(first, { ...at(470), hidden: true });

  const words = form.createTextField('Why you');
  words.enableMultiline();
  words.setText('I like fog.\nAnd ships <b>.');
  words.addToPage(second, { ...at(600), height: 100 });
  const typed = document.context.register(
    document.context.obj({ Type: 'Annot', Subtype: 'FreeText', Rect: [50, 400, 300, 420], DA: PDFString.of('/Helv 11 Tf'), Contents: PDFString.of('Typed over the page') }),
  );
  second.node.addAnnot(typed);
  return saved(document);
}

/** One page that a scanner made, one that was drawn, or one with nothing. */
export async function pdfWithout(words: 'scanned' | 'drawn' | 'empty'): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  if (words === 'scanned') page.drawImage(await document.embedPng(await sharp({ create: { width: 200, height: 280, channels: 3, background: '#eeeedd' } }).png().toBuffer()), { x: 0, y: 0, width: 595, height: 842 });
  if (words === 'drawn') {
    page.drawImage(await document.embedPng(await sharp({ create: { width: 20, height: 20, channels: 3, background: '#285577' } }).png().toBuffer()), { x: 20, y: 780, width: 40, height: 40 });
    page.drawLine({ start: { x: 50, y: 50 }, end: { x: 500, y: 700 }, thickness: 2, color: rgb(0, 0, 0) });
    page.drawSvgPath('M 0,20 L 100,160 Q 130,200 150,120 Z', { x: 100, y: 600 });
  }
  return saved(document);
}
