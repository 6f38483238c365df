import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import type { Caller } from './caller.ts';

/* A campaign of Galactic Conquest, the second game that hands battles over: in its first turn Klingons attack Lyrans. */

const conquest = galacticConquest as unknown as SomeRuleset;

const [klingon, lyran] = [seatId('klingon'), seatId('lyran')];

/** A destroyer of the Klingons in B4, and a frigate of the Lyrans in B5. */
const clash = {
  seats: ['klingon', 'lyran'],
  treasury: 100,
  year: 150,
  elsewhere: true,
  chart: {
    rows: ['C2 ........', 'B1 ........', 'A1 ........'],
    borders: ['B1 KK....LL'],
    systems: ['B1 homeworld of K: Klinzhai', 'B8 homeworld of L: Lyra'],
    squadrons: ['K01A at B4: DD/4', 'L01A at B5: FF/4'],
  },
};

/** The Klingons go to B5 and attack whoever is there. */
const attack = [
  { kind: 'plot', ref: nthOrder(klingon, 1, 1), way: [placeId('hb5')] },
  {
    ...{ kind: 'fight', ref: nthOrder(klingon, 1, 2), attack: true, intensity: 'typical' },
    ...{ breaks: 50, target: 'none', losses: [] },
  },
].reduce<Plan<AnyOrder>>((plan, order) => withOrder(plan, order, unitId('k01a')), emptyPlan());

export const conquestCaller: Caller = {
  ...{ ruleset: conquest, setup: clash, game: 'gc1', plan: attack, attacker: klingon, defender: lyran },
  said: 'Battle B5.12',
  byDice: '"kind":"fired"',
  forge: (archive) => archive.replaceAll(/"beaten":"[kl]01a",/g, ''),
};
