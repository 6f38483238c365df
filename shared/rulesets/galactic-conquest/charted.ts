import type { Heard } from '#kernel/game/game.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { keysInOrder, only, valuesInOrder } from '#kernel/words/inOrder.ts';
import { remembered } from '#kernel/steps/remembered.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Event } from './game.ts';
import type { GroundSign } from './map/ground.ts';
import { groundRows, signAt, unknownSign, withGround } from './map/ground.ts';
import type { State, View } from './model/state.ts';

/** What a seat of a double-blind game has found out of the map (A5.36). */
export type Charted = Pick<View, 'map' | 'systems' | 'territory' | 'seats' | 'read'>;

interface Known {
  readonly contacts: View['contacts'];
  readonly heard: readonly Heard<Event>[];
  /** The hexes that its sensors read. */
  readonly read: ReadonlyMap<PlaceId, unknown>;
  readonly last: View | undefined;
}

/**
 * The ground, the systems and the borders of hexes that sensors read, with what was seen of others before. OURS: an empire always knows its own territory,
 * and how large the map is; it knows of another one from when it first reads something of it, or fights it.
 */
export function charted(state: State, me: SeatId, { contacts, heard, read, last }: Known): Charted {
  // What it lost it knows to be lost.
  const own = [...keysInOrder(state.territory), ...keysInOrder(last?.territory ?? {})].filter(
    (place) => state.territory[place] === me || last?.territory[place] === me,
  );
  const lost = keysInOrder(last?.systems ?? {}).filter((place) => last?.systems[place]?.owner === me);
  const seen: ReadonlySet<PlaceId> = new Set([...read.keys(), ...own, ...lost]);
  const isSeen = (place: PlaceId): boolean => seen.has(place);
  const keep = <T>(now: Readonly<Record<PlaceId, T>>, before: Readonly<Record<PlaceId, T>> = {}) =>
    remembered(
      before,
      only(now, (_, place) => isSeen(place)),
      isSeen,
    );
  const [systems, territory] = [keep(state.systems, last?.systems), keep(state.territory, last?.territory)];
  const earlier = keysInOrder(systems).filter((place) => !isSeen(place));
  const met = new Set([
    me,
    ...(last?.seats ?? []),
    ...valuesInOrder(systems).map(({ owner }) => owner),
    ...valuesInOrder(territory),
    ...valuesInOrder(contacts).flatMap(({ ships = [] }) => ships.map(({ seat }) => seat)),
    ...heard.flatMap(({ event }) => foundIn(event)),
  ]);
  return {
    map: groundSeen(state, seen, last),
    systems,
    territory,
    seats: [...met].sort(),
    ...(earlier.length === 0
      ? {}
      : {
          read: Object.fromEntries(
            earlier.map((place) => [place, last?.read?.[place] ?? last?.turn ?? state.turn]),
          ),
        }),
  };
}

/** The empires of an event that an empire hears of whom it may not have known. */
function foundIn(event: Event): readonly SeatId[] {
  if (event.kind === 'battle-joined') return [event.attacker.seat, event.defender.seat];
  if (event.kind === 'advance-judged' || event.kind === 'bypassed' || event.kind === 'declined')
    return event.seats;
  if (event.kind === 'annexed') return [event.seat];
  if (event.kind === 'empire-surrendered') return [event.seat, ...event.to];
  if (event.kind === 'civilians-struck' || event.kind === 'commerce-lost') return [event.seat, event.to];
  if (event.kind === 'front-drawn' || event.kind === 'front-withdrawn')
    return [event.seat, ...(event.owner === undefined ? [] : [event.owner])];
  return event.kind === 'system-judged' ? [event.owner, event.seat] : [];
}

/** The map as far as it was ever seen; where it has no ground of its own, all of it is space. */
function groundSeen({ map }: State, seen: ReadonlySet<PlaceId>, last: View | undefined): View['map'] {
  const { across, first } = map;
  const ground = last?.map.ground;
  const before = groundRows({ across, first, ...defined({ ground }) }, unknownSign);
  const signs = [...seen].flatMap((place): readonly (readonly [PlaceId, GroundSign])[] => {
    const sign = signAt(map, place);
    return sign === undefined ? [] : [[place, sign]];
  });
  return withGround({ across, first, ground: before }, Object.fromEntries(signs));
}
