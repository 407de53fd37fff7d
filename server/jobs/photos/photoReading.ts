import type { Log } from '#server/platform/log.ts';
import { ExtractError, type ExtractErrorCode, MachineBusyError } from '../extract/extractError.ts';
import { createReader, type Reader } from '../extract/process/reader.ts';
import { findSandbox } from '../extract/process/sandbox.ts';

interface PhotoReadingOptions {
  /** What the sandbox may see of `dataFolder`: nothing of it is read. */
  readonly filesFolder: string;
  /** `VAULT_DATA`: hidden from what decodes. */
  readonly dataFolder: string;
  readonly log: Log;
}

/** Makes pictures of people, and for their texts, from what they send, in a process of its own as all reading; it is started with the first one. */
export interface PhotoReading {
  /** The square that is kept, as `squarePicture`; or in words why it cannot be had. */
  squarePhoto(bytes: Uint8Array): Promise<MadePicture>;
  /** A picture for a text, as `textPicture`; or in words why it cannot be had. */
  textPicture(bytes: Uint8Array): Promise<MadePicture>;
  close(): Promise<void>;
}

type MadePicture = Uint8Array<ArrayBuffer> | { readonly problem: string };

const problems: Partial<Record<ExtractErrorCode, string>> = {
  UNSUPPORTED: 'Pictures of this kind cannot be used. Choose a JPEG, PNG, WebP, GIF or AVIF.',
  TOO_LARGE: 'The picture has too many pixels. Choose a smaller one.',
};
const damaged = 'The picture is damaged: it cannot be shown. Choose another one.';

export function createPhotoReading({ filesFolder, dataFolder, log }: PhotoReadingOptions): PhotoReading {
  let started: Promise<Reader> | null = null;
  const start = async () => createReader({ sandbox: await findSandbox({ data: dataFolder, files: filesFolder }, log) });
  const made = async (make: (reader: Reader) => Promise<Uint8Array<ArrayBuffer>>): Promise<MadePicture> => {
    const reader = await (started ??= start());
    try {
      return await make(reader);
    } catch (error) {
      if (error instanceof MachineBusyError) return { problem: 'The vault is too busy at the moment. Try again.' };
      if (error instanceof ExtractError) return { problem: problems[error.code] ?? damaged };
      throw error;
    }
  };
  return {
    squarePhoto: (bytes) => made((reader) => reader.squarePicture(bytes)),
    textPicture: (bytes) => made((reader) => reader.textPicture(bytes)),
    async close() {
      await (await started)?.close();
    },
  };
}
