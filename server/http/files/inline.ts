import { disposition } from './serveFile.ts';

/** Kinds of files that a browser may show by itself: none of them runs anything of its own in our name. */
const harmless = /^(image\/(png|jpeg|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)|(audio|video)\/[\w.+-]+|text\/plain|application\/pdf)$/;

/** How long a browser may keep what it has shown, for itself alone. */
const caching = 'private, max-age=600, no-transform';

/** How a file is answered to a browser that wants to show it: in the page when it is harmless, else as a download. */
export function inlineHeaders(name: string, mimeType: string): Record<string, string> {
  const [type = ''] = mimeType.toLowerCase().split(';');
  if (!harmless.test(type.trim())) return { 'Cache-Control': caching, 'Content-Disposition': disposition('attachment', name) };
  return {
    'Cache-Control': caching,
    'Content-Disposition': disposition('inline', name),
    'Content-Type': type.trim() === 'text/plain' ? 'text/plain; charset=utf-8' : type.trim(),
    'Content-Security-Policy': policyFor(type.trim()),
  };
}

/** Browsers open no PDF in a sandbox of ours; their viewer is one itself. */
function policyFor(type: string): string {
  const sandbox = type === 'application/pdf' ? '' : ' sandbox;';
  return `default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline';${sandbox} frame-ancestors 'self'`;
}

/** A saved page as it looked: its pictures and styles are inside, and nothing in it runs or asks for anything. */
export function snapshotHeaders(mimeType: string): Record<string, string> {
  return {
    'Cache-Control': caching,
    'Content-Disposition': 'inline',
    'Content-Type': mimeType === 'text/html' ? 'text/html; charset=utf-8' : mimeType,
    'Content-Security-Policy': "default-src 'none'; img-src data:; font-src data:; media-src data:; style-src 'unsafe-inline' data:; frame-ancestors 'self'; sandbox",
  };
}
