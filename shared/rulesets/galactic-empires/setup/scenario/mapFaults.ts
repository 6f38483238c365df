import { hexKey } from '#kernel/board/hex.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Scenario, ScenarioSector } from './scenarioModel.ts';
import { unreadable } from '../../refusals.ts';

/** Contradictions in the map of a scenario. */
export function* mapFaults({ sectors }: Scenario): Iterable<Problem> {
  const byNumber = new Map<number, ScenarioSector>();
  const names = new Map<string, number>();
  const hexes = new Map<string, number>();
  for (const sector of sectors) {
    const { number, name } = sector;
    if (byNumber.has(number)) yield unreadable('scenario-number-twice', { number, name });
    const namesake = names.get(name);
    if (namesake !== undefined) yield unreadable('scenario-name-twice', { namesake, number, name });
    const other = hexes.get(hexKey(sector));
    if (other !== undefined) yield unreadable('scenario-hex-twice', { number, name, other });
    byNumber.set(number, sector);
    names.set(name, number);
    hexes.set(hexKey(sector), number);
  }
  for (const sector of sectors) {
    yield* linkFaults(sector, byNumber);
    yield* ownershipFaults(sector);
  }
}

function* linkFaults(
  { number, name, links }: ScenarioSector,
  byNumber: ReadonlyMap<number, ScenarioSector>,
): Iterable<Problem> {
  if (new Set(links).size < links.length) yield unreadable('scenario-link-twice', { number, name });
  for (const link of links) {
    const other = byNumber.get(link);
    if (link === number)
      yield unreadable('scenario-link-to-itself', {
        number,
        name,
      });
    if (other === undefined) yield unreadable('scenario-link-to-nowhere', { number, name, link });
    else if (!other.links.includes(number)) yield unreadable('scenario-link-one-way', { number, name, link });
  }
}

function* ownershipFaults({
  number,
  name,
  owner,
  annexed,
  annexedTo,
  decline,
  level = 0,
  levelDamage = 0,
}: ScenarioSector): Iterable<Problem> {
  if (annexed === true && owner === undefined) yield unreadable('scenario-annexed', { number, name });
  if (annexed !== undefined && annexedTo !== undefined)
    yield unreadable('scenario-annexed-twice', { number, name });
  if (decline !== undefined && (annexedTo === undefined || annexedTo === owner)) {
    yield unreadable('scenario-decline', { number, name });
  }
  if (levelDamage > level) yield unreadable('scenario-level-damage', { number, name, levelDamage, level });
}
