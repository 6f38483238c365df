import { join } from 'node:path';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { theseRulesets } from '#main/services/ruleset.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { Player, resultsFor, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';

/** A game that hands a battle of two empires over in its first turn. */
export interface Caller {
  readonly ruleset: SomeRuleset;
  /** A scenario. */
  readonly setup: object;
  /** The code of the game. */
  readonly game: string;
  readonly attacker: SeatId;
  readonly defender: SeatId;
  /** The orders by which the attacker comes to the battle. */
  readonly plan: Plan<AnyOrder>;
  /** What is asked begins so. */
  readonly said: string;
  /** What is told of a battle that the game’s own dice decide. */
  readonly byDice: string;
  /** The text of its archive with another outcome of the battle in it. */
  forge(archive: string): string;
}

/** Its rules, and those that fight its battle. */
export const rulesOf = ({ ruleset }: Caller) =>
  theseRulesets([ruleset, federationCommander as unknown as SomeRuleset]);

/** Such a game, which waits for the outcome of its battle. */
export async function waitingGame(
  { ruleset, setup, game, attacker, plan }: Caller,
  folder: string,
  seed = 'a war',
): Promise<Gm> {
  const gm = valueOf(
    await newGame(testPorts(), gameFiles, join(folder, `${game}.game`), {
      ...{ ruleset, setup, players: {}, seed, game },
    }),
  );
  const player = new Player();
  valueOf(await player.open(resultsFor(gm, attacker)));
  const orders = planCodec<AnyOrder>(ruleset.orders).make(plan);
  await gm.takeOrders(await player.orders(orders), 'attacker.orders');
  const ran = await gm.run();
  if (ran.kind !== 'questions') throw new Error(`The game does not wait: ${ran.kind}.`);
  return gm;
}
