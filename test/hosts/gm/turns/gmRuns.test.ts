import { mkdirSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { salt, saltGame, way } from '#test/rulesets/salt-roads/saltGame.ts';
import { defaultPolicy } from '#contract/gm/policy.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { gmListed } from '../../../support/desk/gmCli.ts';
import { everyStep } from '../../../support/kills/everyStep.ts';
import { playersOf, tempFolder, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';

/* A game whose turn is several runs, at the command line. */
const [asch, brod, chur] = ['asch', 'brod', 'chur'].map(seatId) as [SeatId, SeatId, SeatId];

let folder: Awaited<ReturnType<typeof tempFolder>>;
const gm = (...args: string[]) => gmListed(args, folder.path);
beforeAll(async () => {
  folder = await tempFolder();
  const game = await saltGame(folder.of('salt.game'));
  const players = await playersOf(game);
  game.close();
  mkdirSync(folder.of('in'));
  for (const [seat, to] of [
    [asch, brod],
    [brod, chur],
  ] as const)
    await writeFile(
      folder.of(join('in', `${seat}.orders`)),
      await players[seat]!.orders(way(seat, 1, 1, to)),
    );
});
afterAll(() => folder.end());

const files = (of: string): readonly string[] => readdirSync(folder.of(of)).sort();

test('runs one run or all that are due, lists them, and writes the results of those whom they told', async () => {
  expect((await gm('status', 'salt.game')).out).toMatch(
    /of-asch {2}is due: The way of asch, without orders so far\nof-brod {2}is due.*\n.*\nmarket {3}waits for earlier runs: The market\n/,
  );
  const wrong = await gm('run', 'salt.game', '--run', 'market');
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('of-asch is. Run that one first')]);
  const first = await gm('run', 'salt.game', '--orders', 'in', '--run', 'of-asch', '--out', 'one');
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out.replaceAll(/\s+/g, ' ')).toContain(
    'Of turn 1 of Salt Roads sr1, 1 run was run: of-asch. 3 runs are left; the next is of-brod.',
  );
  expect(files('one')).toEqual(['sr1N02-asch.new']);
  const rest = JSON.parse((await gm('run', 'salt.game', '--out', 'two', '--json')).out) as object;
  expect(rest).toMatchObject({ runs: ['of-brod', 'of-chur'], left: 1, ran: 1, ordering: 1, missing: [chur] });
  expect(files('two')).toHaveLength(3);
  expect((await gm('status', 'salt.game')).out).toMatch(
    /of-brod {2}is over.*\nof-chur {2}was waived: The way of chur\n/,
  );
  const last = await gm('run', 'salt.game');
  expect(last.out).toContain('Turn 1 of Salt Roads sr1 was run; turn 2 is open for orders.');
  const states = (
    JSON.parse((await gm('status', 'salt.game', '--json')).out) as { runs: { state: string }[] }
  ).runs;
  expect(states.map(({ state }) => state)).toEqual(['due', 'due', 'due', 'waits']);
});

test('dead at any step of a run, it goes on where it was: the same runs give the same turn', async () => {
  const reference = await saltGame(folder.of('whole.game'));
  await reference.run();
  await reference.run();
  const archive = Buffer.from(reference.archive());
  reference.close();
  const begun = await saltGame(folder.of('dead/k.game'));
  begun.close();
  const left = await everyStep(
    folder.of('dead'),
    folder.of('left'),
    () => '',
    () => gm('run', folder.of('dead/k.game')),
  );
  const seen = new Set<number>();
  for (const { folder: copy } of left) {
    const game = valueOf(await openGame(testPorts(), gameFiles, join(copy, 'k.game'), () => salt));
    const over = game.store.runs(1).length;
    expect(game.store.results(2)).toHaveLength(over);
    if (!seen.has(over)) {
      while (game.store.turn() === 1) await game.run();
      expect(Buffer.from(game.archive()).equals(archive)).toBe(true);
    }
    seen.add(over);
    game.close();
  }
  // The market waits for another command.
  expect([...seen]).toEqual([0, 1, 2, 3]);
});

test('waives no run before it is due without a word, and runs no other turn than the one that is meant', async () => {
  const game = await saltGame(folder.of('early.game'));
  valueOf(setPolicy(testPorts(), game.store, { ...defaultPolicy, due: 'Tuesday 17:00 America/Los_Angeles' }));
  game.close();
  const clock = { now: () => '2026-11-22T00:00:00.000Z' };
  const early = await gmListed(['run', 'early.game'], folder.path, clock);
  expect([early.code, early.out.replaceAll(/\s+/g, ' ')]).toEqual([
    3,
    expect.stringMatching(
      /Turn 1 was not run\. of-asch, of-brod, of-chur are due on .*, and nobody has sent orders for them yet\. Wait for them, or add --anyway to waive them\./,
    ),
  ]);
  expect(JSON.parse((await gmListed(['run', 'early.game', '--json'], folder.path, clock)).out)).toMatchObject(
    {
      outcome: 'early',
      early: ['of-asch', 'of-brod', 'of-chur'],
      due: '2026-11-25T01:00:00.000Z',
    },
  );
  const other = await gmListed(['run', 'early.game', '--turn', '2', '--anyway'], folder.path, clock);
  expect([other.code, other.err.replaceAll(/\s+/g, ' ')]).toEqual([
    2,
    expect.stringContaining('Turn 2 is not open for orders: that is turn 1.'),
  ]);
  const waived = await gmListed(['run', 'early.game', '--turn', '1', '--anyway'], folder.path, clock);
  expect([waived.code, waived.out]).toEqual([0, expect.stringContaining('3 runs were run')]);
});
