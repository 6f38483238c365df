import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { percentOf, rounded, sumOf } from '#kernel/steps/fractions.ts';
import { receivable } from '../bank/account.ts';
import { isHomeSevered } from '../model/homeworld.ts';
import type { Units } from '../model/merchant.ts';
import type { Pact } from '../model/relations/pacts.ts';
import { partnerIn } from '../model/relations/pacts.ts';
import type { State } from '../model/state.ts';
import { systemsOf } from '../model/stations/systems.ts';
import { isOnAlert } from '../research/onAlert.ts';
import { isLinked, pactsOf } from '../trade/routes/links.ts';
import { majorsOf } from './exhaustion.ts';
import { fewMajors } from './table.ts';

/** Hundredths of an economic point for a unit of a pact in an empire of few major systems, and hundredths of a percent in others (C30.20). */
const [flatEach, percentEach] = [2000, 25] as const;

/** Percent of its profits that an empire on alert loses (C40.40a). */
const alertPercent = 10;

type World = Pick<State, 'turn' | 'year' | 'map' | 'routes' | 'systems' | 'empires' | 'pacts' | 'blind'>;

const countOf = (units: Units = {}): number => sumOf(valuesInOrder(units));
/** Units in the pool of a partner. */
export const poolOf = ({ pools }: Pact, seat: SeatId): number => countOf(pools[seat]);

/** The major systems of a partner; on a map that is not open those that it had when the pact began. */
export const majorsIn = (
  state: Pick<State, 'systems' | 'empires' | 'blind'>,
  pact: Pact,
  seat: SeatId,
): number =>
  state.blind === true && state.empires[seat] === undefined
    ? (pact.majors[seat] ?? 0)
    : majorsOf(state, seat);

const severedOf = ({ systems }: Pick<State, 'systems'>, seat: SeatId): number =>
  systemsOf(systems, seat).filter(([, one]) => one.kind !== 'minor' && one.severed === true).length;

/** The most units that a pact can hold: the major systems of both (C30.20). */
export const mostInPact = (state: Pick<State, 'systems' | 'empires' | 'blind'>, pact: Pact): number =>
  sumOf(pact.seats.map((seat) => majorsIn(state, pact, seat)));

/**
 * The units of a partner that trade: as many together as there are major systems that are not cut off (C30.20, C30.70). What is too many is taken first
 * from whose systems are cut off, then from the other one. OURS: also where systems were lost.
 */
export function running(
  state: Pick<State, 'systems' | 'empires' | 'blind'>,
  pact: Pact,
  seat: SeatId,
): number {
  const other = partnerIn(pact, seat);
  const [mine, theirs] = [poolOf(pact, seat), poolOf(pact, other)];
  const [cutMine, cutTheirs] = [severedOf(state, seat), severedOf(state, other)];
  const over = Math.max(0, mine + theirs - (mostInPact(state, pact) - cutMine - cutTheirs));
  const own = Math.min(over, cutMine, mine);
  const others = Math.min(over - own, cutTheirs, theirs);
  const rest = over - own - others;
  const first = seat < other ? Math.min(rest, mine - own) : Math.max(0, rest - (theirs - others));
  return Math.max(0, mine - own - first);
}

/** What the pacts of an empire add to an economy, in hundredths of an economic point (C30.20, C30.27): without a route over the border, or with a blockaded homeworld, they rest (OURS). On alert they bring a tenth less (C40.40a). */
export function pactIncome(state: World, seat: SeatId, economy: number): number {
  if (isHomeSevered(state, seat)) return 0;
  const units = pactsOf(state, seat)
    .filter((pact) => {
      const other = partnerIn(pact, seat);
      return !isHomeSevered(state, other) && isLinked(state, seat, other);
    })
    .map((pact) => running(state, pact, seat));
  const income = incomeOf(state, seat, economy, sumOf(units));
  return isOnAlert(state, seat) ? percentOf(100 - alertPercent, income) : income;
}

/** What so many units bring; those above the own major systems count as aid, and bring no more than can be taken of that (C30.27). */
function incomeOf(state: World, seat: SeatId, economy: number, units: number): number {
  const majors = majorsOf(state, seat);
  const worth = (count: number): number =>
    majors <= fewMajors ? count * flatEach : rounded(economy * count * percentEach, 10_000);
  const free = worth(Math.min(units, majors));
  const empire = state.empires[seat];
  const aid = empire === undefined ? 0 : receivable(empire) * 100;
  return free + Math.min(worth(units) - free, aid);
}
