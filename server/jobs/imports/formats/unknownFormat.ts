/** A file that no format takes. The message is for people. */
export class UnknownFormatError extends Error {}
