import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { TessBaseAPI, TesseractModule } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { trainedData } from './languages.ts';
import { linesOfTsv } from './linesOfTsv.ts';
import type { RecognizedPage } from '../recognizedPage.ts';

/** Grey values, a byte for each pixel, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export type RecognizedText = Pick<RecognizedPage, 'lines' | 'skew' | 'textLayer'>;

interface Engine {
  readonly languages: string;
  readonly module: TesseractModule;
  readonly api: TessBaseAPI;
}

const neuralNetworks = 1;
const findsBlocks = 3;
const upright = 1;
/** In radians; lines that lie less askew are read as well as straight ones. */
const leastSkew = 0.005;

let engine: Promise<Engine> | null = null;

/**
 * Recognises the text in an upright picture, whichever of the languages it is in. The engine stays loaded for the next picture.
 * @param languages as Tesseract calls them (`eng`, `chi_sim`); those that are installed, the likeliest first
 */
export async function recognizeText(picture: GreyPicture, languages: readonly string[]): Promise<RecognizedText> {
  const wanted = languages.join('+');
  if ((await engine)?.languages !== wanted) engine = openEngine(languages);
  const { module, api } = await (engine as Promise<Engine>);
  module.FS.writeFile('/input', portableGreymap(picture));
  api.SetImageFile(upright, 0);
  try {
    api.FindLines();
    const gradient = api.GetGradient();
    const skew = Math.abs(gradient) > leastSkew ? gradient : 0;
    if (skew !== 0) api.SetImageFile(upright, skew);
    const lines = api.Recognize(null) === 0 ? linesOfTsv(api.GetTSVText(0)) : [];
    return { lines, skew, textLayer: lines.length > 0 ? textLayerOf(module, api) : new Uint8Array() };
  } finally {
    api.Clear();
  }
}

function textLayerOf(module: TesseractModule, api: TessBaseAPI): Uint8Array<ArrayBuffer> {
  const renderer = new module.TessPDFRenderer('layer', '/', true);
  try {
    if (!renderer.BeginDocument('') || !renderer.AddImage(api) || !renderer.EndDocument()) return new Uint8Array();
  } finally {
    module.destroy(renderer);
  }
  const layer = module.FS.readFile('/layer.pdf');
  module.FS.unlink('/layer.pdf');
  return layer;
}

/** Its own loader starts a thread, which has no place in a process that may start nothing: this is what it loads. */
async function openEngine(languages: readonly string[]): Promise<Engine> {
  const { default: createTesseract } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
  const wasmBinary = await readFile(createRequire(import.meta.url).resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'));
  const silent = () => undefined;
  const module = await createTesseract({ wasmBinary, print: silent, printErr: silent, TesseractProgress: silent });
  for (const language of languages) {
    const path = trainedData(language);
    if (path === null) throw new Error(`The language ${language} is not installed.`);
    module.FS.writeFile(`${language}.traineddata`, await promisify(gunzip)(await readFile(path)));
  }
  const api = new module.TessBaseAPI();
  if (api.Init(null, languages.join('+'), neuralNetworks) !== 0) throw new Error(`Tesseract does not take ${languages.join('+')}.`);
  api.SetPageSegMode(findsBlocks);
  return { languages: languages.join('+'), module, api };
}

/** The simplest file of a picture there is (PGM): a head of text, then the pixels. */
function portableGreymap({ width, height, pixels }: GreyPicture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
