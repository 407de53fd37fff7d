/**
 * A response that keeps the text it was made with. Node's own makes bytes and a stream of it at once, and of these a text
 * again for who wants to write it as a whole: a twelfth of what a list costs.
 */
export class WholeResponse extends Response {
  /** The body, where it is a text; null for a stream and for nothing. */
  readonly whole: string | null;

  constructor(body?: BodyInit | null, init?: ResponseInit) {
    const isText = typeof body === 'string';
    super(isText ? null : body, init);
    this.whole = isText ? body : null;
  }

  override async text(): Promise<string> {
    return this.whole ?? super.text();
  }

  override async json(): Promise<unknown> {
    return this.whole === null ? super.json() : JSON.parse(this.whole);
  }
}
