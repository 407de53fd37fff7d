/** Sends JSON to a server that is being measured, and answers what it answers. */
export async function post<T>(url: string, path: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}
