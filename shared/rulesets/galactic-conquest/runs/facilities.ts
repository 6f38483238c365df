import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { priceOf, typeOfUnit, unitOf } from '../bases/types.ts';
import { plainBase } from '../model/bases/plain.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { basesIn } from '../model/territory.ts';

/** What the military units of a new system are worth at least, in EP (B3.45). */
export const leastDefences = 150;
const stations = ['BS', 'BATS', 'STB', 'SB', 'SF', 'SP'];
const triples = ['TCB', 'QCB'];

const countOf = (ships: readonly Ship[], hulls: readonly string[]): number =>
  ships.filter(({ hull }) => hulls.includes(plainBase(hull))).length;

/** What military units are worth, in EP. */
const defencesOf = (ships: readonly Ship[]): number =>
  sumOf(
    ships.map((ship) => {
      const { count, hull } = unitOf(ship.hull);
      const stand = typeOfUnit(ship)?.stand;
      return stand === undefined || stand === 'commercial' ? 0 : priceOf(hull) * count;
    }),
  );

/** How many mobile bases stand for parts of a triple commercial base; undefined where there is nothing equal to one (B11.70). */
function standIns(ships: readonly Ship[]): number | undefined {
  if (countOf(ships, triples) > 0) return 0;
  const [large, mobile, small] = [countOf(ships, ['CB']), countOf(ships, ['MB']), countOf(ships, ['CPL'])];
  if (small < 3) return undefined;
  if (large > 0 && mobile > 0) return 1;
  return mobile > 1 ? 2 : undefined;
}

/** What a system still lacks (B3.45): a commercial base, a base station, and military units worth so many EP. */
export interface Lacking {
  readonly commercial: boolean;
  readonly station: boolean;
  readonly points: number;
}

/** What stands in a hex for a system of its owner lacks; a major one needs a triple commercial base, or what equals it, and a base station, beside its other military units (B3.45). */
export function lackingFor(
  state: Pick<State, 'squadrons'>,
  seat: SeatId,
  place: PlaceId,
  kind: 'minor' | 'major',
): Lacking | undefined {
  const bases = basesIn(state, place);
  const ships = bases?.seat === seat ? bases.ships : [];
  const station = ships.find(({ hull }) => stations.includes(plainBase(hull)));
  const spared = kind === 'minor' ? 0 : standIns(ships);
  const used = kind === 'minor' ? 0 : priceOf(station?.hull ?? '') + (spared ?? 0) * priceOf('MB');
  const lacking: Lacking = {
    commercial: kind === 'minor' ? countOf(ships, ['CB', ...triples]) === 0 : spared === undefined,
    station: kind === 'major' && station === undefined,
    points: Math.max(0, leastDefences - (defencesOf(ships) - used)),
  };
  return lacking.commercial || lacking.station || lacking.points > 0 ? lacking : undefined;
}

/** Whether a minor system has what makes it a major one: a triple commercial base, or what equals it, and a base station (B3.46). */
export function isGrown(state: Pick<State, 'squadrons'>, seat: SeatId, place: PlaceId): boolean {
  const bases = basesIn(state, place);
  const ships = bases?.seat === seat ? bases.ships : [];
  return standIns(ships) !== undefined && countOf(ships, stations) > 0;
}
