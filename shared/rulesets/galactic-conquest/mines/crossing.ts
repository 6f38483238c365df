import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Passage } from '../model/mines.ts';
import { groupOf } from '../model/reaction.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { blockadedBy } from '../model/space.ts';
import { cannotReact, pointsFor } from '../reactions/watch.ts';
import { isSweeper } from '../ships/sense/sweepers.ts';
import { isGuarded, isMinedByCommander, isSaturated, ownersOver } from './fields.ts';

/** A squadron that leaves its hex for the one beside it. */
export interface Passing {
  readonly unit: UnitId;
  readonly squadron: Squadron;
  readonly to: PlaceId;
  /** Its course ends there: it comes to the system, and does not bypass what guards it (C4.40). */
  readonly ends: boolean;
  readonly segment: number;
  /** Movement points that a bypass of whoever is there takes in the same move (D2.10). */
  readonly promised?: number;
  /** It flees from a battle, and can neither wait nor bypass. */
  readonly flees?: true;
}

/** What a squadron meets on the way into a hex, and how it gets through. */
export interface Barrier {
  /** Minefields of others that it crosses, local ones counted. */
  readonly fields: number;
  /** The hex is full of mines, which ask nobody whose they are (C4.45). */
  readonly saturated: boolean;
  /** Others of its group pass with it (C4.20). */
  readonly how: Passage | 'swept' | 'shuttles';
  /** Movement points that are spent on bypasses. */
  readonly cost: number;
}

/** Whether a squadron, or one that functions as one with it, has a minesweeper (C4.20). */
const sweepsWith = ({ squadrons }: Pick<State, 'squadrons'>, unit: UnitId): boolean =>
  groupOf(squadrons, unit).some((one) => squadrons[one]?.ships.some(isSweeper) === true);

/** Whether one of its group has swept the way into a hex in this segment (C4.20). */
const isSwept = ({ squadrons }: Pick<State, 'squadrons'>, { unit, to, segment }: Passing): boolean =>
  valuesInOrder(squadrons).some(
    ({ swept }) => swept?.to === to && swept.segment === segment && swept.with.includes(unit),
  );

/** Movement points that it takes to get into a hex by giving them up: one for each minefield, and one for a hex full of mines, which sweepers alone cross so (C4.10, C4.45). */
const [pointsOfField, pointsOfSaturated] = [1, 1] as const;

/** The minefields on the way of a squadron, and how it gets through them (C4.10 to C4.45, D2.33); undefined where there are none, or it has paid for them. */
export function barrierOf(state: State, passing: Passing): Barrier | undefined {
  const { unit, squadron, to } = passing;
  const { seat, place, ships, crossing, spine } = squadron;
  if (state.mines === undefined && !isMinedByCommander(state, to, seat)) return undefined;
  const over: readonly SeatId[] = ownersOver(state, place, to, seat);
  // Whoever comes to blockade stays outside the local minefield, unless they also raid or strike there (C12.50).
  const { sacks, civil } = squadron;
  const outside = blockadedBy(squadron) === to && sacks !== true && civil === undefined;
  const fields = over.length + (passing.ends && !outside && isGuarded(state, to, seat) ? 1 : 0);
  const saturated = isSaturated(state, to);
  if (fields === 0 && !saturated) return undefined;
  const paid = spine?.to === to ? spine.paid : 0;
  const swept = isSwept(state, passing) || sweepsWith(state, unit);
  const shuttles = !swept && ships.every(({ mss }) => mss === true);
  const clears = swept || shuttles;
  const common = { fields, saturated, cost: 0 };
  const by = swept ? 'swept' : 'shuttles';
  if (passing.flees === true) return { ...common, how: clears ? by : 'force' };
  if (saturated && !clears) return { ...common, how: 'force' };
  const needed = (clears ? 0 : fields * pointsOfField) + (saturated ? pointsOfSaturated : 0);
  if (clears) return { ...common, how: paid < needed ? 'wait' : by };
  if (paid >= needed) return undefined;
  const { how = 'wait' } = crossing ?? {};
  if (how !== 'bypass') return { ...common, how };
  const cost = needed - paid;
  return cannotReact(squadron) === undefined && pointsFor(squadron, 'BM', passing.promised) >= cost
    ? { ...common, how, cost }
    : { ...common, how: 'wait' };
}
