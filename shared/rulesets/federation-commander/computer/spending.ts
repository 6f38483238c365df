import { sumOf } from '#kernel/steps/fractions.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { underWay } from '../courses/ways.ts';
import { regenerationCost } from '../energy/costs.ts';
import { allocationCost, fitted, possible, supplyOf, tracksAfter } from '../energy/energy.ts';
import { weapons } from '../fire/weapons.ts';
import type { Allocation } from '../model/parts.ts';
import type { Ship, State } from '../model/state.ts';
import type { Pace } from '../model/vocabulary.ts';
import { cardOf, works } from '../ships/ships.ts';
import { lookThrough } from './looking.ts';
import { underArms } from './orders.ts';

/** Half tokens that are kept to reinforce shields. */
const kept = 4;
/** Boxes more of a shield that is turned to the enemy are worth as much as so many fewer elsewhere. */
const forwardBy = 3;
const forward = [0, 1, 5];
/** Speeds that are weighed against each other; and what a box of a shield weighs then, beside points of harm. */
const paces = [8, 16, 24] as const;
const perBox = 1.5;

/** What all weapons of the ship take that have not fired. */
export const needOf = (ship: Ship): number =>
  sumOf(
    cardOf(ship).mounts.map(({ box, type }) =>
      works(ship, box) && !ship.used.includes(box) ? weapons[type].cost : 0,
    ),
  );

/** The shield that needs a box most, from 0; undefined where all are whole. */
function weakest(ship: Ship, regenerate: readonly number[]): number | undefined {
  const whole = cardOf(ship).shields;
  const left = (at: number): number => (ship.shields[at] as number) + (regenerate[at] as number);
  const rank = (at: number): number => left(at) - (forward.includes(at) ? forwardBy : 0);
  return regenerate
    .flatMap((_, at) => (left(at) < (whole[at] as number) ? [at] : []))
    .reduce<number | undefined>(
      (best, at) => (best === undefined || rank(at) < rank(best) ? at : best),
      undefined,
    );
}

/** Energy for a turn at that speed: every tube and, left over, every weapon and a little for reinforcement; what else there is goes into the weakest shields. */
export function spending(ship: Ship, pace: Pace): Allocation {
  const plain = underArms(ship, pace);
  let spare = supplyOf(ship) - allocationCost(ship, plain) - needOf({ ...ship, used: [] }) - kept;
  let { regenerate } = plain;
  for (; spare >= regenerationCost; spare -= regenerationCost) {
    const at = weakest(ship, regenerate);
    if (at === undefined) break;
    regenerate = regenerate.map((boxes, one) => (one === at ? boxes + 1 : boxes));
  }
  return { ...plain, regenerate };
}

/** Of the speeds that of which most is foreseen. */
export function bestSpending(state: State, ship: Ship, enemy: Ship): Allocation {
  const [best] = paces
    .map((pace) => {
      const given = fitted(ship, possible(ship, spending(ship, pace)));
      const energy = supplyOf(ship) - allocationCost(ship, given);
      const begun = { ...underWay(ship, given), energy, tracks: tracksAfter(ship, given), acted: 0 };
      return { given, worth: lookThrough(state, begun, enemy) + perBox * sumOf(given.regenerate) };
    })
    .sort(compareBy<{ readonly worth: number }>(({ worth }) => -worth));
  return best?.given ?? spending(ship, 16);
}
