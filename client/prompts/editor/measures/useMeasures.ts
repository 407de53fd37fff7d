import { startTransition, useEffect, useRef, useState } from 'react';
import type { Measures, MeasureRequest } from './measureMessages.ts';

/** Numbers change at most so often while one types. */
const EVERY_MS = 150;

/**
 * What a prompt measures, counted in a worker: null until it is known first, then as of some moments ago. While one is measured,
 * the newest waits; what is in between is left out.
 */
export function useMeasures(wanted: MeasureRequest): Measures | null {
  const [measures, setMeasures] = useState<Measures | null>(null);
  const ask = useRef<(request: MeasureRequest) => void>(() => undefined);
  useEffect(() => {
    const worker = new Worker(new URL('./measureWorker.ts', import.meta.url), { type: 'module' });
    let isBusy = false;
    let next: MeasureRequest | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      timer = undefined;
      if (isBusy || !next) return;
      isBusy = true;
      worker.postMessage(next);
      next = null;
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Measures>) => {
      isBusy = false;
      startTransition(() => setMeasures(data));
      timer ??= setTimeout(send, EVERY_MS);
    });
    // A worker that cannot be loaded leaves the numbers out; the editor goes on.
    worker.addEventListener('error', () => setMeasures(null));
    ask.current = (request) => {
      next = request;
      if (!isBusy) timer ??= setTimeout(send, 0);
    };
    return () => {
      clearTimeout(timer);
      worker.terminate();
    };
  }, []);
  useEffect(() => ask.current(wanted), [wanted]);
  return measures;
}
