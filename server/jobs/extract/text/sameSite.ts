/** Whether two hosts are one site: the same, or one a part of the other. */
export function isSameSite(a: string, b: string): boolean {
  const [x, y] = [a, b].map((host) => host.replace(/^(www|m|mobile|amp)\./, ''));
  return x === y || Boolean(x && y && (x.endsWith(`.${y}`) || y.endsWith(`.${x}`)));
}
