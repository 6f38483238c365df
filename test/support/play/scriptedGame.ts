import type { SeatId } from '#kernel/ids.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { AnyOrder } from '#kernel/orders/plan.ts';
import { rulesets } from '#rulesets/all.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { viewOf } from '#main/services/ruleset.ts';
import { Player, resultsFor, testPorts, valueOf } from '../desk/gmWorld.ts';
import { scriptedOrders } from './scriptedOrders.ts';

export const galacticEmpires = (rulesets as readonly unknown[])[0] as SomeRuleset;

/** A game of Galactic Empires whose players follow a script, through real files all the way. */
export async function scriptedGame(
  path: string,
  empires: number,
  seed = 'scripted',
): Promise<{ readonly gm: Gm; readonly players: ReadonlyMap<SeatId, Player> }> {
  const gm = valueOf(
    await newGame(testPorts(), gameFiles, path, {
      ruleset: galacticEmpires,
      setup: { generate: { empires } },
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
): Promise<ReadonlyMap<SeatId, Uint8Array>> {
  const made = new Map<SeatId, Uint8Array>();
  const codec = planCodec<AnyOrder>(galacticEmpires.orders);
  for (const [seat, player] of players) {
    const { body } = valueOf(await player.open(resultsFor(gm, seat)));
    made.set(
      seat,
      await player.orders(codec.make(scriptedOrders(galacticEmpires, viewOf(galacticEmpires, body)))),
    );
  }
  return made;
}

export async function scriptedTurn(gm: Gm, players: ReadonlyMap<SeatId, Player>): Promise<void> {
  for (const [seat, file] of await scriptedFiles(gm, players)) await gm.takeOrders(file, `${seat}.orders`);
  const outcome = await gm.run();
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
