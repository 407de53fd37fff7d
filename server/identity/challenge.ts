/**
 * A challenge that better-auth hands to browsers in a signed cookie, in the headers of its answer; null when there is none. This
 * vault has no cookies for it: whoever asked gets the value as text, and gives it back with what was asked of them.
 * @param cookie its name, without what better-auth puts before it
 */
export function challengeIn(headers: Headers, cookie: string): string | null {
  for (const set of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (name.endsWith(`.${cookie}`) && value !== '') return value;
  }
  return null;
}
