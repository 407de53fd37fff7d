import { ALL_FORMATS, CustomSource, EncodedPacketSink, Input, type InputVideoTrack } from 'mediabunny';
import type { Picture } from '../base/pictures.ts';
import type { OpenFile } from '../base/openFile.ts';
import { openHeic } from './readHeic.ts';
import { stillPicture } from './stillPicture.ts';

/** Recordings often begin in the dark. */
const share = 0.1;
const latestSeconds = 10;
/** A frame of 8K takes less. */
const mostBytes = 16_000_000;

/**
 * A frame of a recording near its beginning that needs no other one, as a picture. No codec for films is needed for it: some pictures are packed as such a
 * frame is (VP8 as WebP, AV1 as AVIF, HEVC as HEIC). Null for films that are packed in another way (H.264, VP9), and where there is none.
 */
export async function keyFrameOf(file: OpenFile): Promise<Picture | null> {
  const source = new CustomSource({ getSize: () => file.size, read: (start, end) => file.slice(start, end), handleUnhandledError: () => undefined });
  const input = new Input({ formats: ALL_FORMATS, source });
  try {
    const track = await input.getPrimaryVideoTrack();
    return track === null ? null : await frameOf(track, (await input.getDurationFromMetadata()) ?? 0);
  } catch {
    // What is wrong with a recording is said where its text is read.
    return null;
  } finally {
    input.dispose();
  }
}

async function frameOf(track: InputVideoTrack, seconds: number): Promise<Picture | null> {
  const codec = await track.getCodec();
  if (codec !== 'vp8' && codec !== 'av1' && codec !== 'hevc') return null;
  const packets = new EncodedPacketSink(track);
  const packet = (await packets.getKeyPacket(Math.min(seconds * share, latestSeconds))) ?? (await packets.getFirstPacket());
  if (packet === null || packet.data.byteLength > mostBytes) return null;
  const config = await track.getDecoderConfig();
  const description = config?.description;
  const picture = stillPicture(codec, packet.data, {
    width: await track.getCodedWidth(),
    height: await track.getCodedHeight(),
    codecString: config?.codec ?? '',
    description: description === undefined ? null : bytesOf(description),
  });
  return picture !== null && codec === 'hevc' ? (await openHeic(picture)).pixels() : picture;
}

const bytesOf = (source: AllowSharedBufferSource): Uint8Array => (ArrayBuffer.isView(source) ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength) : new Uint8Array(source));
