import { integer, literal, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { compareBy, inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change, drop, put } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, hull, ownerHears, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { declines } from '../model/battle/declining.ts';
import { liesLow } from '../model/seeing/veil.ts';
import type { Site } from '../model/bases/shape.ts';
import { mostSites } from '../model/bases/shape.ts';
import { moraleAt } from '../model/homeworld.ts';
import { bestMorale, dice } from '../model/unrest/morale.ts';
import { isAtRun } from '../model/economy/run.ts';
import { basesAt, basesIn, isFixed } from '../model/territory.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State, View } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { attacks } from '../ships/ships.ts';
import { segmentOn } from '../space/clock.ts';
import { basesText, number } from './begun.ts';
import { fitted } from './modules/modules.ts';
import { linked, sidesOf, upgraded, withBases } from './stand.ts';
import { baseTypes, isMilitary, platform, priceOf } from './types.ts';

const at = integer(0, mostSites);

/** Takes one site out of a hex. */
function withoutSite(draft: Draft<State>, hex: PlaceId, position: number): void {
  const left = (draft.sites?.[hex] ?? []).filter((_, one) => one !== position);
  if (draft.sites === undefined) return;
  if (left.length > 0) put(draft.sites, hex, left);
  else drop(draft.sites, hex);
  if (keysInOrder(draft.sites).length === 0) delete draft.sites;
}

/** The bases of a hex, as they stand from now on. */
export function standing(draft: Draft<State>, hex: PlaceId, owner: SeatId, all: readonly Ship[]): void {
  const ships = linked(all);
  const was = basesIn(draft, hex);
  const bases: Squadron = {
    ...(was ?? { seat: owner, flagship: '', place: hex, speed: 0 }),
    ships,
    fixed: { ...was?.fixed, ...sidesOf(ships) },
  };
  put(draft.squadrons, basesAt(hex), bases);
}

/** Bases are finished (B11.60, B11.70); `at`: their position among what is built in the hex; `base`: the morale that the system has from now on (B4.20, B11.77); `arms`: they are defenses, for its morale (B6.20). */
export const baseBuilt = event('base-built', {
  fields: {
    seat,
    place,
    at,
    hull,
    count: number,
    from: optional(hull),
    on: optional(hull),
    base: optional(dice),
    arms: optional(literal(true)),
  },
  by: 'rules',
  hears: ownerHears,
  say: ({ from, on, ...happened }) =>
    on !== undefined
      ? phrase('The {on} in {place} is fitted with {modules}.', {
          on,
          place: hexName(happened.place),
          modules: basesText(happened.count, happened.hull),
        })
      : from === undefined
        ? phrase('{bases} finished in {place}.', {
            bases: basesText(happened.count, happened.hull),
            place: hexName(happened.place),
          })
        : phrase('The {from} in {place} is now a {hull}.', {
            from,
            place: hexName(happened.place),
            hull: happened.hull,
          }),
  ahead: (happened) =>
    phrase('{bases} will be finished in {place}.', {
      bases: basesText(happened.count, happened.hull),
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, place: hex, at: position, hull: of, count, from, on, base, arms }) {
    withoutSite(draft, hex, position);
    if (on !== undefined)
      return change(draft.squadrons, basesAt(hex), ({ ships }) => ({ ships: fitted(ships, on, of, count) }));
    const morale = moraleAt(draft, hex);
    if (morale !== undefined && draft.morale !== undefined)
      put(draft.morale, hex, {
        ...morale,
        ...defined({ base }),
        ...(arms === true && { armed: draft.turn }),
      });
    const type = baseTypes.get(of);
    if (type === undefined) return;
    const { ships = [] } = basesIn(draft, hex) ?? {};
    const built = from === undefined ? withBases(ships, type, count) : upgraded(ships, from, type);
    if (built !== undefined) standing(draft, hex, owner, built);
  },
});

const whys = ['hex', 'shot', 'gone', 'bare'] as const;
const lostSaid: Readonly<Record<(typeof whys)[number], string>> = {
  hex: '{place} is no longer yours: the {bases} being built there is lost.',
  shot: 'Foreign ships hold {place}: the {bases} being built there is lost.',
  gone: 'The base in {place} that was being upgraded to a {bases} is lost.',
  bare: 'The base in {place} that was being fitted with {bases} is gone, and they are lost.',
};

/** What was being built is lost: the hex fell, attackers hold it alone, or the base that was to become larger is gone. */
export const siteLost = event('site-lost', {
  fields: { seat, place, at, hull, count: number, why: oneOf(whys) },
  by: 'rules',
  hears: ownerHears,
  say: ({ why, ...happened }) =>
    phrase(lostSaid[why], {
      place: hexName(happened.place),
      bases: basesText(happened.count, happened.hull),
    }),
  ahead: (happened) =>
    phrase('What is being built in {place} will be lost.', { place: hexName(happened.place) }),
  apply: (draft, happened) => withoutSite(draft, happened.place, happened.at),
});

/** Who holds a hex against what is being built there. OURS: squadrons that attack, where the builder has no squadron and no base. */
const isShot = (state: State, hex: PlaceId, owner: SeatId): boolean => {
  const here = squadronsAt(state.squadrons, hex).flatMap(([, one]) => (one.ships.length > 0 ? [one] : []));
  return (
    here.some(
      (one) =>
        one.seat !== owner &&
        !areAllied(state, one.seat, owner) &&
        !isFixed(one) &&
        !liesLow(one) &&
        !declines(state, one) &&
        attacks(one),
    ) && !here.some((one) => one.seat === owner)
  );
};

/** Why a site is lost, if it is. */
function lostBy(
  state: State,
  hex: PlaceId,
  { seat: owner, from, on, hull: of }: Site,
): (typeof whys)[number] | undefined {
  const holder = state.systems[hex]?.owner ?? state.territory[hex];
  const isSited = of === platform && isAtRun(state, owner, hex);
  if (holder !== owner && !isSited) return 'hex';
  const { ships = [], seat = owner } = basesIn(state, hex) ?? {};
  const needed = from ?? on;
  if (needed !== undefined && (seat !== owner || !ships.some((ship) => ship.hull === needed)))
    return on === undefined ? 'gone' : 'bare';
  return isShot(state, hex, owner) ? 'shot' : undefined;
}

/** By how much bases raise the morale of their system for good (B4.20, B11.77). */
const raises: Readonly<Record<string, number>> = { QCB: 2, SP: 1 };

/** What a base that is finished makes of the morale of its system: a better one for good (B4.20, B11.77), and a better check in this turn if it is military (B6.20). */
function raisedMorale(
  state: State,
  hex: PlaceId,
  { hull: of }: Site,
): { readonly base?: number; readonly arms?: true } {
  const [morale, more, type] = [moraleAt(state, hex), raises[of], baseTypes.get(of)];
  if (morale === undefined) return {};
  return {
    ...(more !== undefined && { base: Math.min(bestMorale, morale.base + more) }),
    ...(type !== undefined && isMilitary(type) && { arms: true as const }),
  };
}

type Finishing = Turn<Room<State, View, never, EventIn<typeof baseBuilt | typeof siteLost>>>;

/** What is being built in a hex that went to others at the end of a turn is lost then (B1.60). */
export const loseSites = (turn: Finishing): void => lookAfter(turn, () => false);

/** What is finished at the end of a segment stands there from then on, and what is lost is lost (B11.60). */
export function finishBases(turn: Finishing): void {
  const now = segmentOn(turn.state.turn, turn.pass);
  lookAfter(turn, ({ ready }) => ready <= now);
}

/** What is being built is lost, finished, or goes on. */
function lookAfter(turn: Finishing, isDone: (site: Site) => boolean): void {
  for (const [hex, sites] of inOrder(turn.state.sites ?? {})) {
    const gone: number[] = [];
    // The dearest first, so that a base that is another one now is not taken for one that is to become larger.
    const dearest = [...sites.entries()].sort(compareBy(([, { hull: of }]) => -priceOf(of)));
    for (const [position, site] of dearest) {
      const { seat: owner, hull: of, count, from, on } = site;
      const why = lostBy(turn.state, hex, site);
      const before = gone.filter((one) => one < position).length;
      const told = { seat: owner, place: hex, at: position - before, hull: of, count };
      if (why !== undefined) turn.happen(siteLost.of({ ...told, why }));
      else if (isDone(site))
        turn.happen(
          baseBuilt.of({ ...told, ...defined({ from, on }), ...raisedMorale(turn.state, hex, site) }),
        );
      else continue;
      gone.push(position);
    }
  }
}
