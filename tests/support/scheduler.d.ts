/** React's scheduler: what the tests use of it, which its types leave out. */
declare module 'scheduler' {
  export function unstable_forceFrameRate(fps: number): void;
}
