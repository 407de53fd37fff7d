import { attribute, child } from '../package/packageXml.ts';

/** 96 dots to the inch. */
const EMU_PER_PX = 9525;

export const px = (emu: string | null | undefined): number => {
  const value = Number(emu ?? 0) / EMU_PER_PX;
  // What lies further away is not on any slide.
  return Number.isFinite(value) ? Math.max(-20_000, Math.min(20_000, Math.round(value * 100) / 100)) : 0;
};

/** Where a shape is on its slide, in px. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly degrees: number; readonly isFlippedX: boolean; readonly isFlippedY: boolean };

/** How places within a group become places on the slide. */
export type Frame = { readonly x: number; readonly y: number; readonly scaleX: number; readonly scaleY: number };

export const WHOLE: Frame = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

/** Where the first of these shapes that says it is; null when none does. */
export function boxOf(shapes: readonly Element[], frame: Frame): Box | null {
  for (const shape of shapes) {
    const transform = child(child(shape, 'spPr') ?? child(shape, 'grpSpPr') ?? shape, 'xfrm');
    const [offset, extent] = [child(transform, 'off'), child(transform, 'ext')];
    if (!transform || !offset || !extent) continue;
    return {
      x: frame.x + px(attribute(offset, 'x')) * frame.scaleX,
      y: frame.y + px(attribute(offset, 'y')) * frame.scaleY,
      width: Math.abs(px(attribute(extent, 'cx')) * frame.scaleX),
      height: Math.abs(px(attribute(extent, 'cy')) * frame.scaleY),
      degrees: Math.round(Number(attribute(transform, 'rot') ?? 0) / 600) / 100 || 0,
      isFlippedX: attribute(transform, 'flipH') === '1',
      isFlippedY: attribute(transform, 'flipV') === '1',
    };
  }
  return null;
}

/** How what is in a group is placed. */
export function frameOf(group: Element, frame: Frame): Frame {
  const transform = child(child(group, 'grpSpPr'), 'xfrm');
  const box = boxOf([group], frame);
  const [offset, extent] = [child(transform, 'chOff'), child(transform, 'chExt')];
  if (!box || !offset || !extent) return frame;
  const scaleX = box.width / (px(attribute(extent, 'cx')) || 1);
  const scaleY = box.height / (px(attribute(extent, 'cy')) || 1);
  return { x: box.x - px(attribute(offset, 'x')) * scaleX, y: box.y - px(attribute(offset, 'y')) * scaleY, scaleX, scaleY };
}

/** Puts an element where a box is. */
export function place(element: HTMLElement | SVGElement, { x, y, width, height, degrees }: Box): void {
  Object.assign(element.style, { position: 'absolute', left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  if (degrees !== 0) element.style.transform = `rotate(${degrees}deg)`;
}
