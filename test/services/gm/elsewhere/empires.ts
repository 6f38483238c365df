import { join } from 'node:path';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { nthOrder, seatId, unitId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { theseRulesets } from '#main/services/ruleset.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { Player, resultsFor, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';

/* A game of Galactic Empires, the third that hands battles over: in its first turn Klingons enter a sector of the Gorn. */

const empires = galacticEmpires as unknown as SomeRuleset;
export const empiresRules = theseRulesets([empires, federationCommander as unknown as SomeRuleset]);

export const klingon = seatId('klingon-empire');
export const gorn = seatId('gorn-hegemony');

const sector = (number: number, owner: string, q: number, links: readonly number[]) => ({
  ...{ number, name: `Sector ${number}`, q, r: 0, links, revenue: 5, owner },
});
/** A cruiser of the Klingons next to a destroyer of the Gorn, who have nowhere else to go. */
export const clash = {
  ...{ format: 'sealed-orders scenario', version: 1, ruleset: 'galactic-empires', title: 'A war' },
  elsewhere: true,
  sectors: [sector(1, klingon, 0, [2]), sector(2, gorn, 1, [1])],
  empires: [{ id: klingon }, { id: gorn }],
  units: [
    {
      ...{ kind: 'starfleet', at: 1, owner: klingon, number: 1 },
      ships: [{ type: 'klingon/hawk-heavy-cruiser', count: 1 }],
    },
    {
      ...{ kind: 'starfleet', at: 2, owner: gorn, number: 1 },
      ships: [{ type: 'gorn/sidewinder-destroyer', count: 1 }],
    },
  ],
  relations: [{ a: gorn, b: klingon, relation: 'war' }],
};

/** The Klingons go to sector 2. */
export const attack: Plan<AnyOrder> = withOrder<AnyOrder>(
  emptyPlan(),
  { kind: 'travel', ref: nthOrder(klingon, 1, 1), to: sectorId(2) } as AnyOrder,
  unitId('klingon-empire.a00001'),
);

/** Such a game, which waits for the outcome of its battle. */
export async function waitingEmpires(folder: string, seed = 'a war'): Promise<Gm> {
  const gm = valueOf(
    await newGame(testPorts(), gameFiles, join(folder, 'ge1.game'), {
      ...{ ruleset: empires, setup: clash, players: {} },
      ...{ seed, game: 'ge1' },
    }),
  );
  const player = new Player();
  valueOf(await player.open(resultsFor(gm, klingon)));
  const orders = planCodec<AnyOrder>(empires.orders).make(attack);
  await gm.takeOrders(await player.orders(orders), 'klingon.orders');
  const ran = await gm.run();
  if (ran.kind !== 'questions') throw new Error(`The game does not wait: ${ran.kind}.`);
  return gm;
}
