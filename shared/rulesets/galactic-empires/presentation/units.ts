import type { OrderRef, UnitId } from '#kernel/ids.ts';
import { listedOrders, ordersOf } from '#kernel/orders/plan.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import type { Fact, Page, Row, Section, UnitRow, UnitSheet } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { tenthsText } from '#kernel/report/plainText.ts';
import type { Order } from '../model/orders.ts';
import type { State, Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { orders } from '../orders/index.ts';
import { ownUnits, preview } from '../preview.ts';
import { review } from '../review.ts';
import { canCloak } from '../rules/cloaking.ts';
import { countOf, headCount, shipCount, totalCombat, totalHitPoints, typesOf } from '../rules/forces.ts';
import { upkeepOf } from '../rules/money.ts';
import { movePoints, movePointsAtStart } from '../rules/movement.ts';
import { phaseOrdersOf } from '../rules/phases.ts';
import { countsByRank } from '../rules/ranks.ts';
import { scoutingOf } from '../rules/scouting.ts';
import { buildCounter } from '../orders/buildStarships.ts';
import { maybeStarship } from '../tables/starships.ts';
import { placeArg, resources, retreatWords, shipName, unitArg, unitLabel } from '../words.ts';
import { fact, wordColumn, figureColumn, text } from './cells.ts';
import type { GroupTitle } from './groups.ts';
import { silhouette, stackPictures } from './ships.ts';
import { admiralSubject, defencesArg, typeSubject } from './study.ts';

/**
 * The list of own units (GE 413-431), those the plan forms among them. Ships and move-points are as they stand after the first events,
 * when fleets are formed and neighbours have passed ships to each other; moves left are those after the planned moves.
 */
export function units(view: View, plan: Plan<Order>): readonly UnitRow[] {
  const start = preview(view, plan).start;
  const troubled = problemCounts(view, plan);
  return ownUnits(start, view)
    .map((unit) => row(view, plan, unit, start.units[unit] as Unit, troubled.get(unit) ?? 0))
    .sort((a, b) => (a.kind === b.kind ? 0 : a.kind === 'starfleet' ? -1 : 1));
}

function problemCounts(view: View, plan: Plan<Order>): ReadonlyMap<UnitId, number> {
  const owners = new Map<OrderRef, UnitId>();
  for (const { unit, order } of listedOrders(plan)) if (unit !== undefined) owners.set(order.ref, unit);
  const counts = new Map<UnitId, number>();
  for (const { order } of review(view, plan)) {
    const unit = order === undefined ? undefined : owners.get(order);
    if (unit !== undefined) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return counts;
}

function row(view: View, plan: Plan<Order>, unit: UnitId, own: Unit, problems: number): UnitRow {
  const start = preview(view, plan).start;
  const moved = preview(view, plan).moved;
  const later = moved.units[unit];
  return {
    unit,
    kind: own.kind,
    label: unitLabel(own),
    name: own.name,
    place: own.place,
    placeName: view.sectors[own.place]?.name ?? own.place,
    ships: shipCount(own),
    admirals: own.admirals.length,
    movesLeft: later === undefined ? 0 : movePoints(moved, later),
    movesAtStart: movePointsAtStart(start, own),
    shipClass: silhouette(own.stacks),
    orders: ordersOf(plan, unit).length,
    combat: totalCombat(own),
    hitPoints: totalHitPoints(own),
    problems,
    ...abilities(start, own),
  };
}

/** What the list tells of a unit's best ships (GE 427-431). */
function abilities(
  start: State,
  own: Unit,
): Pick<UnitRow, 'scouting' | 'scoutingBeyond' | 'search' | 'cloak' | 'cloaked'> {
  const types = typesOf(own);
  if (types.length === 0) return {};
  return {
    scouting: Math.max(...types.map((type) => scoutingOf(start, type).near)),
    scoutingBeyond: Math.max(...types.map((type) => scoutingOf(start, type).bonus)),
    search: Math.max(...types.map((type) => maybeStarship(type)?.search ?? 0)),
    cloak: own.kind === 'starfleet' && types.every((type) => canCloak(start, type)),
    ...(own.cloaked ? { cloaked: true } : {}),
  };
}

/** One unit's plan (GE 461-517): its facts, ships, admirals and orders, each with its phase and the move-points it costs. */
export function unitSheet(view: View, plan: Plan<Order>, unit: UnitId): UnitSheet {
  const start = preview(view, plan).start;
  const own = view.units[unit] ?? start.units[unit];
  if (own === undefined || own.owner !== view.me)
    throw new RangeError(`${unit} is not a unit of this view or plan`);
  return {
    row: row(view, plan, unit, start.units[unit] ?? own, problemCounts(view, plan).get(unit) ?? 0),
    page: sheetPage(view, plan, unit, own, start),
    stacks: stackPictures(view.units[unit]?.stacks ?? []),
    orders: orderLines(view, plan, unit),
  };
}

function sheetPage(view: View, plan: Plan<Order>, unit: UnitId, own: Unit, start: State): Page {
  return {
    title: phrase('{unit}', {
      unit: view.units[unit] === undefined ? `${unitLabel(own)} ${own.name}` : unitArg(view, unit),
    }),
    subtitle:
      view.units[unit] === undefined
        ? phrase('To be formed in {place}', { place: placeArg(view, own.place) })
        : phrase('In {place}', { place: placeArg(view, own.place) }),
    sections: [
      { kind: 'facts', title: 'Unit', facts: unitFacts(view, plan, unit, start.units[unit] ?? own, start) },
      typesTable(own),
      admiralsTable(own),
    ],
  };
}

function unitFacts(view: View, plan: Plan<Order>, unit: UnitId, own: Unit, start: State): readonly Fact[] {
  const { battles, searches } = preview(view, plan);
  const leader = own.admirals.find(({ id }) => id === own.leader);
  const garrison = own.kind === 'garrison';
  const { ordered, left } = buildCounter(view, plan, unit);
  return [
    {
      label: 'Name',
      value: phrase('{name}', { name: own.name === '' ? unitLabel(own) : own.name }),
      changedBy: 'rename-unit' satisfies Order['kind'],
    },
    fact('Total combat', phrase('{combat}', { combat: totalCombat(own) })),
    fact('Total hit-points', phrase('{hits}', { hits: tenthsText(totalHitPoints(own)) })),
    fact('Upkeep', phrase('{upkeep} resources a turn', { upkeep: resources(upkeepOf(start, own)) })),
    ...(garrison ? [] : [fact('Move-points', phrase('{moves}', { moves: movePointsAtStart(start, own) }))]),
    ...(own.working === undefined
      ? []
      : [
          fact(
            'Work',
            phrase(
              own.working === 'construction'
                ? 'Builds sector defences all turn'
                : 'Razes sector defences all turn',
            ),
            'warn',
          ),
        ]),
    ...(own.admirals.length === 0
      ? []
      : [
          {
            ...fact(
              'Leader',
              leader === undefined ? phrase('Nobody') : phrase('{leader}', { leader: leader.name }),
              'gold',
            ),
            changedBy: 'assign-leader' satisfies Order['kind'],
          },
        ]),
    ...stance(view, own),
    ...(garrison ? defencesHere(view, own) : []),
    ...scoutingFacts(start, own),
    ...(own.cloaked ? [fact('Cloaked', phrase('Yes'), 'good')] : []),
    ...(ordered + left === 0
      ? []
      : [fact('Starships ordered', phrase('{ordered}/{left}', { ordered, left }))]),
    ...battles
      .filter(({ units: fighting }) => fighting.includes(unit))
      .map(({ phase, place }) =>
        fact(
          'Battle expected',
          phrase('In {place}, phase {phase}', { place: placeArg(view, place), phase }),
          'warn',
        ),
      ),
    ...searches
      .filter((search) => search.unit === unit)
      .map(({ phase, place }) =>
        fact('Search expected', phrase('In {place}, phase {phase}', { place: placeArg(view, place), phase })),
      ),
    ...(headCount(own) === 0 && !garrison
      ? [fact('Empty', phrase('Will be dissolved unless ships or admirals join it'), 'warn')]
      : []),
  ];
}

/** What it does in battle, each with the order that changes it (GE 511-517). */
function stance(view: View, own: Unit): readonly Fact[] {
  const garrison = own.kind === 'garrison';
  const changed = (one: Fact, changedBy: Order['kind']): Fact => (garrison ? one : { ...one, changedBy });
  return [
    changed(fact('Retreat level', retreatPhrase(own)), 'set-retreat-level'),
    changed(
      fact(
        'Sector defences',
        phrase(garrison || own.defends ? 'Enters them in battle' : 'Stays outside in battle'),
      ),
      'set-defend-option',
    ),
    {
      ...fact(
        'Follows',
        own.follows === undefined
          ? phrase('No other unit')
          : phrase('{unit}', { unit: unitArg(view, own.follows) }),
      ),
      changedBy: 'set-follow' satisfies Order['kind'],
    },
  ];
}

/** The sector defences that a garrison mans (GE 509). */
function defencesHere(view: View, own: Unit): readonly Fact[] {
  const level = view.sectors[own.place]?.report?.level ?? 0;
  return [
    fact(
      'Defences here',
      level === 0
        ? phrase('None: {study}', { study: defencesArg('what can be built') })
        : phrase('{study}', { study: defencesArg(`Level ${level}`) }),
    ),
  ];
}

/** What the unit's ships can do beside fighting (GE 427-431). */
function scoutingFacts(start: State, own: Unit): readonly Fact[] {
  const types = typesOf(own);
  if (types.length === 0) return [];
  const chances = types.map((type) => scoutingOf(start, type));
  const near = Math.max(...chances.map((chance) => chance.near));
  const bonus = Math.max(...chances.map((chance) => chance.bonus));
  return [
    fact('Scouting', phrase('Best ship {near}%, bonus {bonus}%', { near, bonus })),
    ...(own.kind === 'starfleet' && types.every((type) => canCloak(start, type))
      ? [fact('Cloaking ability', phrase('All ships'))]
      : []),
  ];
}

function retreatPhrase({ kind, follows, retreatLevel }: Unit): Phrase {
  if (kind === 'garrison') return phrase('Never retreats');
  if (follows !== undefined) return phrase('As the unit it follows');
  return phrase('{level}, {when}', { level: retreatLevel, when: retreatWords(retreatLevel) });
}

function typesTable(own: Unit): Section {
  return {
    kind: 'table',
    title: 'Starships',
    orders: 'Starships' satisfies GroupTitle,
    columns: [
      wordColumn('type', 'Type'),
      wordColumn('class', 'Class'),
      figureColumn('ships', 'Ships'),
      figureColumn('ranks', 'In rank 1–5'),
      figureColumn('attack', 'Attack'),
      figureColumn('hits', 'Hits'),
      figureColumn('moves', 'Moves'),
      figureColumn('search', 'Search'),
      figureColumn('siege', 'Siege'),
    ],
    rows: typesOf(own).flatMap((type): readonly Row[] => {
      const ship = maybeStarship(type);
      if (ship === undefined) return [];
      const ranks = countsByRank(own, type);
      return [
        {
          id: type,
          spot: { study: typeSubject(type) },
          cells: {
            type: text(shipName(type), shipName(type)),
            class: text(ship.class, ship.class),
            ships: text(String(countOf(own.stacks, type)), countOf(own.stacks, type)),
            ranks: text(ranks.join('/'), ranks.map((count) => String(count).padStart(6, '0')).join(' ')),
            attack: text(`${ship.attacks}×${ship.combat}`, ship.attacks * ship.combat),
            hits: text(tenthsText(ship.hitPoints), ship.hitPoints),
            moves: text(String(ship.moves), ship.moves),
            search: text(`${ship.search}%`, ship.search),
            siege: text(ship.siege === undefined ? '' : `${ship.siege}%`, ship.siege ?? 0),
          },
        },
      ];
    }),
    empty: 'No starships.',
  };
}

function admiralsTable({ admirals, leader }: Unit): Section {
  return {
    kind: 'table',
    title: 'Admirals',
    orders: 'Admirals' satisfies GroupTitle,
    columns: [
      wordColumn('name', 'Name'),
      figureColumn('tactics', 'Tactics'),
      figureColumn('siegecraft', 'Siegecraft'),
      figureColumn('attack', 'Attack'),
      figureColumn('hits', 'Hits'),
      wordColumn('leads', 'Leads'),
    ],
    rows: admirals.map(({ id, name, tactics, siegecraft, attacks, combat, hitPoints }) => ({
      id,
      spot: { study: admiralSubject(id) },
      cells: {
        name: text(name, name),
        tactics: text(String(tactics), tactics),
        siegecraft: text(String(siegecraft), siegecraft),
        attack: text(`${attacks}×${combat}`, attacks * combat),
        hits: text(tenthsText(hitPoints), hitPoints),
        leads: id === leader ? text('yes', 0, 'gold') : text('', 1),
      },
    })),
    empty:
      'No admirals in this unit. A garrison with an industrial center can hire one; another unit can transfer one here.',
  };
}

function orderLines(view: View, plan: Plan<Order>, unit: UnitId): UnitSheet['orders'] {
  const listed = ordersOf(plan, unit);
  const phases = phaseOrdersOf(listed);
  const costs = new Map<OrderRef | undefined, number>(
    preview(view, plan).entries.flatMap(({ event }) =>
      event.kind === 'starfleet-travelled' || event.kind === 'starfleet-waited'
        ? [[event.cause, event.cost] as const]
        : [],
    ),
  );
  return listed.map((order) => {
    const phase = phases.findIndex(({ ref }) => ref === order.ref) + 1;
    const cost = costs.get(order.ref);
    return {
      ref: order.ref,
      kind: order.kind,
      said: said(view, order, unit),
      ...(phase === 0 ? {} : { phase }),
      ...(cost === undefined ? {} : { cost }),
    };
  });
}

const said = (view: View, order: Order, unit: UnitId): Phrase =>
  (orders[order.kind] as { say(order: Order, view: View, at: object): Phrase }).say(order, view, { unit });
