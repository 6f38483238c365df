import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Fact, Page, Row, Section } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { System, Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { attackOf } from '../sidcors/factors.ts';
import { imagine } from '../model/imagine.ts';
import { utilised } from '../economy/economy.ts';
import {
  checksOf,
  drift,
  grows,
  linkedTo,
  rebelsIn,
  checkNames,
  growth,
  morale,
} from '../loyalty/loyalty.ts';
import { controlIn } from '../supply/control.ts';
import { labelOf } from '../map/board.ts';
import type { Terrain } from '../map/terrain.ts';
import { terrainNames } from '../map/terrain.ts';
import { labelOfUnit, nameOfSeat } from './names.ts';
import { fact, number, cell, columns } from './cells.ts';

/** What is known of a sector: its system, and the units in it. */
export function sectorPage(view: View, place: PlaceId): Page {
  const { systems, sectors } = view;
  const system: System | undefined = systems[place] ?? sectors[place]?.system?.figures;
  const seen = sectors[place];
  const foreign = system === undefined ? seen?.system : undefined;
  return {
    title: phrase('Sector {sector}', { sector: labelOf(place) }),
    sections: [
      ...(system === undefined && foreign === undefined
        ? []
        : [
            systemFacts(
              system,
              foreign,
              view.terrain?.[place],
              systems[place]?.owner === view.me ? loyaltyFacts(view, place, systems[place]) : [],
            ),
          ]),
      unitsHere(view, place),
    ],
  };
}

/** All units that are known in a sector. */
function unitsHere(view: View, place: PlaceId): Section {
  const { sectors, units } = view;
  const here = [
    ...inOrder(units)
      .filter(([, unit]) => unit.place === place)
      .map(([id, unit]) => [id, unit, { unit: id }] as const),
    ...inOrder(sectors[place]?.units ?? {}).map(([id, unit]) => [id, unit, { seat: unit.seat }] as const),
  ];
  return {
    kind: 'table',
    title: 'Units',
    empty: 'None are known here.',
    columns: [
      { key: 'unit', label: 'Unit', align: 'left' },
      { key: 'owner', label: 'Empire', align: 'left' },
      { key: 'state', label: 'State', align: 'left' },
      { key: 'duty', label: 'Duty', align: 'left' },
      { key: 'attack', label: 'Attack', align: 'right' },
    ],
    rows: here.map(([id, unit, spot]) => ({
      id,
      spot,
      cells: {
        unit: { value: phrase('{label}', { label: labelOfUnit(id, unit) }), sort: unit.design },
        owner: { value: phrase('{power}', { power: nameOfSeat(unit.seat) }), sort: unit.seat },
        state: {
          value: unit.crippled ? phrase('crippled') : phrase('whole'),
          sort: unit.crippled ? 1 : 0,
          ...(unit.crippled ? { tone: 'bad' } : {}),
        },
        duty: dutyCell(view, units[id]),
        attack: cell(attackOf(unit)),
      },
    })),
  };
}

/** What a unit does for others, or on others: sentry, cargo, based flight, trader. */
function dutyCell({ units }: View, unit: Unit | undefined): Row['cells'][string] {
  const named = (one: UnitId): string => {
    const found = units[one];
    return found === undefined ? '' : labelOfUnit(one, found);
  };
  const said = (text: Phrase, sort: number): Row['cells'][string] => ({ value: text, sort });
  if (unit?.aboard !== undefined)
    return said(phrase('aboard {carrier}', { carrier: unit.aboard.map(named).join(', ') }), 3);
  if (unit?.based !== undefined) return said(phrase('based on {carrier}', { carrier: named(unit.based) }), 2);
  if (unit?.guards !== undefined) return said(phrase('sentry of {fleet}', { fleet: named(unit.guards) }), 1);
  if (unit?.route !== undefined)
    return said(phrase('trades in {sectors}', { sectors: unit.route.map(labelOf).join(', ') }), 4);
  return said(phrase('–'), 0);
}

/** What an own system is checked for this turn, as far as can be foreseen, and how likely its Census grows at the end of the year (VB 472, 484). */
function loyaltyFacts(view: View, place: PlaceId, system: System): readonly Fact[] {
  const state = imagine(view);
  const checks = checksOf(state, place, system, linkedTo(state, controlIn(state), view.me));
  const change = drift(state, place, system);
  const rebels = rebelsIn(state, place, system);
  const rolls = Array.from({ length: growth.die }, (_, at) => at + 1);
  const grown = system.census < system.capacity ? rolls.filter((roll) => grows(system, roll)).length : 0;
  return [
    ...checks.map(({ check, target, loss }) =>
      fact(
        'Morale check',
        phrase(
          loss < 0 ? '{why}: {loss} more in {target} of {die}' : '{why}: {loss} less in {target} of {die}',
          {
            why: checkNames[check],
            loss: Math.abs(loss),
            target,
            die: morale.die,
          },
        ),
      ),
    ),
    ...(change === 0
      ? []
      : [
          fact(
            'Morale each turn',
            phrase(change > 0 ? '+{change}' : '−{change}', { change: Math.abs(change) }),
          ),
        ]),
    ...(rebels === 0
      ? []
      : [{ ...fact('Rebellion', phrase('{rebels|rebel|rebels}', { rebels })), tone: 'bad' } as const]),
    fact('Census grows', phrase('in {grown} of {die} at the end of the year', { grown, die: growth.die })),
  ];
}

function systemFacts(
  system: System | undefined,
  foreign: { readonly owner?: SeatId; readonly census: number } | undefined,
  terrain: Terrain | undefined,
  loyalty: readonly Fact[],
): Page['sections'][number] {
  const owner = system?.owner ?? foreign?.owner;
  return {
    kind: 'facts',
    title: 'System',
    facts: [
      fact('Owner', owner === undefined ? phrase('Nobody') : phrase('{owner}', { owner: nameOfSeat(owner) })),
      ...(terrain === undefined
        ? []
        : [fact('Terrain', phrase('{terrain}', { terrain: terrainNames[terrain] }))]),
      ...(system === undefined
        ? [number('Census', foreign?.census ?? 0)]
        : [
            ...columns.map(([key, label]) => number(label, system[key])),
            number('Output in EP', utilised(system) * system.raw),
            ...loyalty,
          ]),
    ],
  };
}
