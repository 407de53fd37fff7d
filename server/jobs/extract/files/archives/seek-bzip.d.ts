declare module 'seek-bzip' {
  export interface BunzipInput {
    readByte(): number;
    /** @returns how many bytes there were */
    read(buffer: Uint8Array, offset: number, length: number): number;
    eof(): boolean;
  }
  const Bunzip: {
    /** @param multistream reads on after the end of a stream */
    decode(input: BunzipInput, output: { writeByte(byte: number): void }, multistream?: boolean): void;
  };
  export default Bunzip;
}
