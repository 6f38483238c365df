import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../support/loopbackClient.ts';
import type { Host } from './support/host.ts';
import { sitting } from './support/sitting.ts';

/* Another program of this machine serves pages on a port of its own, in the browser in which the app is open. */
let page: Page;
let host: Host;
let stranger: Server;
const sent: IncomingHttpHeaders[] = [];
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

sitting((seated) => {
  ({ page, host } = seated);
});

beforeAll(async () => {
  stranger = createServer((request, response) => {
    sent.push(request.headers);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>A stranger</title>');
  });
  await new Promise<void>((ready) => void stranger.listen(0, '127.0.0.1', ready));
});
afterAll(() => void stranger.close());

test('whatever the browser sends to another port of this machine opens nothing here', async () => {
  const { port, origin } = new URL(host.url);
  const other = await page.context().newPage();
  await other.goto(`http://127.0.0.1:${portOf(stranger)}/`);
  expect(sent.length).toBeGreaterThan(0);
  for (const headers of sent) {
    const { cookie } = headers;
    const all = Object.fromEntries(
      Object.entries(headers).filter((one): one is [string, string] => typeof one[1] === 'string'),
    );
    const own = {
      ...all,
      host: `127.0.0.1:${port}`,
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    };
    expect(
      (await send(Number(port), { method: 'POST', path: '/call/library.list', headers: own, body: '{}' }))
        .status,
    ).toBe(403);
    const { 'content-type': _, ...listening } = own;
    expect((await send(Number(port), { path: '/hear', headers: listening })).status).toBe(403);
    expect(cookie).toBeUndefined();
  }
  // Nor can its page ask by itself, or read what our page keeps.
  const asked = await other.evaluate(async (target) => {
    const plain = await fetch(target, { method: 'POST', credentials: 'include', body: '{}' }).then(
      ({ status }) => status,
      () => 'refused',
    );
    const passed = await fetch(target, {
      method: 'POST',
      credentials: 'include',
      headers: { 'x-sealed-orders-pass': 'guess' },
      body: '{}',
    }).then(
      ({ status }) => status,
      () => 'refused',
    );
    return [plain, passed, Object.keys(localStorage).length, Object.keys(sessionStorage).length];
  }, `${origin}/call/library.list`);
  expect(asked).toEqual(['refused', 'refused', 0, 0]);
  await other.close();
});

test('the page can be opened anew, and a second window without the token is let in', async () => {
  await page.reload();
  await page.getByTestId('start').getByRole('button', { name: 'Practice game' }).waitFor();
  const second = await page.context().newPage();
  await second.goto(new URL(host.url).origin);
  await second.getByTestId('start').getByRole('button', { name: 'Practice game' }).waitFor();
  await second.getByTestId('start').getByRole('button', { name: 'Game master' }).waitFor();
  await second.close();
});

test('a browser that was never given the token is told where to go', async () => {
  const strange = await page.context().browser()!.newContext();
  const window = await strange.newPage();
  await window.goto(new URL(host.url).origin);
  await window.getByText('Open the address that Sealed Orders printed').first().waitFor();
  await strange.close();
});
