import type { Game } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { viewOf } from '#main/services/ruleset.ts';
import { Player, resultsFor, testPorts, valueOf } from '../desk/gmWorld.ts';
import { firstKit } from '../kits/kits.ts';
import { saidToLack } from '../kits/lacking.ts';
import type { TestKit } from '../kits/testKit.ts';

/** The first ruleset of the list, for what is tried with one game alone. */
export const galacticEmpires: SomeRuleset = firstKit.ruleset;

/** A game whose players follow the script of its kit, through real files all the way. */
export async function scriptedGame(
  path: string,
  seats: number,
  seed = 'scripted',
  { ruleset, setup }: TestKit<Game> = firstKit,
): Promise<{ readonly gm: Gm; readonly players: ReadonlyMap<SeatId, Player> }> {
  const gm = valueOf(
    await newGame(testPorts(), gameFiles, path, {
      ruleset,
      setup: setup(seats),
      players: {},
      seed,
      game: 'gw9',
    }),
  );
  const players = new Map(gm.store.seats().map(({ seat }) => [seat, new Player()]));
  return { gm, players };
}

/** Every player opens the newest results and writes the orders of the script. */
export async function scriptedFiles(
  gm: Gm,
  players: ReadonlyMap<SeatId, Player>,
  kit: TestKit<Game> = firstKit,
): Promise<ReadonlyMap<SeatId, Uint8Array>> {
  const made = new Map<SeatId, Uint8Array>();
  const { ruleset, script } = kit;
  if (script === undefined) throw new Error(saidToLack(kit, 'script'));
  const codec = planCodec<AnyOrder>(ruleset.orders);
  for (const [seat, player] of players) {
    const { body } = valueOf(await player.open(resultsFor(gm, seat)));
    made.set(seat, await player.orders(codec.make(script.plan(viewOf(ruleset, body)))));
  }
  return made;
}

/** Every player sends the orders of the script, and the turn is run. */
export async function scriptedTurn(
  gm: Gm,
  players: ReadonlyMap<SeatId, Player>,
  kit: TestKit<Game> = firstKit,
): Promise<void> {
  for (const [seat, file] of await scriptedFiles(gm, players, kit))
    await gm.takeOrders(file, `${seat}.orders`);
  // Nobody answers in person what the turn asks.
  const outcome = await gm.run({ overdue: true });
  if (outcome.kind !== 'ran') throw new Error(`the turn ended with ${outcome.kind}`);
}

/** How often each kind of event happened in the turns that were run. */
export function eventCounts(gm: Gm): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let turn = 1; turn < gm.store.turn(); turn += 1) {
    const entries = gm.store.turnOf(turn)?.ran?.entries as readonly {
      readonly event: { readonly kind: string };
    }[];
    for (const { event } of entries) counts[event.kind] = (counts[event.kind] ?? 0) + 1;
  }
  return counts;
}
