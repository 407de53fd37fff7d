import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { escapeHtml } from '../../text/markup.ts';

/** What pdf.js tells of a field of a form or of words that were put on a page; of much of it any part may be missing. */
export interface PdfAnnotation {
  readonly subtype?: string;
  readonly fieldType?: string;
  readonly fieldName?: string;
  /** What a form says aloud in place of the field's name. */
  readonly alternativeText?: string;
  readonly fieldValue?: unknown;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly exportValue?: unknown;
  readonly buttonValue?: unknown;
  readonly options?: readonly { readonly exportValue?: unknown; readonly displayValue?: unknown }[];
  readonly password?: boolean;
  readonly hidden?: boolean;
  readonly contentsObj?: { readonly str?: string };
}

const maxAnnotations = 3_000;
const longestValue = 50_000;

/** What was filled in on a page, and words that were typed over it. Empty where there is nothing, or where it cannot be read. */
export async function annotationsOf(page: PDFPageProxy): Promise<readonly PdfAnnotation[]> {
  try {
    const annotations = (await page.getAnnotations()) as PdfAnnotation[];
    return annotations.filter(({ subtype }) => subtype === 'Widget' || subtype === 'FreeText').slice(0, maxAnnotations);
  } catch {
    // The page is worth reading without its form.
    return [];
  }
}

/** As markup that stands after the text of the page; empty where nothing was filled in. What nobody may see is left out: hidden fields and passwords. */
export function formMarkup(annotations: readonly PdfAnnotation[]): string {
  const seen = annotations.filter(({ hidden, password }) => hidden !== true && password !== true);
  const fields = seen.flatMap((annotation) => {
    const value = annotation.subtype === 'Widget' ? valueOf(annotation) : '';
    if (value === '') return [];
    const label = labelOf(annotation);
    if (value === true) return [`<li>☑ ${escapeHtml(label || checkedValue(annotation))}</li>`];
    return [`<li>${label === '' ? '' : `${escapeHtml(label)}: `}${markupOf(value)}</li>`];
  });
  const typed = seen.flatMap(({ subtype, contentsObj }) => {
    const words = subtype === 'FreeText' ? cleaned(contentsObj?.str ?? '') : '';
    return words === '' ? [] : [`<p>${markupOf(words)}</p>`];
  });
  return `${typed.join('')}${fields.length > 0 ? `<ul>${fields.join('')}</ul>` : ''}`;
}

/** True for a box that is checked; empty for what was left empty, and for buttons and signatures. */
function valueOf({ fieldType, fieldValue, checkBox, radioButton, exportValue, buttonValue, options = [] }: PdfAnnotation): string | true {
  if (fieldType === 'Tx') return typeof fieldValue === 'string' ? cleaned(fieldValue) : '';
  if (fieldType === 'Ch') {
    const chosen = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]) as unknown[];
    const shown = chosen.map((value) => options.find((option) => option.exportValue === value)?.displayValue ?? value);
    return cleaned(shown.filter((value) => typeof value === 'string').join(', '));
  }
  if (typeof fieldValue !== 'string' || fieldValue === 'Off' || fieldValue === '') return '';
  if (checkBox === true && fieldValue === exportValue) return true;
  // Of the buttons of which one is pressed each is a field of the same name and value.
  return radioButton === true && fieldValue === buttonValue ? cleaned(fieldValue) : '';
}

/** What a person would call the field; empty where only a program gave it a name (`form1[0].f1_04[0]`). */
function labelOf({ alternativeText = '', fieldName = '' }: PdfAnnotation): string {
  const told = cleaned(alternativeText).replaceAll('\n', ' ').slice(0, 300);
  if (told !== '') return told.replace(/\s*:$/, '');
  const last = cleaned(fieldName.split('.').at(-1) ?? '').replace(/\[\d+\]$/, '');
  if (/^(\W|_|\d|f|c|p|tf|cb|text|field|text ?field|check ?box|radio ?button|group|untitled|undefined|fill)*$/i.test(last)) return '';
  return last.replaceAll('_', ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').trim().slice(0, 100);
}

/** What a checked box without a name stands for; empty where it only says that it is checked. */
function checkedValue({ exportValue }: PdfAnnotation): string {
  const value = typeof exportValue === 'string' ? cleaned(exportValue).slice(0, 100) : '';
  return /^(yes|on|true|ja|oui|\d*)$/i.test(value) ? '' : value;
}

const cleaned = (text: string) =>
  text
    .slice(0, longestValue)
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n')
    .trim();

const markupOf = (text: string) => escapeHtml(text).replaceAll('\n', '<br />');
