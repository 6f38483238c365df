import { cpSync, existsSync, renameSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { gameFiles } from '#main/adapters/gameFile.ts';
import type { GameStores } from '#main/ports/game/store.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { type GmAct, gmCalls, isGmAct } from '#contract/gm/calls.ts';
import type { Desk } from '#contract/gm/desk.ts';
import { fullDisk } from '../../../support/acts/fullDisk.ts';
import { actOn } from '../../../support/desk/actsOf.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { deskWorld, game } from '../../../support/desk/deskWorld.ts';
import { gameDump } from '../../../support/desk/gameDump.ts';
import {
  ann,
  bob,
  codesOf,
  saidBy,
  tempFolder,
  testPorts,
  toy,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

const acts = Object.keys(gmCalls).filter(isGmAct);
const server = { host: 'localhost', port: 25, security: 'none', user: '', from: 'gm@example.org' } as const;

let folder: Awaited<ReturnType<typeof tempFolder>>;
/** A game at turn 1 with orders that wait for a ruling, and the same game a turn later. */
let [fresh, ran] = ['', ''];
beforeAll(async () => {
  folder = await tempFolder();
  const world = await deskWorld(folder);
  await world.take(ann, 1, true);
  valueOf(await world.ask['gm.setPost']({ game, wishes: { minutes: 15, server } }));
  valueOf(await world.ask['gm.player']({ game, seat: bob, address: 'bob@example.org' }));
  fresh = world.root;
  world.close();
  ran = folder.of('ran');
  cpSync(fresh, ran, { recursive: true });
  const later = deskAt(ran);
  valueOf(await later.handlers['gm.run']({ game, anyway: true, unjudged: true }));
  later.close();
});
afterAll(() => folder.end());

const deskAt = (root: string, stores: GameStores = gameFiles) =>
  deskOf(root, { rulesets: [toy({ judged: true })], ports: testPorts(root), stores });
type AtDesk = ReturnType<typeof deskAt>;
const fileIn = (root: string): string => `${root}/game-master/${game}/${game}.game`;
const seenAt = async ({ saying }: AtDesk): Promise<Desk> => valueOf(await saying['gm.desk']({ game }));

/** The game that an act is tried in: what is run again, gone back to or taken back has been run. */
const before = (act: GmAct): string => (['gm.rerun', 'gm.back'].includes(act) ? ran : fresh);
let copies = 0;
function copyOf(root: string): string {
  const copy = folder.of(`copy ${(copies += 1)}`);
  cpSync(root, copy, { recursive: true });
  return copy;
}

/** Does an act as the user of a desk that shows this. */
const doing = (desk: AtDesk, act: GmAct, shown: Desk): Promise<Outcome<unknown>> =>
  (desk.saying[act] as (input: unknown) => Promise<Outcome<unknown>>)(actOn(act, shown));

/** How the game stands for its game master and players. */
const standing = (desk: Desk) => ({
  turn: desk.turn,
  policy: desk.policy,
  held: desk.clock.held ?? '',
  extended: desk.clock.extended ?? '',
  over: desk.clock.over,
  watched: desk.watched,
  answering: desk.answering?.hours ?? 0,
  seats: desk.seats.map(({ seat, player, address, standIn, words }) => [
    seat,
    player,
    address,
    standIn,
    words,
  ]),
  received: desk.received.map(({ number, standing: stands }) => [number, stands]),
  judged: desk.judged.map(({ order, ruling }) => [order, ruling]),
  letters: desk.letters.map(({ to, subject }) => [to, subject]),
  turns: desk.turns,
  undone: desk.undone.map(({ to, from }) => [to, from]),
  log: desk.log.map(({ what }) => what).filter((what) => !/letters (with results|were sent)/.test(what)),
});

/** How the game stands after an act was done once, and why it was refused if it was. */
async function once(act: GmAct): Promise<{ readonly stands: unknown; readonly refused: readonly string[] }> {
  const desk = deskAt(copyOf(before(act)));
  const done = await doing(desk, act, await seenAt(desk));
  const stands = standing(await seenAt(desk));
  desk.close();
  return { stands, refused: codesOf(done) };
}

test('most acts can be done in the games that they are tried in, so that trying them says something', async () => {
  const done: GmAct[] = [];
  for (const act of acts) if ((await once(act)).refused.length === 0) done.push(act);
  expect(done.sort()).toEqual(
    [
      'gm.answering',
      'gm.back',
      'gm.end',
      'gm.extend',
      'gm.hold',
      'gm.late',
      'gm.player',
      'gm.policy',
      'gm.publish',
      'gm.remind',
      'gm.replace',
      'gm.rerun',
      'gm.rule',
      'gm.ruleAll',
      'gm.run',
      'gm.standIn',
      'gm.watch',
      'gm.writeLetter',
    ].sort(),
  );
});

describe('an act of a desk that shows an older state of the game changes nothing and says so', () => {
  let [root, dump] = ['', ''];
  let old: Desk;
  let [a, b]: AtDesk[] = [];
  beforeAll(async () => {
    root = copyOf(fresh);
    [a, b] = [deskAt(root), deskAt(root)];
    old = await seenAt(b);
    expect(valueOf(await doing(a, 'gm.run', await seenAt(a)))).toMatchObject({ outcome: 'ran', turn: 1 });
    dump = gameDump(fileIn(root));
  });
  afterAll(() => {
    a?.close();
    b?.close();
  });
  test.each(acts)('%s after another desk ran the turn', async (act) => {
    const done = await doing(b!, act, old);
    expect(codesOf(done)).toEqual(['turn-moved']);
    expect(saidBy(done)).toBe(
      'Turn 1 has been run since you looked, by another desk or by its schedule: it is turn 2 now. Nothing was done. Look at the game, then decide again.',
    );
    expect(gameDump(fileIn(root))).toBe(dump);
  });
});

describe('an act of a desk after the game went back, or ended, on another', () => {
  test.each(acts)('%s', async (act) => {
    const root = copyOf(ran);
    const [a, b] = [deskAt(root), deskAt(root)];
    const old = await seenAt(b);
    valueOf(await doing(a, 'gm.back', await seenAt(a)));
    const back = gameDump(fileIn(root));
    expect(saidBy(await doing(b, act, old))).toContain('The game has gone back to turn 1 since you looked');
    expect(gameDump(fileIn(root))).toBe(back);
    const there = await seenAt(b);
    valueOf(await doing(a, 'gm.end', await seenAt(a)));
    const ended = gameDump(fileIn(root));
    expect(saidBy(await doing(b, act, there))).toContain('Turn 1 has moved on since you looked');
    expect(gameDump(fileIn(root))).toBe(ended);
    a.close();
    b.close();
  });
});

describe('an act done twice at once, on two desks that show the same, is done once', () => {
  test.each(acts)('%s', async (act) => {
    const { stands } = await once(act);
    const root = copyOf(before(act));
    const [a, b] = [deskAt(root), deskAt(root)];
    const [one, other] = [await seenAt(a), await seenAt(b)];
    await Promise.all([doing(a, act, one), doing(b, act, other)]);
    expect(standing(await seenAt(a))).toEqual(stands);
    a.close();
    b.close();
  });
});

describe('an act after the program began anew does what it would have done', () => {
  test.each(acts)('%s', async (act) => {
    const { stands, refused } = await once(act);
    const root = copyOf(before(act));
    const first = deskAt(root);
    const seen = await seenAt(first);
    first.close();
    const second = deskAt(root);
    expect(codesOf(await doing(second, act, seen))).toEqual(refused);
    expect(standing(await seenAt(second))).toEqual(stands);
    second.close();
  });
});

describe('an act with the disk full changes nothing, and names the disk', () => {
  test.each(acts)('%s', async (act) => {
    const { refused } = await once(act);
    const root = copyOf(before(act));
    let isFull = false;
    const desk = deskAt(
      root,
      fullDisk(() => isFull),
    );
    const seen = await seenAt(desk);
    const dump = gameDump(fileIn(root));
    isFull = true;
    const codes = codesOf(await doing(desk, act, seen));
    expect(refused.length > 0 && codes.join() === refused.join() ? ['disk-full'] : codes).toEqual([
      'disk-full',
    ]);
    expect(gameDump(fileIn(root))).toBe(dump);
    desk.close();
  });
});

describe('an act on a game whose file is gone is refused, and makes no file', () => {
  test.each(acts)('%s', async (act) => {
    const root = copyOf(before(act));
    const desk = deskAt(root);
    const seen = await seenAt(desk);
    renameSync(fileIn(root), `${root}/taken-away`);
    expect(codesOf(await doing(desk, act, seen))).toEqual(['no-such-file']);
    expect(existsSync(fileIn(root))).toBe(false);
    desk.close();
  });
});
