import type { Problem } from '#kernel/words/problem.ts';
import { most } from '../../model/parts.ts';
import type { Parameters } from '../../model/parameters.ts';
import { standardParameters } from '../../model/parameters.ts';
import { hasGarrison } from '../../model/state.ts';
import { canCloak } from '../../movement/cloaking.ts';
import type { Scenario, ScenarioSector, ScenarioUnit } from './scenarioModel.ts';
import { unreadable } from '../../refusals.ts';

/** The name of a unit in refusals. */
function called({ kind, number, name, owner, at }: ScenarioUnit): string {
  if (kind === 'garrison') return `The garrison in sector ${at}`;
  const fleet = name === undefined ? 'Starfleet' : `Starfleet «${name}»`;
  return `${fleet}${number === undefined ? '' : ` ${number}`} of ${owner ?? 'the independents'} in sector ${at}`;
}

const countOf = (ships: ScenarioUnit['ships']): number => ships.reduce((sum, { count }) => sum + count, 0);

/** Contradictions in the units of a scenario. */
export function* unitFaults({
  sectors,
  units,
  parameters = standardParameters,
}: Scenario): Iterable<Problem> {
  const byNumber = new Map(sectors.map((sector) => [sector.number, sector]));
  const garrisons = new Set<number>();
  const fleets = new Set<string>();
  for (const unit of units) {
    const sector = byNumber.get(unit.at);
    if (sector === undefined) yield unreadable('scenario-unit-nowhere', { unit: called(unit), at: unit.at });
    else if (unit.kind === 'garrison') yield* garrisonFaults(unit, sector, garrisons);
    else yield* fleetFaults(unit, fleets, parameters.fleets);
    yield* shipFaults(unit, parameters);
  }
  const owners = Map.groupBy(
    units.filter(({ kind, owner }) => kind === 'starfleet' && owner !== undefined),
    ({ owner }) => owner,
  );
  for (const [owner = '', its] of owners) {
    if (its.length > parameters.fleets)
      yield unreadable('scenario-fleets', { owner, count: its.length, most: parameters.fleets });
  }
  for (const [owner, its] of Map.groupBy(units, (unit) => unit.owner)) {
    const ships = its.reduce((sum, unit) => sum + countOf(unit.ships), 0);
    // Independent units never merge, so their sum is not limited.
    if (owner !== undefined && its.length > 1 && ships > most.shipsAtStart)
      yield unreadable('scenario-ships/empire', {
        owner,
        most: most.shipsAtStart,
      });
  }
  const bare = sectors.filter((sector) => hasGarrison(sector) && !garrisons.has(sector.number)).length;
  if (units.length + bare > most.units) yield unreadable('scenario-units', { most: most.units });
}

function* garrisonFaults(
  unit: ScenarioUnit,
  sector: ScenarioSector,
  garrisons: Set<number>,
): Iterable<Problem> {
  const { owner, at, number, cloaked } = unit;
  const { name } = sector;
  if (owner !== sector.owner) {
    yield unreadable('scenario-garrison-owner', {
      at,
      name,
      owner: sector.owner ?? 'the independents: leave «owner» out',
    });
  }
  if (!hasGarrison(sector)) {
    yield unreadable('scenario-garrison-place', { at, name });
  }
  if (garrisons.has(at))
    yield unreadable('scenario-garrison-twice', {
      at,
      name,
    });
  if (number !== undefined && number !== at)
    yield unreadable('scenario-garrison-number', { at, name, number });
  if (cloaked === true) yield unreadable('scenario-garrison-cloaked', { at, name });
  garrisons.add(at);
}

function* fleetFaults(unit: ScenarioUnit, fleets: Set<string>, highest: number): Iterable<Problem> {
  const { owner, number } = unit;
  if (number === undefined) return;
  const key = `${owner ?? ''} ${number}`;
  if (fleets.has(key)) yield unreadable('scenario-fleet-number-twice', { unit: called(unit), number });
  if (owner !== undefined && number > highest)
    yield unreadable('scenario-fleet-number', {
      unit: called(unit),
      most: highest,
    });
  fleets.add(key);
}

function* shipFaults(unit: ScenarioUnit, parameters: Parameters): Iterable<Problem> {
  const { ships, admirals = [], cloaked } = unit;
  const named = { unit: called(unit) };
  if (admirals.filter(({ leads }) => leads === true).length > 1) yield unreadable('scenario-leaders', named);
  if (countOf(ships) > most.shipsAtStart)
    yield unreadable('scenario-ships', {
      ...named,
      most: most.shipsAtStart,
    });
  if (cloaked !== true || unit.kind === 'garrison') return;
  if (ships.length === 0) yield unreadable('scenario-cloaked/empty', named);
  const seen = ships.find(({ type }) => !canCloak({ parameters }, type));
  if (seen !== undefined) {
    yield unreadable('scenario-cloaked', { ...named, type: seen.type });
  }
}
