// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StatusChip } from '#client/ui/display/StatusChip.tsx';

afterEach(cleanup);

test('where nobody asks for it, that all is well is a check with the word as its name and tooltip; what is not is said as ever', () => {
  render(<StatusChip status="COMPLETED" label="Completed" isQuiet />);
  expect(screen.getByTitle('Completed').textContent).toBe('Completed');
  expect(screen.getByTitle('Completed').dataset['look']).toBe('completed');
  render(<StatusChip status="FAILED" label="Failed" isQuiet />);
  expect(screen.getByText('Failed').dataset['look']).toBe('failed');
});

test('where there is no room for it, the word is the name and the tooltip of the mark', () => {
  render(<StatusChip status="PROCESSING" label="Processing" percent={40} isMark />);
  expect(screen.getByTitle('Processing').textContent).toBe('Processing');
  expect(screen.getByTitle('Processing').dataset['look']).toBe('processing');
});

test('each status has its look and its word; whatever else there is looks like what waits', () => {
  const looks = ['UPLOADING', 'PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'DREAMING'].map((status) => {
    render(<StatusChip status={status} label={status} />);
    return screen.getByText(status).dataset['look'];
  });
  expect(looks).toEqual(['pending', 'pending', 'processing', 'completed', 'failed', 'pending']);
});
