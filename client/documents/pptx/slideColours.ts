import { attribute, child } from '../package/packageXml.ts';

/** What the names of colours mean on a slide: `accent1` or `tx1` as six hexadecimal digits. */
export type Palette = ReadonlyMap<string, string>;

/** The colours of a theme, under the names that its master uses for them, too. */
export function paletteOf(theme: Document | null, map: Element | null): Palette {
  const palette = new Map<string, string>();
  const scheme = theme?.getElementsByTagNameNS('*', 'clrScheme')[0];
  for (const entry of scheme?.children ?? []) {
    const colour = entry.firstElementChild;
    const hex = attribute(colour, 'lastClr') ?? attribute(colour, 'val') ?? '';
    if (HEX.test(hex)) palette.set(entry.localName, hex);
  }
  for (const { localName, value } of map?.attributes ?? []) {
    const hex = palette.get(value);
    if (hex !== undefined) palette.set(localName, hex);
  }
  for (const [name, value] of [['tx1', 'dk1'], ['bg1', 'lt1'], ['tx2', 'dk2'], ['bg2', 'lt2']] as const) {
    const hex = palette.get(value);
    if (hex !== undefined && !palette.has(name)) palette.set(name, hex);
  }
  return palette;
}

const HEX = /^[\da-f]{6}$/i;

/** The colour that stands in an element (`solidFill`, a stop of a gradient) as CSS; null where none does, or one that is not known. */
export function colourIn(holder: Element | null | undefined, palette: Palette, named: string | null = null): string | null {
  const colour = [...(holder?.children ?? [])].find(({ localName }) => /Clr$/.test(localName));
  if (!colour) return null;
  const hex = hexOf(colour, palette, named);
  if (hex === null) return null;
  let { h, s, l } = hslOf(hex);
  let alpha = 1;
  for (const change of colour.children) {
    const share = Number(attribute(change, 'val')) / 100_000;
    if (!Number.isFinite(share)) continue;
    if (change.localName === 'lumMod') l *= share;
    else if (change.localName === 'lumOff') l += share;
    else if (change.localName === 'satMod') s *= share;
    else if (change.localName === 'hueMod') h *= share;
    else if (change.localName === 'tint') l += (1 - l) * (1 - share);
    else if (change.localName === 'shade') l *= share;
    else if (change.localName === 'alpha') alpha = share;
  }
  const percent = (value: number) => `${Math.round(Math.min(1, Math.max(0, value)) * 1000) / 10}%`;
  return `hsl(${Math.round(h)} ${percent(s)} ${percent(l)} / ${percent(alpha)})`;
}

/** `named` is what the name for "the colour of this place" means. */
function hexOf(colour: Element, palette: Palette, named: string | null): string | null {
  const value = attribute(colour, 'val') ?? '';
  const hex =
    colour.localName === 'srgbClr'
      ? value
      : colour.localName === 'sysClr'
        ? (attribute(colour, 'lastClr') ?? (value === 'window' ? 'ffffff' : '000000'))
        : colour.localName === 'prstClr'
          ? (PRESETS[value] ?? '000000')
          : value === 'phClr'
            ? (named ?? '')
            : (palette.get(value) ?? '');
  return HEX.test(hex) ? hex : null;
}

const PRESETS: Readonly<Record<string, string>> = { black: '000000', white: 'ffffff', red: 'ff0000', green: '008000', blue: '0000ff', yellow: 'ffff00', gray: '808080', orange: 'ffa500' };

function hslOf(hex: string): { h: number; s: number; l: number } {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const l = (most + least) / 2;
  const range = most - least;
  if (range === 0) return { h: 0, s: 0, l };
  const s = range / (1 - Math.abs(2 * l - 1));
  const h = most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { h: h * 60, s, l };
}

/** What fills a shape, as CSS: a colour or a gradient; `none` where it says that nothing does, null where it does not say. */
export function fillOf(properties: Element | null | undefined, palette: Palette, named: string | null = null): string | null {
  if (child(properties, 'noFill')) return 'none';
  const solid = child(properties, 'solidFill');
  if (solid) return colourIn(solid, palette, named);
  const gradient = child(properties, 'gradFill');
  if (!gradient) return null;
  const stops = [...(child(gradient, 'gsLst')?.children ?? [])].flatMap((stop) => {
    const colour = colourIn(stop, palette, named);
    return colour === null ? [] : [`${colour} ${Math.round(Number(attribute(stop, 'pos')) / 1000) || 0}%`];
  });
  const angle = Math.round(Number(attribute(child(gradient, 'lin'), 'ang')) / 60_000) || 0;
  return stops.length < 2 ? null : `linear-gradient(${angle + 90}deg, ${stops.join(', ')})`;
}
