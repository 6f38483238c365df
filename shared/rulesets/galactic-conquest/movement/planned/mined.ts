import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Fact } from '#kernel/presentation.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hexName } from '../../map/board.ts';
import type { Barrier } from '../../mines/crossing.ts';
import { barrierOf } from '../../mines/crossing.ts';
import { imagine } from '../../model/imagine.ts';
import type { Passage } from '../../model/mines.ts';
import type { Squadron } from '../../model/squadron.ts';
import { cannotReact } from '../../reactions/watch.ts';
import type { View } from '../../model/state.ts';
import { segmentsOf } from '../moving.ts';
import { courseIn } from '../given.ts';
import { pointsOfCourse } from '../pace.ts';
import { spareIn } from './points.ts';

/** A minefield on a course, as the squadron would get through it. */
export interface Mined {
  readonly to: PlaceId;
  readonly segment: number;
  readonly barrier: Barrier;
}

/** What a squadron was told, or would be told, for its turn. */
interface Told {
  readonly way: readonly PlaceId[];
  /** Movement points of the course. */
  readonly points: number;
  readonly spare: number;
  readonly crossing?: { readonly how: Passage; readonly points: number } | undefined;
}

/** The minefields that are known on a course, and what becomes of each, as the step itself asks (C4.10 to C4.45). */
export function minedOn(view: View, unit: UnitId, squadron: Squadron, told: Told): readonly Mined[] {
  const { way, points, spare, crossing } = told;
  const state = imagine(view);
  const moves = segmentsOf(way, spare) ?? [];
  let { spent = 0 } = squadron;
  return way.flatMap((to, done) => {
    const at: Squadron = {
      ...squadron,
      place: way[done - 1] ?? squadron.place,
      plot: { way, done, cause: '' as OrderRef },
      moves: points + (crossing?.points ?? 0),
      spent,
      ...(crossing && { crossing }),
    };
    const segment = moves[done] ?? 0;
    const passing = { unit, squadron: at, to, ends: done === way.length - 1, segment };
    const barrier = barrierOf(state, passing);
    if (barrier === undefined) return [];
    spent += barrier.cost;
    return [{ to, segment, barrier }];
  });
}

const said: Readonly<Record<Barrier['how'], string>> = {
  swept: 'its minesweepers clear the way',
  shuttles: 'its mine sweeping shuttles clear the way',
  wait: 'it gives up {points|movement point|movement points}',
  bypass: 'it bypasses them for {points|movement point|movement points}',
  force: 'it goes through: 40 % of 3d6 damage for each ship',
};

const barrierSaid = ({ to, segment, barrier: { fields, saturated, how, cost } }: Mined): Phrase =>
  phrase('before {place}, segment {segment}: {how}', {
    place: hexName(to),
    segment,
    how: phrase(said[how], { points: how === 'bypass' ? cost : fields + (saturated ? 1 : 0) }),
  });

/** The minefields on a course, in words. */
export const minedFacts = (mined: readonly Mined[]): readonly Fact[] =>
  mined.map((one) => ({
    label: 'Minefield',
    value: barrierSaid(one),
    ...(one.barrier.how === 'force' && { tone: 'bad' as const }),
    ...(one.barrier.how === 'wait' && { tone: 'warn' as const }),
  }));

interface Planned extends AnyOrder {
  readonly how?: Passage;
  readonly points?: number;
}

/** What its plan has told a squadron of a course and of minefields. */
export function toldIn(plan: Plan<AnyOrder>, unit: UnitId, squadron: Squadron): Told {
  const orders = ordersOf(plan, unit) as readonly Planned[];
  const crossed = orders.find(({ kind }) => kind === 'cross-minefields');
  const { way = [], pace, fast } = courseIn(orders) ?? {};
  return {
    way,
    points: pointsOfCourse({ way, pace, fast }),
    spare: spareIn(orders, squadron),
    crossing: crossed?.how && { how: crossed.how, points: crossed.points ?? 0 },
  };
}

/** Why a way through minefields will not work on this course; undefined where it will, or where there is none to get through. */
export function whyNotSo(
  squadron: Pick<Squadron, 'ships' | 'ledBy'>,
  mined: readonly Mined[],
  how: Passage,
): Phrase | undefined {
  const swept = mined.length > 0 && mined.every(({ barrier }) => ['swept', 'shuttles'].includes(barrier.how));
  if (swept) return phrase('None: minesweepers clear the way');
  const other = mined.find(
    ({ barrier }) => barrier.how !== how && !['swept', 'shuttles'].includes(barrier.how),
  );
  if (other === undefined) return undefined;
  const place = hexName(other.to);
  if (how === 'bypass' && cannotReact(squadron) !== undefined)
    return phrase('It cannot react, and a bypass is a reaction: it gives up a move before {place}', {
      place,
    });
  return other.barrier.saturated
    ? phrase('{place} is full of mines: without sweeping it goes straight through', { place })
    : phrase('No movement point is left for this before {place}: it gives up a move there', { place });
}
