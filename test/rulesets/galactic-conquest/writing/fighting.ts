import type { UnitId } from '#kernel/words/ids.ts';
import type { Event } from '#rulesets/galactic-conquest/game.ts';
import { forceOf } from '#rulesets/galactic-conquest/model/force.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { factorsOf } from '#rulesets/galactic-conquest/ships/fleet.ts';

/* What battles do to ships, read a second time: which of them an event means, what a hit takes, and what becomes of a ship by it. */

type Struck = Extract<Event, { readonly kind: 'struck' }>;
type Hit = Struck['hits'][number];

const shipsOf = (world: State, unit: UnitId): readonly Ship[] =>
  forceOf(world, unit).flatMap(({ ships }) => ships);

interface Placed {
  readonly unit?: UnitId;
  readonly battle?: string;
  readonly at?: readonly number[];
  readonly hulls?: readonly string[];
}

/** Positions of ships and their hulls belong together. */
function positionFaults(event: Event, before: State): readonly string[] {
  const { unit, battle, at, hulls } = event as Placed;
  if (unit === undefined || battle === undefined || !Array.isArray(at) || hulls === undefined) return [];
  const ships = shipsOf(before, unit);
  const there = at.map((one) => ships[one]?.hull);
  return there.join() === hulls.join() ? [] : [`${event.kind} names ${hulls.join()} for ${there.join()}`];
}

const lossOf = ({ directed, normal, partial = 0, special = 0, released = 0 }: Hit): number =>
  directed + normal + partial + special + released;

/** Defense factors of a ship outside of battles, of what is being scrapped those that are left in a segment (B9.20). */
function defenceIn(ship: Ship, { turn }: State, segment: number | undefined): number {
  const { scrapped } = ship;
  if (scrapped === undefined || segment === undefined) return factorsOf(ship).defence;
  const gone = ((turn - scrapped.begun) * 12 + segment - 1) / ((scrapped.due + 1 - scrapped.begun) * 12);
  return Math.max(1, Math.round((scrapped.defence * (100 - Math.floor(gone * 100 + 1e-9))) / 100));
}

/** What becomes of a ship that loses so much: it is crippled at three quarters, and destroyed at all of it (A10.15). A captured one has fewer, and one at least. */
function fateBy(ship: Ship, loss: number, defence: number): string {
  const { lost = 0 } = ship;
  if (loss >= Math.max(1, defence - lost)) return 'destroyed';
  return (lost + loss) * 4 >= defence * 3 ? 'crippled' : 'damaged';
}

/** A hit is at a ship that is there and not held by enemies, takes no more than it has, and comes to what it says (A10.15, A10.35). */
function hitFaults(
  unit: UnitId,
  hits: readonly Hit[],
  before: State,
  after: State,
  segment: number | undefined,
): readonly string[] {
  const ships = shipsOf(before, unit);
  const left = [...shipsOf(after, unit)];
  return ships.flatMap((ship, at) => {
    const hit = hits.find((one) => one.at === at);
    const now = hit?.fate === 'destroyed' ? undefined : left.shift();
    const name = `${ship.hull} of ${unit}`;
    if (ship.band !== undefined) return [];
    if (hit?.fate !== 'destroyed' && now?.hull !== ship.hull) return [`${name} is not where it was`];
    if (hit === undefined) return [];
    const lost = (ship.lost ?? 0) + lossOf(hit);
    const fate = fateBy(ship, lossOf(hit), defenceIn(ship, before, segment));
    const isSo = hit.fate === 'boarded' || hit.fate === 'helpless' ? fate !== 'destroyed' : hit.fate === fate;
    const { boarded, taken: held = 0, stunned: numb = 0 } = ship.engaged ?? {};
    const { taken = 0, stunned = 0 } = now?.engaged ?? {};
    const [put, felt] = [hit.released === undefined ? held + (hit.taken ?? 0) : 0, numb + (hit.stunned ?? 0)];
    return [
      ...(boarded === true && hit.special === undefined ? [`${name} is hit, and enemies hold it`] : []),
      ...(now === undefined || (taken === put && stunned === felt)
        ? []
        : [`${name} has ${taken} capture points and ${stunned} DF counted off, not ${put} and ${felt}`]),
      ...(hit.hull === ship.hull ? [] : [`a hit names ${hit.hull} for ${name}`]),
      ...(isSo ? [] : [`${name} is ${hit.fate}, with ${lost} DF lost`]),
      ...(hit.fate === 'destroyed' || (now?.lost ?? 0) === lost
        ? []
        : [`${name} has lost ${now?.lost ?? 0} DF, where hits come to ${lost}`]),
    ];
  });
}

/** Hits, and at what: in battles, of drones, of Death Riders and of carrier strikes. */
function hitsIn(event: Event): readonly [unit: UnitId, hits: readonly Hit[]] | undefined {
  if (event.kind === 'struck') return [event.unit, event.hits];
  if (event.kind === 'drones-struck' || event.kind === 'riders-flew') return [event.target, event.hits];
  return event.kind === 'strike-flown' ? [event.target, event.strike.hits] : undefined;
}

/** What mines do to ships, as hits: each takes what it says, and comes to it (C4.30). */
const blastsIn = (event: Event): readonly [unit: UnitId, hits: readonly Hit[]] | undefined =>
  event.kind === 'mines-crossed' && event.lost !== true
    ? [event.unit, event.blasts.map(({ lost = 0, ...one }) => ({ ...one, directed: 0, normal: lost }))]
    : undefined;

/** What is wrong with an event of a battle, or of whatever else hits ships. */
export function fightingFaults(event: Event, before: State, after: State): readonly string[] {
  const [unit, hits] = hitsIn(event) ?? blastsIn(event) ?? [];
  const segment = 'segment' in event ? event.segment : undefined;
  return [
    ...positionFaults(event, before),
    ...(unit === undefined || hits === undefined ? [] : hitFaults(unit, hits, before, after, segment)),
  ];
}
