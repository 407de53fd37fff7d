declare module 'word-extractor' {
  interface WordDocument {
    getBody(): string;
    getFootnotes(): string;
    getEndnotes(): string;
    getTextboxes(options?: { readonly includeHeadersAndFooters?: boolean }): string;
  }
  export default class WordExtractor {
    extract(bytes: Buffer): Promise<WordDocument>;
  }
}
