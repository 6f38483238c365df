import type { Problem } from '#kernel/problem.ts';
import { most } from '../codecs/parts.ts';
import type { Parameters } from '../model/parameters.ts';
import { standardParameters } from '../model/parameters.ts';
import { hasGarrison } from '../model/state.ts';
import { canCloak } from '../rules/cloaking.ts';
import { fault } from './fault.ts';
import type { Scenario, ScenarioSector, ScenarioUnit } from './scenarioModel.ts';

/** A unit as refusals call it. */
function called({ kind, number, name, owner, at }: ScenarioUnit): string {
  if (kind === 'garrison') return `The garrison in sector ${at}`;
  const fleet = name === undefined ? 'Starfleet' : `Starfleet «${name}»`;
  return `${fleet}${number === undefined ? '' : ` ${number}`} of ${owner ?? 'the independents'} in sector ${at}`;
}

const countOf = (ships: ScenarioUnit['ships']): number => ships.reduce((sum, { count }) => sum + count, 0);

/** What contradicts itself in the units of a scenario. */
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
    if (sector === undefined)
      yield fault(
        'unit-nowhere',
        '{unit} stands in no sector: {at} does not exist. Move it or add the sector.',
        { unit: called(unit), at: unit.at },
      );
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
      yield fault(
        'fleets',
        'Empire {owner} has {count} starfleets; the parameter «fleets» allows {most}. Take some out or raise it.',
        { owner, count: its.length, most: parameters.fleets },
      );
  }
  for (const [owner, its] of Map.groupBy(units, (unit) => unit.owner)) {
    const ships = its.reduce((sum, unit) => sum + countOf(unit.ships), 0);
    // Those of the independents never meet.
    if (owner !== undefined && its.length > 1 && ships > most.shipsAtStart)
      yield fault('ships', 'Empire {owner} has more than {most} starships in all. Give it fewer.', {
        owner,
        most: most.shipsAtStart,
      });
  }
  const bare = sectors.filter((sector) => hasGarrison(sector) && !garrisons.has(sector.number)).length;
  if (units.length + bare > most.units)
    yield fault(
      'units',
      'There are more than {most} units, garrisons that come of themselves included. Take some out.',
      { most: most.units },
    );
}

function* garrisonFaults(
  unit: ScenarioUnit,
  sector: ScenarioSector,
  garrisons: Set<number>,
): Iterable<Problem> {
  const { owner, at, number, cloaked } = unit;
  const { name } = sector;
  if (owner !== sector.owner) {
    yield fault(
      'garrison-owner',
      'The garrison of sector {at} {name} must belong to the owner of the sector, {owner}.',
      { at, name, owner: sector.owner ?? 'the independents: leave «owner» out' },
    );
  }
  if (!hasGarrison(sector)) {
    yield fault(
      'garrison-place',
      'Sector {at} {name} has no industrial center and no defences, so it cannot have a garrison. Make the unit a starfleet.',
      { at, name },
    );
  }
  if (garrisons.has(at))
    yield fault('garrison-twice', 'Sector {at} {name} has two garrisons. Put their ships into one.', {
      at,
      name,
    });
  if (number !== undefined && number !== at)
    yield fault(
      'garrison-number',
      'The garrison of sector {at} {name} must have the sector’s number, not {number}. Leave the number out.',
      { at, name, number },
    );
  if (cloaked === true)
    yield fault(
      'garrison-cloaked',
      'The garrison of sector {at} {name} cannot be cloaked; only starfleets can. Leave «cloaked» out.',
      { at, name },
    );
  garrisons.add(at);
}

function* fleetFaults(unit: ScenarioUnit, fleets: Set<string>, highest: number): Iterable<Problem> {
  const { owner, number } = unit;
  if (number === undefined) return;
  const key = `${owner ?? ''} ${number}`;
  if (fleets.has(key))
    yield fault(
      'fleet-number-twice',
      '{unit}: another of the same owner has the number {number}. Renumber one.',
      { unit: called(unit), number },
    );
  if (owner !== undefined && number > highest)
    yield fault('fleet-number', '{unit}: numbers go up to {most}. Choose a lower one.', {
      unit: called(unit),
      most: highest,
    });
  fleets.add(key);
}

function* shipFaults(unit: ScenarioUnit, parameters: Parameters): Iterable<Problem> {
  const { ships, admirals = [], cloaked } = unit;
  const named = { unit: called(unit) };
  if (admirals.filter(({ leads }) => leads === true).length > 1)
    yield fault('leaders', '{unit} has more than one leader. Let one admiral lead it.', named);
  if (countOf(ships) > most.shipsAtStart)
    yield fault('ships', '{unit} has more than {most} starships. Give it fewer.', {
      ...named,
      most: most.shipsAtStart,
    });
  if (cloaked !== true || unit.kind === 'garrison') return;
  if (ships.length === 0)
    yield fault(
      'cloaked',
      '{unit} is cloaked, but has no ships. Give it some, or leave «cloaked» out.',
      named,
    );
  const seen = ships.find(({ type }) => !canCloak({ parameters }, type));
  if (seen !== undefined) {
    yield fault(
      'cloaked',
      '{unit} is cloaked, but {type} cannot cloak. Leave the type out, or name it in the parameter «cloakTypes».',
      { ...named, type: seen.type },
    );
  }
}
