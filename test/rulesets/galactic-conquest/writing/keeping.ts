import { sumOf } from '#kernel/steps/fractions.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Event } from '#rulesets/galactic-conquest/game.ts';
import { crewKinds, type CrewReserve } from '#rulesets/galactic-conquest/model/condition/crew.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';

/*
 * Ships, the defense factors that they have lost, and crew units in reserve are counted a second time: all of these change by events that are about
 * them and by no others, factors come back by as many as an event says, and the reserve of crews is what an event says.
 */

type Kind = Event['kind'];

/** By which ships come, or are gone, whoever has them; one that goes over is gone here and comes there. */
const moving: ReadonlySet<Kind> = new Set<Kind>([
  ...(['bought', 'navy-given', 'ship-finished', 'guard-finished', 'base-built', 'crew-left'] as const),
  ...(['merchants-mustered', 'merchants-dismissed', 'reserve-called', 'reserve-returned'] as const),
  ...(['monitor-appeared', 'monitor-finished', 'monitor-in-transit', 'monitor-stationed'] as const),
  ...(['prospectors-assigned', 'crews-trained', 'freighters-spent', 'starved', 'surveyors-starved'] as const),
  ...([
    'struck',
    'drones-struck',
    'riders-flew',
    'strike-flown',
    'civilians-struck',
    'mines-crossed',
  ] as const),
  ...(['squadron-lost', 'hyperwarp-lost', 'computer-failed', 'computers-failed', 'surrendered'] as const),
  ...(['boardings-decided', 'bases-ended', 'bases-scuttled', 'bases-yielded', 'mothballs-unpaid'] as const),
  ...(['liquidated', 'scrap-done', 'ships-scrapped', 'stock-scrapped', 'ships-given'] as const),
  ...(['space-surrendered', 'squadron-surrendered', 'system-surrendered', 'system-judged'] as const),
  ...(['rebellion-judged', 'ships-handed-over'] as const),
]);

/** By which ships lose defense factors, but for those that come or go with theirs. */
const hurting: ReadonlySet<Kind> = new Set<Kind>([
  ...(['struck', 'drones-struck', 'riders-flew', 'strike-flown', 'mines-crossed', 'battle-ended'] as const),
  ...(['mothballs-unpaid', 'boardings-decided'] as const),
]);

/** How many defense factors come back by an event; undefined: as many as there is room for, which it does not say. */
const mended: { readonly [K in Kind]?: (event: Extract<Event, { readonly kind: K }>) => number | undefined } =
  {
    patched: ({ ships }) => sumOf(ships.map(({ points }) => points)),
    'officers-mended': ({ ships }) => sumOf(ships.map(({ points }) => points)),
    worked: () => undefined,
    // A smaller variant has fewer to lose.
    'ship-converted': () => undefined,
  };

/** What is kept of crews comes to the reserve (B9.70, C2.41). */
const keptBy = (event: Event): CrewReserve | undefined => {
  if (event.kind === 'ships-given') return event.back;
  return event.kind === 'mothballed' ||
    event.kind === 'liquidated' ||
    event.kind === 'ships-handed-over' ||
    event.kind === 'ships-scrapped' ||
    event.kind === 'restored'
    ? event.kept
    : undefined;
};

/** What an event says that is in reserve afterwards, if it changes. */
function reserveBy(event: Event): CrewReserve | undefined {
  if (event.kind === 'crew-raised') return event;
  return event.kind === 'gifts-crewed' ||
    event.kind === 'ship-converted' ||
    event.kind === 'prizes-converted' ||
    event.kind === 'reactivated' ||
    event.kind === 'mothballs-unpaid'
    ? event.reserve
    : undefined;
}

interface Held {
  readonly ships: number;
  readonly lost: number;
  readonly crews: CrewReserve;
}

/** What an empire has in some squadrons, and in reserve. */
function heldBy({ squadrons, empires }: State, owner: SeatId, units: readonly UnitId[]): Held {
  const ships = units.flatMap((unit) => {
    const one = squadrons[unit];
    return one?.seat === owner
      ? [...one.ships, ...(one.prizes ?? [])].filter(({ band }) => band === undefined)
      : [];
  });
  const many = ships.map(({ hull }) => Number(/^(\d+)x/.exec(hull)?.[1] ?? 1));
  return {
    ships: sumOf(many),
    lost: sumOf(ships.map(({ lost = 0 }) => lost)),
    crews: empires[owner]?.crews ?? {},
  };
}

function crewFaults(event: Event, owner: SeatId, had: CrewReserve, has: CrewReserve): readonly string[] {
  const { seat: own } = event as { readonly seat?: SeatId };
  // Whoever surrenders has no crews any longer.
  if (event.kind === 'empire-surrendered' && owner === own) return [];
  const [kept, told] = owner === own ? [keptBy(event) ?? {}, reserveBy(event)] : [{}, undefined];
  return crewKinds.flatMap((kind) => {
    const left = told === undefined ? (had[kind] ?? 0) + (kept[kind] ?? 0) : (told[kind] ?? 0);
    const is = has[kind] ?? 0;
    return is === left
      ? []
      : [
          `${event.kind} leaves ${owner} ${is} thousandths of ${kind} crew units, where ${left} should be left`,
        ];
  });
}

/** How many defense factors more are lost than before, in all. */
function damageFaults({ kind }: Event, more: number, back: number | undefined): readonly string[] {
  if (moving.has(kind)) return [];
  if (more > 0) return hurting.has(kind) ? [] : [`${kind} takes ${more} DF`];
  return back === undefined || more === -back
    ? []
    : [`${kind} brings back ${-more} DF, where ${back} should come back`];
}

/** Ships, defense factors and crew units that an event gives or takes though it is not about them, or otherwise than it says. */
export function keepingFaults(event: Event, before: State, after: State): readonly string[] {
  const told = mended[event.kind] as ((event: Event) => number | undefined) | undefined;
  const changed = keysInOrder({ ...before.squadrons, ...after.squadrons }).filter(
    (unit) => before.squadrons[unit] !== after.squadrons[unit],
  );
  const all = keysInOrder(before.empires).map(
    (owner) => [owner, heldBy(before, owner, changed), heldBy(after, owner, changed)] as const,
  );
  const sum = (of: (held: Held) => number): number => sumOf(all.map(([, had, has]) => of(has) - of(had)));
  return [
    ...damageFaults(
      event,
      sum(({ lost }) => lost),
      told === undefined ? 0 : told(event),
    ),
    ...all.flatMap(([owner, had, has]) => [
      ...(had.ships === has.ships || moving.has(event.kind)
        ? []
        : [`${event.kind} leaves ${owner} ${has.ships - had.ships} ships more`]),
      ...crewFaults(event, owner, had.crews, has.crews),
    ]),
  ];
}
