/** At most so often people are told how far something is. */
const tellEveryMs = 1_000;

/** Answers true at once, and then at most once in a while. */
export function createPace(): () => boolean {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last < tellEveryMs) return false;
    last = now;
    return true;
  };
}
