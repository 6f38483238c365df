import type { PlaceId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { hexName } from '../map/board.ts';
import type { Pace } from '../model/reaction.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { isFlagged, isGeneral, isGunboat } from '../ships/fleet.ts';
import { nameOfProject } from '../research/fields.ts';
import { hasTech } from '../research/research.ts';
import { impossible } from '../refusals.ts';
import { isFriendlyRoute } from './routes.ts';

/** Hexes for one move, and the technology (D4.10, D5.11). */
export const pacing = {
  DTM: { hexes: 2, tech: 'dtm', cite: 'GC D4.10', name: 'Double time' },
  TWM: { hexes: 4, tech: 'twm', cite: 'GC D5.11', name: 'Trans-warp' },
} as const satisfies Readonly<Record<Pace, unknown>>;

/** A course as far as its form is asked: `fast`, where its quick moves begin, from 0; each is of as many hexes as its form has. */
export interface Paced {
  readonly way: readonly PlaceId[];
  readonly pace?: Pace | undefined;
  readonly fast?: readonly number[] | undefined;
}

/** Quick moves of a course in their order; each once. */
const fastOf = ({ fast = [] }: Paced): readonly number[] => [...new Set(fast)].sort((a, b) => a - b);

/** Movement points that a course takes: one a hex, and one for each quick move (D4.10, D5.11). */
export const pointsOfCourse = (course: Paced): number =>
  course.way.length -
  (course.pace === undefined ? 0 : fastOf(course).length * (pacing[course.pace].hexes - 1));

/** Why a course takes more movement points than there are: it is too long, or too few of its moves are quick (D1.50, D4.10). */
export function cannotReach(course: Paced, most: number): Problem | undefined {
  const points = pointsOfCourse(course);
  if (points <= most) return undefined;
  const { way, pace } = course;
  const saved = pace === undefined ? 0 : pacing[pace].hexes - 1;
  const more = saved === 0 ? 0 : Math.ceil((points - most) / saved);
  const quick = new Set(course.fast).size + more;
  return more > 0 && quick * (saved + 1) <= way.length
    ? impossible('GC D4.10', 'too-few-quick', { points, most, more })
    : impossible('GC D1.50', 'too-far', { most });
}

/** The way in its moves: single hexes, and those of quick moves together. */
export function movesOf(course: Paced): readonly (readonly PlaceId[])[] {
  const { way, pace } = course;
  const starts = pace === undefined ? [] : fastOf(course);
  const wide = pace === undefined ? 1 : pacing[pace].hexes;
  const moves: (readonly PlaceId[])[] = [];
  for (let at = 0; at < way.length; at += moves.at(-1)?.length ?? 1)
    moves.push(way.slice(at, at + (starts.includes(at) ? wide : 1)));
  return moves;
}

/** Why a squadron cannot move so fast on a course, wherever its quick moves begin; undefined if it can (D4.10, D4.24, D5.10). */
export function cannotHurry(
  state: State,
  squadron: Pick<Squadron, 'seat' | 'place' | 'ships'>,
  { way, pace }: { readonly way: readonly PlaceId[]; readonly pace: Pace },
): Problem | undefined {
  const slow = whoIsSlow(state, squadron, pace);
  if (slow !== undefined || way.length === 0) return slow;
  const { hexes, cite } = pacing[pace];
  if (way.length < hexes) return impossible(cite, 'pace-hexes', { hexes });
  const found = way.map((_, at) => offRoute(state, squadron, way, pace, at));
  return found.includes(undefined) ? undefined : found[0];
}

/** Why nobody of a squadron can move so fast: what its empire lacks, or which of its ships is too slow (C20.30, D1.10, D4.24). */
function whoIsSlow(
  state: State,
  { seat, ships }: Pick<Squadron, 'seat' | 'ships'>,
  pace: Pace,
): Problem | undefined {
  const { tech, cite } = pacing[pace];
  if (!hasTech(state, seat, tech)) return impossible(cite, 'no-tech', { project: nameOfProject(tech) });
  const general = ships.find(isGeneral);
  if (general !== undefined) return impossible('GC D4.24', 'general-is-slow', { hull: general.hull });
  const first = ships.find((ship) => isFlagged(ship, 'first-generation'));
  if (first !== undefined) return impossible('GC D1.10', 'general-is-slow', { hull: first.hull });
  const gunboat = ships.find(isGunboat);
  return gunboat && impossible('GC C20.30', 'gunboats-are-slow', { hull: gunboat.hull });
}

/** Why a squadron goes no quicker through these hexes than others do; undefined if it does (D4.10, D4.24). */
export function cannotQuicken(
  state: State,
  squadron: Pick<Squadron, 'seat' | 'ships'>,
  pace: Pace,
  hexes: readonly PlaceId[],
): Problem | undefined {
  const off = hexes.find((hex) => !isFriendlyRoute(state, squadron, hex));
  return (
    whoIsSlow(state, squadron, pace) ?? (off && impossible('GC D4.10', 'off-route', { place: hexName(off) }))
  );
}

/** Why no quick move begins with a hex of a course: it ends too soon, or leaves the routes (D4.10). */
function offRoute(
  state: State,
  squadron: Pick<Squadron, 'seat' | 'place' | 'ships'>,
  way: readonly PlaceId[],
  pace: Pace,
  at: number,
): Problem | undefined {
  const { hexes, cite } = pacing[pace];
  if (at + hexes > way.length) return impossible(cite, 'pace-hexes', { hexes });
  const off = [way[at - 1] ?? squadron.place, ...way.slice(at, at + hexes)].find(
    (hex) => !isFriendlyRoute(state, squadron, hex),
  );
  return off && impossible('GC D4.10', 'off-route', { place: hexName(off) });
}

/** Why a course cannot be made so fast; undefined if it can (D4.10, D5.10). */
export function wrongPace(
  state: State,
  squadron: Pick<Squadron, 'seat' | 'place' | 'ships'>,
  course: Paced,
): Problem | undefined {
  const { way, pace, fast = [] } = course;
  if (pace === undefined) return fast.length === 0 ? undefined : impossible('GC D4.10', 'no-pace');
  const slow = whoIsSlow(state, squadron, pace);
  if (slow !== undefined) return slow;
  const { hexes, cite } = pacing[pace];
  const starts = fastOf(course);
  const apart = starts.every((at, n) => at + hexes <= (starts[n + 1] ?? way.length));
  if (starts.length === 0 || !apart) return impossible(cite, 'pace-hexes', { hexes });
  return starts.flatMap((at) => offRoute(state, squadron, way, pace, at) ?? [])[0];
}
