import type { AnyEvent, Game, Heard } from '../game/game.ts';
import type { PlaceId } from '../words/ids.ts';
import type { Film } from '../picture/film.ts';
import type { MapPicture, PiecePicture } from '../picture/map/mapPicture.ts';
import type { NewsMoment, Newsreel, NewsPictures, PlaceThen } from '../picture/newsreel.ts';
import { pathOf, type Sequences } from '../sequence/paths.ts';
import { defined } from '../words/defined.ts';
import { whereKey } from '../words/where.ts';
import { type Beginning, type Item, type Pieces, type Shot, takenBack, type Then } from './newsTakenBack.ts';
import type { Phrase } from '../words/phrase.ts';

/** The part of a ruleset that newsreels are made with. */
export interface Reporting<V> {
  readonly presentation: {
    readonly news?: NewsPictures<V>;
    map(view: V): MapPicture;
    films?(view: V, heard: readonly Heard<AnyEvent>[]): readonly Film[];
  };
  readonly tell: Readonly<Record<string, { say(event: AnyEvent, view: V): Phrase | undefined }>>;
  readonly sequences: Sequences<Game>;
}

/**
 * The newsreel of the last turn, from nothing but what its reader heard and knows after it: the turn before need not be at hand. Where a ruleset
 * makes no pictures of events, those with a place on the map are shown there with their sentence.
 */
export function newsreelOf<V>(rules: Reporting<V>, view: V, heard: readonly Heard<AnyEvent>[]): Newsreel {
  const { presentation } = rules;
  const map = presentation.map(view);
  const known = named(presentation.news?.pieces?.(view) ?? map.pieces);
  const began = takenBack(map, known, itemsOf(rules, view, heard, map));
  if (began.shots.length === 0) return { map, moments: [] };
  const lively = new Set(began.shots.flatMap(placesOf));
  const isLively = ({ position }: PiecePicture): boolean => lively.has(position.place);
  const livelyOf = (pieces: Pieces): Pieces => new Map([...pieces].filter(([, piece]) => isLively(piece)));
  const first: NewsMoment = {
    kind: 'beginning',
    ...nothing,
    pieces: livelyOf(began.pieces),
    then: began.then,
  };
  const films = new Map((presentation.films?.(view, heard) ?? []).map((film) => [film.battle, film]));
  const said = (shot: Shot): readonly Phrase[] => captionOf(rules, view, films, shot);
  return {
    map: { ...map, pieces: map.pieces.filter((piece) => !isLively(piece)) },
    moments: [
      first,
      ...played(rules.sequences, map, began, first, said),
      { kind: 'end', ...nothing, pieces: livelyOf(known), then: new Map() },
    ],
  };
}

const nothing = { step: '', path: [], said: [], places: [], ways: [], news: [] } as const;

/** Pieces by the name of their one unit; others keep a name of their own. */
const named = (pieces: readonly PiecePicture[]): Pieces =>
  new Map(pieces.map((piece, at) => [piece.units.length === 1 ? piece.units[0]! : `piece ${at}`, piece]));

/** Whether anything that was heard can be played. */
export function isPlayable<V>(rules: Reporting<V>, view: V, heard: readonly Heard<AnyEvent>[]): boolean {
  const map = rules.presentation.map(view);
  return heard.some((one) => newsIn(rules, view, one, heard, map).length > 0);
}

const itemsOf = <V>(
  rules: Reporting<V>,
  view: V,
  heard: readonly Heard<AnyEvent>[],
  map: MapPicture,
): readonly Item[] =>
  heard.flatMap((one) => newsIn(rules, view, one, heard, map).map((news) => ({ heard: one, news })));

/** What one event does on the map. */
function newsIn<V>(
  { presentation: { news } }: Reporting<V>,
  view: V,
  { event }: Heard<AnyEvent>,
  heard: readonly Heard<AnyEvent>[],
  map: MapPicture,
): readonly Item['news'][] {
  if (news !== undefined) return news.of(view, event, heard);
  const { place } = event;
  return place !== undefined && map.places.some((one) => one.place === place)
    ? [{ kind: 'note', place }]
    : [];
}

function placesOf({ news, piece }: Shot): readonly PlaceId[] {
  if (news.kind === 'travel') return [news.from, news.to.place];
  if (news.kind === 'come' || news.kind === 'go') return piece === undefined ? [] : [piece.position.place];
  return news.kind === 'fight' && news.across !== undefined ? [news.place, news.across] : [news.place];
}

/** A fight that has a film is told by it, unless the film goes on through the turn. */
function captionOf<V>(
  { tell }: Reporting<V>,
  view: V,
  films: ReadonlyMap<string, Film>,
  { news, heard: { event } }: Shot,
): readonly Phrase[] {
  const film = news.kind === 'fight' && news.battle !== undefined ? films.get(news.battle) : undefined;
  if (film !== undefined && film.throughout !== true)
    return [{ ...film.title, template: `${film.title.template}.` }, film.outcome];
  const said = tell[event.kind]?.say(event, view);
  return said === undefined ? [] : [said];
}

/** What happens at once: one after another within a step, of one kind. Each fight is by itself. */
function together(shots: readonly Shot[]): readonly (readonly [Shot, ...Shot[]])[] {
  const groups: [Shot, ...Shot[]][] = [];
  for (const shot of shots) {
    const group = groups.at(-1);
    const goesAlong =
      group !== undefined &&
      shot.news.kind !== 'fight' &&
      group[0].news.kind === shot.news.kind &&
      whereKey(group[0].heard) === whereKey(shot.heard);
    if (goesAlong) group.push(shot);
    else groups.push([shot]);
  }
  return groups;
}

/** The moments between the beginning and the end. */
function played(
  sequences: Sequences<Game>,
  map: MapPicture,
  { shots }: Beginning,
  first: NewsMoment,
  said: (shot: Shot) => readonly Phrase[],
): readonly NewsMoment[] {
  let before = first;
  let passing: readonly string[] = [];
  return together(shots).map((group) => {
    const [{ news, heard }] = group;
    const gone = news.kind === 'travel' ? passing : [];
    if (news.kind === 'travel') passing = [];
    passing = [
      ...passing,
      ...group.flatMap((shot) => (shot.fleeting === true && 'piece' in shot.news ? [shot.news.piece] : [])),
    ];
    before = {
      kind: news.kind,
      step: heard.step,
      path: pathOf(sequences, heard),
      said: group.flatMap(said),
      places: [...new Set(group.flatMap(placesOf))],
      ways: waysOf(group),
      news: group.flatMap((shot) => (shot.news.kind === 'note' ? [] : [shot.news])),
      pieces: piecesAfter(before.pieces, group, gone),
      then: thenAfter(map, before.then, group),
    };
    return before;
  });
}

/** Pieces after some shots; `gone`: those that were only passing. */
function piecesAfter(before: Pieces, shots: readonly Shot[], gone: readonly string[]): Pieces {
  const pieces = new Map(before);
  for (const name of gone) pieces.delete(name);
  for (const { news, piece } of shots) {
    if (!('piece' in news) || piece === undefined) continue;
    if (news.kind === 'go') pieces.delete(news.piece);
    else pieces.set(news.piece, piece);
  }
  return pieces;
}

function thenAfter({ places }: MapPicture, before: Then, shots: readonly Shot[]): Then {
  const changed = shots.filter(({ news }) => news.kind === 'owner' || 'mark' in news);
  if (changed.length === 0) return before;
  const then = new Map(before);
  for (const { news } of changed) {
    if (!('place' in news)) continue;
    const now: PlaceThen = then.get(news.place) ?? {
      owner: places.find(({ place }) => place === news.place)?.owner,
      without: [],
    };
    then.set(news.place, {
      owner: news.kind === 'owner' ? news.owner : now.owner,
      without: 'mark' in news ? now.without.filter((mark) => mark !== news.mark) : now.without,
    });
  }
  return then;
}

/** The way of each piece that moves, through all the places it comes to in this moment. */
function waysOf(shots: readonly Shot[]): NewsMoment['ways'] {
  const ways = new Map<string, PlaceId[]>();
  for (const { news } of shots) {
    if (news.kind !== 'travel') continue;
    const way = ways.get(news.piece);
    if (way === undefined) ways.set(news.piece, [news.from, news.to.place]);
    else if (way.at(-1) === news.from) way.push(news.to.place);
    else way.push(news.from, news.to.place);
  }
  return [...ways].map(([piece, way]) => ({ piece, way }));
}

/** The map at a moment, without the pieces that its newsreel moves. */
export function mapAt({ map }: Newsreel, { then }: Pick<NewsMoment, 'then'>): MapPicture {
  if (then.size === 0) return map;
  return {
    ...map,
    places: map.places.map((place) => {
      const now = then.get(place.place);
      if (now === undefined) return place;
      const { owner: _, ...rest } = place;
      return {
        ...rest,
        ...defined({ owner: now.owner }),
        marks: place.marks.filter(({ key }) => !now.without.includes(key)),
      };
    }),
  };
}
