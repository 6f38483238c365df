import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster, placeId, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import type { Verdict } from '#rulesets/galactic-conquest/economy/systems.ts';
import type { Ship, Squadron, State, System, Mobility } from '#rulesets/galactic-conquest/model/state.ts';
import { verdicts } from '#rulesets/galactic-conquest/economy/systems.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { smallMap } from '#rulesets/galactic-conquest/setup.ts';
import { intensities, targets } from '#rulesets/galactic-conquest/model/combat.ts';
import { boardOf, hexName } from '#rulesets/galactic-conquest/map/board.ts';
import { hulls } from '#rulesets/galactic-conquest/ships/factors.ts';
import { mobilities } from '#rulesets/galactic-conquest/model/state.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
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

/** `CA`, `SC+4` with its special sensors, `CA(-12DF)` with the defense factors that it has lost, `5xDD`. Size classes: SC, DD and FF are 4, DN 2, all others 3. */
function shipsOf(text: string): readonly Ship[] {
  const [all, count = '1', hull = '', sensors = '0', lost] =
    /^(?:(\d+)x)?([^+(]+)(?:\+(\d+))?(?:\(-(\d+)DF\))?$/.exec(text) ?? [];
  if (all === undefined) throw new CaseMistake(`«${text}» is no ship: write CA, SC+4, CA(-12DF) or 5xDD`);
  known('hull', hull, hulls);
  const size = hull === 'DN' ? 2 : ['SC', 'DD', 'FF'].includes(hull) ? 4 : 3;
  const ship = {
    hull,
    size,
    sensors: Number(sensors),
    ...(lost === undefined ? {} : { lost: Number(lost) }),
  };
  return Array.from({ length: Number(count) }, () => ship);
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
      seat: known('empire', owner, seats),
      flagship: '',
      place: hex(label),
      speed: Number(speed),
      ships: ships.split(' ').flatMap(shipsOf),
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

const fightLine =
  /^([A-Z]\d\d[A-Z]): fight (attack|avoid) (\S+) (\d+)(?: (strongest|weakest))?(?: losses (.+))?$/;

/** `H01A: plot D4 D5`, `H01A: fight attack pressed 30 strongest losses DD CA`, `mobilise FW`; the game master’s answers `hydran advances` and `falls`. */
function order(sentence: string): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } {
  const [, code = '', way] = /^([A-Z]\d\d[A-Z]): plot ?(.*)$/.exec(sentence) ?? [];
  if (way !== undefined)
    return {
      unit: unitId(code.toLowerCase()),
      order: { kind: 'plot', way: way === '' ? [] : way.split(' ').map(hex) },
    };
  const [, fighter, stance, intensity = '', breaks, target, losses = ''] = fightLine.exec(sentence) ?? [];
  if (fighter !== undefined)
    return {
      unit: unitId(fighter.toLowerCase()),
      order: {
        kind: 'fight',
        attack: stance === 'attack',
        breaks: Number(breaks),
        intensity: known('intensity', intensity, intensities),
        target: known('target', target ?? 'none', targets),
        losses: losses === '' ? [] : losses.split(' '),
      },
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
    `«${sentence}» is no order: write «H01A: plot D4 D5», «H01A: fight attack pressed 30», «mobilise FW», «hydran advances», or one of ${verdicts.join(', ')}`,
  );
}

/** `CA(-12DF)`. */
const shipText = ({ hull, lost }: Ship): string => (lost === undefined ? hull : `${hull}(-${lost}DF)`);

const facts = ({ turn, squadrons, systems, empires }: State): Facts => ({
  turn,
  squadrons: Object.fromEntries(
    inOrder(squadrons).map(([unit, { place, ships }]) => [
      unit.toUpperCase(),
      { place: hexName(place), ships: ships.map(shipText).join(' ') },
    ]),
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

type Members = Readonly<Record<string, unknown>>;

/** A member of an event, as cases write it: names for hexes and squadrons, lists by their numbers. */
function plain(key: string, value: unknown): Facts[string] {
  if (key === 'seats' || key === 'five') return (value as readonly SeatId[]).join(' ');
  if (typeof value === 'object' && value !== null) {
    if (key === 'way') return (value as readonly PlaceId[]).map(hexName).join(' ');
    const entries = Array.isArray(value)
      ? value.map((one, at) => [String(at + 1), one] as const)
      : inOrder(value as Members);
    return Object.fromEntries(entries.map(([name, one]) => [name, plain(name, one)]));
  }
  const isHex = ['place', 'from', 'to'].includes(key) && /^h[a-h]\d+$/.test(String(value));
  if (isHex) return hexName(value as PlaceId);
  return key === 'unit' ? String(value).toUpperCase() : (value as string | number | boolean);
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
  plainEvent: (event) =>
    Object.fromEntries(inOrder(event as unknown as Members).map(([key, value]) => [key, plain(key, value)])),
  factLine(line) {
    if (line.startsWith('turn is ')) return { path: 'turn', rest: line.slice('turn '.length) };
    const [, group, thing = '', fact = '', rest = ''] = factLine.exec(line) ?? [];
    return group === undefined ? undefined : { path: `${group}s.${thing}.${fact}`, rest };
  },
};
