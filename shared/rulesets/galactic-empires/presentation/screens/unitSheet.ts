import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Page, Row, Section, UnitSheet } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { tenthsText } from '#kernel/report/plainText.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Order } from '../../game.ts';
import type { State, Unit } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { orders } from '../../orders.ts';
import { preview } from '../../preview/preview.ts';
import { countOf, typesOf } from '../../model/units/forces.ts';
import { countsByRank } from '../../model/units/ranks.ts';
import { inPhase, phaseOrdersOf } from '../../movement/phases.ts';
import { maybeStarship } from '../../tables/starships.ts';
import { labelled, placeArg, shipName, unitArg } from '../../model/words.ts';
import { figureColumn, term, text, wordColumn } from '../cells.ts';
import type { GroupTitle } from '../groups.ts';
import { stackPictures } from '../ships.ts';
import { admiralSubject } from './study.ts';
import { typeSubject } from '../ships.ts';
import { unitFacts } from './unitFacts.ts';
import { problemCounts, row } from './units.ts';

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
      unit: view.units[unit] === undefined ? labelled(own) : unitArg(view, unit),
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
        leads: id === leader ? term('yes', 0, 'gold') : text('', 1),
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
      ...(phase === 0 ? {} : { moment: inPhase(phase) }),
      ...defined({ cost }),
    };
  });
}

const said = (view: View, order: Order, unit: UnitId): Phrase =>
  (orders[order.kind] as { say(order: Order, view: View, at: object): Phrase }).say(order, view, { unit });
