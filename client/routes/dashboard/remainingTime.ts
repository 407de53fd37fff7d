import { useEffect, useState } from 'react';

/** Less is not worth a word: it is over before it is read. */
const LEAST_MS = 700;

/** About how long, as people say it: to the second below ten, then in steps of five seconds, then in minutes. Null where there is nothing to say. */
export function remainingTimeOf(milliseconds: number | null): { readonly count: number; readonly unit: 'seconds' | 'minutes' } | null {
  if (milliseconds === null || milliseconds < LEAST_MS) return null;
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 10) return { count: seconds, unit: 'seconds' };
  if (seconds <= 55) return { count: Math.ceil(seconds / 5) * 5, unit: 'seconds' };
  return { count: Math.max(1, Math.round(seconds / 60)), unit: 'minutes' };
}

/** Counts down from what the server said last, by this machine's clock. */
export function useRemainingTime(said: number | null): number | null {
  const [passed, setPassed] = useState({ since: said, ms: 0 });
  useEffect(() => {
    if (said === null) return;
    const at = performance.now();
    const timer = setInterval(() => setPassed({ since: said, ms: performance.now() - at }), 1000);
    return () => clearInterval(timer);
  }, [said]);
  return said === null ? null : said - (passed.since === said ? passed.ms : 0);
}
