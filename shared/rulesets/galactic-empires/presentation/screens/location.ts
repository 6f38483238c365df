import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { ForceRow, Page, Row, Section } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { tenthsText } from '#kernel/report/plainText.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Order } from '../../game.ts';
import type { Unit } from '../../model/state.ts';
import { garrisonId } from '../../model/state.ts';
import type { Report, SeenUnit, View } from '../../model/view.ts';
import { buildCounter } from '../../fleets/building.ts';
import { totalCombat, totalHitPoints } from '../../model/units/forces.ts';
import { maybeStarship } from '../../tables/starships.ts';
import { labelled, namesPhrase, printed, resources, shipName, unitArg } from '../../model/words.ts';
import { figureColumn, text, wordColumn } from '../cells.ts';
import { unranked } from '../ships.ts';
import { defences, facts } from './locationFacts.ts';
import { routes } from './routesTable.ts';
import { typeSubject } from '../ships.ts';

/** The location report (GE 373-397), from the last report of the sector and the reader's units there. */
export function location(view: View, plan: Plan<Order>, place: PlaceId): Page {
  const sector = view.sectors[place];
  const report = sector?.report;
  return {
    title: phrase('{place}', { place: sector?.name ?? place }),
    subtitle: subtitle(view, sector?.number ?? 0, report),
    sections: [
      ...(report === undefined
        ? []
        : [{ kind: 'facts', title: 'Location report', facts: facts(view, place, report) } as const]),
      ...(report?.builds === undefined ? [] : [buildList(view, plan, place, report.builds)]),
      ...(report === undefined || report.level === 0 ? [] : [defences(report)]),
      {
        kind: 'forces',
        title: 'Your forces',
        forces: ownForces(view, place),
        empty: 'You have no units here.',
      },
      {
        kind: 'forces',
        title: 'Foreign forces',
        forces: (report?.forces ?? []).map((seen) => foreignForce(view, seen)),
        empty: noForces(view, report),
      },
      routes(view, place),
    ],
  };
}

function subtitle(view: View, number: number, report: Report | undefined): Page['title'] {
  if (report === undefined) return phrase('Sector {number}. Never scouted.', { number });
  if (report.turn === view.turn - 1) return phrase('Sector {number}. Reported this turn.', { number });
  const age = view.turn - 1 - report.turn;
  return age === 1
    ? phrase('Sector {number}. Last reported in turn {turn}, one turn ago.', { number, turn: report.turn })
    : phrase('Sector {number}. Last reported in turn {turn}, {age} turns ago.', {
        number,
        turn: report.turn,
        age,
      });
}

function buildList(
  view: View,
  plan: Plan<Order>,
  place: PlaceId,
  builds: NonNullable<Report['builds']>,
): Section {
  const own = view.sectors[place]?.report?.owner === view.me;
  const { ordered, left } = buildCounter(view, plan, garrisonId(place));
  return {
    kind: 'table',
    title: own
      ? printed('Industrial center: {ordered} of {all} ordered', { ordered, all: ordered + left })
      : 'Industrial center',
    columns: [
      wordColumn('type', 'Builds'),
      figureColumn('attack', 'Attack'),
      figureColumn('hits', 'Hits'),
      figureColumn('moves', 'Moves'),
      figureColumn('cost', 'Cost'),
      figureColumn('upkeep', 'Upkeep'),
    ],
    rows: builds.flatMap((type): readonly Row[] => {
      const ship = maybeStarship(type);
      if (ship === undefined) return [];
      const { attacks, combat, hitPoints, moves, cost, upkeep } = ship;
      return [
        {
          id: type,
          spot: { study: typeSubject(type) },
          cells: {
            type: text(shipName(type), shipName(type)),
            attack: text(`${attacks}×${combat}`, attacks * combat),
            hits: text(tenthsText(hitPoints), hitPoints),
            moves: text(String(moves), moves),
            cost: text(String(cost), cost),
            upkeep: text(resources(upkeep), upkeep),
          },
        },
      ];
    }),
    empty: 'Nothing is built here.',
  };
}

function ownForces(view: View, place: PlaceId): readonly ForceRow[] {
  return inOrder(view.units).flatMap(([unit, own]): readonly ForceRow[] => {
    if (own.place !== place) return [];
    return [
      {
        unit,
        owner: view.me,
        name: ownName(unit, own),
        combat: totalCombat(own),
        hitPoints: totalHitPoints(own),
        stacks: unranked(own.stacks),
      },
    ];
  });
}

function ownName(unit: UnitId, own: Unit): Phrase {
  const named = { unit: { to: 'unit', id: unit, text: labelled(own) } } as const;
  if (own.admirals.length === 0) return phrase(own.cloaked ? '{unit} (cloaked)' : '{unit}', named);
  return phrase(own.cloaked ? '{unit} with {admirals} (cloaked)' : '{unit} with {admirals}', {
    ...named,
    admirals: namesPhrase(own.admirals.map(({ name }) => name)),
  });
}

function foreignForce(view: View, seen: SeenUnit): ForceRow {
  const unit: UnitId = seen.unit;
  return {
    unit,
    ...defined({ owner: seen.owner }),
    name: phrase('{unit}', { unit: unitArg(view, unit) }),
    combat: seen.combat,
    hitPoints: seen.hitPoints,
    stacks: unranked(seen.ships),
  };
}

function noForces(view: View, report: Report | undefined): string {
  if (report === undefined) return 'No known forces.';
  return report.turn === view.turn - 1
    ? 'No foreign forces were seen here.'
    : 'No foreign forces were seen here at the last report.';
}
