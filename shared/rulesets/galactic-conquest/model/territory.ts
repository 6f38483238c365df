import type { Draft } from '#kernel/steps/change.ts';
import { drop, put, replace } from '#kernel/steps/change.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { groundAt } from '../map/ground.ts';
import { unitId } from '#kernel/words/ids.ts';
import { pairsWhere } from '#kernel/words/inOrder.ts';
import { isHiddenFrom, unveiled } from './seeing/veil.ts';
import type { Squadron } from './squadron.ts';
import { areAllied } from './relations/alliances.ts';
import type { State } from './state.ts';

/** The codes of bases, of as many hexes as maps have: rules ask for them again and again. */
const codes = new Map<PlaceId, UnitId>();
const mostCodes = 8_192;

/** The unit that the bases of a hex are: `bases-d5`. */
export function basesAt(place: PlaceId): UnitId {
  const known = codes.get(place);
  if (known !== undefined) return known;
  const code = unitId(`bases-${place.slice(1)}`);
  if (codes.size < mostCodes) codes.set(place, code);
  return code;
}
export const isFixed = ({ fixed }: Pick<Squadron, 'fixed'>): boolean => fixed !== undefined;

/** The bases that stand in a hex, if there are any. */
export const basesIn = (
  { squadrons }: { readonly squadrons: State['squadrons'] },
  place: PlaceId,
): Squadron | undefined => {
  const bases = squadrons[basesAt(place)];
  return bases?.fixed === undefined ? undefined : bases;
};

/** Whether bases of another empire, and no ally’s, stand there that it has not hidden from this one (C8.20). */
export const hasForeignBases = (
  state: Pick<State, 'squadrons' | 'alliances'>,
  seat: SeatId,
  place: PlaceId,
): boolean => {
  const bases = basesIn(state, place);
  return (
    bases !== undefined &&
    bases.seat !== seat &&
    !areAllied(state, bases.seat, seat) &&
    !isHiddenFrom(bases, seat)
  );
};

/** Bases of another empire from now on: they project no ships and hide no longer, as that was the will of whoever had them (C5.100, C8.10). */
export const takenOver = (was: Squadron, seat: SeatId): Squadron => ({
  ...unveiled(was),
  seat,
  ships: was.ships.map(({ decoy: _, ...ship }) => ship),
});

/** Bases go with the hex in which they stand; what is being built there is lost once that is looked after (B11.60). */
export function takeBases(draft: Draft<State>, place: PlaceId, seat: SeatId): void {
  replace(draft.squadrons, basesAt(place), (was) => {
    if (was.fixed === undefined || was.seat === seat) return was;
    // Nobody's National Guard serves others: its ships are lost. OURS (B11.120).
    const { recruits: _, ...fixed } = was.fixed;
    const taken = takenOver(was, seat);
    return { ...taken, fixed, ships: taken.ships.filter(({ guard }) => guard !== true) };
  });
  if (draft.squadrons[basesAt(place)]?.ships.length === 0) drop(draft.squadrons, basesAt(place));
}

/** What says whose space hexes are. */
export type Owned = Pick<State, 'map' | 'systems' | 'territory' | 'fronts'>;

/** The hexes of an empire's territory, surveyed or not, in the order of their ids. */
export const ownTerritory = ({ territory }: Pick<Owned, 'territory'>, seat: SeatId): readonly PlaceId[] =>
  pairsWhere(territory, (owner) => owner === seat).map(([place]) => place);

/** Whose territory a hex is: nobody’s, until it is surveyed (A201, B3.15). */
export const territoryOwner = (
  { map, territory }: Pick<Owned, 'map' | 'territory'>,
  place: PlaceId,
): SeatId | undefined => {
  const owner = territory[place];
  return owner !== undefined && groundAt(map, place).surveyed ? owner : undefined;
};

/**
 * Whose space a hex is: behind a front that of the front’s empire (C11.10), else its territory. OURS: the hex of a system that lies in no territory is
 * its owner’s. Undefined in neutral space.
 */
export const spaceOwner = (state: Owned, place: PlaceId): SeatId | undefined =>
  state.fronts?.[place] ?? territoryOwner(state, place) ?? state.systems[place]?.owner;

/** Whether a hex is behind the own lines of an empire. OURS: in its space, and in the hexes of its systems (B1.75, C1.20). */
export const isBehindLines = (state: Owned, seat: SeatId, place: PlaceId): boolean =>
  spaceOwner(state, place) === seat || state.systems[place]?.owner === seat;

/** Foreign bases as a reader imagines them: where they were read last. */
export const imaginedBase = (place: PlaceId, seat: SeatId): Squadron => ({
  seat,
  flagship: '',
  place,
  speed: 0,
  ships: [],
  fixed: { orbit: 0, ground: 0 },
});

/** A hex of an empire goes to another one with the trade route in it, and with what is being built there (B14.50, B14.110). */
export function giveHex(draft: Draft<State>, place: PlaceId, of: SeatId, seat: SeatId): void {
  const lane = draft.routes?.[place];
  if (draft.routes !== undefined && lane !== undefined) put(draft.routes, place, { ...lane, seat });
  const sites = draft.sites?.[place];
  if (draft.sites !== undefined && sites !== undefined)
    put(
      draft.sites,
      place,
      sites.map((site) => (site.seat === of ? { ...site, seat } : site)),
    );
  takeHex(draft, place, seat);
}

/** A hex becomes territory of an empire: no front takes it in any longer, and trade routes of others in it end, as they lie in an empire’s own space alone (B1.10), and bases go with it. */
export function takeHex(draft: Draft<State>, place: PlaceId, seat: SeatId): void {
  takeBases(draft, place, seat);
  takeSpace(draft, place, seat);
}

/** The same, but for bases, which stay whose they are: nobody takes them by annexing the hex around them (C13.31). */
export function takeSpace(draft: Draft<State>, place: PlaceId, seat: SeatId): void {
  put(draft.territory, place, seat);
  if (draft.fronts !== undefined) drop(draft.fronts, place);
  const { routes } = draft;
  if (routes !== undefined && routes[place]?.seat !== seat) drop(routes, place);
}
