import { percentOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { hexName } from '../map/board.ts';
import type { Flight } from '../model/yards/flights.ts';
import type { State } from '../model/state.ts';
import { isFree, isOfOneYard } from '../model/works/capacity.ts';
import type { YardId } from '../model/yards/yard.ts';
import { impossible } from '../refusals.ts';
import { cannotUse } from '../yards/build.ts';
import { codeOf, isNamed } from '../yards/known.ts';
import { percentIn } from '../yards/price.ts';

/* Docks, and base stations that are yards, which build for the stock where an order names them: as a shipyard, a turn later (B8.50, B8.90, B8.96). */

type Works = Pick<State, 'yards' | 'turn' | 'empires'>;

/** What an empire has ordered in a dock or base station. */
const builtIn = ({ empires }: Pick<State, 'empires'>, owner: SeatId, yard: YardId): readonly Flight[] =>
  (empires[owner]?.flights ?? []).filter(({ slow }) => slow?.yard === yard);

/** Docks and base stations of an empire that can be named for a hex. */
export const namedIn = (
  { yards = {} }: Pick<State, 'yards'>,
  owner: SeatId,
  place: PlaceId,
): readonly YardId[] =>
  inOrder(yards).flatMap(([id, one]) =>
    one.seat === owner && one.place === place && isNamed(one) ? [id] : [],
  );

/** Economic points for what costs so many elsewhere, to the nearest: 30 % more in a base station (B8.90). */
export function costIn({ yards }: Pick<State, 'yards'>, yard: YardId | undefined, cost: number): number {
  const one = yard && yards?.[yard];
  return one?.kind === 'BSSY' ? percentOf(percentIn(one), cost) : cost;
}

/** Why a named dock or base station of a hex does not build this beside what it has begun this turn; undefined if it does (B8.40, B8.90, B8.96, C12.91). */
export function cannotBuildSlowly(
  state: State,
  owner: SeatId,
  id: YardId,
  flight: Flight,
): Problem | undefined {
  const barred = cannotUse(state, owner, id);
  const yard = state.yards?.[id];
  if (barred !== undefined || yard === undefined) return barred;
  if (!isNamed(yard)) return impossible('GC B8.90', 'no-dock-named', { yard: codeOf(id) });
  const begun = builtIn(state, owner, id);
  const goesOn = begun.length > 0 && begun.every(({ slow }) => slow?.ordered === state.turn);
  if (!goesOn && !isFree(yard, state.turn))
    return impossible('GC B8.40', 'yard-is-busy', { yard: codeOf(id) });
  const shut = yard.place !== flight.place || state.systems[yard.place]?.severed === true;
  return shut || !isOfOneYard([...begun, flight])
    ? impossible('GC B8.40', 'no-flyer-yard', { place: hexName(flight.place), unit: flight.type })
    : undefined;
}

/** What becomes of what is built in a dock or base station as a turn ends: it is lost with its yard, goes to the stock, or is built on. */
export function fateOf(
  { yards, turn }: Works,
  owner: SeatId,
  { slow }: Pick<Flight, 'slow'>,
): 'lost' | 'done' | 'later' {
  const yard = slow && yards?.[slow.yard];
  if (yard?.seat !== owner || yard.idle?.why !== 'flyers') return 'lost';
  return yard.idle.until > turn + 1 ? 'later' : 'done';
}
