import { unreadable, type Problem } from '#kernel/problem.ts';

/** What the guard sees of one request. */
export interface Asking {
  /** Address of the other end. */
  readonly peer: string | undefined;
  readonly method: string;
  /** As in the request line, with any query. */
  readonly target: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** The browser's own word on where the request comes from (`Sec-Fetch-Site`). */
  readonly site: string | undefined;
  readonly contentType: string | undefined;
  readonly cookie: string | undefined;
}

/** What only this run of the program knows. */
export interface Gate {
  readonly port: number;
  /** Secret behind the cookie, in letters that need no quoting. */
  readonly pass: string;
  /** Compares two secrets in a time that tells nothing of them. */
  same(a: string, b: string): boolean;
}

export type Verdict =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'enter' }
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'hear' }
  | { readonly kind: 'refuse'; readonly status: 403 | 404 | 405 | 415 | 421; readonly problem: Problem };

const refuse = (status: 403 | 404 | 405 | 415 | 421, code: string, template: string): Verdict => ({
  kind: 'refuse',
  status,
  problem: unreadable(code, template),
});

export const ownOrigin = (gate: Gate): string => `http://127.0.0.1:${gate.port}`;
/** Cookies do not tell ports apart, so the port stands in the name. */
export const cookieName = (gate: Gate): string => `sealed-orders-${gate.port}`;

const loopbackPeers = ['127.0.0.1', '::ffff:127.0.0.1'];

/**
 * Decides what a request may reach, from nothing but the request. The page itself is open to this machine;
 * calls and pushes want our own page (Host, Origin) holding the cookie that `/enter` gave for the token.
 */
export function guard(asking: Asking, gate: Gate): Verdict {
  if (!loopbackPeers.includes(asking.peer ?? '')) {
    return refuse(403, 'not-this-machine', 'Sealed Orders answers only to the machine it runs on.');
  }
  // A page elsewhere that has its name point to 127.0.0.1 still sends its own name.
  if (asking.host !== `127.0.0.1:${gate.port}`) {
    return refuse(
      421,
      'wrong-host',
      'Open the address that Sealed Orders printed, which begins with http://127.0.0.1.',
    );
  }
  const path = asking.target.split('?')[0] ?? '';
  if (asking.method === 'GET' || asking.method === 'HEAD') {
    return path === '/hear' ? guardHear(asking, gate) : { kind: 'page', path };
  }
  if (asking.method !== 'POST') return refuse(405, 'wrong-method', 'Only GET and POST are answered here.');
  return guardPost(asking, gate, path);
}

function guardPost(asking: Asking, gate: Gate, path: string): Verdict {
  if (asking.origin !== ownOrigin(gate)) return foreignPage();
  if (asking.contentType?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    return refuse(415, 'not-json', 'Only application/json is taken here.');
  }
  if (path === '/enter') return { kind: 'enter' };
  const name = /^\/call\/([A-Za-z.]{1,60})$/.exec(path)?.[1];
  if (name === undefined) return refuse(404, 'no-such-place', 'There is nothing at this address.');
  return holdsPass(asking, gate) ? { kind: 'call', name } : notEntered();
}

function guardHear(asking: Asking, gate: Gate): Verdict {
  // A browser leaves Origin out of its own page's GET.
  if (asking.origin !== undefined && asking.origin !== ownOrigin(gate)) return foreignPage();
  if (asking.site !== undefined && asking.site !== 'same-origin') return foreignPage();
  return holdsPass(asking, gate) ? { kind: 'hear' } : notEntered();
}

function holdsPass(asking: Asking, gate: Gate): boolean {
  const wanted = `${cookieName(gate)}=`;
  return (asking.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .some((pair) => pair.startsWith(wanted) && gate.same(pair.slice(wanted.length), gate.pass));
}

const foreignPage = (): Verdict =>
  refuse(403, 'foreign-page', 'Another page asked: Sealed Orders answers only to its own.');
const notEntered = (): Verdict =>
  refuse(
    403,
    'not-entered',
    'This page has no pass, or the program was started anew. Open the address that Sealed Orders printed when it started.',
  );
