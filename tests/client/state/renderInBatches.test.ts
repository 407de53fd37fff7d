// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderInBatches } from '#client/state/renderInBatches.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('does a screenful at once and the rest with the frames after it', async () => {
  const done: number[] = [];
  for (let index = 0; index < 100; index += 1) renderInBatches(() => done.push(index));
  expect(done).toHaveLength(0);
  await Promise.resolve();
  expect(done).toHaveLength(40);
  await nextFrame();
  await nextFrame();
  expect(done).toEqual(Array.from({ length: 100 }, (_, index) => index));
});

test('does once what is asked for twice, and not what was called off', async () => {
  const done: string[] = [];
  const twice = () => done.push('twice');
  renderInBatches(twice);
  renderInBatches(twice);
  renderInBatches(() => done.push('called off'))();
  await Promise.resolve();
  expect(done).toEqual(['twice']);
});
