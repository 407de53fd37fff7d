/** A vector as it is stored: its direction, in a signed byte for each number. */
export interface PackedVector {
  readonly values: Uint8Array<ArrayBuffer>;
  /** What a byte has to be multiplied by, so that the vector has the length 1. */
  readonly scale: number;
  /** The signs of its numbers as PostgreSQL writes bits: 1 where the byte is above 0. */
  readonly bits: string;
}

/** @param vector finite numbers that are not all 0 */
export function packVector(vector: readonly number[]): PackedVector {
  const largest = vector.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
  const bytes = Int8Array.from(vector, (number) => Math.round((number / largest) * 127));
  const length = Math.sqrt(bytes.reduce((sum, byte) => sum + byte * byte, 0));
  return { values: new Uint8Array(bytes.buffer), scale: 1 / length, bits: Array.from(bytes, (byte) => (byte > 0 ? '1' : '0')).join('') };
}

/** The cosine of the angle between two vectors, from -1 to 1; 0 where they are of different lengths. */
export function cosineOf(one: StoredVector, other: StoredVector): number {
  if (one.values.byteLength !== other.values.byteLength) return 0;
  const [left, right] = [signed(one.values), signed(other.values)];
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum * one.scale * other.scale;
}

type StoredVector = { readonly values: Uint8Array; readonly scale: number };

const signed = (bytes: Uint8Array): Int8Array => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
