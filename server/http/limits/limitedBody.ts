import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses bodies that are larger. One that says its length is believed (Node reads no more of it than that) and is not
 * touched: Hono's own limit looks at the body first, which makes a stream of it.
 */
export function limitedBody(maxSize: number, onError: (c: Context) => Response): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next);
    return Number(length) > maxSize ? onError(c) : next();
  };
}
