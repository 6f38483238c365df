import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import type { OfficerLetter, Ship } from './ship.ts';
import { itemKinds } from './ship.ts';
import type { Corporation } from './corporation.ts';
import type { Funds } from './funds.ts';
import { resources } from './funds.ts';
import type { Site } from './site.ts';
import type { State } from './state.ts';
import { putShip, putSite } from './stations.ts';

/** The galaxy while a turn runs. Ships and sites are changed by the functions below alone, which keep the indexes. */
export type Draft = { -readonly [K in keyof State]: State[K] };

/** Adds to what a Corporation or a power holds. */
export const earn = (draft: Draft, seat: SeatId, income: Partial<Funds>): void => {
  const more = ({ funds }: { readonly funds: Funds }) => ({
    funds: Object.fromEntries(
      resources.map((resource) => [resource, funds[resource] + (income[resource] ?? 0)]),
    ) as unknown as Funds,
  });
  change(draft.corporations, seat, more);
  change(draft.powers, seat, more);
};
/** The same of each resource (SFW 2330). */
export const earnPoints = (draft: Draft, seat: SeatId, ep: number): void =>
  earn(draft, seat, { pe: ep, or: ep, dc: ep, fp: ep });

/** Adds items to what a Corporation has in store; `sign` -1 takes them out. */
export const stock = (draft: Draft, seat: SeatId, items: Ship['items'], sign: 1 | -1 = 1): void =>
  change(draft.corporations, seat, ({ store }) => ({
    store: Object.fromEntries(
      itemKinds.map((kind) => [kind, store[kind] + sign * (items[kind] ?? 0)]),
    ) as unknown as Corporation['store'],
  }));

/** Adds to what raiders have taken, on its way home (SFW 2510); OURS: powers have it at once. */
export const sendHome = (draft: Draft, seat: SeatId, taken: Funds): void => {
  if (draft.powers[seat] !== undefined) earn(draft, seat, taken);
  change(draft.corporations, seat, ({ transit }) => ({
    transit: Object.fromEntries(
      resources.map((resource) => [resource, transit[resource] + taken[resource]]),
    ) as unknown as Funds,
  }));
};

export const remove = ({ ships }: Draft, id: UnitId): void => putShip(ships, id, undefined);
export function changeShip({ ships }: Draft, id: UnitId, by: (was: Ship) => Partial<Ship>): void {
  const was = ships[id];
  if (was !== undefined) putShip(ships, id, { ...was, ...by(was) });
}
export function changeSite({ sites }: Draft, place: PlaceId, by: (was: Site) => Partial<Site>): void {
  const was = sites[place];
  if (was !== undefined) putSite(sites, place, { ...was, ...by(was) });
}

/** Where a ship is, out of the stasis it was in and seen by all. */
export const stand = (ship: Ship, place: PlaceId, from: PlaceId): Ship => {
  const { stasis: _, ...rest } = ship;
  return { ...rest, place, from, cloaked: false };
};

/** A ship that follows nobody. */
export const unlinked = ({ linked: _, ...ship }: Ship): Ship => ship;

/** Those who wait for an assignment become more or fewer: officers by their letters, P for Prime Teams. */
export function standBy(draft: Draft, seat: SeatId, letters: string, by: 1 | -1): void {
  change(draft.corporations, seat, ({ officers, teams }) => {
    const now = { ...officers };
    const all = letters.split('').filter((letter) => letter !== 'P');
    for (const letter of all) now[letter as OfficerLetter] += by;
    return { officers: now, teams: teams + by * (letters.length - all.length) };
  });
}

/** Nobody listens at a site any more. */
export function silence(draft: Draft, place: PlaceId): void {
  const was = draft.sites[place];
  if (was === undefined) return;
  const { post: _, ...site } = was;
  putSite(draft.sites, place, site);
}
