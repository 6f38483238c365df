import { flag, integer, line, list, object } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { unitOf } from '../bases/types.ts';
import { isInReach } from '../combat/forms/drones.ts';
import type { Hit } from '../combat/hits.ts';
import { hit, hitSaid } from '../combat/hits.ts';
import { bothHear, event, most, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { Riders } from '../model/battle/strikes.ts';
import { isGuarded } from '../mines/fields.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { impossible } from '../refusals.ts';
import { segments } from '../segments.ts';
import { factorsOf } from '../ships/fleet.ts';
import { cripples, leftOf } from '../ships/ships.ts';
import { cannotFlyWild } from '../ships/surveyors.ts';
import type { wingsDisintegrated } from '../wings/disintegrate.ts';
import { deadlyOf, lostInRed, takenFrom } from '../wings/disintegrate.ts';
import type { Die } from './gauntlet.ts';
import { throughMines, underFire } from './gauntlet.ts';
import type { Group } from './groups.ts';
import { countsOf, damageOf, groupText } from './groups.ts';
import { ridersOf } from './ride.ts';
import { shootersIn } from './patrol.ts';
import type { StrikeEnd } from './struck.ts';
import { endStrike, leaveHit, noteStrike, takeHits } from './struck.ts';
import { targetIn } from './targets.ts';

const mostGroups = 99;
const dice = list(object({ group: integer(0, mostGroups), die: integer(1, 6), gone: flag }), 200);
const some = object({ type: line(20, 1), count: integer(1, 999) });

/** Death Riders fly into the bases of a hex; `to`: whose they are. */
export const ridersFlew = event('riders-flew', {
  fields: {
    seat,
    to: seat,
    unit,
    target: unit,
    place,
    segment: integer(1, segments),
    groups: list(line(60, 1), mostGroups),
    /** What flew, and is lost whatever it hit. */
    flown: list(some, mostGroups),
    mines: dice,
    defence: dice,
    hits: list(hit, most.ships),
  },
  by: 'rules',
  hears: bothHear,
  say({ groups, mines, defence, hits, ...happened }): Phrase {
    const gone = (all: readonly Die[]) =>
      all.flatMap(({ group, gone: lost }) => (lost ? (groups[group] ?? []) : [])).join(', ') || 'nothing';
    return phrase(
      'Death Riders of the {seat} ({groups}) fly into the bases in {place}. Mines destroy {mines}, the defenders {shot}: {hits}.',
      {
        seat: nameOf(happened.seat),
        groups: groups.join(', '),
        place: hexName(happened.place),
        mines: gone(mines),
        shot: gone(defence),
        hits: hits.length === 0 ? phrase('nothing is hit') : phraseList(hits.map(hitSaid), ', '),
      },
    );
  },
  apply(draft, { flown, hits, target, ...happened }) {
    const left = new Map(flown.map(({ type, count }) => [type, count]));
    replace(draft.squadrons, happened.unit, ({ riders: _, ships, ...was }) => ({
      ...was,
      ships: ships.map((ship) =>
        ship.wings === undefined
          ? ship
          : {
              ...ship,
              wings: ship.wings.map((one) => {
                const taken = Math.min(one.count, left.get(one.type) ?? 0);
                left.set(one.type, (left.get(one.type) ?? 0) - taken);
                return { ...one, count: one.count - taken };
              }),
            },
      ),
    }));
    takeHits(draft, target, hits);
    noteStrike(draft, happened);
  },
});

/** How many shoot at Death Riders: each ship and base, five satellites as one, and six ground bases as one (C20.560). */
export function shotsOf(state: State, seat: SeatId, at: PlaceId): number {
  const ships = squadronsAt(state.squadrons, at).flatMap(([, one]) =>
    one.seat === seat ? shootersIn(state, one) : [],
  );
  const [satellites, others] = [ships.filter(isSatellite), ships.filter((ship) => !isSatellite(ship))];
  return others.length + Math.ceil(sumOf(satellites.map(({ hull }) => unitOf(hull).count)) / satelliteGroup);
}
const satelliteGroup = 5;
const isSatellite = ({ figures }: Ship): boolean => figures?.class === 'SAT';

/** What groups that got through do: each its defense factors at a base that is drawn, also at one that is gone already (C20.540). */
function hitsOfRiders(
  ships: readonly Ship[],
  groups: readonly Group[],
  aim: (nth: number) => number,
): readonly Hit[] {
  const sums = new Map<number, number>();
  for (const [nth, group] of groups.entries()) {
    const at = aim(nth);
    sums.set(at, (sums.get(at) ?? 0) + damageOf(group));
  }
  return [...sums]
    .sort(([one], [other]) => one - other)
    .flatMap(([at, damage]) => {
      const ship = ships[at];
      if (ship === undefined || damage === 0) return [];
      const loss = Math.min(damage, leftOf(ship));
      const left = leftOf(ship) - loss;
      const crippled = cripples(ship, factorsOf(ship).defence - left)
        ? ('crippled' as const)
        : ('damaged' as const);
      return [
        {
          at,
          hull: ship.hull,
          directed: 0,
          normal: 0,
          special: loss,
          fate: left === 0 ? ('destroyed' as const) : crippled,
        },
      ];
    });
}

type Riding = Room<State, View, never, EventIn<typeof ridersFlew | typeof wingsDisintegrated> | StrikeEnd>;

/** Death Riders fly before all else of a segment (C20.570). OURS: at bases of the squadron’s own hex or one beside it. */
export function rideAll(turn: Turn<Riding>): void {
  for (const [one, { riders }] of inOrder<UnitId, Squadron>(turn.state.squadrons)) {
    const squadron = turn.state.squadrons[one];
    if (riders?.segment !== turn.pass || squadron === undefined) continue;
    const groups = ridersOf(turn.state, squadron, riders);
    const found = targetIn(turn.state, squadron.seat, riders.place, 'bases');
    const red = deadlyOf(turn.state, squadron.place, riders.place);
    const wild = riders.place === squadron.place ? undefined : cannotFlyWild(turn.state, riders.place);
    if ('code' in groups) turn.refuse(riders.cause, groups);
    else if (!isInReach(turn.state, squadron.place, riders.place))
      turn.refuse(riders.cause, impossible('GC C20.540', 'out-of-reach', { place: hexName(riders.place) }));
    else if (wild !== undefined) turn.refuse(riders.cause, wild);
    else if (red !== undefined)
      turn.happen(lostInRed(one, squadron, red, takenFrom(squadron.ships, countsOf(groups))));
    else if (found === undefined)
      turn.refuse(riders.cause, impossible('GC C20.540', 'no-target', { place: hexName(riders.place) }));
    else fly(turn, one, squadron, riders, groups, found);
  }
}

function fly(
  turn: Turn<Riding>,
  from: UnitId,
  { seat: owner }: Squadron,
  { place: at, packs }: Riders,
  groups: readonly Group[],
  [target, bases]: readonly [UnitId, Squadron],
): void {
  const draw = turn.draw.fork(from);
  const mines = isGuarded(turn.state, at, owner) ? throughMines(groups, draw.fork('mines')) : [];
  const gone = new Set(mines.flatMap((one) => (one.gone ? [one.group] : [])));
  const shots = shotsOf(turn.state, bases.seat, at);
  const defence = underFire(groups, gone, shots, packs, draw.fork('defence'));
  const lost = new Set([...gone, ...defence.flatMap((one) => (one.gone ? [one.group] : []))]);
  const through = groups.filter((_, position) => !lost.has(position));
  const aim = (nth: number) => draw.fork('target', nth + 1).int(bases.ships.length) - 1;
  const hits = hitsOfRiders(bases.ships, through, aim);
  leaveHit(turn, draw, target, hits);
  turn.happen(
    ridersFlew.of({
      seat: owner,
      to: bases.seat,
      unit: from,
      target,
      place: at,
      segment: turn.pass,
      groups: groups.map(({ parts }) => groupText(parts)),
      flown: [...countsOf(groups)].map(([type, count]) => ({ type, count })),
      mines,
      defence,
      hits,
    }),
  );
  endStrike(turn, [target, bases], owner, hits);
}
