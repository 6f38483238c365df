import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.upgrade': 'application/octet-stream',
};

/** What the page may load, in both hosts: only its own files, and style attributes. */
export const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every response with a file of the page. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

export interface PageFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly type: string;
}

// No segment can be empty, begin with a dot or hold a slash of any kind, so no path leads out of the folder.
const segment = /^[A-Za-z0-9_@-][A-Za-z0-9._@-]*$/;

/** The file of the built page at a URL's path; undefined when there is none, whatever the path looks like. */
export async function pageFile(root: string, urlPath: string): Promise<PageFile | undefined> {
  const segments = (urlPath === '/' ? '/index.html' : urlPath).split('/').slice(1);
  if (segments.length === 0 || !segments.every((one) => segment.test(one))) return undefined;
  const type = types[extname(segments.at(-1) ?? '')];
  if (type === undefined) return undefined;
  try {
    return { bytes: await readFile(join(root, ...segments)), type };
  } catch {
    return undefined;
  }
}
