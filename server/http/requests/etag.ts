/** Whether a list of ETags (If-Match, If-None-Match) names this one. Compressed answers carry it as a weak one. */
export function names(list: string, etag: string): boolean {
  return list.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}
