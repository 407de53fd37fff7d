/** What a film says of its frames, apart from them. */
export interface FrameConfig {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** As RFC 6381 has it: `av01.0.04M.08`. */
  readonly codecString: string;
  /** The record with which its decoder begins (`av1C`, `hvcC`). */
  readonly description: Uint8Array | null;
}

/**
 * One frame of a film as the file of a picture: WebP (RFC 9649) is a frame of VP8, AVIF and HEIC (ISO/IEC 23008-12) are frames of AV1 and HEVC, each in a box of
 * its own. Null where too little is known of it.
 */
export function stillPicture(codec: 'vp8' | 'av1' | 'hevc', frame: Uint8Array, config: FrameConfig): Uint8Array<ArrayBuffer> | null {
  if (codec === 'vp8') return webp(frame);
  const record = config.description ?? (codec === 'av1' ? recordOfAv1(config.codecString) : null);
  if (record === null) return null;
  return codec === 'av1' ? heif('avif', 'av01', 'av1C', record, frame, config) : heif('heic', 'hvc1', 'hvcC', record, frame, config);
}

function webp(frame: Uint8Array): Uint8Array<ArrayBuffer> {
  const padding = frame.byteLength % 2;
  const head = Buffer.alloc(20);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(12 + frame.byteLength + padding, 4);
  head.write('WEBPVP8 ', 8, 'latin1');
  head.writeUInt32LE(frame.byteLength, 16);
  return new Uint8Array(Buffer.concat([head, frame, Buffer.alloc(padding)]));
}

/** The first four bytes of `av1C`, by what the name of the codec says; the frame has the rest. */
function recordOfAv1(codec: string): Uint8Array | null {
  const [, profile = '', level = '', tier = '', depth = ''] = /^av01\.(\d)\.(\d{2})([MH])\.(\d{2})/.exec(codec) ?? [];
  if (profile === '') return null;
  const bits = (tier === 'H' ? 0x80 : 0) | (depth === '08' ? 0 : 0x40) | (depth === '12' ? 0x20 : 0);
  const subsampling = profile === '0' ? 0x0c : 0;
  return Uint8Array.of(0x81, (Number(profile) << 5) | Number(level), bits | subsampling, 0);
}

function heif(brand: string, item: string, recordName: string, record: Uint8Array, frame: Uint8Array, { width, height }: FrameConfig): Uint8Array<ArrayBuffer> {
  const type = box('ftyp', text(brand), uint(4, 0), text('mif1'), text(brand));
  const metaFrom = (start: number) =>
    box(
      'meta',
      uint(4, 0),
      box('hdlr', uint(4, 0), uint(4, 0), text('pict'), Buffer.alloc(13)),
      box('pitm', uint(4, 0), uint(2, 1)),
      box('iloc', uint(4, 0), uint(1, 0x44, 0), uint(2, 1, 1, 0, 1), uint(4, start, frame.byteLength)),
      box('iinf', uint(4, 0), uint(2, 1), box('infe', uint(4, 0x02000000), uint(2, 1, 0), text(item), uint(1, 0))),
      box('iprp', box('ipco', box('ispe', uint(4, 0, width, height)), box(recordName, record)), box('ipma', uint(4, 0, 1), uint(2, 1), uint(1, 2, 1, 0x82))),
    );
  const start = type.byteLength + metaFrom(0).byteLength + 8;
  return new Uint8Array(Buffer.concat([type, metaFrom(start), box('mdat', frame)]));
}

function box(name: string, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([uint(4, content.byteLength + 8), text(name), content]);
}

const text = (letters: string) => Buffer.from(letters, 'latin1');

function uint(size: 1 | 2 | 4, ...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(size * values.length);
  values.forEach((value, at) => bytes.writeUIntBE(value, at * size, size));
  return bytes;
}
