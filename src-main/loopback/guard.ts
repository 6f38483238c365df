import type { Problem } from '#kernel/words/problem.ts';
import { unreadable } from '#contract/refusals/wire.ts';

/** What the guard sees of one request. */
export interface Asking {
  /** Address of the other end. */
  readonly peer: string | undefined;
  readonly method: string;
  /** As in the request line, with any query. */
  readonly target: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** Where the request comes from, according to the browser (`Sec-Fetch-Site`). */
  readonly site: string | undefined;
  readonly contentType: string | undefined;
  /** Its pass. Nothing that a browser sends by itself, such as a cookie, counts. */
  readonly pass: string | undefined;
}

/** Secrets of this run of the program. */
export interface Gate {
  readonly port: number;
  /** What our own page got for the token, and keeps for its own address and port. */
  readonly pass: string;
  /** Compares two secrets in constant time. */
  same(a: string, b: string): boolean;
}

export type Verdict =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'enter' }
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'hear' }
  | { readonly kind: 'refuse'; readonly status: 403 | 404 | 405 | 415 | 421; readonly problem: Problem };

const refuse = (status: 403 | 404 | 405 | 415 | 421, problem: Problem): Verdict => ({
  kind: 'refuse',
  status,
  problem,
});

export const ownOrigin = (gate: Gate): string => `http://127.0.0.1:${gate.port}`;

const loopbackPeers = ['127.0.0.1', '::ffff:127.0.0.1'];

/**
 * Decides what a request may reach, from nothing but the request. The page itself is open to this machine;
 * calls and pushes require our own page (Host, Origin) with the pass that `/enter` gave for the token.
 */
export function guard(asking: Asking, gate: Gate): Verdict {
  if (!loopbackPeers.includes(asking.peer ?? '')) {
    return refuse(403, unreadable('not-this-machine'));
  }
  // DNS rebinding: a foreign page whose name points to 127.0.0.1 still sends its own name.
  if (asking.host !== `127.0.0.1:${gate.port}`) {
    return refuse(421, unreadable('wrong-host'));
  }
  const path = asking.target.split('?')[0] ?? '';
  if (asking.method === 'GET' || asking.method === 'HEAD') {
    return path === '/hear' ? guardHear(asking, gate) : { kind: 'page', path };
  }
  if (asking.method !== 'POST') return refuse(405, unreadable('wrong-method'));
  return guardPost(asking, gate, path);
}

function guardPost(asking: Asking, gate: Gate, path: string): Verdict {
  if (asking.origin !== ownOrigin(gate)) return foreignPage();
  if (asking.contentType?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    return refuse(415, unreadable('not-json'));
  }
  if (path === '/enter') return { kind: 'enter' };
  const name = /^\/call\/([A-Za-z.]{1,60})$/.exec(path)?.[1];
  if (name === undefined) return refuse(404, unreadable('no-such-place'));
  return holdsPass(asking, gate) ? { kind: 'call', name } : notEntered();
}

function guardHear(asking: Asking, gate: Gate): Verdict {
  // A browser sends no Origin with a GET from its own page.
  if (asking.origin !== undefined && asking.origin !== ownOrigin(gate)) return foreignPage();
  if (asking.site !== undefined && asking.site !== 'same-origin') return foreignPage();
  return holdsPass(asking, gate) ? { kind: 'hear' } : notEntered();
}

const holdsPass = ({ pass }: Asking, gate: Gate): boolean =>
  gate.pass !== '' && gate.same(pass ?? '', gate.pass);

const foreignPage = (): Verdict => refuse(403, unreadable('foreign-page'));
const notEntered = (): Verdict => refuse(403, unreadable('not-entered'));
