import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeReply } from '#contract/reply.ts';
import { nothing } from '#contract/keys.ts';
import type { Push } from '#contract/pushes.ts';
import type { Serve } from '#contract/serve.ts';
import { passHeader } from '#contract/transport.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad } from '#kernel/words/result.ts';
import { timer } from '#main/adapters/machine.ts';
import { pageFile, pageHeaders } from '#main/adapters/pageFiles.ts';
import { longestCall, readBody } from './body.ts';
import { openEars, type Ears } from './ears.ts';
import { guard, type Asking, type Gate } from './guard.ts';
import { unreadable } from '#contract/refusals/wire.ts';

export interface LoopbackOptions {
  /** 0: any free port. */
  readonly port: number;
  /** Folder of the built page. */
  readonly page: string;
  /** Called once, before the first request; it may keep `push` for as long as the server runs. */
  services(push: Push): Serve | Promise<Serve>;
}

export interface Loopback {
  readonly port: number;
  /** What follows `#` in the address; valid as long as the server runs. */
  readonly token: string;
  readonly address: string;
  close(): Promise<void>;
}

interface Server {
  readonly gate: Gate;
  readonly token: string;
  readonly ears: Ears;
  readonly serve: Serve;
  readonly page: string;
}

/** Starts the app for a browser on this machine. Rejects if the port is taken. */
export async function startLoopback(options: LoopbackOptions): Promise<Loopback> {
  const token = secret();
  const pass = secret();
  const ears = openEars(randomBytes(6).toString('hex'));
  const serve = await options.services(ears.push);
  let made: Server | undefined;
  const server = createServer((request, response) => {
    if (made !== undefined) answer(made, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(options.port, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  made = { gate: { port, pass, same }, token, ears, serve, page: options.page };
  return {
    port,
    token,
    address: `http://127.0.0.1:${port}/#${token}`,
    close: async () => {
      ears.close();
      const closed = new Promise((done) => server.close(done));
      server.closeIdleConnections();
      // A current call may finish, but one that hangs must not hold up the program.
      const ended = new AbortController();
      void timer.pause(2_000, ended.signal).then(() => server.closeAllConnections());
      await closed;
      ended.abort();
    },
  };
}

const secret = (): string => randomBytes(24).toString('base64url');
const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();
const same = (a: string, b: string): boolean => timingSafeEqual(hashed(a), hashed(b));

async function answer(server: Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const verdict = guard(askingOf(request), server.gate);
  switch (verdict.kind) {
    case 'refuse':
      return reply(response, verdict.status, refused(verdict.problem));
    case 'page':
      return sendPage(server, request, response, verdict.path);
    case 'hear':
      return server.ears.listen(response, request.headers['last-event-id'] as string | undefined);
    case 'enter':
      return enter(server, request, response);
    case 'call': {
      const body = await readBody(request, longestCall);
      if (!body.ok) return refuseBody(response, body.fault);
      return reply(response, 200, await server.serve(verdict.name, body.value));
    }
  }
}

function askingOf(request: IncomingMessage): Asking {
  const { headers } = request;
  return {
    peer: request.socket.remoteAddress,
    method: request.method ?? '',
    target: request.url ?? '',
    host: headers.host,
    origin: headers.origin,
    site: headers['sec-fetch-site'] as string | undefined,
    contentType: headers['content-type'],
    pass: headers[passHeader] as string | undefined,
  };
}

/** Exchanges the token for the pass, in the response body: no page from another address or port can read it. */
async function enter(server: Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request, 1_000);
  if (!body.ok) return refuseBody(response, body.fault);
  const { token } = Object(body.value) as { readonly token?: unknown };
  if (typeof token !== 'string' || !same(token, server.token))
    return reply(response, 403, refused(unreadable('wrong-token')));
  return reply(response, 200, { ok: true, value: { pass: server.gate.pass } });
}

async function sendPage(
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const file = await pageFile(server.page, path);
  if (file === undefined) {
    const missing =
      path === '/' ? 'The page is not built yet: run "npm run build", then reload.' : 'Nothing here.';
    response.writeHead(404, { ...pageHeaders, 'content-type': 'text/plain; charset=utf-8' }).end(missing);
    return;
  }
  const headers = { ...pageHeaders, 'content-type': file.type, 'content-length': file.bytes.length };
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : file.bytes);
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = {
    'content-type': 'application/json',
    'content-length': bytes.length,
    'cache-control': 'no-store',
  };
  response.writeHead(status, { ...headers, 'x-content-type-options': 'nosniff' }).end(bytes);
}

function refuseBody(response: ServerResponse, problem: Problem): void {
  // The rest of the request is not read, so the connection cannot be reused.
  response.setHeader('connection', 'close');
  reply(response, problem.code === 'too-large' ? 413 : 400, refused(problem));
}

const refused = (problem: Problem): unknown => makeReply(nothing, bad([problem]));
