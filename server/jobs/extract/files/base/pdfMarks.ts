import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What is on pages that have no text. */
export type PdfMarks = 'pictures' | 'drawings' | 'nothing';

type Matrix = readonly [number, number, number, number, number, number];

/** So much of a page a picture covers where the page is that picture. */
const leastCovered = 0.4;
const maxOperators = 200_000;

/**
 * What the first, the middle and the last page show: pictures that cover them, as scanners make them; something drawn; or nothing.
 * The most telling of them counts. Pages that cannot be looked at tell nothing.
 * @param isOver whether no further page may be looked at
 */
export async function marksOf(document: PDFDocumentProxy, isOver: () => boolean): Promise<PdfMarks> {
  const { numPages } = document;
  const found = new Set<PdfMarks>();
  for (const number of new Set([1, Math.ceil(numPages / 2), numPages])) {
    if (found.has('pictures') || isOver()) break;
    try {
      const page = await document.getPage(number);
      found.add(await marksOfPage(page));
      page.cleanup();
    } catch {
      // The other pages tell enough.
    }
  }
  return found.has('pictures') ? 'pictures' : found.has('drawings') ? 'drawings' : 'nothing';
}

/** What one page shows. */
export async function marksOfPage(page: PDFPageProxy): Promise<PdfMarks> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const whole = Math.max(1, (right - left) * (top - bottom));
  const stack: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let covered = 0;
  let isDrawnOn = false;
  for (const [at, operator] of fnArray.slice(0, maxOperators).entries()) {
    const args = (argsArray[at] ?? []) as unknown[];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) stack.push(matrix);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? matrix;
    if (operator === OPS.transform) matrix = times(matrix, args);
    else if (operator === OPS.paintFormXObjectBegin) matrix = times(matrix, args[0]);
    else if (groups.has(operator)) covered = whole;
    else if (operator === OPS.paintImageXObjectRepeat) covered += areaOf(matrix) * Math.abs(Number(args[1]) * Number(args[2])) * ((args[3] as { length?: number } | undefined)?.length ?? 0) / 2;
    else if (pictures.has(operator)) covered += areaOf(matrix);
    // A path that is only cut along leaves no mark.
    else if (operator === OPS.constructPath ? args[0] !== OPS.endPath : drawing.has(operator)) isDrawnOn = true;
  }
  if (covered >= whole * leastCovered) return 'pictures';
  return isDrawnOn || covered > 0 ? 'drawings' : 'nothing';
}

const pictures: ReadonlySet<number> = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
/** Many small pictures in one: the stripes and tiles of a page. */
const groups: ReadonlySet<number> = new Set([OPS.paintInlineImageXObjectGroup, OPS.paintImageMaskXObjectGroup, OPS.paintImageMaskXObjectRepeat]);
const drawing: ReadonlySet<number> = new Set([OPS.shadingFill, OPS.showText, OPS.rawFillPath, OPS.paintSolidColorImageMask, OPS.beginAnnotation]);

/** A picture is painted on a square of one by one. */
const areaOf = ([a, b, c, d]: Matrix) => Math.abs(a * d - b * c);

function times([a, b, c, d, e, f]: Matrix, by: unknown): Matrix {
  if (!by || (by as { length?: number }).length !== 6) return [a, b, c, d, e, f];
  const [a2, b2, c2, d2, e2, f2] = [...(by as Iterable<number>)] as unknown as Matrix;
  return [a * a2 + c * b2, b * a2 + d * b2, a * c2 + c * d2, b * c2 + d * d2, a * e2 + c * f2 + e, b * e2 + d * f2 + f];
}
