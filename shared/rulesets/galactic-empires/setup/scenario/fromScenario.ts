import { defined } from '#kernel/words/defined.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { padded } from '#kernel/words/ids.ts';
import { blankUnit } from '../../model/units/blankUnit.ts';
import { canonicalStacks } from '../../model/units/change.ts';
import { standardParameters } from '../../model/parameters.ts';
import type { Admiral, Empire, Sector, State, Unit } from '../../model/state.ts';
import { admiralId } from '../../model/ids.ts';
import {
  cutName,
  garrisonId,
  garrisonName,
  hasGarrison,
  pairKey,
  sectorId,
  starfleetId,
} from '../../model/state.ts';
import { maybeRealm } from '../../tables/realms.ts';
import type { Scenario, ScenarioEmpire, ScenarioSector, ScenarioUnit } from './scenarioModel.ts';

/** The state before the first turn. The scenario must have passed its codec. */
export function stateFrom(scenario: Scenario): State {
  return {
    turn: 1,
    parameters: scenario.parameters ?? standardParameters,
    sectors: Object.fromEntries(
      scenario.sectors.map((sector) => [sectorId(sector.number), sectorFrom(sector)]),
    ),
    empires: Object.fromEntries(
      scenario.empires.map((empire, index) => [empire.id, empireFrom(empire, index)]),
    ),
    units: unitsFrom(scenario),
    relations: Object.fromEntries(
      (scenario.relations ?? []).map(({ a, b, relation }) => [pairKey(a, b), relation]),
    ),
    ...defined({ victory: scenario.victory, elsewhere: scenario.elsewhere }),
  };
}

function sectorFrom(sector: ScenarioSector): Sector {
  const { number, name, q, r, links, revenue, owner, annexed, builds } = sector;
  const annexedTo = annexed === true ? owner : sector.annexedTo;
  return {
    number,
    name,
    q,
    r,
    revenue,
    level: sector.level ?? 0,
    links: links.map(sectorId).sort(),
    ...defined({ owner, ownerAtStart: owner, annexedTo, builds }),
    decline: sector.decline ?? 0,
    damage: sector.damage ?? 0,
    levelDamage: sector.levelDamage ?? 0,
    permitted: [...(sector.permitted ?? [])].sort(),
    changedOwner: false,
    pillaged: false,
    battles: 0,
    damagedNow: false,
    annexedNow: false,
  };
}

function empireFrom(empire: ScenarioEmpire, banner: number): Empire {
  const { id, name, adjective, treasury, refuses = [], passage = [], sharesInfo = [] } = empire;
  return {
    name,
    adjective,
    ruler: empire.ruler ?? maybeRealm(id)?.ruler ?? cutName(`Ruler of ${name}`, 60),
    banner,
    // OURS: standing is not for sale here, so rulers are royalty unless the game master says otherwise.
    status: empire.status ?? 'royalty',
    treasury,
    refuses: [...refuses].sort(),
    passage: [...passage].sort(),
    sharesInfo: [...sharesInfo].sort(),
    computer: empire.computer ?? false,
    defeated: false,
  };
}

/** The scenario's units, and an empty garrison wherever an industrial center or defences need one (GE 387, 1092). */
function unitsFrom(scenario: Scenario): Readonly<Record<UnitId, Unit>> {
  const made: Record<UnitId, Unit> = {};
  const names = new Map(scenario.sectors.map(({ number, name }) => [number, name]));
  const adjectives = new Map(scenario.empires.map(({ id, adjective }) => [id, adjective]));
  const garrison = (at: number): string => garrisonName(names.get(at) ?? String(at));
  const fleet = (owner: SeatId | undefined, number: number): string =>
    `${owner === undefined ? 'Independent' : (adjectives.get(owner) ?? owner)} Starfleet #${number}`;
  const admirals = admiralNumbers();
  const numbers = fleetNumbers(scenario);
  for (const unit of scenario.units) {
    const number = unit.kind === 'garrison' ? unit.at : numbers(unit);
    const id = unit.kind === 'garrison' ? garrisonId(sectorId(unit.at)) : starfleetId(unit.owner, number);
    made[id] = unitFrom(
      unit,
      number,
      unit.name ?? (unit.kind === 'garrison' ? garrison(unit.at) : fleet(unit.owner, number)),
      admirals(unit),
    );
  }
  for (const { number, owner, builds, level } of scenario.sectors) {
    const id = garrisonId(sectorId(number));
    if (!hasGarrison({ builds, level }) || made[id] !== undefined) continue;
    made[id] = unitFrom(
      { kind: 'garrison', at: number, ...defined({ owner }), ships: [] },
      number,
      garrison(number),
      [],
    );
  }
  return made;
}

function unitFrom(unit: ScenarioUnit, number: number, name: string, admirals: readonly Admiral[]): Unit {
  const leader = admirals[(unit.admirals ?? []).findIndex(({ leads }) => leads === true)];
  const { retreatLevel, defends, cloaked } = unit;
  return {
    ...blankUnit(unit.kind, number, name, sectorId(unit.at), unit.owner),
    stacks: canonicalStacks(
      unit.ships.map(({ type, count, rank }) => ({ type, count, rank: rank ?? 1, used: 0 })),
    ),
    admirals,
    ...defined({ leader: leader?.id, retreatLevel, defends, cloaked }),
  };
}

/** The highest number of a unit or sector. */
const highestNumber = 99_999;

/** The starfleet's number if it has one, else the lowest free one; for independents the first free one from the sector's number up. */
function fleetNumbers({ units }: Scenario): (unit: ScenarioUnit) => number {
  const key = (owner: SeatId | undefined, number: number): string => `${owner ?? ''} ${number}`;
  const taken = new Set(
    units.flatMap(({ kind, owner, number }) =>
      kind === 'starfleet' && number !== undefined ? [key(owner, number)] : [],
    ),
  );
  const onwards = new Map<string, number>();
  return ({ owner, number, at }) => {
    if (number !== undefined) return number;
    let free = owner === undefined ? at : 1;
    // Each number that was taken points to where the search ended, so that many units in one sector do not search the same numbers.
    const passed: string[] = [];
    for (let tried = key(owner, free); taken.has(tried); tried = key(owner, free)) {
      passed.push(tried);
      free = onwards.get(tried) ?? (free < highestNumber ? free + 1 : 1);
    }
    for (const tried of passed) onwards.set(tried, free);
    taken.add(key(owner, free));
    return free;
  };
}

/** Admirals with unique ids, numbered for each owner in the order of the scenario. */
function admiralNumbers(): (unit: ScenarioUnit) => readonly Admiral[] {
  const counts = new Map<string, number>();
  return (unit) =>
    (unit.admirals ?? []).map(({ name, tactics, siegecraft, attacks, combat, hitPoints }) => {
      const owner = unit.owner ?? 'independent';
      const number = (counts.get(owner) ?? 0) + 1;
      counts.set(owner, number);
      const id = admiralId(`${owner}.h${padded(number)}`);
      return {
        id,
        name,
        tactics,
        siegecraft,
        attacks,
        combat,
        hitPoints,
        used: 0,
        tacticsGained: 0,
        siegecraftGained: false,
      };
    });
}
