import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { plainBase } from '../../model/bases/plain.ts';
import type { Flight } from '../../model/yards/flights.ts';
import { homeworldOf } from '../../model/homeworld.ts';
import type { Merchant } from '../../model/merchant.ts';
import type { State } from '../../model/state.ts';
import { basesOf } from '../../model/stations/squadrons.ts';
import { basesIn } from '../../model/territory.ts';
import { freeYards, yardsTaken } from '../../model/works/capacity.ts';
import { hasTech } from '../../research/research.ts';
import { inYardsAlone } from '../units.ts';

/** Freighters that a starbase builds in a turn, and those that a sector base does (B8.403, E1.20). */
const freighters: Readonly<Record<string, { readonly starbase: number; readonly sector: number }>> = {
  'F-L': { starbase: 6, sector: 2 },
  'F-S': { starbase: 12, sector: 4 },
};
export const isFreighter = (unit: string): boolean => unit in freighters;

/** Other units of a kind that are built in a turn where the game has no yards. OURS. */
const withoutYards = 2;

/** Ships that merchants convert in a turn: one, in war two, and one more with a technology (B11.56, E1.20). */
export function mostConverted(state: State, owner: SeatId): number {
  const mobility = state.empires[owner]?.mobility;
  if (mobility === undefined || mobility === 'PT' || mobility === 'RB') return 1;
  return hasTech(state, owner, 'icr-mm') ? 3 : 2;
}

/** How many units that fit are built this turn already. */
const begunOf = ({ coming = [] }: Pick<Merchant, 'coming'>, fits: (unit: string) => boolean): number =>
  sumOf(
    coming.map(({ unit, count, moved, converted, yard }) =>
      fits(unit) && moved !== true && converted !== true && yard === undefined ? count : 0,
    ),
  );

/** How many of the units that only yards build merchants can begin this turn: as many as they convert (B8.42). */
export function largeLeft(state: State, owner: SeatId): number {
  const merchant: Pick<Merchant, 'coming'> = state.empires[owner]?.merchant ?? {};
  const docked = (merchant.coming ?? []).filter(
    ({ unit, ready }) => inYardsAlone(unit) && ready !== undefined && ready > state.turn,
  );
  return mostConverted(state, owner) - begunOf(merchant, inYardsAlone) - docked.length;
}

type Works = 'starbase' | 'sector';
const works: Readonly<Record<string, Works>> = {
  SB: 'starbase',
  SF: 'starbase',
  SP: 'starbase',
  STB: 'sector',
};
const worksOf = (hull: string): Works | undefined => works[plainBase(hull)];

/**
 * Starbases and sector bases of an empire that build for its merchants: none of those that a blockade shuts in (C12.91); and how many of them build for the
 * National Guard instead of a unit that everybody builds (B11.120). OURS: a homeworld without a starbase is as good as one.
 */
function basesThatBuild(state: State, owner: SeatId): Readonly<Record<Works | 'guarding', number>> {
  const open = basesOf(state.squadrons, owner).flatMap(([, { fixed, place, ships }]) =>
    fixed === undefined || fixed.cut !== undefined || state.systems[place]?.severed === true
      ? []
      : [{ ships, recruits: fixed.recruits ?? [] }],
  );
  const count = (of: Works): number =>
    sumOf(open.map(({ ships }) => ships.filter(({ hull }) => worksOf(hull) === of).length));
  const home = homeworldOf(state, owner);
  const bare =
    home !== undefined &&
    state.systems[home]?.severed !== true &&
    !(basesIn(state, home)?.ships ?? []).some(({ hull }) => worksOf(hull) === 'starbase');
  const guarding = sumOf(open.map(({ recruits }) => recruits.filter(({ done }) => done !== true).length));
  return { starbase: count('starbase') + (bare ? 1 : 0), sector: count('sector'), guarding };
}

/** Yards that build for merchants: what builds nothing else this turn, fighters counted; those for larger ships among them (B8.40, B8.42). */
function yardsThatBuild(state: State, owner: SeatId): { readonly all: number; readonly large: number } {
  const free = freeYards(state, owner);
  const flights = state.empires[owner]?.flights ?? [];
  const taken = sumOf(
    [...Map.groupBy<PlaceId, Flight>(flights, ({ place }) => place)].map(([place, there]) =>
      yardsTaken(state, owner, place, there),
    ),
  );
  const all = Math.max(0, free.length - taken);
  return { all, large: Math.min(all, free.filter(({ kind }) => kind !== 'SC4SY').length) };
}

/**
 * How many more of a unit an empire can build this turn: large and small freighters at its bases; of all others one at each starbase, which does not build for the National
 * Guard instead, or in yards; those that only yards build no more than merchants convert (B8.42, B11.120, E1.20).
 */
export function leftToBuild(state: State, owner: SeatId, unit: string): number {
  const merchant = state.empires[owner]?.merchant ?? {};
  const { starbase, sector, guarding } = basesThatBuild(state, owner);
  const freighter = freighters[unit];
  if (freighter !== undefined)
    return (
      freighter.starbase * starbase + freighter.sector * sector - begunOf(merchant, (one) => one === unit)
    );
  if (state.yards === undefined) return withoutYards - begunOf(merchant, (one) => one === unit);
  const { all, large } = yardsThatBuild(state, owner);
  const inYards = begunOf(merchant, inYardsAlone);
  const others = begunOf(merchant, (one) => !isFreighter(one) && !inYardsAlone(one));
  const slips = Math.max(0, starbase - guarding);
  const left = all - inYards - Math.max(0, others - slips);
  return inYardsAlone(unit)
    ? Math.min(left, large - inYards, largeLeft(state, owner))
    : left + Math.max(0, slips - others);
}
