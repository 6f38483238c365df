import { flag, list } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { hullsText } from '../words.ts';
import { bothHear, event, hull, most, ownerHears, place, seat } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import { nameOf } from '../../map/seats.ts';
import type { Ship } from '../../model/ship.ts';
import type { State, View } from '../../model/state.ts';
import type { System } from '../../model/system.ts';
import { basesIn, takeBases } from '../../model/territory.ts';
import { carryCommerce, isCommercial, losesCommerce } from '../../model/civil/commerce.ts';

/** Whoever destroyed a commercial base answers for it in its own systems in the next turn (B6.10j). */
export const noteDeed = (draft: Draft<State>, by: SeatId): void =>
  change(draft.empires, by, ({ deeds }) => ({ deeds: { ...deeds, bases: draft.turn } }));

/** Commercial bases of `seat` were destroyed by `to`, in a battle or from elsewhere; `last`: its system has none left, and pays half from now on (C7.20). */
export const commerceLost = event('commerce-lost', {
  fields: { seat, to: seat, place, hulls: list(hull, most.ships), last: flag },
  by: 'rules',
  hears: bothHear,
  say: ({ hulls, last, ...happened }) =>
    phrase(
      last
        ? 'The {to} destroys {hulls} of the {seat} in {place}: the system has no commercial base left.'
        : 'The {to} destroys {hulls} of the {seat} in {place}.',
      {
        seat: nameOf(happened.seat),
        to: nameOf(happened.to),
        place: hexName(happened.place),
        hulls: hullsText(hulls),
      },
    ),
  ahead: (happened) =>
    phrase('Commercial bases in {place} will have been destroyed.', { place: hexName(happened.place) }),
  apply(draft, { to, place: at, last }) {
    noteDeed(draft, to);
    if (last) change(draft.systems, at, ({ ruin }) => ({ ruin: { ...ruin, base: true as const } }));
  },
});
export type CommerceLost = EventIn<typeof commerceLost>;

/** What equals a commercial base is made of these as well (B11.70). */
const isPartOfOne = (ship: Pick<Ship, 'hull'>): boolean =>
  isCommercial(ship) || ship.hull === 'MB' || ship.hull === 'CPL';

/** Notes what a system has lost of its commerce, where bases in its hex were hit (C7.20); `before`: the bases that stood there. */
export function noteCommerce(
  turn: { readonly state: State; happen(event: CommerceLost): void },
  {
    place: at,
    owner,
    before,
  }: { readonly place: PlaceId; readonly owner: SeatId; readonly before: readonly Ship[] },
  by: SeatId,
): void {
  const after = basesIn(turn.state, at)?.ships ?? [];
  const system = turn.state.systems[at];
  const last = system?.owner === owner && losesCommerce(system, before, after);
  const left = after.map((ship) => ship.hull);
  const gone = before.filter((ship) => {
    const found = left.indexOf(ship.hull);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
  const hulls = gone.filter(last ? isPartOfOne : isCommercial).map((ship) => ship.hull);
  if (hulls.length > 0) turn.happen(commerceLost.of({ seat: owner, to: by, place: at, hulls, last }));
}

/** Bases that civilians run surrender, as nobody is left to defend them; `taken`: they are their captor’s at once, as no system decides whose they are (C7.15). */
export const basesYielded = event('bases-yielded', {
  fields: { place, seat, to: seat, taken: flag },
  by: 'rules',
  hears: bothHear,
  say: ({ taken, ...happened }) =>
    phrase(
      taken
        ? 'The commercial bases in {place} surrender to the {seat} and are now theirs.'
        : 'The commercial bases in {place} surrender to the {seat}: they will be theirs if the system falls.',
      { place: hexName(happened.place), seat: nameOf(happened.to) },
    ),
  apply(draft, { taken, to, ...happened }) {
    if (taken) takeBases(draft, happened.place, to);
  },
});
export type BasesYielded = EventIn<typeof basesYielded>;

/** A system has a commercial base again (C7.20, C7.40). */
export const commerceRestored = event('commerce-restored', {
  fields: { seat, place },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('The system in {place} has a commercial base again.', { place: hexName(happened.place) }),
  ahead: (happened) =>
    phrase('The system in {place} will have a commercial base again.', { place: hexName(happened.place) }),
  apply: (draft, happened) =>
    replace(draft.systems, happened.place, ({ ruin, ...system }): System => {
      const { base: _, ...rest } = ruin ?? {};
      return rest.decimated === undefined ? system : { ...system, ruin: rest };
    }),
});

/** Where a commercial base stands again whose system had none left, it pays in full once more. OURS: also what equals one (C7.20, C7.40). */
export function restoreCommerce(
  turn: Turn<Room<State, View, never, EventIn<typeof commerceRestored>>>,
): void {
  for (const [at, { owner, ruin }] of inOrder(turn.state.systems)) {
    const bases = ruin?.base === true ? basesIn(turn.state, at) : undefined;
    if (bases?.seat === owner && carryCommerce(bases.ships))
      turn.happen(commerceRestored.of({ seat: owner, place: at }));
  }
}
