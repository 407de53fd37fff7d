/** Bytes that are unpacked one by one, up to a limit. */
export class GrowingBytes {
  readonly #limit: number;
  #bytes = Buffer.alloc(64 * 1024);
  size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.size >= this.#limit;
  }

  /** @throws RangeError where there are more than the limit; those up to it are kept */
  add(byte: number): void {
    if (this.isFull) throw new RangeError('There is enough.');
    if (this.size === this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(Math.min(this.#bytes.length, this.#limit - this.size))]);
    this.#bytes[this.size] = byte;
    this.size += 1;
  }

  /** Those that were added. Not copied. */
  taken(): Buffer {
    return this.#bytes.subarray(0, this.size);
  }
}
