// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moveCrop, squareOf, wholeCrop, zoomCrop } from '#client/routes/account/photo/crop.ts';
import { openProfile } from './profilePage.tsx';

const send = vi.hoisted(() => vi.fn<(path: string, init: RequestInit) => Promise<Response>>());
vi.mock('#client/auth/currentAuth.ts', () => ({ authorizedFetch: send }));

const wide = { width: 800, height: 400 };

beforeEach(() => {
  send.mockReset();
  // jsdom draws nothing.
  vi.stubGlobal('createImageBitmap', (file: File) => (file.name === 'page.png' ? Promise.reject(new DOMException('x', 'InvalidStateError')) : Promise.resolve({ ...wide, close: () => undefined })));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['square'], { type: 'image/png' })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const choose = async (name: string) => {
  const page = await openProfile({});
  await page.person.upload(screen.getByLabelText('Choose a picture'), new File(['x'], name, { type: 'image/png' }));
  return page;
};

test('the square is as large as it can be, and never leaves the picture', () => {
  expect(squareOf(wide, wholeCrop)).toEqual({ left: 200, top: 0, side: 400 });
  expect(squareOf(wide, moveCrop(wide, wholeCrop, 9, 9))).toEqual({ left: 400, top: 0, side: 400 });
  const near = zoomCrop(wide, wholeCrop, 2);
  expect(squareOf(wide, near)).toEqual({ left: 300, top: 100, side: 200 });
  expect(squareOf(wide, zoomCrop(wide, near, 99))).toMatchObject({ side: 100 });
});

test('whoever turns back at an edge moves at once', () => {
  const atEdge = moveCrop(wide, wholeCrop, 9, 0);
  expect(squareOf(wide, moveCrop(wide, atEdge, -0.25, 0)).left).toBe(300);
});

test('the picture moves as an arrow points, as it does when it is dragged, and the wheel zooms', async () => {
  const drawImage = vi.fn();
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue({ clearRect: () => undefined, drawImage } as unknown as GPUCanvasContext & null);
  const { person } = await choose('mira.png');
  const disc = await screen.findByRole('img', { name: /Arrow keys move it/ });
  const seenFrom = () => Math.round(drawImage.mock.lastCall?.[1] as number);
  const zoom = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' }).value;
  disc.focus();
  await waitFor(() => expect(seenFrom()).toBe(200));
  // Less of its left side is seen once it has moved to the left.
  await person.keyboard('{ArrowLeft}');
  expect(seenFrom()).toBe(220);
  await person.keyboard('{ArrowRight}{ArrowRight}');
  expect(seenFrom()).toBe(180);
  fireEvent.wheel(disc, { deltaY: -1 });
  expect(zoom()).toBe('1.08');
  fireEvent.wheel(disc, { deltaY: 1 });
  expect(zoom()).toBe('1');
});

test('the chosen part is sent, and the picture is seen', async () => {
  send.mockResolvedValue(new Response(null, { status: 204 }));
  const { person, answer } = await choose('mira.png');
  (await screen.findByRole('img', { name: /Arrow keys move it/ })).focus();
  await person.keyboard('+{ArrowLeft}');
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' }).value).toBe('1.1');
  await person.click(screen.getByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith('/files/photo', expect.objectContaining({ method: 'PUT' })));
  await answer('PhotoSectionRefetchQuery', { viewer: { account: { photoUploadPath: '/files/photo' }, user: { id: 'user_1', displayName: 'Mira Okafor', email: 'mira@researchlab.org', photoUrl: '/files/a?1' } } });
  expect(await screen.findByRole('button', { name: 'Remove picture' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [413, /may weigh 5 MB/],
  [422, /cannot be used/],
  [429, /Wait a minute/],
  [507, /almost no room left/],
  [500, /did not arrive/],
])('an answer of %d is said in words, and the picture stays in the dialog', async (status, words) => {
  send.mockResolvedValue(new Response(null, { status }));
  const { person } = await choose('mira.png');
  await screen.findByRole('img', { name: /Arrow keys move it/ });
  await person.click(screen.getByRole('button', { name: 'Use picture' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByRole('img', { name: /Arrow keys move it/ })).toBeDefined();
});

test('a file that is no picture is said to be none, and cannot be sent', async () => {
  await choose('page.png');
  expect((await screen.findByRole('alert')).textContent).toMatch(/This picture cannot be used/);
  expect(screen.getByRole('button', { name: 'Use picture' }).getAttribute('aria-disabled')).toBe('true');
});
