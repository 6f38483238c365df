import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Event } from '#rulesets/galactic-conquest/game.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';

/* Units of the merchants are counted a second time: whatever changes its duty, its place or its pool is neither more nor less afterwards, and what is built, called out or converted is what the event says. An event that takes or gives some belongs to `told`, or to `untold` if it does not say how many. */

interface Group {
  readonly type: string;
  readonly count: number;
}
type OfKind<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
type Moves = { readonly [K in Event['kind']]?: (event: OfKind<K>, before: State) => readonly Group[] };

const all = (units: Readonly<Record<string, number>>): readonly Group[] =>
  inOrder(units).map(([type, count]) => ({ type, count }));

/** What merchants call a ship: tugs have other names in each navy. */
const unitOf = ({ hull, figures }: Ship): string => (figures?.class === 'TG' ? 'TUG' : hull);

/** What the merchants of the empire of an event have more of, or fewer. */
const told: Moves = {
  'marine-bought': ({ unit, count }) => [{ type: unit, count }],
  'marine-given': ({ units }) => all(units),
  'merchants-ordered': ({ unit, count }) => [{ type: unit, count }],
  'merchant-converted': ({ from, into }) => [
    { type: from, count: -1 },
    { type: into, count: 1 },
  ],
  'merchants-mustered': ({ ship, count }) => [{ type: unitOf(ship), count: -count }],
  'reserve-called': ({ ship, count }) => [{ type: unitOf(ship), count: -count }],
  'merchants-dismissed': ({ units }) => all(units),
  'reserve-returned': ({ units }) => all(units),
  'prospectors-assigned': ({ of, count, joins }) => [{ type: of, count: joins ? -count : count }],
  // What a yard builds is lost with it, and where another empire has it (B8.20, B8.42).
  'merchants-serve': ({ seat }, { empires, yards = {} }) =>
    (empires[seat]?.merchant?.coming ?? []).flatMap(({ unit, count, yard }) =>
      yard === undefined || yards[yard]?.seat === seat ? [] : [{ type: unit, count: -count }],
    ),
  'monitor-finished': ({ ship }) => [{ type: unitOf(ship), count: -1 }],
};

/** Events by which units are lost, or go over to others, in numbers that they do not say. */
const untold: ReadonlySet<Event['kind']> = new Set([
  ...(['convoy-found', 'convoy-judged', 'empire-surrendered', 'liquidated', 'pact-ended'] as const),
  ...(['pact-units-moved', 'spoils-taken'] as const),
]);

/** How many units of each kind merchants have: working, in reserve, being built, and in pacts. */
function unitsOf({ empires, pacts = {} }: State, seat: SeatId): ReadonlyMap<string, number> {
  const { working = { large: 0, small: 0 }, reserve = {}, coming = [] } = empires[seat]?.merchant ?? {};
  return sumsOf([
    { type: 'F-L', count: working.large },
    { type: 'F-S', count: working.small },
    ...all(reserve),
    // What changes its duty is still with the other one.
    ...coming.flatMap(({ unit, count, moved }) => (moved === true ? [] : [{ type: unit, count }])),
    ...valuesInOrder(pacts).flatMap(({ pools }) => all(pools[seat] ?? {})),
  ]);
}

function sumsOf(groups: readonly Group[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { type, count } of groups) sums.set(type, (sums.get(type) ?? 0) + count);
  return sums;
}

/** What merchants have more of or fewer after an event, though the event does not say so. */
export function servingFaults(event: Event, before: State, after: State): readonly string[] {
  if (untold.has(event.kind)) return [];
  const { seat: own } = event as { readonly seat?: SeatId };
  const moves = told[event.kind] as ((event: Event, before: State) => readonly Group[]) | undefined;
  return keysInOrder(before.empires).flatMap((seat) => {
    const moved = sumsOf(seat === own ? (moves?.(event, before) ?? []) : []);
    const [had, has] = [unitsOf(before, seat), unitsOf(after, seat)];
    return [...new Set([...had.keys(), ...has.keys(), ...moved.keys()])].flatMap((type) => {
      const left = (had.get(type) ?? 0) + (moved.get(type) ?? 0);
      const is = has.get(type) ?? 0;
      return is === left
        ? []
        : [`${event.kind} leaves merchants of ${seat} ${is}x${type}, where ${left} should be left`];
    });
  });
}
