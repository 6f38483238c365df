import { percentOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { hexName } from '../../map/board.ts';
import { plainBase } from '../../model/bases/plain.ts';
import type { State } from '../../model/state.ts';
import { basesIn } from '../../model/territory.ts';
import type { YardId } from '../../model/yards/yard.ts';
import { squadronsAt } from '../../model/stations/squadrons.ts';
import { impossible } from '../../refusals.ts';
import { coresOf } from '../../space/own.ts';
import { isDock } from '../../space/docks.ts';
import { changeYard } from '../events.ts';
import { yardsOf } from '../known.ts';

/** Where ships are converted or scrapped: a yard, or else a base or dock by its designation. */
export interface Facility {
  readonly yard?: YardId;
  readonly base?: string;
}

type World = Pick<
  State,
  'yards' | 'systems' | 'squadrons' | 'turn' | 'map' | 'territory' | 'fronts' | 'mines' | 'empires'
>;

/** Bases that convert ships, and those that scrap them (B9.20, B11.50). OURS: a star fortress and a star palace scrap as starbases. */
const bases = { convert: ['STB', 'SB', 'SF', 'SP'], scrap: ['SB', 'SF', 'SP'] } as const;

const isOneOf = (of: readonly string[], hull: string): boolean => of.includes(plainBase(hull));

/** Yards of an empire in a hex of its own, without those that are docks. */
const yardsIn = (state: World, owner: SeatId, place: PlaceId): readonly YardId[] =>
  yardsOf(state, owner).flatMap(([id, yard]) =>
    yard.place === place && state.systems[place]?.owner === owner && !isDock(yard.kind) ? [id] : [],
  );

/** Bases of an empire in a hex that do this, and its docks, as long as the hex is in supply (B9.20, C13.31). */
function othersIn(state: World, owner: SeatId, place: PlaceId, what: keyof typeof bases): readonly string[] {
  const own = basesIn(state, place);
  const standing = own?.seat === owner ? own.ships.map(({ hull }) => hull) : [];
  const towed = squadronsAt(state.squadrons, place).flatMap(([, one]) =>
    one.seat === owner ? one.ships.flatMap(({ hull }) => (isDock(hull) ? [hull] : [])) : [],
  );
  return [
    ...standing.filter((hull) => isOneOf(bases[what], hull)),
    ...(towed.length > 0 && coresOf(state)(owner).has(place) ? towed : []),
  ];
}

/** Whether an empire has something in a hex that converts or scraps, busy or not. */
export const worksIn = (state: World, owner: SeatId, place: PlaceId, what: keyof typeof bases): boolean =>
  yardsIn(state, owner, place).length + othersIn(state, owner, place, what).length > 0;

/** Why an empire scraps no ships, fighters and gunboats in a hex: nothing there does that, or the system is cut off, and brings it no points (B9.20, C12.90). */
export function cannotScrapIn(
  state: World,
  owner: SeatId,
  place: PlaceId,
  nowhere: Problem,
): Problem | undefined {
  if (!worksIn(state, owner, place, 'scrap')) return nowhere;
  return state.systems[place]?.severed === true
    ? impossible('GC C12.90', 'scraps-cut-off', { place: hexName(place) })
    : undefined;
}

/** Whether an empire scraps ships, fighters and gunboats in a hex. */
export const isScrapper = (state: World, owner: SeatId, place: PlaceId): boolean =>
  cannotScrapIn(state, owner, place, impossible('GC B9.20', 'no-yard-here')) === undefined;

/** What converts nothing else in a hex this turn: the yards first (B11.50). */
export function facilityIn(state: World, owner: SeatId, place: PlaceId): Facility | undefined {
  const yard = yardsIn(state, owner, place).find((id) => {
    const one = state.yards?.[id];
    return (one?.idle?.until ?? 0) <= state.turn && one?.converted !== state.turn;
  });
  if (yard !== undefined) return { yard };
  const base = othersIn(state, owner, place, 'convert')[state.empires[owner]?.slips?.made?.[place] ?? 0];
  return base === undefined ? undefined : { base };
}

/** Percent of the price of a conversion in a base station that is a yard (B8.91). */
const inStation = 130;

/** What a conversion costs that makes a ship dearer by so much (B8.91, B11.50). */
export const conversionCost = ({ yards }: Pick<State, 'yards'>, { yard }: Facility, more: number): number =>
  yard !== undefined && yards?.[yard]?.kind === 'BSSY' ? percentOf(inStation, more) : more;

/** A yard, or else a base or dock in `place`, converts nothing else this turn (B11.50). */
export function takeFacility(
  draft: Draft<State>,
  owner: SeatId,
  { yard, place }: { readonly yard?: YardId | undefined; readonly place?: PlaceId | undefined },
): void {
  if (yard !== undefined) changeYard(draft, yard, (one) => ({ ...one, converted: draft.turn }));
  else if (place !== undefined)
    change(draft.empires, owner, ({ slips }) => ({
      slips: { ...slips, made: { ...slips?.made, [place]: (slips?.made?.[place] ?? 0) + 1 } },
    }));
}
