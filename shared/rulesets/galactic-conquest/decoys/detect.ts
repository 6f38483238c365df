import { integer } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { pairsWhere, valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, ownerHears, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { mostFakes } from '../model/seeing/decoy.ts';
import { liesLow } from '../model/seeing/veil.ts';
import { isStored } from '../model/condition/storing.ts';
import type { Squadron } from '../model/squadron.ts';
import type { Ship } from '../model/ship.ts';
import type { State, View } from '../model/state.ts';
import { basesAt, isFixed } from '../model/territory.ts';
import { segments } from '../segments.ts';
import { isCutOff } from '../sensors/jamming.ts';
import { readingsBy } from '../sensors/sight.ts';
import { isRadiant } from '../sensors/veils.ts';
import { seesThrough, slotsOf } from '../ships/sense/decoys.ts';
import { channelsBy, channelsInRadiation } from '../ships/sense/enhanced.ts';

/** The first base of a hex that shows so many ships by so many slots, and that an empire has not seen through. */
const positionOf = (ships: readonly Ship[], by: SeatId, slots: number, count: number): number =>
  ships.findIndex(
    (ship) =>
      slotsOf(ship) === slots && ship.decoy?.ships.length === count && ship.decoy.seen?.includes(by) !== true,
  );

/** Special sensors see that ships of an empire are not there (C5.105): `slots` of the base that projects them, which itself they do not read. */
export const decoySeen = event('decoy-seen', {
  fields: {
    seat,
    to: seat,
    place,
    slots: integer(1, mostFakes),
    count: integer(1, mostFakes),
    segment: integer(1, segments),
  },
  by: 'rules',
  hears: ownerHears,
  say: ({ to, place: at, count, segment }) =>
    phrase(
      '{count|ship|ships} of the {seat} in {place} {count:is|are} a decoy, spotted in segment {segment}.',
      {
        count,
        seat: nameOf(to),
        place: hexName(at),
        segment,
      },
    ),
  ahead: ({ place: at }) => phrase('Decoys in {place} may be spotted.', { place: hexName(at) }),
  apply: (draft, { seat: by, place: at, slots, count }) =>
    replace(draft.squadrons, basesAt(at), (was): Squadron => {
      const found = positionOf(was.ships, by, slots, count);
      return {
        ...was,
        ships: was.ships.map((ship, position) =>
          position === found && ship.decoy !== undefined
            ? { ...ship, decoy: { ...ship.decoy, seen: [...(ship.decoy.seen ?? []), by] } }
            : ship,
        ),
      };
    }),
});

/** Special sensors of a squadron as decoys count them: enhanced ones twice, and in a radiation zone they alone (A300.42, C5.105). */
const sensorsOf = (state: State, { place: at, ships }: Squadron): number =>
  sumOf(ships.map(isRadiant(state, at) ? channelsInRadiation : channelsBy));

/** The special sensors of an empire in a hex: squadron by squadron, those whose reports reach it. */
interface SensorSet {
  readonly seat: SeatId;
  readonly squadrons: readonly Squadron[];
}

/** OURS: all special sensors of an empire in one hex are one set, but for those of mothballed ships (C5.105). */
function setsOf(state: State): readonly SensorSet[] {
  const all = valuesInOrder(state.squadrons).filter(
    (one) => !liesLow(one) && !isStored(one) && sensorsOf(state, one) > 0,
  );
  return [...Map.groupBy(all, (one) => `${one.seat}/${one.place}`).values()].flatMap((group) => {
    const [first] = group;
    const squadrons = group.filter((one) => !isCutOff(state, one));
    return first === undefined || squadrons.length === 0 ? [] : [{ seat: first.seat, squadrons }];
  });
}

/** The special sensors of a set that reach a hex. */
const reaching = (state: State, { squadrons }: SensorSet, at: PlaceId): number =>
  sumOf(squadrons.map((one) => (readingsBy(state, one).has(at) ? sensorsOf(state, one) : 0)));

/** Bases that project decoys: few, or none at all. */
const deceiving = ({ squadrons }: Pick<State, 'squadrons'>): readonly Squadron[] =>
  pairsWhere(squadrons, (one) => isFixed(one) && one.ships.some(({ decoy }) => decoy !== undefined)).map(
    ([, one]) => one,
  );

/** The first decoy that a set sees through now: OURS, in its own hex before others. */
function seenBy(state: State, set: SensorSet, segment: number): EventIn<typeof decoySeen> | undefined {
  const here = set.squadrons[0]?.place;
  const bases = deceiving(state).filter((one) => one.seat !== set.seat);
  for (const one of [
    ...bases.filter((each) => each.place === here),
    ...bases.filter((each) => each.place !== here),
  ]) {
    const sensors = reaching(state, set, one.place);
    const found = one.ships.find(
      (ship) =>
        ship.decoy !== undefined &&
        ship.decoy.seen?.includes(set.seat) !== true &&
        seesThrough(sensors, ship),
    );
    if (found?.decoy !== undefined)
      return decoySeen.of({
        seat: set.seat,
        to: one.seat,
        place: one.place,
        slots: slotsOf(found),
        count: found.decoy.ships.length,
        segment,
      });
  }
  return undefined;
}

/** Special sensors look for decoys, each set of them through those of one base in a segment (C5.105). */
export function seeThrough(turn: Turn<Room<State, View, never, EventIn<typeof decoySeen>>>): void {
  if (deceiving(turn.state).length === 0) return;
  for (const set of setsOf(turn.state)) {
    const seen = seenBy(turn.state, set, turn.pass);
    if (seen !== undefined) turn.happen(seen);
  }
}
