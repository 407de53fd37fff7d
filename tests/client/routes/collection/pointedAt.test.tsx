// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openReading, sourceOf } from '../vault.tsx';

const curve = { id: 'source_curve', title: 'The forgetting curve' };
const loci = { id: 'source_loci', title: 'Method of loci' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('what comes under a pointer that rests is not previewed; what one points at is', async () => {
  const { person, answer, environment } = await openReading([curve, loci]);
  screen.getByRole('link', { name: curve.title }).focus();
  await person.keyboard(' ');
  await answer('QuickPreviewQuery', { node: { __typename: 'Source', ...sourceOf(curve) } });
  const previewed = () => environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'QuickPreviewQuery').map(({ request }) => request.variables['id'] as unknown);
  const other = screen.getByRole('link', { name: loci.title });
  const point = (name: 'pointermove' | 'pointerover', target: Element, x: number) => fireEvent(target, Object.assign(new MouseEvent(name, { bubbles: true, screenX: x, screenY: 60 }), { pointerType: 'mouse' }));

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // So does a browser where keys scroll the list: over without a move.
  point('pointermove', document.body, 50);
  point('pointerover', other, 50);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(previewed()).toEqual([]);
  point('pointerover', other, 51);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(previewed()).toEqual([loci.id]);
});
