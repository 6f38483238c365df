import { list, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change, drop, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { bothHear, event, hull, ownerHears, place, seat } from '../declare.ts';
import { hullsText } from '../combat/words.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { joined } from '../model/bases/integrated.ts';
import { plainBase } from '../model/bases/plain.ts';
import type { Fixed } from '../model/bases/shape.ts';
import { basesAt, isFixed } from '../model/territory.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { segments } from '../segments.ts';
import { holdsBlockade } from '../sensors/shutIn.ts';
import { segmentOn } from '../space/clock.ts';
import { segment } from './begun.ts';
import { unitOf } from './types.ts';

/**
 * Turns of blockade after the first one in which a base is as it was (C12.40). OURS: a sector base lasts as long as a battle station, and halves of turns
 * are six segments.
 */
const lasting: Readonly<Record<string, number>> = {
  SAM: 2,
  MB: 3,
  CPL: 3,
  BS: 4,
  BATS: 4,
  STB: 4,
  CB: 4,
  SB: 5,
  TCB: 5,
  SF: 5.5,
  QCB: 5.5,
  SP: 6,
};
const usualLasting = 2;

/** Segments since the end of the first turn of a blockade. */
const since = (cut: number, now: number): number => now - cut - segments;
/** An X-base lasts a turn longer than what it was (C12.40). */
function lasts({ hull: of }: Pick<Ship, 'hull'>): number {
  const { hull: named } = unitOf(of);
  const plain = lasting[plainBase(named)];
  const grace = named.endsWith('X') && plain !== undefined ? 1 : 0;
  return ((plain ?? usualLasting) + grace) * segments;
}

/** Ships of the National Guard wait with their bases, and are gone with the last of them. OURS: they are not worn out (B11.120). */
const isGuard = ({ guard }: Pick<Ship, 'guard'>): boolean => guard === true;

/** Whether a base is worn out by its blockade: then it fights as with a poor crew (C12.40). */
export const isWorn = (
  ship: Pick<Ship, 'hull' | 'guard'>,
  { cut }: Pick<Fixed, 'cut'>,
  now: number,
): boolean => cut !== undefined && !isGuard(ship) && since(cut, now) >= lasts(ship);

/** Bases in open space are blockaded for the whole turn, and go without supply from then on (C12.30), or their owner, who is `seat` as well, has shut down their trade route (E1.331); `since`: from this segment on. */
export const basesCut = event('bases-cut', {
  fields: { seat, place, to: seat, since: segment },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    happened.seat === happened.to
      ? phrase('Your bases in {place} are out of supply: their trade route is shut down.', {
          place: hexName(happened.place),
        })
      : phrase('The {seat} has blockaded the bases of the {to} in {place} for the whole turn.', {
          seat: nameOf(happened.seat),
          to: nameOf(happened.to),
          place: hexName(happened.place),
        }),
  ahead: (happened) =>
    happened.seat === happened.to
      ? phrase('Your bases in {place} will not be supplied.', { place: hexName(happened.place) })
      : phrase('The bases in {place} will have been blockaded for the whole turn.', {
          place: hexName(happened.place),
        }),
  apply: (draft, happened) =>
    change(draft.squadrons, basesAt(happened.place), ({ fixed }) =>
      fixed === undefined ? {} : { fixed: { ...fixed, cut: happened.since } },
    ),
});

/** Bases are supplied again, and as they were (C12.40). */
export const basesSupplied = event('bases-supplied', {
  fields: { seat, place },
  by: 'rules',
  hears: ownerHears,
  say: (happened) => phrase('Your bases in {place} are supplied again.', { place: hexName(happened.place) }),
  ahead: (happened) =>
    phrase('Your bases in {place} will be supplied again.', { place: hexName(happened.place) }),
  apply: (draft, happened) =>
    replace(draft.squadrons, basesAt(happened.place), (was): Squadron => {
      if (was.fixed === undefined) return was;
      const { cut: _, ...fixed } = was.fixed;
      return { ...was, fixed, ships: was.ships.map(({ crew: __, ...ship }): Ship => ship) };
    }),
});

const hulls = list(hull, 200);

/** Bases that are worn out by their blockade from now on (C12.40). */
export const basesWorn = event('bases-worn', {
  fields: { seat, place, hulls },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{bases} in {place} runs out of supply and fights as if with a poor crew.', {
      bases: hullsText(happened.hulls),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{bases} in {place} will run out of supply.', {
      bases: hullsText(happened.hulls),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, basesAt(happened.place), ({ ships }) => ({
      ships: ships.map((ship) =>
        happened.hulls.includes(ship.hull) ? { ...ship, crew: 'poor' as const } : ship,
      ),
    })),
});

/** Bases destroy themselves a turn after they wore out (C12.40). */
export const basesEnded = event('bases-ended', {
  fields: { seat, place, hulls, by: optional(seat) },
  by: 'rules',
  hears: (happened, reader) => reader === happened.seat || reader === happened.by,
  say: (happened) =>
    phrase('{bases} in {place} has been out of supply too long and destroys itself.', {
      bases: hullsText(happened.hulls),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{bases} in {place} will destroy itself.', {
      bases: hullsText(happened.hulls),
      place: hexName(happened.place),
    }),
  apply(draft, happened) {
    const unit = basesAt(happened.place);
    const gone = [...happened.hulls];
    const left = (draft.squadrons[unit]?.ships ?? []).filter((ship) => {
      const at = gone.indexOf(ship.hull);
      if (at >= 0) gone.splice(at, 1);
      return at < 0;
    });
    if (left.every(isGuard)) drop(draft.squadrons, unit);
    else change(draft.squadrons, unit, () => ({ ships: joined(left) }));
  },
});

type Blockading = Room<
  State,
  View,
  never,
  EventIn<typeof basesCut | typeof basesSupplied | typeof basesWorn | typeof basesEnded>
>;

/** Who keeps supply from bases from a segment on: whoever blockades their hex, or their owner, who has shut down their trade route (E1.331). */
function blockaderOf(state: State, hex: PlaceId, owner: SeatId, from: number): SeatId | undefined {
  const blockader = squadronsAt(state.squadrons, hex).find(
    ([, one]) => one.seat !== owner && holdsBlockade(one) && (one.work?.since ?? from) <= from,
  )?.[1].seat;
  const lane = state.routes?.[hex];
  return blockader ?? (lane?.seat === owner && lane.shut === true ? owner : undefined);
}

/** Bases in open space: a system supplies those in its orbit (C12.30). */
const inSpace = ({ squadrons, systems }: State): readonly Squadron[] =>
  inOrder(squadrons).flatMap(([, one]) => (isFixed(one) && systems[one.place] === undefined ? [one] : []));

/** At the beginning of a segment blockaded bases wear out, and a turn later they destroy themselves, unless cargo reached them this turn (C12.40). */
export function wearBases(turn: Turn<Blockading>): void {
  const now = segmentOn(turn.state.turn, turn.pass);
  for (const { place: hex, seat: owner, ships, fixed, supply } of inSpace(turn.state)) {
    const cut = fixed?.cut;
    if (cut === undefined || supply?.fed === true) continue;
    const by = blockaderOf(turn.state, hex, owner, now);
    if (by === undefined) continue;
    const bases = ships.filter((ship) => !isGuard(ship));
    const worn = bases.filter((ship) => since(cut, now) === lasts(ship));
    const ended = bases.filter((ship) => since(cut, now) >= lasts(ship) + segments);
    const named = (all: readonly Ship[]) => all.map((ship) => ship.hull);
    if (worn.length > 0) turn.happen(basesWorn.of({ seat: owner, place: hex, hulls: named(worn) }));
    if (ended.length > 0) turn.happen(basesEnded.of({ seat: owner, place: hex, hulls: named(ended), by }));
  }
}

/** At the end of a turn bases are blockaded that were so from segment 1 to segment 12; all others are supplied again (C12.10, C12.40). OURS: cargo takes a turn back. */
export function blockadeBases(turn: Turn<Blockading>): void {
  const first = segmentOn(turn.state.turn, 1);
  for (const { place: hex, seat: owner, fixed, supply } of inSpace(turn.state)) {
    const by = blockaderOf(turn.state, hex, owner, first);
    const cut = fixed?.cut;
    const told = { place: hex, to: owner };
    if (by === undefined) {
      if (cut !== undefined) turn.happen(basesSupplied.of({ seat: owner, place: hex }));
    } else if (cut === undefined) turn.happen(basesCut.of({ ...told, seat: by, since: first }));
    else if (supply?.fed === true) turn.happen(basesCut.of({ ...told, seat: by, since: cut + segments }));
  }
}
