import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Event } from '#rulesets/galactic-conquest/game.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';

/* Fighters, gunboats and what else lies in stock are counted a second time: whatever goes aboard, into training or on its way is neither more nor less afterwards, and what is built or lost is what the event says. An event that takes or gives some belongs to `told`, or to `untold` if it does not say how many. */

interface Group {
  readonly type: string;
  readonly count: number;
}
type OfKind<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
type Moves = { readonly [K in Event['kind']]?: (event: OfKind<K>, before: State) => readonly Group[] };

const gone = (groups: readonly Group[]): readonly Group[] =>
  groups.map(({ type, count }) => ({ type, count: -count }));
const carriedBy = ({ wings = [], band, pods = [] }: Ship): readonly Group[] => [
  ...wings,
  ...(band === undefined ? [] : [band]),
  // A fusion bomb is in no stock (A13.30).
  ...pods.flatMap((type) => (type === 'FB-IV' ? [] : [{ type, count: 1 }])),
];
const stockOf = (stock: Readonly<Record<string, number>> = {}): readonly Group[] =>
  inOrder(stock).map(([type, count]) => ({ type, count }));

/** What the empire of an event has more of, or fewer. */
const told: Moves = {
  'flyers-built': ({ flights }) => flights,
  stocked: ({ unit, count }) => [{ type: unit, count }],
  bought: ({ ships }) => ships.flatMap(carriedBy),
  'navy-given': ({ ships }) => ships.flatMap(carriedBy),
  // Without supply ships destroy themselves with all that they carry (C13.20).
  starved: ({ unit }, { squadrons }) => gone((squadrons[unit]?.ships ?? []).flatMap(carriedBy)),
  'gunboats-home': ({ lost }) => gone(lost),
  'shuttles-given': ({ at, flyer }) => [{ type: flyer.type, count: at.length }],
  'spoils-taken': ({ stock }) => stockOf(stock),
  'stock-refitted': ({ type, to, count }) => [
    { type, count: -count },
    { type: to, count },
  ],
  'stock-scrapped': ({ type, count }) => gone([{ type, count }]),
  'wings-refitted': ({ type, flyer, count }) => [
    { type, count: -count },
    { type: flyer.type, count },
  ],
  'riders-flew': ({ flown }) => gone(flown),
  'strike-flown': ({ losses }, { squadrons }) =>
    losses.flatMap(({ unit, at, wing, count }) =>
      gone([{ type: squadrons[unit]?.ships[at]?.wings?.[wing]?.type ?? '', count }]),
    ),
  'wings-disintegrated': ({ unit, losses, whole }, { squadrons }) => {
    const { ships = [] } = squadrons[unit] ?? {};
    return whole === true
      ? gone(ships.flatMap(carriedBy))
      : losses.flatMap(({ at, wing, count }) =>
          gone([{ type: ships[at]?.wings?.[wing]?.type ?? '', count }]),
        );
  },
  'wings-launched': ({ bands }) => gone(bands),
  'wings-recovered': ({ back }) => back,
};

/** Events by which ships are gained or lost with all that they carry; hangars of bases that become cargo modules are lost with their fighters (B14.100). */
const untold: ReadonlySet<Event['kind']> = new Set([
  ...([
    'empire-surrendered',
    'bases-stripped',
    'drones-struck',
    'hyperwarped',
    'liquidated',
    'mothballs-unpaid',
    'ships-scrapped',
    'shuttles-carried',
  ] as const),
  ...(['mines-crossed', 'squadron-surrendered', 'struck', 'system-surrendered'] as const),
]);

/** Top guns and green crews fly what others do. */
const plain = (type: string): string => type.replace(/^t(?=m?[A-Z])|g$/g, '');

function sumsOf(groups: readonly Group[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { type, count } of groups) sums.set(plain(type), (sums.get(plain(type)) ?? 0) + count);
  return sums;
}

/** How many of each type an empire has: aboard, in stock, and in training. */
const flyersOf = ({ squadrons, empires }: State, owner: SeatId): ReadonlyMap<string, number> =>
  sumsOf([
    ...valuesInOrder(squadrons).flatMap(({ seat, ships }) =>
      seat === owner ? ships.flatMap(carriedBy) : [],
    ),
    ...stockOf(empires[owner]?.stock),
    ...(empires[owner]?.topGuns ?? []).map(({ flyer, count }) => ({ type: flyer.type, count })),
  ]);

/** What is left of groups in flight comes back, or has no room and is lost (A10.356). */
function landingFaults(event: Event, { battle }: State): readonly string[] {
  if (event.kind !== 'wings-recovered') return [];
  const flew = sumsOf((battle?.launched?.[event.unit] ?? []).flatMap(carriedBy));
  const landed = sumsOf([...event.back, ...event.lost]);
  return [...new Set([...flew.keys(), ...landed.keys()])].flatMap((type) =>
    (flew.get(type) ?? 0) === (landed.get(type) ?? 0)
      ? []
      : [`${event.unit} lands ${landed.get(type) ?? 0}x${type} of ${flew.get(type) ?? 0} in flight`],
  );
}

/** What an empire has more of or fewer after an event, though the event does not say so. */
export function flyingFaults(event: Event, before: State, after: State): readonly string[] {
  if (untold.has(event.kind)) return [];
  const landed = landingFaults(event, before);
  if (landed.length > 0) return landed;
  const { seat: own } = event as { readonly seat?: SeatId };
  const moves = told[event.kind] as ((event: Event, before: State) => readonly Group[]) | undefined;
  return keysInOrder(before.empires).flatMap((seat) => {
    // What is hit is lost with all that it carries.
    if (moves !== undefined && seat !== own) return [];
    const moved = sumsOf(moves?.(event, before) ?? []);
    const [had, has] = [flyersOf(before, seat), flyersOf(after, seat)];
    return [...new Set([...had.keys(), ...has.keys(), ...moved.keys()])].flatMap((type) => {
      const left = (had.get(type) ?? 0) + (moved.get(type) ?? 0);
      const is = has.get(type) ?? 0;
      return is === left ? [] : [`${event.kind} leaves ${seat} ${is}x${type}, where ${left} should be left`];
    });
  });
}
