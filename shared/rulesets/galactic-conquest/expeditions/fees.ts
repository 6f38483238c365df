import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { isStored } from '../model/condition/storing.ts';
import { allianceOf, alliesOf } from '../model/relations/alliances.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { isFixed, spaceOwner } from '../model/territory.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { worthOfAll } from '../ships/worth.ts';

/** BPV of foreign ships in the space of an empire that cost nothing, and of those beyond it that cost a point in a turn (C22.40). */
const [freeWorth, worthPerPoint] = [1800, 20] as const;

/** The ships of an empire in the space of an ally, and what they cost in this turn (C22.40). */
export interface Fleet {
  readonly of: SeatId;
  readonly host: SeatId;
  /** In BPV. */
  readonly worth: number;
  /** Economic points for what of it is not free; 0: nothing. */
  readonly points: number;
  /** Squadrons that are inactive while nobody pays: those that have no room in what is free (C22.45). */
  readonly beyond: readonly UnitId[];
}

/** Whether a squadron is in the space of an empire in this turn, or is about to enter it (C22.45). */
const comesTo = (state: State, host: SeatId, { place, plot }: Squadron): boolean =>
  [place, ...(plot?.way ?? [])].some((hex) => spaceOwner(state, hex) === host);

/** What ships beyond the free ones cost. OURS: to the nearest point. */
export const feeOf = (worth: number, free: number = freeWorth): number =>
  rounded(Math.max(0, worth - free), worthPerPoint);

/** The fleet of one ally, by so much BPV that is still free. OURS: squadrons take of that in the order of their codes. */
function fleetOf(state: State, host: SeatId, of: SeatId, free: number): Fleet {
  const squadrons = squadronsOf(state.squadrons, of).filter(
    ([, one]) => !isFixed(one) && !isStored(one) && comesTo(state, host, one),
  );
  let left = free;
  const beyond = squadrons.flatMap(([unit, { ships }]) => {
    const worth = worthOfAll(ships);
    if (worth > left) return [unit];
    left -= worth;
    return [];
  });
  const worth = sumOf(squadrons.map(([, { ships }]) => worthOfAll(ships)));
  return { of, host, worth, points: feeOf(worth, free), beyond };
}

/** The fleets of all allies in the space of an empire. What is free goes to those to whom the host gives it first. OURS: then by the names of its alliances. */
export function fleetsIn(state: State, host: SeatId): readonly Fleet[] {
  const favours = (of: SeatId) => allianceOf(state, host, of)?.first?.includes(host) === true;
  const guests = [...alliesOf(state, host)].sort(
    compareBy(
      (of) => Number(!favours(of)),
      (of) => of,
    ),
  );
  let free: number = freeWorth;
  return guests.map((of) => {
    const fleet = fleetOf(state, host, of, free);
    free = Math.max(0, free - fleet.worth);
    return fleet;
  });
}
