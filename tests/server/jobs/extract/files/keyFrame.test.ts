import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output, type VideoCodec, WebMOutputFormat } from 'mediabunny';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createExtractor } from '#server/jobs/extract/process/extractor.ts';
import { createReader } from '#server/jobs/extract/process/reader.ts';
import { bytesOf, heic } from './corpus.ts';

const reader = createReader();
const extractor = createExtractor(reader);
afterAll(() => reader.close());

/** A film of one frame. */
async function film(codec: VideoCodec, frame: Uint8Array, config: { readonly codec: string; readonly description?: Uint8Array }): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({ format: codec === 'vp8' || codec === 'vp9' ? new WebMOutputFormat() : new Mp4OutputFormat(), target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  await output.start();
  await source.add(new EncodedPacket(frame, 'key', 0, 1), { decoderConfig: { ...config, codedWidth: 64, codedHeight: 64 } });
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

/** Red, as large as the frames. */
const red = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#e01010' } });

function contentOf(file: Uint8Array, box: string): Uint8Array {
  const bytes = Buffer.from(file);
  const at = bytes.indexOf(box, 0, 'latin1');
  return bytes.subarray(at + 4, at - 4 + bytes.readUInt32BE(at - 4));
}

async function previewOf(bytes: Uint8Array<ArrayBuffer>) {
  const { artefacts, mimeType } = await extractor.extract({ bytes, contentType: null, charset: null, url: 'about:blank', fileName: 'log.mp4' });
  expect(mimeType).toMatch(/^video\//);
  const preview = artefacts.find(({ kind }) => kind === 'PREVIEW');
  if (!preview) return null;
  const { data, info } = await sharp(preview.bytes).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, leftPixel: [data[0], data[1], data[2]] };
}

const aboutRed = [expect.toSatisfy((value: number) => value > 180), expect.toSatisfy((value: number) => value < 70), expect.toSatisfy((value: number) => value < 70)];
const size = { width: 64, height: 64 };

test('a film has one of its frames as its picture: VP8', async () => {
  const webp = await red().webp({ quality: 90 }).toBuffer();
  expect(webp.toString('latin1', 12, 16)).toBe('VP8 ');
  const frame = webp.subarray(20, 20 + webp.readUInt32LE(16));
  expect(await previewOf(await film('vp8', frame, { codec: 'vp8' }))).toEqual({ ...size, leftPixel: aboutRed });
});

test('AV1', async () => {
  const avif = await red().avif({ quality: 90, chromaSubsampling: '4:2:0' }).toBuffer();
  expect(await previewOf(await film('av1', contentOf(avif, 'mdat'), { codec: 'av01.0.00M.08', description: contentOf(avif, 'av1C') }))).toEqual({ ...size, leftPixel: aboutRed });
});

test('HEVC, as telephones film', async () => {
  const picture = heic();
  expect(await previewOf(await film('hevc', contentOf(picture, 'mdat'), { codec: 'hvc1.4.10.L30.9f.a8', description: contentOf(picture, 'hvcC') }))).toEqual({ ...size, leftPixel: aboutRed });
});

test('films that no picture is packed like have none, and nothing else is lost', async () => {
  const description = Uint8Array.of(1, 0x42, 0, 0x1e, 0xff, 0xe1, 0, 4, 0x67, 0x42, 0, 0x1e, 1, 0, 4, 0x68, 0xce, 0x3c, 0x80);
  expect(await previewOf(await film('avc', Uint8Array.of(0, 0, 0, 2, 0x65, 0x88), { codec: 'avc1.42001e', description }))).toBeNull();
});

test.each(['vp8', 'av1'] as const)('a frame of %s that is none costs only the picture', async (codec) => {
  expect(await previewOf(await film(codec, bytesOf('no frame of any kind'), { codec: codec === 'vp8' ? 'vp8' : 'av01.0.00M.08' }))).toBeNull();
});
