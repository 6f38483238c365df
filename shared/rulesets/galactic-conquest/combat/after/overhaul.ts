import { list } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import { shelvedBy } from '#kernel/steps/shelves.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, hull, most, own, ownerHears, place, seat, unit } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import { whereFought } from '../../model/battle/combat.ts';
import { hasLeft } from '../../model/battle/declining.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { State, View } from '../../model/state.ts';
import { squadronsAt } from '../../model/stations/squadrons.ts';
import { hasMoved } from '../../movement/moving.ts';
import { docksIn, yardsIn } from '../../repair/docks.ts';
import { isKept } from '../../repair/work.ts';
import { hullsText } from '../words.ts';

/** What a dock or base repairs at least that overhauls ships: a fleet repair dock, or a starbase and whatever is larger (C16.10). */
const leastDock = 4;

/** Whether an empire has a yard, a large base or a dock in a hex that overhauls its ships. OURS: its homeworld does so too. */
const isOverhaulOf = (state: State, owner: SeatId, where: PlaceId): boolean => {
  const here = squadronsAt(state.squadrons, where).flatMap(([unit, { seat: one }]) =>
    one === owner ? [unit] : [],
  );
  return (
    yardsIn(state, owner, where).length > 0 ||
    docksIn(state, owner, where, here).some(({ ships, slow }) => ships >= leastDock && slow !== true)
  );
};

/** Ships that suffered from shock are overhauled, for nothing (C16.10). */
export const overhauled = event('overhauled', {
  fields: { seat, unit, place, hulls: list(hull, most.ships) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{ships} of {unit} {count:is|are} overhauled in {place} and no longer suffer from shock.', {
      ships: hullsText(happened.hulls),
      unit: own(happened.unit),
      count: happened.hulls.length,
      place: hexName(happened.place),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, ({ ships }) => ({
      ships: ships.map(({ shock: _, ...ship }) => ship),
    })),
});

/** Squadrons with ships in shock. */
const shockedIn = shelvedBy<Squadron, true>(({ ships }) =>
  ships.some(({ shock }) => shock === true) ? true : undefined,
);

/** Whether a squadron spends this segment where it is, and nobody disturbs it; whoever is on convoy duty is away (B2.60). OURS: whoever fled is not there before the next turn. */
const isAtRest = (state: State, squadron: Squadron, segment: number): boolean =>
  !hasLeft(squadron) &&
  squadron.guards !== true &&
  !hasMoved(squadron, segment) &&
  !isKept(state, squadron.seat, squadron.place) &&
  !(state.fought ?? []).some((code) => code.startsWith(whereFought(squadron.place, segment)));

/** Ships in shock are overhauled by a segment at a yard, a large base or a dock of their empire (C16.10). */
export function overhaul(turn: Turn<Room<State, View, never, EventIn<typeof overhauled>>>): void {
  for (const [code, squadron] of shockedIn(turn.state.squadrons, true)) {
    const { seat: owner, place: where, ships } = squadron;
    const hulls = ships.flatMap((ship) => (ship.shock === true ? [ship.hull] : []));
    if (isAtRest(turn.state, squadron, turn.pass) && isOverhaulOf(turn.state, owner, where))
      turn.happen(overhauled.of({ seat: owner, unit: code, place: where, hulls }));
  }
}
