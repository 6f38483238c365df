import { percentOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { drop, replace } from '#kernel/steps/change.ts';
import type { Ship } from '../ship.ts';
import { withoutEngines } from '../ship.ts';
import type { State } from '../state.ts';
import type { Job, Yard, YardId, YardKind } from '../yards/yard.ts';
import { yardTurns } from '../yards/yard.ts';

/** Attack and defense factors of shipyards (B8.60). What is a base or a dock beside has those of its own. */
const factors: Readonly<Partial<Record<YardKind, readonly [attack: number, defence: number]>>> = {
  SC2SY: [5, 40],
  SC3SY: [4, 35],
  SC4SY: [3, 25],
  CWSY: [3, 28],
  DWSY: [1, 20],
};

/** Segments of a turn (A1.15). */
const segments = 12;
/** The class of shipyards in ship lists, which what is built in them has as well while it cannot leave: nobody boards it, and it stands in no reserve. */
const shipyard = 'SY';
/** The most letters of a designation in the name of an unfinished ship. */
const mostLetters = 11;

type Works = Pick<State, 'yards' | 'turn'>;

/** How complete something is that takes from one turn to another, in percent; `segment`: the one that has begun, of the turn. */
export function completeIn(from: number, to: number, turn: number, segment: number): number {
  const done = (turn - from) * segments + segment - 1;
  return Math.max(0, Math.min(100, Math.floor((done * 100) / Math.max(1, (to - from) * segments))));
}

/** Something that stands in a yard, in the shape of a ship: the yard itself, or what is built in it. */
export interface Standing {
  readonly yard: YardId;
  /** The position of what is built among the jobs of the yard; absent: it is the yard. */
  readonly job?: number;
  readonly ship: Ship;
}

/** Factors as far as something is complete, without what only a finished ship does (B8.501). */
const partly = (
  hull: string,
  size: number,
  [attack, defence]: readonly [number, number],
  percent: number,
  lost: number,
): Ship => ({
  hull,
  size,
  sensors: 0,
  figures: {
    attack: percentOf(percent, attack),
    defence: Math.max(1, percentOf(percent, defence)),
    ...withoutEngines,
    class: shipyard,
  },
  ...(lost > 0 && { lost }),
});

/** How a yard is written: `D6/2`. */
const codeOf = (id: YardId): string => id.replace(/^h/, '').replace('.', '/').toUpperCase();

function yardItself(
  id: YardId,
  { kind, idle, hurt }: Yard,
  turn: number,
  segment: number,
): readonly Standing[] {
  // While it becomes another one it is as it was.
  const is = idle?.was ?? kind;
  const own = factors[is];
  const percent =
    idle?.why === 'built'
      ? completeIn(idle.until - yardTurns[kind], idle.until, turn, segment)
      : idle?.why === 'scrapped'
        ? 100 - completeIn(idle.until - 1, idle.until, turn, segment)
        : 100;
  return own === undefined || percent === 0
    ? []
    : [{ yard: id, ship: partly(`${is} ${codeOf(id)}`, 1, own, percent, hurt?.lost ?? 0) }];
}

function jobIn(id: YardId, { ship, begins, ready }: Job, job: number, turn: number, segment: number) {
  const percent = completeIn(begins, ready, turn, segment);
  const { attack = 0, defence = 1 } = ship.figures ?? {};
  const name = `${ship.hull.slice(0, mostLetters)} ${codeOf(id)}`;
  return percent === 0
    ? []
    : [{ yard: id, job, ship: partly(name, ship.size, [attack, defence], percent, ship.lost ?? 0) }];
}

/** What is being scrapped as it stands in a segment: with what is left of its factors (B9.20). */
export function leftOfScrap(ship: Ship, turn: number, segment: number): Ship {
  const { scrapped, figures } = ship;
  if (scrapped === undefined || figures === undefined) return ship;
  const left = 100 - completeIn(scrapped.begun, scrapped.due + 1, turn, segment);
  return {
    ...ship,
    figures: {
      ...figures,
      attack: percentOf(left, scrapped.attack),
      defence: Math.max(1, percentOf(left, scrapped.defence)),
    },
  };
}

/** The class of what only stands, and does nothing else that its hull could: nobody boards it, and it stands in no reserve. */
export const withoutUse = { ...withoutEngines, class: shipyard } as const;

/** What fights for the yards of an empire in a hex: each of them, and what is built in it as far as it is complete (B8.501, B8.60). */
export const standingIn = (
  { yards = {}, turn }: Works,
  seat: SeatId,
  place: PlaceId,
  segment: number,
): readonly Standing[] =>
  inOrder(yards).flatMap(([id, yard]) =>
    yard.place !== place || yard.seat !== seat
      ? []
      : [
          ...yardItself(id, yard, turn, segment),
          ...(yard.jobs ?? []).flatMap((job, at) => jobIn(id, job, at, turn, segment)),
        ],
  );

interface Fate extends Standing {
  /** Defense factors that it has lost; absent: it is destroyed. */
  readonly lost?: number;
}

/** What has become of each of these, as one of fewer ships that are in the same order; those that are not among them are destroyed. */
function fatesOf(before: readonly Standing[], after: readonly Ship[]): readonly Fate[] {
  let next = 0;
  return before.map((one) => {
    const left = after[next];
    if (left?.hull !== one.ship.hull) return one;
    next += 1;
    return { ...one, lost: left.lost ?? 0 };
  });
}

/** What is built in a yard after a round, without what is destroyed; the other work goes on as it was. */
function jobsLeft(jobs: readonly Job[], fates: readonly Fate[]): readonly Job[] {
  return jobs.flatMap((job, at) => {
    const fate = fates.find((one) => one.job === at);
    if (fate === undefined || (fate.lost ?? -1) === (job.ship.lost ?? 0)) return [job];
    return fate.lost === undefined ? [] : [{ ...job, ship: { ...job.ship, lost: fate.lost } }];
  });
}

/** Yards after a round: those that are destroyed are gone with all that was built in them, and so are unfinished ships (B8.501, B8.60). */
export function leaveStanding(
  draft: Draft<State>,
  before: readonly Standing[],
  after: readonly Ship[],
): void {
  const { yards, turn } = draft;
  if (yards === undefined) return;
  for (const [id, fates] of Map.groupBy(fatesOf(before, after), ({ yard }) => yard)) {
    const own = fates.find(({ job }) => job === undefined);
    if (own !== undefined && own.lost === undefined) drop(yards, id);
    else
      replace(yards, id, ({ jobs = [], ...yard }) => {
        const left = jobsLeft(jobs, fates);
        const hurt = (own?.lost ?? 0) > (yard.hurt?.lost ?? 0) ? { lost: own?.lost ?? 0, turn } : yard.hurt;
        return { ...yard, ...(hurt && { hurt }), ...(left.length > 0 && { jobs: left }) };
      });
  }
}

/** Whether it is a shipyard in a battle, or what is built in one. */
export const isShipyard = ({ figures }: Pick<Ship, 'figures'>): boolean => figures?.class === shipyard;
