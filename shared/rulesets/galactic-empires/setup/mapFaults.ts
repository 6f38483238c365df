import { hexKey } from '#kernel/board/hex.ts';
import type { Problem } from '#kernel/problem.ts';
import { fault } from './fault.ts';
import type { Scenario, ScenarioSector } from './scenarioModel.ts';

/** What contradicts itself on the map of a scenario. */
export function* mapFaults({ sectors }: Scenario): Iterable<Problem> {
  const byNumber = new Map<number, ScenarioSector>();
  const names = new Map<string, number>();
  const hexes = new Map<string, number>();
  for (const sector of sectors) {
    const { number, name } = sector;
    if (byNumber.has(number))
      yield fault(
        'number-twice',
        'Two sectors have the number {number}, one of them {name}. Renumber one of them.',
        { number, name },
      );
    const namesake = names.get(name);
    if (namesake !== undefined)
      yield fault(
        'name-twice',
        'Sectors {namesake} and {number} are both called «{name}». Rename one of them.',
        { namesake, number, name },
      );
    const other = hexes.get(hexKey(sector));
    if (other !== undefined)
      yield fault(
        'hex-twice',
        'Sector {number} {name} lies on the hex of sector {other}. Move one of them.',
        { number, name, other },
      );
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
  if (new Set(links).size < links.length)
    yield fault('link-twice', 'Sector {number} {name} lists a link twice. Take one out.', { number, name });
  for (const link of links) {
    const other = byNumber.get(link);
    if (link === number)
      yield fault('link-to-itself', 'Sector {number} {name} is linked to itself. Take the link out.', {
        number,
        name,
      });
    if (other === undefined)
      yield fault(
        'link-to-nowhere',
        'Sector {number} {name} is linked to {link}, which does not exist. Take the link out or add the sector.',
        { number, name, link },
      );
    else if (!other.links.includes(number))
      yield fault(
        'link-one-way',
        'Sector {number} {name} is linked to {link}, but not the other way. Add {number} to the links of {link}.',
        { number, name, link },
      );
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
  if (annexed === true && owner === undefined)
    yield fault(
      'annexed',
      'Sector {number} {name} is annexed but has no owner. Give it one or leave it unannexed.',
      { number, name },
    );
  if (annexed !== undefined && annexedTo !== undefined)
    yield fault(
      'annexed-twice',
      'Sector {number} {name} has both «annexed» and «annexedTo». Leave one out.',
      { number, name },
    );
  if (decline !== undefined && (annexedTo === undefined || annexedTo === owner)) {
    yield fault(
      'decline',
      'Sector {number} {name} declines, but only what is annexed to another than its owner does. Leave «decline» out, or name the other in «annexedTo».',
      { number, name },
    );
  }
  if (levelDamage > level)
    yield fault(
      'level-damage',
      'The defences of sector {number} {name} have {levelDamage} levels of damage, but only {level} levels. Give at most {level}.',
      { number, name, levelDamage, level },
    );
}
