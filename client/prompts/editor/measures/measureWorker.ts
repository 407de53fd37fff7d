import { createMeasuring, type MeasureRequest } from './measureMessages.ts';

/*
 * Counts tokens and words apart from the page, so that typing never waits for it.
 */
const measure = createMeasuring();

addEventListener('message', ({ data }: MessageEvent<MeasureRequest>) => {
  void measure(data).then((measures) => postMessage(measures));
});
