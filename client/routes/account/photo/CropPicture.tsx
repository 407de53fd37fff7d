import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { type Crop, largestZoom, moveCrop, squareOf, zoomCrop } from './crop.ts';

type CropPictureProps = {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
};

/** How large the square is drawn, in px, and how finely: as it is sent. */
const shown = 240;
export const drawn = 512;

/** How far one press of an arrow key moves, as a part of the square. */
const step = 0.05;

/** What is kept of a picture, as a disc: dragged, zoomed by wheel, slider and keys. */
export function CropPicture({ picture, crop, onChange }: CropPictureProps) {
  const intl = useIntl();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [held, setHeld] = useState<{ readonly x: number; readonly y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const zoomBy = (factor: number) => onChange(zoomCrop(picture, crop, crop.zoom * factor));
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!held) return;
    onChange(moveCrop(picture, crop, (held.x - clientX) / shown, (held.y - clientY) / shown));
    setHeld({ x: clientX, y: clientY });
  };
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const zoom = zooms[event.key];
    if (!move && zoom === undefined) return;
    event.preventDefault();
    if (move) onChange(moveCrop(picture, crop, move[0] * step, move[1] * step));
    else if (zoom !== undefined) zoomBy(zoom);
  };
  return (
    <Place>
      <Disc
        ref={canvas}
        width={drawn}
        height={drawn}
        tabIndex={0}
        role="img"
        aria-label={intl.formatMessage(messages.picture)}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setHeld({ x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={() => setHeld(null)}
        onPointerCancel={() => setHeld(null)}
        onWheel={({ deltaY }) => zoomBy(deltaY < 0 ? 1.08 : 1 / 1.08)}
      />
      <label>
        <FormattedMessage {...messages.zoom} />
        <input type="range" min={1} max={largestZoom} step={0.01} value={crop.zoom} onChange={(event) => onChange(zoomCrop(picture, crop, event.target.valueAsNumber))} />
      </label>
    </Place>
  );
}

/** Draws what is kept of a picture into the whole of a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** To where the square goes over the picture (right, down): the picture itself moves as the key points, as it does when it is dragged. */
const moves: Readonly<Record<string, readonly [right: number, down: number]>> = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const zooms: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };

const messages = defineMessages({
  picture: { id: 'profile.photo.crop', defaultMessage: 'Your picture. Arrow keys move it, plus and minus zoom.' },
  zoom: { id: 'profile.photo.zoom', defaultMessage: 'Zoom' },
});

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;

  label {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    max-width: ${shown}px;
    color: var(--fg-2);
    font: var(--text-13);
  }

  input {
    flex: 1;
    min-width: 0;
    accent-color: var(--accent);
  }
`;

const Disc = styled.canvas`
  width: ${shown}px;
  height: ${shown}px;
  border-radius: 50%;
  background: var(--bg-sunken);
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;
