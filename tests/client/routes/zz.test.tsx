// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { test } from 'vitest';
import { openReading } from './vault.tsx';
test('x', async () => {
  const { router, environment, answer } = await openReading([]);
  await act(() => router.navigate('/collection/collection_nowhere'));
  console.log('after nav', environment.mock.getAllOperations().map((o) => o.request.node.params.name), document.body.textContent!.slice(0, 200));
  await answer('CollectionPageQuery', { node: null });
  console.log('after answer', environment.mock.getAllOperations().map((o) => o.request.node.params.name), document.body.textContent!.slice(0, 200));
}, 20000);
