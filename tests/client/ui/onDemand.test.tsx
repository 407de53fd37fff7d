// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { onDemand, onPartFailed } from '#client/ui/onDemand.ts';

afterEach(cleanup);

test('a part that somebody waits for and that cannot be loaded is told, and tried again when it is wanted next', async () => {
  const told = vi.fn();
  const stop = onPartFailed(told);
  let isThere = false;
  const part = onDemand(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the part';
  });
  const Place = ({ isWanted }: { isWanted: boolean }) => <p>{part.usePart(isWanted) ?? 'nothing'}</p>;
  const { rerender } = render(<Place isWanted={false} />);

  // A pointer that passes by asks for nothing that it would miss.
  await act(async () => part.load());
  expect(told).not.toHaveBeenCalled();

  await act(async () => rerender(<Place isWanted />));
  expect(told).toHaveBeenCalledTimes(1);
  expect(screen.getByText('nothing')).toBeDefined();

  isThere = true;
  await act(async () => rerender(<Place isWanted={false} />));
  await act(async () => rerender(<Place isWanted />));
  expect(screen.getByText('the part')).toBeDefined();
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});
