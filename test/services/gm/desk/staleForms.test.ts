import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Outcome } from '#main/ports/outcome.ts';
import type { GmAct } from '#contract/gm/calls.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { setHold } from '#main/services/gm/policy/policy.ts';
import { actOn } from '../../../support/desk/actsOf.ts';
import { shownOn } from '../../../support/desk/asShown.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { deskWorld, game } from '../../../support/desk/deskWorld.ts';
import { gameDump } from '../../../support/desk/gameDump.ts';
import { ann, bob, codesOf, tempFolder, testPorts, toy, valueOf } from '../../../support/desk/gmWorld.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());

/** Two desks on one game, each in a program of its own. */
async function twoDesks() {
  const world = await deskWorld(folder);
  await world.take(ann, 1, true);
  const pushed: string[] = [];
  const other = deskOf(world.root, {
    rulesets: theseRulesets([toy({ judged: true })]),
    ports: testPorts('the other'),
    push: (what, value) => void pushed.push(`${what} ${JSON.stringify(value)}`),
  });
  const seen = async () => valueOf(await other.saying['gm.desk']({ game }));
  return {
    a: world.ask,
    b: other.saying,
    world,
    other,
    pushed,
    seen,
    file: `${world.home}/${game}.game`,
    end: () => {
      world.close();
      other.close();
    },
  };
}
type Desks = Awaited<ReturnType<typeof twoDesks>>;

/** Another desk does something; then this one acts on what it showed before. */
interface Case {
  readonly name: string;
  readonly meanwhile: (a: Desks['a']) => Promise<Outcome<unknown>>;
  readonly acts: readonly GmAct[];
  readonly refused: string;
}
const letter = { to: 'all', seats: [], subject: 'A', text: 'One.' } as const;
const cases: readonly Case[] = [
  {
    name: 'the policy was changed',
    meanwhile: (a) => a['gm.policy']({ game, policy: { mostMissing: 20 } }),
    acts: ['gm.policy', 'gm.hold', 'gm.extend', 'gm.watch', 'gm.answering'],
    refused: 'settings-moved',
  },
  {
    name: 'the game was held',
    meanwhile: (a) => a['gm.hold']({ game, reason: 'Ill.' }),
    acts: ['gm.policy', 'gm.hold', 'gm.extend', 'gm.watch', 'gm.answering'],
    refused: 'settings-moved',
  },
  {
    name: 'the player of the seat was changed',
    meanwhile: (a) => a['gm.player']({ game, seat: bob, player: 'Robert' }),
    acts: ['gm.player', 'gm.replace', 'gm.standIn', 'gm.fellow', 'gm.words'],
    refused: 'seat-moved',
  },
  {
    name: 'a stand-in came',
    meanwhile: (a) => a['gm.standIn']({ game, seat: bob, standIn: { player: 'Eve', address: '' } }),
    acts: ['gm.player', 'gm.replace', 'gm.standIn', 'gm.fellow', 'gm.words'],
    refused: 'seat-moved',
  },
  {
    name: 'the order was judged',
    meanwhile: (a) => a['gm.rule']({ game, order: 'ann.t1.o2', ruling: 'fine' }),
    acts: ['gm.rule', 'gm.ruleAll'],
    refused: 'ruled-elsewhere',
  },
  {
    name: 'the orders were set aside',
    meanwhile: (a) => a['gm.late']({ game, number: 1, take: false, reason: 'So.' }),
    acts: ['gm.late'],
    refused: 'settled-elsewhere',
  },
];

describe('an act on what another desk changed meanwhile changes nothing', () => {
  test.each(cases.flatMap((one) => one.acts.map((act) => ({ ...one, act }))))(
    '$act after $name',
    async ({ meanwhile, act, refused }) => {
      const { a, b, seen, file, end } = await twoDesks();
      const old = await seen();
      valueOf(await meanwhile(a));
      const dump = gameDump(file);
      const done = await (b[act] as (input: unknown) => Promise<Outcome<unknown>>)(actOn(act, old));
      expect(codesOf(done)).toEqual([refused]);
      expect(gameDump(file)).toBe(dump);
      end();
    },
  );
});

test('what is about another seat, or not about the schedule, is done though that was changed', async () => {
  const { a, b, seen, end } = await twoDesks();
  const old = await seen();
  valueOf(await a['gm.player']({ game, seat: ann, player: 'Anna' }));
  valueOf(await a['gm.hold']({ game, reason: 'Ill.' }));
  valueOf(await b['gm.player'](actOn('gm.player', old)));
  valueOf(await b['gm.run'](actOn('gm.run', old)));
  const { turn, seats } = await seen();
  expect([turn, seats.map(({ player, address }) => [player, address])]).toEqual([
    2,
    [
      ['Anna', 'ann@example.org'],
      ['Bob', 'robert@example.org'],
      ['', ''],
    ],
  ]);
  end();
});

test('a form writes only what it changed: of the policy, and of a player', async () => {
  const { a, b, seen, end } = await twoDesks();
  valueOf(await a['gm.policy']({ game, policy: { graceHours: 5 } }));
  valueOf(await b['gm.policy']({ game, shown: shownOn(await seen()), policy: { mostMissing: 7 } }));
  valueOf(await a['gm.player']({ game, seat: bob, player: 'Robert' }));
  valueOf(
    await b['gm.player']({ game, shown: shownOn(await seen(), bob), seat: bob, address: 'b@example.org' }),
  );
  const { policy, seats } = await seen();
  expect(policy).toMatchObject({ graceHours: 5, mostMissing: 7 });
  expect(seats.find(({ seat }) => seat === bob)).toMatchObject({
    player: 'Robert',
    address: 'b@example.org',
  });
  end();
});

test('a letter that another desk changed is not written over, nor are mail settings', async () => {
  const { a, b, end } = await twoDesks();
  valueOf(await a['gm.keepDraft']({ game, draft: letter }));
  const mine = { ...letter, text: 'Two.' };
  expect(codesOf(await b['gm.keepDraft']({ game, draft: mine }))).toEqual(['draft-changed-elsewhere']);
  expect(valueOf(await b['gm.draft']({ game }))).toEqual({ draft: letter });
  valueOf(await b['gm.keepDraft']({ game, was: letter, draft: mine }));
  expect(codesOf(await b['gm.keepDraft']({ game, was: letter }))).toEqual(['draft-changed-elsewhere']);
  valueOf(await a['gm.setPost']({ game, wishes: { minutes: 5 } }));
  expect(codesOf(await b['gm.setPost']({ game, was: { minutes: 15 }, wishes: { minutes: 60 } }))).toEqual([
    'mail-set-elsewhere',
  ]);
  expect(valueOf(await b['gm.post']({ game })).wishes).toEqual({ minutes: 5 });
  end();
});

test('a lock that was taken anew is not broken for the one that was shown, and a game at another turn is not put away', async () => {
  const { a, b, seen, world, end } = await twoDesks();
  const old = await seen();
  const free = await world.elsewhere();
  const { busy } = await seen();
  const unlock = { game, shown: shownOn(old), since: '2020-01-01T00:00:00.000Z' };
  expect(codesOf(await b['gm.unlock'](unlock))).toEqual(['other-lock']);
  expect((await seen()).busy).toEqual(busy);
  free();
  valueOf(await a['gm.run']({ game, anyway: true, unjudged: true }));
  expect(codesOf(await b['gm.putAway']({ game, turn: old.turn }))).toEqual(['turn-moved']);
  end();
});

test('two desks that run a turn in one moment run it once', async () => {
  const { a, b, seen, end } = await twoDesks();
  const old = await seen();
  const asked = { game, shown: shownOn(old), anyway: true, unjudged: true };
  const both = await Promise.all([a['gm.run'](asked), b['gm.run'](asked)]);
  expect(both.filter((one) => one.ok && one.value.outcome === 'ran')).toHaveLength(1);
  expect((await seen()).turn).toBe(2);
  end();
});

test('a turn that is meant and over is not run, though it was when the game was asked', async () => {
  const { world, file, end } = await twoDesks();
  const gm = valueOf(await openGame(testPorts(), gameFiles, file, () => toy({ judged: true })));
  await expect(gm.run({ turn: 3 })).rejects.toThrow(/gone back to turn 1/);
  await gm.run({ turn: 1 });
  await expect(gm.run({ turn: 1 })).rejects.toThrow(/Turn 1 has been run since you looked/);
  expect(valueOf(await world.ask['gm.desk']({ game })).turn).toBe(2);
  gm.close();
  end();
});

describe('an open desk follows', () => {
  const changed = `gm.changed {"game":"${game}"}`;

  test('what another program writes into a game: the next look tells the pages, once', async () => {
    const { other, pushed, seen, file, end } = await twoDesks();
    await seen();
    const gm = valueOf(await openGame(testPorts(), gameFiles, file, () => toy({ judged: true })));
    valueOf(setHold(testPorts(), gm.store, 'Ill.'));
    gm.close();
    await other.look();
    expect(pushed.splice(0)).toEqual([changed]);
    expect((await seen()).clock.held).toBe('Ill.');
    await other.look();
    expect(pushed).toEqual([]);
    end();
  });

  test('a game that comes, goes, or is replaced by another file of that name', async () => {
    const { other, pushed, seen, world, file, end } = await twoDesks();
    await other.look();
    pushed.length = 0;
    const copy = `${world.root}/copy.game`;
    writeFileSync(
      copy,
      Buffer.from(valueOf(await other.saying['gm.export']({ game })).base64 ?? '', 'base64'),
    );
    valueOf(await world.ask['gm.run']({ game, anyway: true, unjudged: true }));
    await other.look();
    expect([pushed.splice(0), (await seen()).turn]).toEqual([[changed], 2]);
    world.close();
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    copyFileSync(copy, file);
    await other.look();
    expect([pushed.splice(0), (await seen()).turn]).toEqual([[changed], 1]);
    rmSync(world.home, { recursive: true });
    await other.look();
    expect(pushed.splice(0)).toEqual([changed]);
    end();
  });
});
