import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { gmHere, type Said } from '../../../support/desk/gmCli.ts';
import { tempFolder } from '../../../support/desk/gmWorld.ts';

/* Webhooks on the command line: set by the policy, told by a watch. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
let server: Server;
const heard: string[] = [];
const gm = (...args: readonly string[]): Promise<Said> => gmHere(args, folder.path);

beforeAll(async () => {
  folder = await tempFolder();
  server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => void (text += part));
    request.on('end', () => {
      const { event, turn } = JSON.parse(text) as { readonly event: string; readonly turn: number };
      heard.push(`${event} ${turn}`);
      response.end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  await gm('new', 'gw9.game', '--id', 'gw9', '--empires', '3', '--seed', 'webhooks');
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await folder.end();
});

test('an address that the policy names is told by the next look of a watch, and gm policy says how it stands', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  expect((await gm('policy', 'gw9.game', '--webhook', url)).out).toContain('Nothing sent yet.');
  expect((await gm('watch', 'gw9.game', '--once')).code).toBe(0);
  expect((await gm('run', 'gw9.game')).code).toBe(0);
  expect((await gm('watch', 'gw9.game', '--once')).code).toBe(0);
  expect(heard).toEqual(['begun 1', 'turn 2']);
  expect((await gm('policy', 'gw9.game')).out).toContain('Last sent on');
  expect((await gm('policy', 'gw9.game', '--webhook', 'ftp://example.org')).code).toBe(2);
  expect((await gm('policy', 'gw9.game', '--webhook', 'none')).out).not.toContain('Webhook');
  await gm('run', 'gw9.game');
  await gm('watch', 'gw9.game', '--once');
  expect(heard).toHaveLength(2);
});

test('a look that mail brings to an end is told as trouble before the command ends', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  await gm('policy', 'gw9.game', '--webhook', url);
  await gm('watch', 'gw9.game', '--once');
  heard.length = 0;
  // No mailbox is set up: with one look, this ends the command.
  expect((await gm('watch', 'gw9.game', '--once', '--mail')).code).toBe(2);
  expect(heard).toEqual(['trouble 3']);
});

test('gm policy says whether letters of players are passed on, and takes no other word than yes and no', async () => {
  const passed = 'Letters of players to each other are passed on without addresses.';
  expect((await gm('policy', 'gw9.game')).out).not.toContain(passed);
  expect((await gm('policy', 'gw9.game', '--relay', 'yes')).out).toContain(passed);
  const { code, err } = await gm('policy', 'gw9.game', '--relay', 'perhaps');
  expect([code, err.includes('relay')]).toEqual([2, true]);
  expect((await gm('policy', 'gw9.game')).out).toContain(passed);
  expect((await gm('policy', 'gw9.game', '--relay', 'no')).out).not.toContain(passed);
});
