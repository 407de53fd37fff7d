/** What of a picture is kept: a square around `x`, `y` (0 to 1 of its width and height), smaller the larger `zoom` is. */
export type Crop = { readonly zoom: number; readonly x: number; readonly y: number };

export type Size = { readonly width: number; readonly height: number };

export const largestZoom = 4;

/** The largest square, in the middle. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The square in pixels of the picture. It never lies beyond an edge. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): { readonly left: number; readonly top: number; readonly side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: between(0, x * width - side / 2, width - side), top: between(0, y * height - side / 2, height - side), side };
}

/** Moves the square by parts of its own side. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop);
  return within(size, { ...crop, x: crop.x + (right * side) / size.width, y: crop.y + (down * side) / size.height });
}

/** Around the same point, as far as the edges let it be. */
export const zoomCrop = (size: Size, crop: Crop, zoom: number): Crop => within(size, { ...crop, zoom: between(1, zoom, largestZoom) });

/** With the point that the square really has in its middle: whoever turns back at an edge sees it at once. */
function within(size: Size, crop: Crop): Crop {
  const { left, top, side } = squareOf(size, crop);
  return { zoom: crop.zoom, x: (left + side / 2) / size.width, y: (top + side / 2) / size.height };
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);
