import { hexKey } from '#kernel/board/hex.ts';
import type { Args } from '#kernel/report/phrase.ts';
import type { Problem } from '#kernel/problem.ts';
import { unreadable } from '#kernel/problem.ts';
import { standardParameters } from '../model/parameters.ts';
import type { Scenario, ScenarioSector, ScenarioUnit } from './scenario.ts';

const fault = (code: string, template: string, args: Args): Problem => unreadable(`scenario-${code}`, template, args);

/** Ids of units and orders begin with their empire's and a dot. */
const empireId = /^[a-z0-9-]{1,60}$/;

/** What contradicts itself in a scenario whose members all have the right shape. */
export function* scenarioFaults(scenario: Scenario): Iterable<Problem> {
  if (scenario.sectors.length === 0) yield fault('empty', 'The scenario has no sectors. Give it at least one.', {});
  if (scenario.empires.length === 0) yield fault('empty', 'The scenario has no empires. Give it at least one.', {});
  yield* empireFaults(scenario);
  yield* mapFaults(scenario);
  yield* unitFaults(scenario);
}

function* empireFaults({ empires, sectors, units, relations = [] }: Scenario): Iterable<Problem> {
  const ids = new Set<string>();
  for (const { id, name } of empires) {
    if (ids.has(id)) yield fault('empire-twice', 'Empire «{id}» is listed twice. Take one of them out.', { id });
    if (id === 'independent') yield fault('empire-id', 'No empire can have the id «independent». Give {name} another one.', { name });
    if (!empireId.test(id)) yield fault('empire-id', 'The id «{id}» is longer than 60 signs or has a dot, and would be mixed up with ids of units and orders. Use letters, digits and hyphens.', { id });
    ids.add(id);
  }
  const unknown = (id: string | undefined, where: string): Problem[] =>
    id === undefined || ids.has(id) ? [] : [fault('empire-unknown', '{where} belongs to «{id}», which is no empire of this scenario. List it or choose another.', { where, id })];
  for (const { number, name, owner } of sectors) yield* unknown(owner, `Sector ${number} ${name}`);
  for (const { at, kind, owner } of units) yield* unknown(owner, `A ${kind} in sector ${at}`);
  const pairs = new Set<string>();
  for (const { a, b } of relations) {
    yield* unknown(a, 'One side of a relation');
    yield* unknown(b, 'One side of a relation');
    const pair = [a, b].sort().join(' and ');
    if (a === b || pairs.has(pair)) yield fault('relation', 'The relation of {pair} is given twice, or to itself. Give each pair of empires at most one.', { pair });
    pairs.add(pair);
  }
}

function* mapFaults({ sectors }: Scenario): Iterable<Problem> {
  const byNumber = new Map<number, ScenarioSector>();
  const names = new Set<string>();
  const hexes = new Set<string>();
  for (const sector of sectors) {
    const { number, name } = sector;
    if (byNumber.has(number)) yield fault('number-twice', 'Two sectors have the number {number}. Renumber one of them.', { number });
    if (names.has(name)) yield fault('name-twice', 'Two sectors are called «{name}». Rename one of them.', { name });
    if (hexes.has(hexKey(sector))) yield fault('hex-twice', 'Sector {number} lies on the hex of another. Move one of them.', { number });
    byNumber.set(number, sector);
    names.add(name);
    hexes.add(hexKey(sector));
  }
  for (const { number, links, owner, annexed } of sectors) {
    if (annexed === true && owner === undefined) yield fault('annexed', 'Sector {number} is annexed but has no owner. Give it one or leave it unannexed.', { number });
    if (new Set(links).size < links.length) yield fault('link-twice', 'Sector {number} lists a link twice. Take one out.', { number });
    for (const link of links) {
      if (link === number) yield fault('link-to-itself', 'Sector {number} is linked to itself. Take the link out.', { number });
      const other = byNumber.get(link);
      if (other === undefined) yield fault('link-to-nowhere', 'Sector {number} is linked to {link}, which does not exist. Take the link out or add the sector.', { number, link });
      else if (!other.links.includes(number)) yield fault('link-one-way', 'Sector {number} is linked to {link}, but not the other way. Add {number} to the links of {link}.', { number, link });
    }
  }
}

function* unitFaults({ sectors, units, parameters = standardParameters }: Scenario): Iterable<Problem> {
  const byNumber = new Map(sectors.map((sector) => [sector.number, sector]));
  const garrisons = new Set<number>();
  const fleets = new Set<string>();
  for (const unit of units) {
    const sector = byNumber.get(unit.at);
    const { at, kind } = unit;
    if (sector === undefined) yield fault('unit-nowhere', 'A {kind} stands in sector {at}, which does not exist. Move it or add the sector.', { kind, at });
    else if (kind === 'garrison') yield* garrisonFaults(unit, sector, garrisons);
    else yield* fleetFaults(unit, fleets, parameters.fleets);
    if ((unit.admirals ?? []).filter(({ leads }) => leads === true).length > 1) {
      yield fault('leaders', 'A {kind} in sector {at} has more than one leader. Let one admiral lead it.', { kind, at });
    }
  }
}

function* garrisonFaults({ owner, at, number }: ScenarioUnit, sector: ScenarioSector, garrisons: Set<number>): Iterable<Problem> {
  if (owner !== sector.owner) yield fault('garrison-owner', 'The garrison of sector {at} must belong to the owner of the sector.', { at });
  if (sector.builds === undefined && (sector.level ?? 0) === 0) {
    yield fault('garrison-place', 'Sector {at} has no industrial center and no defences, so it cannot have a garrison. Make the unit a starfleet.', { at });
  }
  if (garrisons.has(at)) yield fault('garrison-twice', 'Sector {at} has two garrisons. Put their ships into one.', { at });
  if (number !== undefined && number !== at) yield fault('garrison-number', 'The garrison of sector {at} must have the sector’s number, not {number}. Leave the number out.', { at, number });
  garrisons.add(at);
}

function* fleetFaults({ owner, number, at }: ScenarioUnit, fleets: Set<string>, most: number): Iterable<Problem> {
  if (number === undefined) return;
  const key = `${owner ?? 'independent'} ${number}`;
  if (fleets.has(key)) yield fault('fleet-number-twice', 'Two starfleets of one owner have the number {number}, one of them in sector {at}. Renumber one.', { number, at });
  if (owner !== undefined && number > most) yield fault('fleet-number', 'Starfleet {number} in sector {at}: numbers go up to {most}. Choose a lower one.', { number, at, most });
  fleets.add(key);
}
