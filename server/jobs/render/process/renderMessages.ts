/** How the process that drives a browser gets it, and how the browser gets out. */
export interface BrowserToDrive {
  /** The program, or the address (CDP) of a browser that runs elsewhere. */
  readonly browser: { readonly path: string } | { readonly url: string };
  readonly proxy: { readonly host: string; readonly port: number; readonly username: string; readonly password: string };
  /** Appended to what the browser calls itself. */
  readonly userAgent: string;
  /** Where it finds programs. */
  readonly path: string;
  /** For whatever it writes; it is empty, and removed afterwards. */
  readonly folder: string;
}

/** A page to show. */
export interface PageToShow {
  readonly url: string;
  /** For loading it: what is there by then counts. */
  readonly loadMs: number;
  /** For all that is made of it afterwards. */
  readonly pictureMs: number;
}

/** A page as one sees it. */
export interface ShownPage {
  /** Where it was found in the end. */
  readonly url: string;
  /** Its document after the scripts ran. */
  readonly html: string;
  /** WebP: what one sees first, and all of it down to a limit. Null where it could not be made, or is too large. */
  readonly screenshot: Uint8Array | null;
  readonly fullScreenshot: Uint8Array | null;
  /** PDF, as it is printed; null likewise. */
  readonly print: Uint8Array | null;
}

/** Why there is nothing to show: the site answered with an error; nothing came; it is no page; it broke in the browser. */
export interface NotShown {
  readonly reason: 'refused' | 'unreachable' | 'late' | 'file' | 'crashed';
  /** Where that was, by then. */
  readonly at: string;
  /** Of the answer, where there was one. */
  readonly status: number | null;
}

export type ToDriver = { readonly drive: BrowserToDrive } | { readonly show: PageToShow };

export type FromDriver =
  | { readonly ready: { readonly isSandboxed: boolean } }
  | { readonly broken: string }
  | { readonly shown: ShownPage }
  | { readonly notShown: NotShown };
