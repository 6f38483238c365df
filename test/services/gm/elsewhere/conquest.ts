import { join } from 'node:path';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { theseRulesets } from '#main/services/ruleset.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { Player, resultsFor, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';

/* A campaign of Galactic Conquest, the second game that hands battles over: in its first turn Klingons attack Lyrans. */

const conquest = galacticConquest as unknown as SomeRuleset;
export const conquestRules = theseRulesets([conquest, federationCommander as unknown as SomeRuleset]);

export const klingon = seatId('klingon');

/** A cruiser and a destroyer of the Klingons in B4, and a cruiser and a frigate of the Lyrans in B5. */
export const clash = {
  seats: ['klingon', 'lyran'],
  treasury: 100,
  year: 150,
  elsewhere: true,
  chart: {
    rows: ['C2 ........', 'B1 ........', 'A1 ........'],
    borders: ['B1 KK....LL'],
    systems: ['B1 homeworld of K: Klinzhai', 'B8 homeworld of L: Lyra'],
    squadrons: ['K01A at B4: CA/3, DD/4', 'L01A at B5: CA/3, FF/4'],
  },
};

/** The same of one ship a side. */
export const smallClash = {
  ...clash,
  chart: { ...clash.chart, squadrons: ['K01A at B4: DD/4', 'L01A at B5: FF/4'] },
};

/** The Klingons go to B5 and attack whoever is there. */
export const attack = [
  { kind: 'plot', ref: nthOrder(klingon, 1, 1), way: [placeId('hb5')] },
  {
    ...{ kind: 'fight', ref: nthOrder(klingon, 1, 2), attack: true, intensity: 'typical' },
    ...{ breaks: 50, target: 'none', losses: [] },
  },
].reduce<Plan<AnyOrder>>((plan, order) => withOrder(plan, order, unitId('k01a')), emptyPlan());

/** Such a campaign, which waits for the outcome of its battle. */
export async function waitingConquest(folder: string, seed = 'a war'): Promise<Gm> {
  const gm = valueOf(
    await newGame(testPorts(), gameFiles, join(folder, 'gc1.game'), {
      ...{ ruleset: conquest, setup: clash, players: {} },
      ...{ seed, game: 'gc1' },
    }),
  );
  const player = new Player();
  valueOf(await player.open(resultsFor(gm, klingon)));
  const orders = planCodec<AnyOrder>(conquest.orders).make(attack);
  await gm.takeOrders(await player.orders(orders), 'klingon.orders');
  const ran = await gm.run();
  if (ran.kind !== 'questions') throw new Error(`The campaign does not wait: ${ran.kind}.`);
  return gm;
}
