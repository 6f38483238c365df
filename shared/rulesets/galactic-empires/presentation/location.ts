import type { PlaceId, UnitId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import type { Fact, ForceRow, Page, Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { tenthsText } from '#kernel/report/plainText.ts';
import { world } from '../imagine.ts';
import type { Order } from '../model/orders.ts';
import type { Report, SeenUnit, View } from '../model/view.ts';
import { buildCounter } from '../orders/buildStarships.ts';
import { longestDecline } from '../rules/annexation.ts';
import { shipCount, totalCombat, totalHitPoints } from '../rules/forces.ts';
import { sectorRevenue } from '../rules/money.ts';
import { travelCost } from '../rules/movement.ts';
import { hasPermission, isOpen } from '../rules/permission.ts';
import { pillageGroundProblem, pillageShares } from '../rules/pillaging.ts';
import { garrisonId } from '../model/state.ts';
import { defence } from '../tables/defences.ts';
import { maybeStarship } from '../tables/starships.ts';
import { damageWords, labelled, placeArg, resources, seatArg, shipName, unitArg } from '../words.ts';
import { cell, fact, wordColumn, figureColumn, text, words } from './cells.ts';
import { map } from './map.ts';
import { unranked } from './ships.ts';
import { defencesArg, typeSubject } from './study.ts';

/** The location report (GE 373-397), from the last report of the sector and one's own units there. */
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
  if (report === undefined) return phrase('Sector {number}. No report has ever come from here.', { number });
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

function facts(view: View, place: PlaceId, report: Report): readonly Fact[] {
  const { owner, annexedTo, damage, revenue, builds, level, levelDamage, decline } = report;
  const actual = sectorRevenue(world(view), place);
  const full = phrase('{revenue} resources', { revenue });
  return [
    fact(
      'Owner',
      owner === undefined ? phrase('Independent') : phrase('{empire}', { empire: seatArg(view, owner) }),
      owner === view.me ? 'good' : undefined,
    ),
    fact(
      'Annexed to',
      annexedTo === undefined
        ? phrase('Locally controlled')
        : phrase('{empire}', { empire: seatArg(view, annexedTo) }),
      annexedTo !== undefined && annexedTo === owner ? 'gold' : undefined,
    ),
    ...(decline === 0
      ? []
      : [
          fact(
            'Annexation declines',
            phrase('turn {decline} of {most}', { decline, most: longestDecline }),
            'warn',
          ),
        ]),
    fact('Sector damage', words(damageWords[damage] ?? String(damage)), damage === 0 ? 'muted' : 'warn'),
    fact(
      'Tax revenue',
      damage === 0
        ? full
        : phrase('{revenue} resources; {actual} with its damage', { revenue, actual: resources(actual) }),
      'gold',
    ),
    ...pillaged(view, place),
    ...permissions(view, place, report),
    fact('Industrial center', builds === undefined ? phrase('None') : phrase('Yes')),
    fact(
      'Defences',
      phrase('{defences}', { defences: defencesArg(defenceWords(level, levelDamage)) }),
      levelDamage > 0 ? 'warn' : undefined,
    ),
  ];
}

/** What pillage would bring in all, where the reader has starships that may do it (GE 1505). */
function pillaged(view: View, place: PlaceId): readonly Fact[] {
  const here = inOrder(view.units).some(([, unit]) => unit.place === place && shipCount(unit) > 0);
  if (!here || pillageGroundProblem(world(view), view.me, place) !== undefined) return [];
  const [amount = 0] = pillageShares(world(view), place, [1]);
  return [
    fact(
      'If pillaged',
      phrase('{amount} resources at once, no taxes, and more damage', { amount: resources(amount) }),
    ),
  ];
}

/** Shown for own sectors and for permissions one holds (GE 385). */
function permissions(view: View, place: PlaceId, { owner, permitted }: Report): readonly Fact[] {
  if (owner === view.me) {
    if (permitted.length === 0) return [fact('Special permission', phrase('Given to nobody'))];
    return permitted.map((seat) =>
      fact('Special permission', phrase('Given to the {empire}', { empire: seatArg(view, seat) })),
    );
  }
  if (permitted.includes(view.me)) return [fact('Special permission', phrase('Granted to you'), 'good')];
  return hasPermission(world(view), view.me, place)
    ? [fact('Passage rights', phrase('Granted to you for all sectors of this empire'), 'good')]
    : [];
}

function defenceWords(level: number, levelDamage: number): string {
  if (level === 0) return 'None';
  if (levelDamage === 0) return `Level ${level}, undamaged`;
  return levelDamage === level
    ? `Level ${level}, in ruins`
    : `Level ${level}, damaged by ${levelDamage}: works as level ${level - levelDamage}`;
}

/** What the defences give to those inside them (GE 1189-1203). */
function defences({ level, levelDamage }: Report): Section {
  const effective = level - levelDamage;
  if (effective === 0)
    return {
      kind: 'facts',
      title: 'Sector defences',
      facts: [fact('Effect', phrase('None until they are repaired'), 'warn')],
    };
  const { capacity, combatBonus, hitPointBonus } = defence(effective);
  return {
    kind: 'facts',
    title: 'Sector defences',
    facts: [
      fact('Room for', phrase('{capacity} starships in each round', { capacity })),
      fact('Combat', phrase('{combatBonus}% more', { combatBonus })),
      fact('Hit-points', phrase('{bonus} more', { bonus: tenthsText(hitPointBonus) })),
    ],
  };
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
      ? `Industrial center: ${ordered}/${left} starships ordered and still allowed`
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
    const named = {
      unit: { to: 'unit', id: unit, text: labelled(own) },
      admirals: own.admirals.map(({ name }) => name).join(', '),
    } as const;
    return [
      {
        unit,
        owner: view.me,
        name: phrase(
          `{unit}${own.admirals.length === 0 ? '' : ' with {admirals}'}${own.cloaked ? ' (cloaked)' : ''}`,
          named,
        ),
        combat: totalCombat(own),
        hitPoints: totalHitPoints(own),
        stacks: unranked(own.stacks),
      },
    ];
  });
}

function foreignForce(view: View, seen: SeenUnit): ForceRow {
  const unit: UnitId = seen.unit;
  return {
    unit,
    ...(seen.owner === undefined ? {} : { owner: seen.owner }),
    name: phrase('{unit}', { unit: unitArg(view, unit) }),
    combat: seen.combat,
    hitPoints: seen.hitPoints,
    stacks: unranked(seen.ships),
  };
}

function noForces(view: View, report: Report | undefined): string {
  if (report === undefined) return 'Nothing is known of forces here.';
  return report.turn === view.turn - 1
    ? 'No foreign forces were seen here.'
    : 'No foreign forces were seen here at the last report.';
}

/** The six neighbours of a hex, as the map shows them with north up. */
const winds: Readonly<Record<string, string>> = {
  '1,0': 'E',
  '0,1': 'SE',
  '-1,1': 'SW',
  '-1,0': 'W',
  '0,-1': 'NW',
  '1,-1': 'NE',
};

function windTo(view: View, from: PlaceId, to: PlaceId): string {
  const [a, b] = [view.sectors[from], view.sectors[to]];
  return a === undefined || b === undefined ? '' : (winds[`${b.q - a.q},${b.r - a.r}`] ?? '');
}

/** Where one can go from here, and the borders that nobody crosses (GE 341, 395). */
function routes(view: View, place: PlaceId): Section {
  const barred = map(view).barriers.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));
  const known = world(view);
  const cost = (to: PlaceId): Row['cells'][string] => {
    const points = travelCost(known, view.me, to);
    return isOpen(known, view.me, to) ? text(String(points), points) : text('no entry', 9, 'bad');
  };
  return {
    kind: 'table',
    title: 'Movement routes',
    columns: [
      wordColumn('sector', 'To'),
      wordColumn('wind', 'Way'),
      wordColumn('owner', 'Owner'),
      figureColumn('cost', 'Move-points'),
    ],
    rows: [
      ...(view.sectors[place]?.links ?? []).map((to) => route(view, place, to, cost(to))),
      ...barred.map((to) => route(view, place, to, text('barrier', 10, 'muted'))),
    ],
    empty: 'No way leads out of this sector.',
  };
}

function route(view: View, from: PlaceId, to: PlaceId, cost: Row['cells'][string]): Row {
  const report = view.sectors[to]?.report;
  const named = placeArg(view, to);
  const wind = windTo(view, from, to);
  return {
    id: to,
    spot: { place: to },
    cells: {
      sector: cell(phrase('{place}', { place: named }), named.text),
      wind: text(wind, wind, 'muted'),
      owner:
        report === undefined
          ? text('Unknown', ' ', 'muted')
          : cell(
              phrase('{owner}', {
                owner: report.owner === undefined ? 'Independent' : seatArg(view, report.owner),
              }),
              report.owner ?? '',
            ),
      cost,
    },
  };
}
