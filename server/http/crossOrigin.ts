import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** What tus speaks with, both ways. */
const tusHeaders = ['Tus-Resumable', 'Upload-Length', 'Upload-Offset'];

const dayInSeconds = 86_400;

/**
 * Lets pages of these origins call the API with a credential in the Authorization header (`CORS_ORIGINS`). Pages of all
 * others can send what any page can, and read nothing.
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const shared = cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Content-Digest', 'Idempotency-Key', 'If-Match', 'If-None-Match', 'If-Range', 'Range', 'X-Request-Id', ...tusHeaders, 'Upload-Metadata'],
    exposeHeaders: [
      'Content-Disposition',
      'Content-Range',
      'ETag',
      'Idempotent-Replayed',
      'Link',
      'Location',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'Retry-After',
      'WWW-Authenticate',
      ...tusHeaders,
      'Tus-Version',
      'Tus-Extension',
      'Tus-Max-Size',
      'X-Request-Id',
    ],
    maxAge: dayInSeconds,
  });
  return async (c, next) => {
    if (origins.includes(c.req.header('origin') ?? '')) return shared(c, next);
    await next();
    if (origins.length > 0) c.header('Vary', 'Origin', { append: true });
  };
}
