import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { defaultPolicy, policy as policyShape } from '#contract/gm/policy.ts';
import { unreadable } from '#contract/refusals/mail.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { httpPoster } from '#main/adapters/mail/poster.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { setNote } from '#main/services/gm/people/notes.ts';
import { policyOf, setPolicy } from '#main/services/gm/policy/policy.ts';
import { setWishes } from '#main/services/gm/policy/wishes.ts';
import { newWatch, tick } from '#main/services/gm/watch/watch.ts';
import { alarmOf } from '#main/services/gm/watch/alarm.ts';
import {
  allPosted,
  newPosting,
  tellWebhooks,
  troubleToTell,
  webhooksSaid,
} from '#main/services/gm/watch/webhooks.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import {
  ann,
  bob,
  files,
  tempFolder,
  testPorts,
  toy,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/* Addresses of the web are told of new turns and of trouble, by a real server that takes messages, refuses them, or says nothing. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
let count = 0;
let now = '';
const ports = { ...testPorts(), clock: { now: () => now } };
let server: Server;
let heard: {
  readonly path: string;
  readonly type: string;
  readonly cookie: unknown;
  readonly json: Record<string, unknown>;
}[] = [];
/** What is answered: a status, or nothing at all. */
let answers: number | 'nothing' = 200;

beforeAll(async () => {
  folder = await tempFolder();
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({
        path: `${request.method} ${request.url}`,
        type: request.headers['content-type'] ?? '',
        cookie: request.headers.cookie,
        json: JSON.parse(Buffer.concat(parts).toString('utf8')),
      });
      if (answers === 'nothing') return;
      if (answers === 302) response.setHeader('location', '/elsewhere');
      response.writeHead(answers).end('Thanks.');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await folder.end();
});
const hook = (name = 'hook'): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`;

beforeEach(async () => {
  now = '2026-11-21T18:30:00.000Z';
  [heard, answers] = [[], 200];
  gm = valueOf(
    await newGame(ports, gameFiles, folder.of(`${(count += 1)}.game`), {
      ruleset: toy(),
      setup: { seats: [ann, bob] },
      players: { [ann]: { player: 'Marker Ann', address: 'marker-ann@example.org' } },
      seed: 'a toy',
      game: 'gw9',
      title: 'The Ninth War',
      address: 'marker-gm@example.org',
    }),
  );
});
afterEach(() => gm.close());

const wish = (...webhooks: readonly string[]): void =>
  void valueOf(
    setPolicy(ports, gm.store, { ...defaultPolicy, due: 'Tuesday 17:00 UTC', webhooks: [...webhooks] }),
  );
const posting = newPosting();
const needs = (withinMs = 5_000) => ({ poster: httpPoster(withinMs), clock: ports.clock });
/** Posts what is due, and waits for what became of it. */
const told = async (): Promise<readonly string[]> => [
  ...tellWebhooks(gm.store, needs(), posting),
  ...(await allPosted(gm.store, needs(), posting)),
];
const passes = (minutes: number): void =>
  void (now = new Date(Date.parse(now) + minutes * 60_000).toISOString());
const events = () =>
  heard.map(({ path, json }) => `${path} ${String(json['event'])} ${String(json['turn'])}`);

describe('a webhook', () => {
  test('is told nothing unless an address is set', async () => {
    await told();
    await gm.run();
    troubleToTell(gm.store, now);
    await told();
    expect([heard, webhooksSaid(gm.store, now), gm.store.memo('webhooks')]).toEqual([[], [], undefined]);
    expect(policyOf(gm.store)).not.toHaveProperty('webhooks');
  });

  test('is told once that it is one, and once of each new turn, with the deadline', async () => {
    wish(hook());
    await told();
    await told();
    expect(events()).toEqual(['POST /hook begun 1']);
    await gm.run();
    await told();
    await told();
    expect(events()).toEqual(['POST /hook begun 1', 'POST /hook turn 2']);
    const said = 'The Ninth War: turn 2 is open for orders, due on Tue 24 Nov, 17:00 UTC.';
    expect(heard[1]).toEqual({
      path: 'POST /hook',
      type: 'application/json',
      cookie: undefined,
      json: {
        format: 1,
        game: 'gw9',
        title: 'The Ninth War',
        ruleset: 'toy',
        turn: 2,
        event: 'turn',
        at: now,
        due: '2026-11-24T17:00:00.000Z',
        text: said,
        content: said,
      },
    });
    expect(webhooksSaid(gm.store, now)).toEqual([
      { url: hook(), said: 'Last sent on Sat 21 Nov, 18:30 UTC.' },
    ]);
  });

  test('is told of trouble once, and nothing that the trouble names', async () => {
    wish(hook());
    await told();
    passes(10);
    const since = now;
    troubleToTell(gm.store, since);
    passes(1);
    troubleToTell(gm.store, since);
    await told();
    expect(heard.slice(1).map(({ json }) => json['text'])).toEqual([
      'The Ninth War: the program that keeps the game going has been in trouble since Sat 21 Nov, 18:40 UTC.',
    ]);
  });

  test('learns no secret: no key, name, address, password, note, seed or other webhook', async () => {
    wish(hook(), hook('marker-other'));
    valueOf(
      setWishes(gm.store, ports.clock, 'desk', {
        minutes: 15,
        server: {
          host: 'marker.example.org',
          port: 465,
          security: 'tls',
          user: 'marker',
          from: 'marker@example.org',
        },
      }),
    );
    valueOf(setNote(gm.store, ann, 'marker note', ''));
    await told();
    await gm.run();
    troubleToTell(gm.store, now);
    await told();
    await alarmOf(gm.store).tell(needs().poster, now, now);
    const { facts } = gm.store;
    const secrets = [
      'marker',
      facts.secret,
      facts.privately.sign,
      facts.privately.seal,
      ...gm.store.seats().flatMap(({ privately }) => [privately.sign, privately.seal]),
    ];
    expect(heard).toHaveLength(2 * 4);
    for (const { json } of heard)
      for (const secret of secrets)
        expect(JSON.stringify(json).toLowerCase()).not.toContain(secret.toLowerCase());
    // Nor does the log, which the desk shows, name more of it than its host.
    expect(JSON.stringify(gm.store.log())).not.toContain('/hook');
  });
});

describe('an address that fails', () => {
  test('is tried again after pauses that double, is told at the desk, and at last given up', async () => {
    answers = 500;
    wish(hook());
    expect(await told()).toEqual([
      expect.stringMatching(
        /^The webhook at 127\.0\.0\.1:\d+ was not reached: it answered 500\. It will be tried again\.$/,
      ),
    ]);
    expect(webhooksSaid(gm.store, now)[0]?.said).toBe(
      'Not reached: it answered 500. Next on Sat 21 Nov, 18:31 UTC, after 1 attempt.',
    );
    // Eight tries in all: at once, and 1, 2, 4, 8, 16, 32 and 60 minutes after the one before.
    for (const [tries, minutes] of [1, 2, 4, 8, 16, 32, 60].entries()) {
      passes(minutes - 1 / 60);
      await told();
      expect(heard).toHaveLength(tries + 1);
      passes(1 / 60);
      await told();
      expect(heard).toHaveLength(tries + 2);
    }
    expect(gm.store.log().at(-1)?.what).toContain('Sending was given up after 8 attempts.');
    expect(webhooksSaid(gm.store, now)[0]?.said).toBe(
      'Not reached: it answered 500. Given up after 8 attempts.',
    );
    passes(10_000);
    await told();
    expect(heard).toHaveLength(8);
    // A new turn is told anew, and an address that answers again has nothing left to say.
    answers = 204;
    await gm.run();
    await told();
    expect(events().slice(8)).toEqual(['POST /hook turn 2']);
  });

  test('follows no redirect, and says so where nobody answers', async () => {
    answers = 302;
    wish(hook(), 'http://127.0.0.1:9/');
    const said = (await told()).join(' ');
    expect(events()).toEqual(['POST /hook begun 1']);
    expect(said).toContain('it answered 302');
    expect(said).toContain('no answer there');
  });

  test('is waited for a few seconds, and no longer', async () => {
    answers = 'nothing';
    expect(await httpPoster(50).post(hook(), '{}')).toEqual({
      kind: 'failed',
      said: 'it did not answer in time',
    });
  });

  test('holds up no run and no other address: the look goes on while it is silent', async () => {
    wish(hook('silent'));
    await told();
    answers = 'nothing';
    await gm.run();
    const silent = newPosting();
    tellWebhooks(gm.store, needs(600_000), silent);
    expect(silent.underWay.size).toBe(1);
    valueOf(setPolicy(ports, gm.store, { ...policyOf(gm.store), runs: 'at-deadline', mostMissing: 100 }));
    now = '2026-11-24T17:00:00.000Z';
    const lines = await tick(gm, { clock: ports.clock, files, folders: nodeFolders }, newWatch());
    expect(lines).toContain('Turn 2 was run; turn 3 is open for orders. Without orders: ann and bob.');
    expect(silent.underWay.size).toBe(1);
    // Of the turn that is over nobody is told any more.
    answers = 200;
    await told();
    expect(events().at(-1)).toBe('POST /silent turn 3');
    server.closeAllConnections();
    await Promise.all(silent.underWay);
    expect(silent.ended).toHaveLength(1);
  });
});

test('the desk tells of new turns and of trouble with mail while it is open, and shows how each address stands', async () => {
  const root = folder.of('desk');
  await mkdir(join(root, 'game-master/gw9'), { recursive: true });
  (await toyGame(join(root, 'game-master/gw9/gw9.game'))).close();
  const refused = { ok: false, fault: [unreadable('no-server/gm')] } as const;
  let fetched:
    | typeof refused
    | { readonly ok: true; readonly value: { readonly validity: string; readonly uid: number } } = refused;
  const desk = deskOf(root, {
    rulesets: theseRulesets([toy()]),
    ports,
    poster: httpPoster(),
    fetcher: { fetch: async () => fetched },
  });
  /** Three looks, twenty seconds apart, so that the mailbox is looked into with every second of them: what one posts, another writes down. */
  const look = async (): Promise<void> => {
    for (const _ of [1, 2, 3]) {
      await desk.look();
      await expect.poll(() => heard.length).toBeGreaterThan(0);
      passes(1 / 3);
    }
  };
  valueOf(await desk.handlers['gm.policy']({ game: 'gw9', policy: { webhooks: [hook()] } }));
  await look();
  expect(events()).toEqual(['POST /hook begun 1']);
  valueOf(await desk.handlers['gm.run']({ game: 'gw9', anyway: true, unjudged: true }));
  await look();
  await expect.poll(events).toEqual(['POST /hook begun 1', 'POST /hook turn 2']);
  const box = { host: 'localhost', port: 993, security: 'tls', user: 'gm', folder: 'INBOX' } as const;
  valueOf(
    await desk.handlers['gm.setPost']({ game: 'gw9', wishes: { minutes: 1, box }, boxPassword: 'marker' }),
  );
  await look();
  await look();
  await expect.poll(() => events().slice(2)).toEqual(['POST /hook trouble 2']);
  fetched = { ok: true, value: { validity: '1', uid: 0 } };
  await look();
  fetched = refused;
  await look();
  await look();
  await expect.poll(() => events().slice(3)).toEqual(['POST /hook trouble 2']);
  const { webhooks } = valueOf(await desk.handlers['gm.desk']({ game: 'gw9' }));
  expect(webhooks).toEqual([{ url: hook(), said: expect.stringContaining('Last sent on') }]);
  desk.close();
});

test('a game that cannot be opened any more is told of once for each trouble, and again where it was not heard', async () => {
  wish(hook('well'), 'http://127.0.0.1:9/');
  const alarm = alarmOf(gm.store);
  const { poster } = needs();
  for (const since of [now, now, '2026-11-22T00:00:00.000Z']) await alarm.tell(poster, since, now);
  expect(events()).toEqual(['POST /well trouble 1', 'POST /well trouble 1']);
  answers = 503;
  for (let times = 0; times < 20; times += 1) await alarm.tell(poster, '2026-11-23T00:00:00.000Z', now);
  expect(events().slice(2)).toHaveLength(8);
});

test('only addresses of the web are taken, without a name or password in them, and five at most', () => {
  const takes = (...webhooks: readonly string[]): boolean =>
    policyShape.parse({ ...defaultPolicy, webhooks }).ok;
  for (const good of ['https://example.org', 'http://localhost:8080/a?b=c', 'https://example.org/hooks/x@y'])
    expect([good, takes(good)]).toEqual([good, true]);
  for (const bad of [
    '',
    'example.org',
    'ftp://example.org',
    'https://me:word@example.org/',
    'https://a b',
    'file:///etc/passwd',
  ])
    expect([bad, takes(bad)]).toEqual([bad, false]);
  expect(takes(...[1, 2, 3, 4, 5].map((n) => `https://example.org/${n}`))).toBe(true);
  expect(takes(...[1, 2, 3, 4, 5, 6].map((n) => `https://example.org/${n}`))).toBe(false);
});
