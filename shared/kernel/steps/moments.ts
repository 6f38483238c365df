import { draftOf } from '../codec/plainCopy.ts';
import type { Game } from '../game/game.ts';
import type { Plan } from '../game/plan.ts';
import type { PiecePicture } from '../picture/map/mapPicture.ts';
import type { News } from '../picture/newsreel.ts';
import type { ScrollLine, TurnMoment } from '../picture/scrollPicture.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Sequences } from '../sequence/paths.ts';
import { pathOf } from '../sequence/paths.ts';
import type { Sequence } from '../sequence/step.ts';
import type { PlaceId, UnitId } from '../words/ids.ts';
import { valuesInOrder } from '../words/inOrder.ts';
import type { Path, Where } from '../words/where.ts';
import { previewSeed } from './foresight.ts';
import { ranAhead } from './runAhead.ts';

type Pieces = TurnMoment['pieces'];

/** How a game cuts its turn into moments. */
export interface Cut<G extends Game> {
  /** The name of the outermost repeat whose passes are moments, and how often it runs. */
  readonly pass: string;
  readonly passes: number;
  /** The reader’s own pieces in a world, by their units. */
  pieces(state: G['state'], view: G['view']): Pieces;
  /** What else the reader can say of where they then stand, beside what happens. */
  remarks?(
    state: G['state'],
    view: G['view'],
    pieces: { readonly now: Pieces; readonly before: Pieces },
  ): readonly ScrollLine[];
}

/**
 * The turn ahead, moment by moment: its steps are run over what the reader knows, as the scroll runs them, and after each pass it is looked where
 * everybody stands. After the passes follows the end of the turn, where that moves somebody.
 */
export const momentsBy =
  <G extends Game>(rules: () => Ruleset<G>, cut: Cut<G>) =>
  (view: G['view'], plan: Plan<G['order']>): readonly TurnMoment[] => {
    const ruleset = rules();
    const { before, entries, heard } = ranAhead(ruleset, view, plan, previewSeed);
    const byMoment = Map.groupBy(entries, nthBy(ruleset, cut));
    const told = Map.groupBy(heard, nthBy(ruleset, cut));
    const newsAt = (at: number): readonly News[] =>
      (told.get(at) ?? []).flatMap(({ event }) => ruleset.presentation.news?.of(view, event, heard) ?? []);
    const lines = linesBy(ruleset, cut, view, plan);
    const state = draftOf(ruleset, before);
    const made: TurnMoment[] = [];
    for (let at = 0; at <= cut.passes + 1; at += 1) {
      for (const { event } of byMoment.get(at) ?? []) ruleset.apply(state, event);
      const now = cut.pieces(state, view);
      const last = made.at(-1)?.pieces;
      const news = newsAt(at);
      const end = at > cut.passes;
      if (end && last !== undefined && isSame(last, now)) break;
      made.push({
        kind: at === 0 ? 'beginning' : end ? 'end' : 'pass',
        path: at === 0 || end ? [] : [{ name: cut.pass, at }],
        pieces: now,
        ways: last === undefined ? [] : waysOf(last, now, routesIn(news)),
        news: last === undefined ? [] : news.filter(({ kind }) => standing.has(kind)),
        lines: [
          ...(at === 0 ? [] : (lines.get(at) ?? [])),
          ...(last === undefined ? [] : (cut.remarks?.(state, view, { now, before: last }) ?? [])),
        ],
      });
    }
    return made;
  };

/** The number of the moment in which something happens: 0 before all passes, and one more than there are of them after these. */
function nthBy<G extends Game>(
  { sequences }: Pick<Ruleset<G>, 'sequences'>,
  { pass, passes }: Cut<G>,
): (where: Where) => number {
  const later = stepsAfter(sequences, pass);
  return (where) => numberIn(pathOf(sequences, where), pass) ?? (later.has(where.step) ? passes + 1 : 0);
}

/** The steps that stand behind a repeat in its sequence. */
function stepsAfter<G extends Game>(sequences: Sequences<G>, pass: string): ReadonlySet<string> {
  const isCut = (part: Sequence<G>[number]): boolean => 'repeat' in part && part.pass === pass;
  const namesIn = (parts: Sequence<G>): readonly string[] =>
    parts.flatMap((part) => ('repeat' in part ? namesIn(part.repeat) : [part.name]));
  return new Set(
    valuesInOrder(sequences).flatMap((sequence) => {
      const at = sequence.findIndex(isCut);
      return at < 0 ? [] : namesIn(sequence.slice(at + 1));
    }),
  );
}

const numberIn = ([outermost]: Path, pass: string): number | undefined =>
  outermost?.name === pass ? outermost.at : undefined;

/** The lines of the scroll by moment, those that are about a unit or a place. */
function linesBy<G extends Game>(
  { presentation, sequences }: Ruleset<G>,
  { pass, passes }: Cut<G>,
  view: G['view'],
  plan: Plan<G['order']>,
): ReadonlyMap<number, readonly ScrollLine[]> {
  const later = stepsAfter(sequences, pass);
  const steps = presentation.scroll?.(view, plan).steps ?? [];
  const groups = Map.groupBy(
    steps,
    ({ path, title }) => numberIn(path, pass) ?? (later.has(title) ? passes + 1 : 0),
  );
  return new Map(
    [...groups].map(([at, group]) => [
      at,
      group
        .flatMap(({ lines }) => lines)
        .filter(({ unit, place }) => unit !== undefined || place !== undefined),
    ]),
  );
}

const isSame = (one: Pieces, other: Pieces): boolean =>
  one.size === other.size &&
  [...one].every(([unit, { position }]) => other.get(unit)?.position.place === position.place);

/** What is seen in a place itself. */
const standing: ReadonlySet<News['kind']> = new Set(['fight', 'sign', 'owner']);

/** The places that each unit was heard to come to, in their order. */
function routesIn(news: readonly News[]): ReadonlyMap<string, readonly PlaceId[]> {
  const routes = new Map<string, PlaceId[]>();
  for (const one of news)
    if (one.kind === 'travel') routes.set(one.piece, [...(routes.get(one.piece) ?? []), one.to.place]);
  return routes;
}

/** The ways of all that stand elsewhere than before. */
function waysOf(
  before: Pieces,
  now: Pieces,
  routes: ReadonlyMap<string, readonly PlaceId[]>,
): TurnMoment['ways'] {
  const placeOf = (piece: PiecePicture | undefined): PlaceId | undefined => piece?.position.place;
  return [...now].flatMap(([piece, picture]: readonly [UnitId, PiecePicture]) => {
    const [from, to] = [placeOf(before.get(piece)), placeOf(picture)];
    if (from === undefined || to === undefined) return [];
    const told = routes.get(piece) ?? [];
    const way = [from, ...told, ...(told.at(-1) === to ? [] : [to])].filter(
      (place, at, all) => place !== all[at - 1],
    );
    return way.length < 2 ? [] : [{ piece, way }];
  });
}
