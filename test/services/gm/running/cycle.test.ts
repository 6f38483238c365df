import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { type Gm, newGame, openGame } from '#main/services/gm/gm.ts';
import { planCodecOf, type SomeRuleset } from '#main/services/ruleset.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { scripted } from '../../../rulesets/star-fleet-warlord/games/script.ts';
import { starFleetWarlord } from '../../../rulesets/star-fleet-warlord/shelf.ts';
import { setup } from '../../../rulesets/star-fleet-warlord/worlds.ts';
import { playersOf, resultsFor, tempFolder, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';

/* Star Fleet Warlord, in which Corporations run one after another, over three years by files. */
const rules = starFleetWarlord as unknown as SomeRuleset;
const lastYear = 3;

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());

const begun = async (path: string): Promise<Gm> =>
  valueOf(
    await newGame(testPorts(), gameFiles, path, {
      ruleset: rules,
      setup: setup(3),
      players: {},
      seed: 'a cycle',
      game: 'sw1',
    }),
  );

/** Everybody opens what they were told last, and sends what they would order by the script. */
async function ordered(gm: Gm, players: Awaited<ReturnType<typeof playersOf>>): Promise<void> {
  const turn = gm.store.turn();
  for (const { seat } of gm.store.seats()) {
    const player = players[seat]!;
    if (player.last?.header.turn !== turn) valueOf(await player.open(resultsFor(gm, seat)));
    const plan = planCodecOf(rules).make(scripted(gm.view(seat) as View));
    const taken = await gm.takeOrders(await player.orders(plan, { saves: 1 }), `${seat}.orders`);
    expect([taken.verdict, taken.reason]).toEqual(['final', undefined]);
  }
}

test('its years are the same byte by byte, whether the runs of a cycle are run together or one by one with a restart before each', async () => {
  const together = await begun(folder.of('together.game'));
  const players = await playersOf(together);
  for (let year = 1; year <= lastYear; year += 1) {
    await ordered(together, players);
    expect(await together.run()).toMatchObject({ kind: 'ran', turn: year, left: 0 });
  }
  const path = folder.of('apart.game');
  let apart = await begun(path);
  const others = await playersOf(apart);
  for (let year = 1; year <= lastYear; year += 1) {
    await ordered(apart, others);
    for (const { plan } of together.store.runs(year)) {
      apart.close();
      apart = valueOf(await openGame(testPorts(), gameFiles, path, () => rules));
      expect(await apart.run({ run: plan.id })).toMatchObject({ kind: 'ran', runs: [plan.id] });
    }
  }
  expect([together.store.turn(), apart.store.turn()]).toEqual([lastYear + 1, lastYear + 1]);
  expect(together.store.runs(lastYear)).toHaveLength(4);
  expect(Buffer.from(apart.archive()).equals(Buffer.from(together.archive()))).toBe(true);
  together.close();
  apart.close();
});

test('what the game master says stands first in the next report of those to whom it is said', async () => {
  const gm = await begun(folder.of('said.game'));
  const [one, two] = gm.store.seats().map(({ seat }) => seat) as [SeatId, SeatId];
  const say = (values: Readonly<Record<string, string>>) => gm.giveOwn({ kind: 'announce', values });
  valueOf(say({ text: 'The year ends on Sunday.' }));
  valueOf(say({ to: two, text: 'Your sheet was hard to read.' }));
  expect(gm.ownPlan().orders.map(({ said, problems }) => [phraseText(said), problems])).toEqual([
    ['Tell all Corporations: The year ends on Sunday.', []],
    ['Tell Corporation 2: Your sheet was hard to read.', []],
  ]);
  await gm.run();
  await gm.run();
  const texts = (seat: SeatId) =>
    (gm.store.results(3).find((one) => one.seat === seat)!.body as ResultsBody).heard
      .map(({ event }) => event as { readonly kind: string; readonly text?: string })
      .map(({ kind, text }) => (kind === 'message-heard' ? text : kind));
  expect(texts(two).slice(0, 2)).toEqual(['The year ends on Sunday.', 'Your sheet was hard to read.']);
  expect(texts(one)[0]).toBe('The year ends on Sunday.');
  expect(texts(one)).not.toContain('Your sheet was hard to read.');
  gm.close();
});
