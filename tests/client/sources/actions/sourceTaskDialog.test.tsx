// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SourceTaskDialog, type SourceTask } from '#client/sources/actions/SourceTaskDialog.tsx';
import { selectedByIds } from '#client/sources/selection/selectedSources.ts';
import { onPartFailed } from '#client/ui/onDemand.ts';

const fetchCode = vi.hoisted(() => vi.fn<() => Promise<{ SelectCollectionDialog: () => string }>>());
vi.mock('#client/sources/actions/selectCollection.ts', async () => {
  const { onDemand } = await import('#client/ui/onDemand.ts');
  return { selectCollection: onDemand(fetchCode) };
});

afterEach(cleanup);

function Page() {
  const [task, setTask] = useState<SourceTask | null>(null);
  return (
    <>
      <button onClick={() => setTask({ kind: 'move', selected: selectedByIds(['a'], null) })}>Move</button>
      <p>{task === null ? 'nothing asked' : 'asked'}</p>
      <SourceTaskDialog task={task} spaceId="s" onClose={() => setTask(null)} />
    </>
  );
}

test('a dialog whose code could not be loaded says so and leaves nothing open; who asks again is answered', async () => {
  const told = vi.fn();
  const stop = onPartFailed(told);
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
  render(<Page />);

  fetchCode.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await press();
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(screen.getByText('nothing asked')).toBeDefined();

  fetchCode.mockResolvedValueOnce({ SelectCollectionDialog: () => 'Where to?' });
  await press();
  expect(await screen.findByText('Where to?', { exact: false })).toBeDefined();
  expect(screen.getByText('asked')).toBeDefined();
  stop();
});
