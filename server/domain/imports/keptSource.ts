/** What a source of an archive of this vault is besides its address, or without one. */
export type KeptSource =
  | { readonly type: 'CONTENT' | 'NOTE'; readonly text: string }
  /** Its bytes are an entry of the archive. */
  | { readonly type: 'FILE'; readonly entry: string; readonly name: string; readonly mimeType: string; /** As the archive says; its bytes know better. */ readonly sha256: string | null }
  /** The page as it was kept is an entry of the archive. */
  | { readonly type: 'URI'; readonly entry: string };
