import { afterAll, beforeAll, expect, test } from 'vitest';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withTypedLine } from '#kernel/game/plan.ts';
import { withLine } from '#kernel/orders/sheet.ts';
import { seatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { newKeyholder, readPublicKeys, releasedKey } from '#main/services/gm/game/keyholder.ts';
import { seatOrders } from '#main/services/gm/overview/seatOrders.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { viewOf } from '#main/services/ruleset.ts';
import { rulesetById } from '#rulesets/all.ts';
import {
  ann,
  bob,
  codesOf,
  digging,
  playersOf,
  quickSealing,
  tempFolder,
  testPorts,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

/* The game master reads all orders of a player, as that player would print them. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());

const linesOf = (gm: Gm, wanted: Parameters<typeof seatOrders>[1]): readonly string[] =>
  valueOf(seatOrders(gm, wanted)).lines.map(({ about, text }) => `${about} | ${text}`);

test('without a sheet each order stands in words under its unit, of the file that counts or of another', async () => {
  const gm = await toyGame(folder.of('words.game'));
  const players = await playersOf(gm);
  const send = async (times: number, name: string, saves: number) =>
    gm.takeOrders(await players[ann]!.orders(digging(ann, 1, times, true), { saves }), name);
  const first = await send(2, 'first.orders', 1);
  await send(4, 'second.orders', 2);
  const read = valueOf(seatOrders(gm, { seat: ann }));
  expect([read.turn, read.file]).toEqual([1, 'second.orders']);
  expect(linesOf(gm, { seat: ann })).toEqual([
    expect.stringMatching(/^General orders \| /),
    expect.stringMatching(/^.*digger.* \| Dig 4 times/),
  ]);
  expect(linesOf(gm, { seat: ann, number: first.number })).toContainEqual(
    expect.stringMatching(/ \| Dig 2 times/),
  );
  expect(linesOf(gm, { seat: bob })).toEqual([]);
  // Once the turn was run they are still there.
  await gm.run();
  expect(linesOf(gm, { seat: ann, turn: 1 })).toContainEqual(expect.stringMatching(/ \| Dig 4 times/));
  expect(linesOf(gm, { seat: ann })).toEqual([]);
  expect(codesOf(seatOrders(gm, { seat: seatId('zoe') }))).toEqual(['no-such-seat']);
  expect(codesOf(seatOrders(gm, { seat: ann, turn: 9 }))).toEqual(['no-such-turn']);
  expect(codesOf(seatOrders(gm, { seat: ann, number: 99 }))).toEqual(['no-orders-in-file']);
  gm.close();
});

test('with a sheet they are the lines of the sheet, what cannot be read among them, with what the player is told', async () => {
  const ruleset = rulesetById('galactic-conquest') as unknown as SomeRuleset;
  const setup = ruleset.beginning.setup(ruleset.beginning.practice.wish, {});
  const gm = valueOf(
    await newGame(testPorts('sheet'), gameFiles, folder.of('sheet.game'), {
      ruleset,
      setup,
      players: {},
      seed: 'sheet',
      game: 'sht',
    }),
  );
  const players = await playersOf(gm);
  const hydran = seatId('hydran');
  const view = viewOf(ruleset, players[hydran]!.last!.body);
  const sheet = ruleset.sheet!;
  const type = (plan: Plan<AnyOrder>, label: RegExp, text: string): Plan<AnyOrder> => {
    const line = sheet.lines(view, plan).find((one) => label.test(one.label))!;
    return withLine(sheet, view, plan, line, text, (made) => ruleset.presentation.nextRef(view, made));
  };
  const squadron = /H01A/;
  const typed = type(type(emptyPlan<AnyOrder>(), squadron, 'D5'), /H02A/, 'to the moon');
  // A line of a squadron that is gone stands there too.
  const plan = withTypedLine(typed, 'gone', 'to the sun');
  const sent = planCodec<AnyOrder>(ruleset.orders).make(plan);
  await gm.takeOrders(await players[hydran]!.orders(sent), 'hydran.orders');
  const read = valueOf(seatOrders(gm, { seat: hydran }));
  const lines = read.lines.map(({ about, text }) => [about, text]);
  expect(lines).toContainEqual([expect.stringMatching(squadron), expect.stringContaining('D5')]);
  expect(lines).toContainEqual([expect.stringMatching(/H02A/), 'to the moon']);
  expect(lines).toContainEqual(['gone', 'to the sun']);
  // What its player sees of the line: exactly that, in the sheet’s own writing.
  const own = sheet.lines(view, plan).find(({ label }) => squadron.test(label))!;
  expect(lines).toContainEqual([own.label, sheet.write(view, own.spot, plan.units[own.spot.unit!] ?? [])]);
  expect(read.problems.map(({ phrase }) => phraseText(phrase)).join(' ')).toContain('H02A');
  gm.close();
});

test('orders that are sealed to a keyholder are read once they are opened', async () => {
  const keys = valueOf(await newKeyholder(testPorts('a keyholder'), 3));
  const gm = await toyGame(folder.of('sealed.game'), {
    keyholder: valueOf(readPublicKeys(keys.publicly)),
  });
  const players = await playersOf(gm);
  await gm.takeOrders(await players[ann]!.orders(digging(ann, 1, 3)), 'ann.orders');
  expect(codesOf(seatOrders(gm, { seat: ann }))).toEqual(['orders-still-sealed']);
  expect(codesOf(seatOrders(gm, { seat: ann, number: 1 }))).toEqual(['orders-still-sealed']);
  valueOf(await gm.unseal(valueOf(releasedKey(quickSealing, keys.privately, 1))));
  expect(linesOf(gm, { seat: ann })).toEqual([expect.stringMatching(/ \| Dig 3 times/)]);
  gm.close();
});
