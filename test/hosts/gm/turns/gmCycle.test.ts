import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId, RunId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame, openGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { planCodecOf } from '#main/services/ruleset.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { scripted } from '../../../rulesets/star-fleet-warlord/games/script.ts';
import { starFleetWarlord } from '../../../rulesets/star-fleet-warlord/shelf.ts';
import { setup } from '../../../rulesets/star-fleet-warlord/worlds.ts';
import { gmHere } from '../../../support/desk/gmCli.ts';
import { everyStep } from '../../../support/kills/everyStep.ts';
import { playersOf, resultsFor, tempFolder, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';

/* The cycle of Star Fleet Warlord at the command line: each run by a command of its own, in one go, dead at any step, and put off. */
const rules = starFleetWarlord as unknown as SomeRuleset;
/** The year that is run: ships move in it. */
const year = 2;

let folder: Awaited<ReturnType<typeof tempFolder>>;
let cycle: readonly RunId[];
/** What each seat is told of the year that is run in one go, and the archive after it. */
let told: Readonly<Record<SeatId, ResultsBody>>;
let archive: Buffer;

const opened = async (name: string): Promise<Gm> =>
  valueOf(await openGame(testPorts(), gameFiles, folder.of(name), () => rules));
const here = (...args: string[]) => gmHere(args, folder.path);
const bodies = ({ store }: Gm): Readonly<Record<SeatId, ResultsBody>> =>
  Object.fromEntries(store.results(year + 1).map(({ seat, body }) => [seat, body as ResultsBody]));
/** What seats are told by the first so many runs; the generator, the last, tells nobody. */
const toldBy = (runs: number): unknown => {
  const seats = new Set<string>(cycle.slice(0, runs));
  return Object.fromEntries(inOrder(told).filter(([seat]) => seats.has(seat)));
};

/** Everybody opens what they were told last, and sends what they would order by the script. */
async function ordered(game: Gm, players: Awaited<ReturnType<typeof playersOf>>): Promise<void> {
  for (const { seat } of game.store.seats()) {
    valueOf(await players[seat]!.open(resultsFor(game, seat)));
    const plan = planCodecOf(rules).make(scripted(game.view(seat) as View));
    const taken = await game.takeOrders(await players[seat]!.orders(plan, { saves: 1 }), `${seat}.orders`);
    expect([taken.verdict, taken.reason]).toEqual(['final', undefined]);
  }
}

beforeAll(async () => {
  folder = await tempFolder();
  const request = { ruleset: rules, setup: setup(3), players: {}, seed: 'a cycle', game: 'sw1' };
  const begun = valueOf(await newGame(testPorts(), gameFiles, folder.of('whole.game'), request));
  const players = await playersOf(begun);
  await ordered(begun, players);
  await begun.run();
  await ordered(begun, players);
  begun.close();
  await mkdir(folder.of('dead'));
  for (const copy of ['apart', join('dead', 'k'), 'put-off', 'given'])
    await copyFile(folder.of('whole.game'), folder.of(`${copy}.game`));
  const whole = await opened('whole.game');
  expect(await whole.run()).toMatchObject({ kind: 'ran', turn: year, left: 0 });
  cycle = whole.store.runs(year).map(({ plan }) => plan.id);
  told = bodies(whole);
  archive = Buffer.from(whole.archive());
  whole.close();
});
afterAll(() => folder.end());

test('each run by a command of its own tells every seat the same as all in one go', async () => {
  expect(cycle).toHaveLength(4);
  for (const [nth, run] of cycle.entries()) {
    const ran = await here('run', 'apart.game', '--run', run);
    expect([ran.code, ran.err]).toEqual([0, '']);
    const game = await opened('apart.game');
    expect(bodies(game)).toEqual(toldBy(nth + 1));
    expect(game.store.turn()).toBe(nth + 1 === cycle.length ? year + 1 : year);
    game.close();
  }
  const game = await opened('apart.game');
  expect(Buffer.from(game.archive()).equals(archive)).toBe(true);
  game.close();
});

test('dead at any step, no run is half done, and what is left gives every seat the same', async () => {
  const left = await everyStep(
    folder.of('dead'),
    folder.of('left'),
    () => '',
    () => here('run', join('dead', 'k.game')),
  );
  const seen = new Set<number>();
  for (const { folder: copy } of left) {
    const game = valueOf(await openGame(testPorts(), gameFiles, join(copy, 'k.game'), () => rules));
    const over = game.store.runOrder(year);
    expect(over).toEqual(cycle.slice(0, over.length));
    expect(bodies(game)).toEqual(toldBy(over.length));
    expect(game.store.turn() > year).toBe(over.length === cycle.length);
    if (!seen.has(over.length)) while (game.store.turn() === year) await game.run();
    if (game.store.turn() > year) expect(Buffer.from(game.archive()).equals(archive)).toBe(true);
    seen.add(over.length);
    game.close();
  }
  expect([...seen]).toEqual([0, ...cycle.map((_, at) => at + 1)]);
});

test('a run is put off, put back and made up by command', async () => {
  const [first, second, third] = cycle as readonly [RunId, RunId, RunId, RunId];
  const off = await here('put-off', 'put-off.game', first, '--why', 'On holiday');
  expect([off.code, off.err]).toEqual([0, '']);
  expect(off.out).toMatch(
    new RegExp(`${second} +is due: .*\n${third} +is due: .*\n${first} +postponed, «On holiday»: `),
  );
  const wrong = await here('put-off', 'put-off.game', 'generator');
  expect([wrong.code, wrong.err]).toEqual([
    1,
    expect.stringContaining('the run generator cannot be postponed'),
  ]);
  expect((await here('run', 'put-off.game')).out.replaceAll(/\s+/g, ' ')).toContain(
    `2 runs were run: ${second}, ${third}. 2 runs are left; the next is ${first}.`,
  );
  const back = JSON.parse((await here('put-off', 'put-off.game', first, '--back', '--json')).out) as {
    readonly runs: readonly { readonly run: string; readonly state: string }[];
  };
  expect(back.runs.map(({ run, state }) => [run, state])).toEqual([
    [second, 'over'],
    [third, 'over'],
    [first, 'due'],
    ['generator', 'due'],
  ]);
  expect((await here('run', 'put-off.game', '--run', first)).code).toBe(0);
  expect((await here('status', 'put-off.game')).out).toMatch(
    new RegExp(`${first} +is over, was postponed: `),
  );
  expect((await here('run', 'put-off.game')).code).toBe(0);
  const proof = await here('verify', 'put-off.game');
  expect([proof.code, proof.err]).toEqual([0, '']);
});

test('a Corporation is given to the computer in mid-cycle as long as its run has not begun', async () => {
  const [first = '', second = ''] = cycle;
  await here('run', 'given.game', '--run', first);
  const given = await here('seat', 'given.game', second, '--computer');
  expect([given.code, given.err, given.out]).toEqual([
    0,
    '',
    expect.stringMatching(new RegExp(`^${second} \\(Corporation \\d+\\)  computer from this turn on`)),
  ]);
  const over = await here('seat', 'given.game', first, '--computer');
  expect([over.code, over.err.replace(/\s+/g, ' ')]).toEqual([
    2,
    expect.stringContaining(`Who leads ${first} can be changed again after the last run of turn ${year}`),
  ]);
  expect((await here('run', 'given.game', '--run', second)).code).toBe(0);
  const game = await opened('given.game');
  expect(game.store.runs(year).map(({ how }) => how.led)).toEqual([[], [second]]);
  game.close();
});
