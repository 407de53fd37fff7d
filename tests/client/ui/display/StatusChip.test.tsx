// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StatusChip } from '#client/ui/display/StatusChip.tsx';

afterEach(cleanup);

test('each status has its look and its word; whatever else there is looks like what waits', () => {
  const looks = ['UPLOADING', 'PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'DREAMING'].map((status) => {
    render(<StatusChip status={status} label={status} />);
    return screen.getByText(status).dataset['look'];
  });
  expect(looks).toEqual(['pending', 'pending', 'processing', 'completed', 'failed', 'pending']);
});
