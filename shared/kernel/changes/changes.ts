import type { Change, Known } from './change.ts';
import { compareBy } from '../words/inOrder.ts';
import type { Happening, PlaceFact, PlacePicture, Watched } from '../presentation.ts';
import type { Arg } from '../words/phrase.ts';
import { teller } from './telling.ts';
import { unitChanges } from './unitChanges.ts';

/**
 * What has changed between two turns for the same reader, of all that the game watches; what it watches first comes first. Only what is known in
 * both turns is compared: a place that is not seen has not changed, it is out of sight.
 */
export function changesBetween(
  before: Known,
  after: Known,
  watched: readonly Watched[] = [],
): readonly Change[] {
  const old = new Map(before.map.places.map((place) => [place.place, place]));
  const [were, are] = [countsOf(before), countsOf(after)];
  const places = after.map.places.flatMap((place) => {
    const [was, now] = [were.get(place.place) ?? 0, are.get(place.place) ?? 0];
    return placeChanges({ before: old.get(place.place), place, was, now, known: after }, watched);
  });
  return [...places, ...unitChanges(before, after, watched)].sort(
    compareBy(
      (change) => watched.indexOf(change.watched),
      ({ place }) => place,
      ({ unit }) => unit ?? '',
    ),
  );
}

/** How many units of others stand in each place. */
function countsOf({ map }: Known): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { side, position, count = 1 } of map.pieces)
    if (side !== 'own') counts.set(position.place, (counts.get(position.place) ?? 0) + count);
  return counts;
}

/** A place then and now, with the number of others' units in it. */
interface Compared {
  readonly before: PlacePicture | undefined;
  readonly place: PlacePicture;
  readonly was: number;
  readonly now: number;
  readonly known: Known;
}

function placeChanges(compared: Compared, watched: readonly Watched[]): readonly Change[] {
  const { place } = compared;
  const tell = teller(watched, place.place, { place: { to: 'place', id: place.place, text: place.name } });
  const there = watched.filter(({ when }) => isThere(when, place)).map((one) => tell.watched(one, {}));
  const seen = sightChanges(compared).flatMap(([when, args]) => tell.happening(when, args));
  if (!isComparable(compared)) return [...there, ...seen];
  return [
    ...there,
    ...seen,
    ...ownership(compared).flatMap(([when, args]) => tell.happening(when, args)),
    ...others(compared).flatMap(([when, args, difference]) => tell.happening(when, args, difference)),
    ...facts(compared, watched).map(([one, args]) => tell.watched(one, args)),
  ];
}

const isThere = (when: Watched['when'], { facts: all }: PlacePicture): boolean =>
  typeof when === 'object' && when.is === 'there' && all.some(({ key }) => key === when.fact);

/** Seen in both turns, and anew in the later one. */
const isComparable = ({ before, place }: Compared): boolean =>
  before?.sight !== undefined && place.sight !== undefined && place.sight.turn !== before.sight.turn;

type Told = readonly [Happening, Readonly<Record<string, Arg>>];

/** What has become of the sight of a place; a place that is the reader's when it is first seen has been taken. */
function sightChanges(compared: Compared): readonly Told[] {
  const { before, place, known } = compared;
  if (place.sight === undefined) return [];
  if (before?.sight === undefined)
    return place.owner === known.me ? [['taken', {}]] : [['seen', { owner: ownerArg(compared) }]];
  const [was, is] = [before.sight.stale === true, place.sight.stale === true];
  if (is && !was) return [['sight-lost', {}]];
  return was && !is ? [['seen-again', { turns: place.sight.turn - before.sight.turn }]] : [];
}

function ownerArg({ place: { owner }, known: { seats, map } }: Compared): Arg {
  const seat = seats.find((each) => each.seat === owner);
  if (owner === undefined) return map.words.nobodies.toLowerCase();
  return { to: 'seat', id: owner, text: seat?.name ?? owner };
}

function ownership(compared: Compared): readonly Told[] {
  const { before, place, known } = compared;
  if (before?.owner === place.owner) return [];
  const owner = ownerArg(compared);
  if (place.owner === known.me) return [['taken', { owner }]];
  return [[before?.owner === known.me ? 'lost' : 'owner', { owner }]];
}

function others({ was, now }: Compared): readonly (readonly [...Told, number])[] {
  const difference = now - was;
  if (difference === 0) return [];
  const when = was === 0 ? 'arrived' : now === 0 ? 'left' : difference > 0 ? 'grown' : 'shrunk';
  return [[when, { was, now, difference: Math.abs(difference) }, difference]];
}

/** The watched facts that are no longer as they were. */
function facts(
  { before, place }: Compared,
  watched: readonly Watched[],
): readonly (readonly [Watched, Readonly<Record<string, Arg>>])[] {
  const factIn = (picture: PlacePicture | undefined, key: string): PlaceFact | undefined =>
    picture?.facts.find((fact) => fact.key === key);
  const numberIn = (picture: PlacePicture | undefined, key: string): number =>
    factIn(picture, key)?.number ?? 0;
  const differs = (key: string): boolean =>
    key === 'owner'
      ? before?.owner !== place.owner
      : numberIn(before, key) !== numberIn(place, key) ||
        (factIn(before, key) === undefined) !== (factIn(place, key) === undefined);
  return watched.flatMap((one) => {
    const { when, unless } = one;
    if (typeof when !== 'object' || (unless !== undefined && differs(unless))) return [];
    const { fact, is } = when;
    const [was, now] = [numberIn(before, fact), numberIn(place, fact)];
    const [had, has] = [factIn(before, fact) !== undefined, factIn(place, fact) !== undefined];
    const holds = {
      more: now > was,
      less: now < was,
      other: now !== was,
      begins: has && !had,
      ends: had && !has,
      there: false,
    };
    return holds[is] ? [[one, { was, now, difference: Math.abs(now - was) }] as const] : [];
  });
}
