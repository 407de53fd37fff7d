import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const zstd = promisify(zstdCompress);
const unzstd = promisify(zstdDecompress);

/** A page as it is kept between the stages: quickly rather than small. */
export const compressPage = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }));

/** What `compressPage` has made smaller. */
export const decompressPage = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await unzstd(bytes));
