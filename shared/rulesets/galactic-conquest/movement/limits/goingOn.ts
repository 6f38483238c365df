import type { PlaceId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { hexName } from '../../map/board.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { State } from '../../model/state.ts';
import { impossible } from '../../refusals.ts';
import { isAccompanied } from '../../ships/crew.ts';
import { isCrippled, speedOf } from '../../ships/ships.ts';
import { spareOf } from '../moving.ts';
import { cannotQuicken, movesOf, pointsOfCourse } from '../pace.ts';

/** A squadron on its course, and the hex that it would enter next. */
interface Going {
  readonly squadron: Squadron;
  readonly plot: NonNullable<Squadron['plot']>;
  readonly to: PlaceId;
}

/** How far a squadron is on its course. */
interface Progress {
  /** Movement points that the hexes behind it took (D1.40, D4.10). */
  readonly gone: number;
  /** Those that the next hex takes: none within a quick move. */
  readonly next: 0 | 1;
  /** The next hex belongs to a quick move. */
  readonly quick: boolean;
}

function progressOf({ squadron: { pace }, plot }: Pick<Going, 'squadron' | 'plot'>): Progress {
  const { way, done, fast, slowed } = plot;
  if (slowed !== undefined) return { gone: slowed.points + done - slowed.at, next: 1, quick: false };
  let [start, gone] = [0, 0];
  for (const { length } of movesOf({ way, pace, fast })) {
    const within = done - start;
    if (within < length)
      return { gone: gone + (within > 0 ? 1 : 0), next: within > 0 ? 0 : 1, quick: length > 1 };
    gone += 1;
    start += length;
  }
  return { gone, next: 1, quick: false };
}

/** Why the next hex is not part of a quick move as it was plotted to be: something was lost on the way (C9.40c, D4.10); undefined: it is, or never was. */
export function cannotGoQuick(state: State, going: Going): Problem | undefined {
  const { squadron, to } = going;
  const { pace, place, ships } = squadron;
  if (pace === undefined || !progressOf(going).quick) return undefined;
  if (!isAccompanied(ships)) return impossible('GC C9.40', 'poor-alone');
  return cannotQuicken(state, squadron, pace, [place, to]);
}

/** Movement points that the course of a squadron has taken (D1.40). */
export const pointsGone = (going: Pick<Going, 'squadron' | 'plot'>): number => progressOf(going).gone;

/** Movement points that are left for its course (D1.40). */
export const pointsToGo = (going: Pick<Going, 'squadron' | 'plot'>): number =>
  Math.max(0, pointsPlotted(going) - pointsGone(going));

const pointsPlotted = ({ squadron: { pace }, plot }: Pick<Going, 'squadron' | 'plot'>): number =>
  pointsOfCourse({ way: plot.way, pace, fast: plot.fast });

/**
 * Why a squadron goes no further on its course, though it was plotted to: it has become slower on the way, and has moved as far as that lets it (C23.30); or it
 * makes no quick moves any longer, and its movement points are spent (C9.40c). Undefined: it goes on.
 */
export function cannotGoOn(going: Going): Problem | undefined {
  const { squadron, plot, to } = going;
  const { waited = 0, ships, pace, away } = squadron;
  // Gunboats by themselves move three hexes whatever they have lost (C20.25), and of older games nobody knows where quick moves begin.
  if (away !== undefined || (pace !== undefined && plot.fast === undefined)) return undefined;
  const { gone, next } = progressOf(going);
  const plotted = pointsPlotted(going);
  const args = { place: hexName(to) };
  if (plot.slowed !== undefined && gone + next > plotted)
    return impossible('GC C9.40', 'quick-no-longer', args);
  const speed = speedOf(squadron);
  if (speed >= plotted + spareOf(squadron) || gone + next + waited <= speed) return undefined;
  return ships.some(isCrippled)
    ? impossible('GC C23.30', 'crippled-stops', args)
    : impossible('GC D1.10', 'slower-stops', { ...args, speed });
}
