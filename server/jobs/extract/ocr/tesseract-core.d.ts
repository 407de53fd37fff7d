declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** The part of Tesseract's own interface (`baseapi.h`) that is used here. */
  export interface TessBaseAPI {
    /** @param engine 1: neural networks. @returns 0 when it is ready */
    Init(dataPath: string | null, languages: string, engine: number): number;
    /** @param mode 3: finds columns and blocks by itself; without it everything is one block. */
    SetPageSegMode(mode: number): void;
    /** Takes the file `/input`. @param orientation as cameras write it (Exif); 1 is upright. @param angle in radians */
    SetImageFile(orientation: number, angle: number): number;
    /** Finds lines, and with them how skewed the picture is; recognising does it by itself otherwise. */
    FindLines(): number;
    /** How much the lines found rise to the right, in radians. */
    GetGradient(): number;
    /** @returns 0 when it is done */
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
    End(): void;
  }

  /** Writes what was recognised as a PDF. */
  export interface TessPDFRenderer {
    BeginDocument(title: string): boolean;
    AddImage(api: TessBaseAPI): boolean;
    EndDocument(): boolean;
  }

  export interface TesseractModule {
    readonly FS: { writeFile(path: string, bytes: Uint8Array | string): void; readFile(path: string): Uint8Array<ArrayBuffer>; unlink(path: string): void };
    /** @param name of the file, without `.pdf`. @param folder it is in. @param isTextOnly without the picture: letters that nobody sees */
    readonly TessPDFRenderer: new (name: string, folder: string, isTextOnly: boolean) => TessPDFRenderer;
    destroy(object: TessPDFRenderer): void;
    readonly TessBaseAPI: new () => TessBaseAPI;
  }

  const createTesseract: (options: {
    readonly wasmBinary: Uint8Array;
    readonly print: (line: string) => void;
    readonly printErr: (line: string) => void;
    readonly TesseractProgress: (percent: number) => void;
  }) => Promise<TesseractModule>;
  export default createTesseract;
}
