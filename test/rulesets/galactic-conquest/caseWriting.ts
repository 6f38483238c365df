import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { gameMaster, placeId, unitId } from '#kernel/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/inOrder.ts';
import type { Unnumbered } from '#kernel/orders/plan.ts';
import type {
  GalacticConquest,
  Order,
  Ship,
  Squadron,
  State,
  System,
  Verdict,
} from '#rulesets/galactic-conquest/model.ts';
import { verdicts } from '#rulesets/galactic-conquest/model.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { smallMap } from '#rulesets/galactic-conquest/setup.ts';
import { boardOf, hexName } from '#rulesets/galactic-conquest/tables/board.ts';
import type { Mobility } from '#rulesets/galactic-conquest/tables/economy.ts';
import { mobilities } from '#rulesets/galactic-conquest/tables/economy.ts';
import { seats } from '#rulesets/galactic-conquest/tables/seats.ts';
import type { CaseAdapter, Facts } from '#test/support/cases/adapter.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';

/** One of these names; throws CaseMistake with the list of them. */
function known<T extends string>(what: string, name: string, all: readonly T[]): T {
  const found = all.find((one) => one === name);
  if (found === undefined)
    throw new CaseMistake(`no ${what} is called «${name}»; there are ${all.join(', ')}`);
  return found;
}

const hex = (label: string): PlaceId => {
  const cell = boardOf(smallMap).names.find(label);
  if (cell === undefined) throw new CaseMistake(`there is no hex ${label} on the small map`);
  return placeId(`h${label.toLowerCase()}`);
};

/** `CA`, or `SC+4` with its special sensors. Size classes: SC and DD are 4, all others 3. */
function ship(text: string): Ship {
  const [hull = '', sensors = '0'] = text.split('+');
  return { hull, size: ['SC', 'DD'].includes(hull) ? 4 : 3, sensors: Number(sensors) };
}

const squadronLine = /^squadron ([A-Z]\d\d[A-Z]) of (\S+) in ([A-Z]+\d+): (.+?)(?:, speed (\d+))?$/;
const systemLine = /^(homeworld|major|minor) (\S+) of (\S+) in ([A-Z]+\d+)$/;
const territoryLine = /^territory ([A-Z]+\d+) of (\S+)$/;
const mobilityLine = /^(\S+) is at (FW|LW|PT|RB)$/;

type World = Pick<State, 'systems' | 'territory' | 'squadrons' | 'empires'>;

function readLine(line: string): Partial<World> {
  const [squadron, code = '', owner = '', label = '', ships = '', speed = '3'] =
    squadronLine.exec(line) ?? [];
  if (squadron !== undefined) {
    const made: Squadron = {
      ...{ seat: known('empire', owner, seats), flagship: '', place: hex(label), speed: Number(speed) },
      ships: ships.split(' ').map(ship),
    };
    return { squadrons: { [unitId(code.toLowerCase())]: made } };
  }
  const [system, kind, name = '', holder = '', at = ''] = systemLine.exec(line) ?? [];
  if (system !== undefined) {
    const made: System = { name, kind: kind as System['kind'], owner: known('empire', holder, seats) };
    return { systems: { [hex(at)]: made } };
  }
  const [territory, where = '', whose = ''] = territoryLine.exec(line) ?? [];
  if (territory !== undefined) return { territory: { [hex(where)]: known('empire', whose, seats) } };
  const [mobility, seat = '', to] = mobilityLine.exec(line) ?? [];
  if (mobility !== undefined)
    return { empires: { [known('empire', seat, seats)]: { mobility: to as Mobility, treasury: 0 } } };
  throw new CaseMistake(
    `«${line}» under GIVEN: write «squadron H01A of hydran in D3: CA DD», «major NAME of hydran in D3», «territory D3 of hydran» or «hydran is at FW»`,
  );
}

/** Worlds of the small map, as the lines say; both empires are there, at peace. */
function readGiven(lines: readonly string[]): World {
  const peace = { mobility: 'PT', treasury: 0 } as const;
  return lines.map(readLine).reduce<World>(
    (world, line) => ({
      systems: { ...world.systems, ...line.systems },
      territory: { ...world.territory, ...line.territory },
      squadrons: { ...world.squadrons, ...line.squadrons },
      empires: { ...world.empires, ...line.empires },
    }),
    { systems: {}, territory: {}, squadrons: {}, empires: { [seats[0]]: peace, [seats[1]]: peace } },
  );
}

/** `H01A: plot D4 D5`, `H01A: stay`, `mobilise FW`; the game master’s answers `hydran advances` and `falls`. */
function order(sentence: string): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } {
  const [, code = '', way] = /^([A-Z]\d\d[A-Z]): plot ?(.*)$/.exec(sentence) ?? [];
  if (way !== undefined)
    return {
      unit: unitId(code.toLowerCase()),
      order: { kind: 'plot', way: way === '' ? [] : way.split(' ').map(hex) },
    };
  const [, to] = /^mobilise (\S+)$/.exec(sentence) ?? [];
  if (to !== undefined)
    return { order: { kind: 'mobilise', to: known('state of mobility', to, mobilities) } };
  const [, advances] = /^(\S+) advances$/.exec(sentence) ?? [];
  if (advances !== undefined)
    return { order: { kind: 'judge-advance', advances: known('empire', advances, seats) } };
  if ((verdicts as readonly string[]).includes(sentence))
    return { order: { kind: 'judge-system', verdict: sentence as Verdict } };
  throw new CaseMistake(
    `«${sentence}» is no order: write «H01A: plot D4 D5», «mobilise FW», «hydran advances», or one of ${verdicts.join(', ')}`,
  );
}

const facts = ({ turn, squadrons, systems, empires }: State): Facts => ({
  turn,
  squadrons: Object.fromEntries(
    inOrder(squadrons).map(([unit, { place }]) => [unit.toUpperCase(), { place: hexName(place) }]),
  ),
  systems: Object.fromEntries(valuesInOrder(systems).map(({ name, owner }) => [name, { owner }])),
  empires: Object.fromEntries(
    inOrder(empires).map(([seat, { treasury, mobility }]) => [seat, { treasury, mobility }]),
  ),
});

function checkFact(path: string, state: State): void {
  const [group = '', thing = '', fact = ''] = path.split('.');
  if (group === 'turn') return;
  const all = facts(state)[group] as Facts;
  known('thing of this case', thing, keysInOrder(all));
  known('fact', fact, keysInOrder(all[thing] as Facts));
}

const factLine = /^(squadron|system|empire) (\S+) (\S+) (is .+)$/;

/** How cases of Galactic Conquest are written. */
export const cases: CaseAdapter<GalacticConquest> = {
  ruleset: galacticConquest,
  readGiven,
  world: (setup) => ({ turn: 1, map: smallMap, ...(setup as World) }),
  seat: (name, { empires }): SeatId =>
    name === 'game master' ? gameMaster : known('empire of this case', name, keysInOrder(empires)),
  order,
  facts,
  checkFact,
  plainEvent: (event) => ({
    ...event,
    ...('place' in event ? { place: hexName(event.place) } : {}),
    ...('from' in event ? { from: hexName(event.from) } : {}),
    seats: 'seats' in event ? event.seats.join(' ') : '',
    way: 'way' in event ? event.way.map(hexName).join(' ') : '',
    ...('unit' in event ? { unit: event.unit.toUpperCase() } : {}),
  }),
  factLine(line) {
    if (line.startsWith('turn is ')) return { path: 'turn', rest: line.slice('turn '.length) };
    const [, group, thing = '', fact = '', rest = ''] = factLine.exec(line) ?? [];
    return group === undefined ? undefined : { path: `${group}s.${thing}.${fact}`, rest };
  },
};
