declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills `data` with RGBA; hears null when it cannot be decoded. */
    display(image: { data: Uint8ClampedArray; width: number; height: number }, done: (image: object | null) => void): void;
    free(): void;
  }
  const libheif: { readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default libheif;
}
