import type { DomDocument } from '../text/dom.ts';

/** Where scripts put a page, as their kits call it. */
const MOUNTS = '#root,#app,#__next,#__nuxt,#___gatsby,#svelte,#q-app,#ember-app,app-root,[ng-version],[data-reactroot],[data-server-rendered],[data-v-app]';
/** Not scripts: data, templates. */
const SCRIPTS = 'script:not([type]),script[type=""],script[type=module],script[type*=javascript],script[type*=ecmascript]';
/** More than that in it is text that was there before the scripts. */
const EMPTY_MOUNT = 200;

/** What a page says of who builds it; read before anything is taken out of it. */
export interface ScriptSigns {
  readonly hasScripts: boolean;
  /** It asks for scripts to be switched on, or has an empty place where they put the page. */
  readonly waitsForScripts: boolean;
}

/** Reads the signs that a page is built by its own scripts. */
export function readScriptSigns(document: DomDocument): ScriptSigns {
  const asks = [...document.querySelectorAll('noscript')].some(({ textContent }) => /java\s?script/i.test(textContent));
  const isEmpty = [...document.querySelectorAll(MOUNTS)].some(({ textContent }) => textContent.trim().length < EMPTY_MOUNT);
  return { hasScripts: document.querySelector(SCRIPTS) !== null, waitsForScripts: asks || isEmpty };
}

/** Whether a page with so much text needs a browser to be read. @param hasText whether it counts as a text @param isShort whether it may be what stands there until the scripts have run */
export const needsBrowser = ({ hasScripts, waitsForScripts }: ScriptSigns, { hasText, isShort }: { hasText: boolean; isShort: boolean }): boolean => hasScripts && (!hasText || (isShort && waitsForScripts));
