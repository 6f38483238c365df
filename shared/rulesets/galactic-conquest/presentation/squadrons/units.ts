import type { UnitId } from '#kernel/words/ids.ts';
import { gameMaster, placeId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Page, Roster, UnitRow, UnitState } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { baseTypes, unitOf } from '../../bases/types.ts';
import type { Order } from '../../game.ts';
import type { Ship } from '../../model/ship.ts';
import { isMothballed, isScrapped } from '../../model/condition/storing.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { View } from '../../model/state.ts';
import { attackOf, attackOfAll, isCrippled, leftOf, speedOf, strengthOf } from '../../ships/ships.ts';
import { hullsText } from '../../combat/words.ts';
import { crewOf, crewRows, isPoorly } from '../../ships/crew.ts';
import { factorsOf } from '../../ships/fleet.ts';
import { repairSections } from './repairs.ts';
import { hexName } from '../../map/board.ts';
import { isFixed } from '../../model/territory.ts';
import { shipText, statusSection } from './status.ts';
import { nameOf } from '../../map/seats.ts';
import { pointsOfCourse } from '../../movement/pace.ts';
import { maneuverSection } from './maneuvers.ts';
import { spaceFactsOf, spaceStates } from '../space.ts';
import { titleOf } from '../../ships/list/titles.ts';

export const roster: Roster = {
  kinds: [
    { kind: 'squadron', word: { one: 'squadron', many: 'squadrons' }, movable: true },
    { kind: 'bases', word: { one: 'group of bases', many: 'groups of bases' }, movable: false },
  ],
  columns: [
    { key: 'ships', label: 'Ships', align: 'left' },
    { key: 'attack', label: 'Attack', align: 'right' },
    { key: 'defence', label: 'Defense', align: 'right' },
    { key: 'speed', label: 'Speed', align: 'right' },
  ],
  filters: [
    { tag: 'damaged', label: 'Damaged', tip: 'Squadrons with ships that have lost defense factors' },
    { tag: 'unsupplied', label: 'Out of supply', tip: 'Squadrons that were out of supply last turn' },
    {
      tag: 'working',
      label: 'At work',
      tip: 'Squadrons that annex, survey, navigate, prospect or blockade a hex',
    },
  ],
  namesOfAll: 'Empire',
  empty: 'You have no squadrons left.',
};

/** Drawings of hulls that clients have. */
const drawn: Readonly<Record<string, string>> = {
  DN: 'Battleship',
  CA: 'Heavy Cruiser',
  CL: 'Light Cruiser',
  CW: 'Strike Cruiser',
  DD: 'Destroyer',
  SC: 'Scout',
  FF: 'Destroyer',
};
/** The drawing of a ship; clients draw bases, of which they have no hull, as a round station. */
export const drawingOf = (hull = ''): string =>
  drawn[hull] ?? (baseTypes.has(unitOf(hull).hull) ? 'Base' : 'Light Cruiser');

/** The drawing of a squadron: that of its first ship, by its class where the ship list says one. */
export const signOf = ({ ships: [first] }: Pick<Squadron, 'ships'>): string =>
  drawingOf(drawn[first?.figures?.class ?? ''] === undefined ? first?.hull : first?.figures?.class);

/** A squadron that is not there, for pages of ids that nobody knows. */
const none: Squadron = {
  seat: '' as Squadron['seat'],
  flagship: '',
  place: placeId('h'),
  speed: 0,
  ships: [],
};
export const squadronOf = ({ squadrons }: View, unit: UnitId): Squadron => squadrons[unit] ?? none;

type Cell = UnitRow['cells'][string];
const number = (value: number): Cell => ({ value: phrase('{value}', { value }), sort: value });
const text = (value: string): Cell => ({ value: phrase('{value}', { value }), sort: value });
/** Tenths of a point, in points. */
export const tenths = (value: number): Cell => ({
  value: phrase('{value}', { value: value % 10 === 0 ? value / 10 : (value / 10).toFixed(1) }),
  sort: value,
});

/** Who mans a ship (C9.0, C2.42). */
function crewCell(ship: Ship): Cell {
  const crew = crewOf(ship);
  if (ship.captured !== undefined) return { ...text('captured, not converted'), tone: 'warn' };
  if (ship.foreign !== undefined) return { ...text('normal, foreign ship'), tone: 'muted' };
  if (crew === undefined)
    return { ...text(ship.trained === true ? 'normal, trained once' : 'usual'), tone: 'muted' };
  return { ...text(crewRows[crew].name), tone: isPoorly(ship) ? 'bad' : 'good' };
}

const states = (squadron: Squadron): readonly UnitState[] => [
  ...(isMothballed(squadron) ? [{ label: 'mothballed', tone: 'muted' } as const] : []),
  ...(isScrapped(squadron) ? [{ label: 'being scrapped', tone: 'muted' } as const] : []),
  ...(squadron.exempt === true ? [{ label: 'keeps its command rating', tone: 'good' } as const] : []),
  ...(squadron.ships.some(isCrippled) ? [{ label: 'with crippled ships', tone: 'warn' } as const] : []),
  ...(squadron.bog === undefined ? [] : [{ label: 'bogged down', tone: 'warn' } as const]),
  ...spaceStates(squadron),
];

/** What squadrons can be sought by. */
const tagsOf = ({ ships, supply, work }: Squadron): readonly string[] => [
  ...(ships.some(({ lost = 0 }) => lost > 0) ? ['damaged'] : []),
  ...(supply?.out === undefined ? [] : ['unsupplied']),
  ...(work === undefined ? [] : ['working']),
];

/** One squadron of the list. */
export function rowOf(view: View, plan: Plan<Order>, unit: UnitId): UnitRow {
  const squadron = squadronOf(view, unit);
  const { place, ships, seat } = squadron;
  const orders = ordersOf(plan, unit);
  const moved = orders.reduce((sum, order) => sum + (order.kind === 'plot' ? pointsOfCourse(order) : 0), 0);
  const speed = speedOf(squadron);
  const hulls = hullsText(ships.map(({ hull }) => hull));
  return {
    unit,
    kind: isFixed(squadron) ? 'bases' : 'squadron',
    label: unit.toUpperCase(),
    // Of all squadrons of a world it matters more whose they are: their flagships are on their pages.
    name: view.me === gameMaster ? nameOf(seat) : squadron.flagship,
    problems: 0,
    sign: signOf(squadron),
    size: ships.length,
    states: states(squadron),
    tags: tagsOf(squadron),
    place,
    placeName: hexName(place),
    cells: {
      ships: text(hulls),
      attack: tenths(attackOfAll(squadron)),
      speed: number(speed),
      defence: number(strengthOf(squadron)),
    },
    moves: { left: Math.max(0, speed - moved), of: speed, word: { one: 'move', many: 'moves' } },
    said: phrase('{hulls}, speed {speed}', { hulls, speed }),
    orders: orders.length,
  };
}

/** What a ship is, behind its designation. */
function noteOf({ figures }: Ship): Pick<Cell, 'note'> {
  const title = figures === undefined ? '' : titleOf(figures);
  return title === '' ? {} : { note: title };
}

/** The sheet of a squadron: its ships with their factors (Appendix 1). */
export function squadronPage(view: View, plan: Plan<Order>, unit: UnitId): Page {
  const squadron = squadronOf(view, unit);
  const { ships, seat } = squadron;
  return {
    title: isFixed(squadron)
      ? phrase('Bases in {place}', { place: hexName(squadron.place) })
      : phrase('Squadron {unit}', { unit: unit.toUpperCase() }),
    subtitle: phrase('{seat}, in {place}', { seat: nameOf(seat), place: hexName(squadron.place) }),
    sections: [
      maneuverSection(view, plan, unit),
      statusSection(view, unit, squadron),
      ...repairSections(view, plan, unit, squadron),
      { kind: 'facts', title: 'Supply and works', facts: spaceFactsOf(squadron, view) },
      {
        kind: 'table',
        title: 'Ships',
        columns: [
          { key: 'ship', label: 'Ship', align: 'left' },
          { key: 'size', label: 'Size class', align: 'right' },
          { key: 'attack', label: 'Attack', align: 'right' },
          { key: 'defence', label: 'Defense', align: 'right' },
          { key: 'sensors', label: 'Special sensors', align: 'right' },
          { key: 'crew', label: 'Crew', align: 'left' },
        ],
        rows: ships.map((ship, at) => ({
          id: `ship-${at}`,
          spot: { unit },
          cells: {
            ship: { ...text(shipText(ship)), ...noteOf(ship) },
            size: number(ship.size),
            attack: tenths(attackOf(ship)),
            defence: {
              value: phrase('{left} of {whole}', {
                left: leftOf(ship),
                whole: factorsOf(ship).defence,
              }),
              sort: leftOf(ship),
              ...(isCrippled(ship) ? { tone: 'bad' as const } : {}),
            },
            sensors: number(ship.sensors),
            crew: crewCell(ship),
          },
        })),
        empty: 'It has no ships.',
      },
    ],
  };
}
