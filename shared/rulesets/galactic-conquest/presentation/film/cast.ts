import type { UnitId } from '#kernel/words/ids.ts';
import type { Actor, FilmGroup } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Fighter, Retreated, Struck } from '../../combat/events.ts';
import type { Hit } from '../../combat/hits.ts';
import { lossOf } from '../../combat/hits.ts';
import type { AnyBattleEvent, FormEvent } from '../../combat/formEvents.ts';
import { hexName } from '../../map/board.ts';
import { bandShip } from '../../model/bands.ts';
import { factorsOf } from '../../ships/fleet.ts';
import { nameOf } from '../../map/seats.ts';
import { drawingOf } from '../squadrons/units.ts';

export const points = { unit: 'DF', per: 1 } as const;
/** Factors stand for themselves. */
const plain = { unit: '', per: 1 } as const;

/** Hulls of a side, counted. */
const groupsOf = (hulls: readonly string[]): readonly FilmGroup[] =>
  [...Map.groupBy(hulls, (hull) => hull)].map(([hull, { length }]) => ({
    type: hull,
    name: hull,
    shipClass: drawingOf(hull),
    count: length,
  }));

/** The ships that a side loses by what else happens: captured, destroyed by their crews, surrendered. */
export function takenOf(unit: UnitId, event: AnyBattleEvent): readonly FilmGroup[] {
  if (event.kind === 'surrendered' && event.unit === unit) return groupsOf(event.hulls);
  if (event.kind === 'computers-failed' && event.unit === unit)
    return groupsOf(event.ships.map(({ hull }) => hull));
  if (event.kind !== 'boardings-decided' || event.unit !== unit) return [];
  return groupsOf(
    event.ships.flatMap(({ hull, fortune }) =>
      fortune === 'captured' || fortune === 'scuttled' ? [hull] : [],
    ),
  );
}

/** The ships that were destroyed, counted. */
export const lostOf = (hits: readonly Hit[]): readonly FilmGroup[] =>
  groupsOf(hits.filter(({ fate }) => fate === 'destroyed').map(({ hull }) => hull));

const isStruck =
  (unit: UnitId) =>
  (event: AnyBattleEvent): event is Struck =>
    event.kind === 'struck' && event.unit === unit;

/** How a squadron left: where it retreated to, or that it fell back within a blockade (C12.93). */
export const leftSaid = ({ to, past }: Retreated): string =>
  past === undefined ? `retreated to ${hexName(to)}` : 'fell back';

function fateOf(unit: UnitId, events: readonly AnyBattleEvent[]): Actor['fate'] {
  if (events.some((event) => event.kind === 'squadron-lost' && event.unit === unit))
    return { kind: 'lost', label: 'destroyed' };
  const left = events.find((event): event is Retreated => event.kind === 'retreated' && event.unit === unit);
  return left === undefined ? { kind: 'holds', label: 'holds' } : { kind: 'left', label: leftSaid(left) };
}

/** A squadron as it took part: its ships, what it lost, and what became of it. */
export function actorOf(
  { seat, unit, ships, strength }: Fighter,
  enemy: Fighter,
  events: readonly AnyBattleEvent[],
  stance: string,
): Actor {
  const hits = events.filter(isStruck(unit)).flatMap((struck) => struck.hits);
  const bands = events.flatMap((event) =>
    event.kind === 'wings-launched' && event.seat === seat ? event.bands.map(bandShip) : [],
  );
  const groups = groupsOf([...ships, ...bands].map(({ hull }) => hull));
  const lost = inOrderOf(groups, [...lostOf(hits), ...events.flatMap((event) => takenOf(unit, event))]);
  const name = phrase('{unit} of the {seat}', { unit: unit.toUpperCase(), seat: nameOf(seat) });
  return {
    id: unit,
    owner: seat,
    name,
    notes: [],
    listed: groups,
    groups,
    against: [enemy.unit],
    figures: [
      {
        label: 'attack factors',
        short: 'AF',
        number: sumOf([
          ...ships.map(({ hull, attack }) => attack ?? factorsOf({ hull }).attack),
          ...bands.map((band) => factorsOf(band).attack),
        ]),
        scale: plain,
      },
      { label: 'defense factors', short: 'DF', number: strength, scale: plain },
    ],
    endurance: strength,
    stance,
    lost,
    fate: fateOf(unit, events),
    end: phrase('{unit} loses {lost|ship|ships} and {factors} DF.', {
      unit: unit.toUpperCase(),
      lost: sumOf(lost.map(({ count }) => count)),
      factors: sumOf(hits.map(lossOf)),
    }),
  };
}

/** Groups of a kind as one, in the order in which the side lists its ships. */
const inOrderOf = (listed: readonly FilmGroup[], groups: readonly FilmGroup[]): readonly FilmGroup[] =>
  groupsOf(
    [...listed, ...groups]
      .map(({ type }) => type)
      .filter((type, at, all) => all.indexOf(type) === at)
      .flatMap((type) =>
        groups
          .filter((one) => one.type === type)
          .flatMap(({ count }) => Array.from({ length: count }, () => type)),
      ),
  );

/** Whether something is shown in the round in which it happens. */
export const isOfRound = (event: AnyBattleEvent): event is FormEvent =>
  [
    ...['special-used', 'boardings-decided', 'computers-failed', 'shocked', 'surrendered'],
    ...['went-forward', 'activated', 'reinforced', 'reserved', 'reinforcing', 'laid-bare'],
    ...['wings-launched', 'wings-recovered', 'drones-added'],
  ].includes(event.kind);
