import type { CustomScheme, Protocol } from 'electron';
import type { Request as PageRequest, Route } from 'playwright';

/**
 * Chromium in the double knows no custom scheme, so `sealed://app/x` is shown to the page as
 * `https://app.sealed.invalid/x`: a secure origin of its own, answered by the app's own handler, never the network.
 */
export const toPage = (url: string): string =>
  url.replace(/^([a-z][a-z0-9+-]*):\/\/([^/]+)/, 'https://$2.$1.invalid');

/** The address as the app knows it, from the page's. */
export const toApp = (url: string): string =>
  url.replace(/^https:\/\/([^/.]+)\.([a-z][a-z0-9+-]*)\.invalid/, '$2://$1');

type Handler = (request: Request) => Response | Promise<Response>;
const handlers = new Map<string, Handler>();
const schemes = new Map<string, CustomScheme>();

/** The slice of `protocol` that an app with one custom scheme uses. */
export const protocol = {
  registerSchemesAsPrivileged(customSchemes: CustomScheme[]): void {
    for (const scheme of customSchemes) schemes.set(scheme.scheme, scheme);
  },
  handle(scheme: string, handler: Handler): void {
    const privileges = schemes.get(scheme)?.privileges;
    if (privileges?.standard !== true || privileges.secure !== true) {
      throw new Error(
        `The scheme ${scheme} must be registered as standard and secure before the app is ready.`,
      );
    }
    if (handlers.has(scheme)) throw new Error(`The scheme ${scheme} has a handler already.`);
    handlers.set(scheme, handler);
  },
  unhandle(scheme: string): void {
    handlers.delete(scheme);
  },
  isProtocolHandled: (scheme: string): boolean => handlers.has(scheme),
} satisfies Pick<Protocol, 'registerSchemesAsPrivileged' | 'handle' | 'unhandle' | 'isProtocolHandled'>;

function asAppRequest(request: PageRequest): Request {
  const body = request.postDataBuffer();
  return new Request(toApp(request.url()), {
    method: request.method(),
    headers: request.headers(),
    ...(body === null ? {} : { body: new Uint8Array(body) }),
  });
}

/** Answers one request of a page with the app's handler; anything that is not the app's is cut off. */
export async function answer(route: Route): Promise<void> {
  const scheme = /^([a-z][a-z0-9+-]*):/.exec(toApp(route.request().url()))?.[1] ?? '';
  const handler = handlers.get(scheme);
  if (handler === undefined) {
    await route.abort('blockedbyclient');
    return;
  }
  const response = await handler(asAppRequest(route.request()));
  const headers = Object.fromEntries(response.headers);
  await route.fulfill({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) });
}
