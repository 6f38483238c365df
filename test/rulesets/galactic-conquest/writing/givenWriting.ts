import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { System } from '#rulesets/galactic-conquest/model/system.ts';
import type { Mobility } from '#rulesets/galactic-conquest/model/empire.ts';
import type { GroundSign } from '#rulesets/galactic-conquest/map/ground.ts';
import { standings } from '#rulesets/galactic-conquest/model/empire.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { projectNames } from '#rulesets/galactic-conquest/research/projects.ts';
import { readBases } from '../bases/caseBases.ts';
import { moraleIn, systemWords } from '../unrestWriting.ts';
import { crewsGiven } from '../officers/academyWriting.ts';
import type { Officers } from '../officers/officerWriting.ts';
import { readOfficers } from '../officers/officerWriting.ts';
import { readMines } from '../mines/minesWriting.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import type { Terms } from '#rulesets/galactic-conquest/model/opening/purchase.ts';
import type { Stocks } from '../wings/wingsWriting.ts';
import { readStock } from '../wings/wingsWriting.ts';
import { readPurchase } from '../purchase/casePurchase.ts';
import { droneList } from '../yards/shelf.ts';
import { readYard } from '../yards/yardWriting.ts';
import type { Trade } from '../trade/caseTrade.ts';
import type { Spies } from '../relations/caseSpies.ts';
import { readAlliance } from '../relations/caseAllies.ts';
import { readPact } from '../relations/casePacts.ts';
import { readSpies } from '../relations/caseSpies.ts';
import { readRuns } from '../trade/caseRuns.ts';
import { monitorWords, transitWords } from '../trade/haulWriting.ts';
import { readTrade } from '../trade/caseTrade.ts';
import { known, hex, shipsOf, naming } from './naming.ts';

/* The world of a case, line by line. */

const squadronLine =
  /^squadron ([A-Z]\d\d[A-Z]) of (\S+) in ([A-Z]+\d+): (.+?)(?:, speed (\d+))?(?:, out (\d))?$/;

const systemLine = /^(homeworld|major|minor) (\S+) of (\S+) in ([A-Z]+\d+)(?:, (.+))?$/;

const territoryLine = /^(territory|front) ([A-Z]+\d+(?: [A-Z]+\d+)*) of (\S+)$/;

const mobilityLine = /^(\S+) is at (AW|FW|LW|PT|RB)((?:, [a-z]+ [^,]+)*)$/;

/** What an empire has: `treasury 1000`, `savings 12.5`, `debt 300`, `borrowed 20`, `class A`, `drained 9.5` (turns of full war), `poor 6.6` (percent). */
function empireOf(mobility: Mobility, words: string): State['empires'][SeatId] {
  const given = Object.fromEntries(
    words
      .split(', ')
      .filter((one) => one !== '')
      .map((one): readonly [string, string] => {
        const [name = '', value = ''] = one.split(' ');
        return [known('member of an empire', name, empireMembers), value];
      }),
  );
  const hundredths = (name: string): number => Math.round(Number(given[name]) * 100);
  const account = {
    ...(given['savings'] !== undefined && { savings: hundredths('savings') }),
    ...(given['debt'] !== undefined && { debt: Number(given['debt']) }),
    ...(given['borrowed'] !== undefined && { borrowed: Number(given['borrowed']) }),
    ...(given['class'] !== undefined && { standing: known('class', given['class'], standings) }),
  };
  return {
    mobility,
    treasury: Number(given['treasury'] ?? 0),
    incomes: [Number(given['treasury'] ?? 0)],
    ...(Object.keys(account).length > 0 && { account }),
    ...transitWords(given['transit']),
    ...(given['knows'] !== undefined && { research: { known: successesIn(given['knows']) } }),
    ...sheetOf(given),
    ...(given['laid'] !== undefined && { minelaying: { free: Number(given['laid']) } }),
    ...(given['drained'] !== undefined && { drained: hundredths('drained') }),
    ...(given['poor'] !== undefined && { poor: Math.round(Number(given['poor']) * 10) }),
    ...(given['best'] !== undefined && {
      crews: { outstanding: Math.round(Number(given['best']) * 1000) },
    }),
    ...(given['crews'] !== undefined && { crews: crewsGiven(given['crews']) }),
    ...(given['ratings'] !== undefined && {
      ratings: { chosen: known('choice', given['ratings'], ['three', 'five'] as const) },
    }),
  };
}

/** `unique efo`, `special ws+sa`: technologies that an empire never trades, and those that become so with whoever receives them (C17.74). */
function sheetOf(given: Readonly<Record<string, string>>): Pick<State['empires'][SeatId], 'sheet'> {
  const [unique, special] = [given['unique']?.split('+'), given['special']?.split('+')];
  return unique === undefined && special === undefined ? {} : { sheet: defined({ unique, special }) };
}

const empireMembers = [
  'treasury',
  'savings',
  'debt',
  'borrowed',
  'class',
  'drained',
  'poor',
  'knows',
  'unique',
  'special',
  'laid',
  'ratings',
  'best',
  'transit',
  'crews',
] as const;

/** `efo`, `sa*2 efo`: projects with the successes that were had. */
const successesIn = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    text.split('+').map((one) => {
      const [id = '', times = '1'] = one.split('*');
      return [known('project', id, projectNames), Number(times)];
    }),
  );

const groundLine = /^ground ([A-Z]+\d+) (\S+)$/;

const grounds = { deep: '-', red: 'x', green: 'g', unsurveyed: 'o', 'unsurveyed-green': 'G' } as const;

export type World = Pick<
  State,
  | 'mines'
  | 'blind'
  | 'elsewhere'
  | 'pacts'
  | 'alliances'
  | 'partners'
  | 'yards'
  | 'runs'
  | 'finds'
  | 'systems'
  | 'territory'
  | 'fronts'
  | 'squadrons'
  | 'empires'
> &
  Trade & {
    /** What lies in hexes that are no surveyed space. */
    readonly ground: Readonly<Record<PlaceId, GroundSign>>;
    readonly spies: Spies;
    readonly stocks: Stocks;
    readonly officers: Officers;
    readonly year?: number;
    readonly ships?: NonNullable<State['ships']>;
    readonly morale?: NonNullable<State['morale']>;
    readonly stability?: true;
    /** No strangers live in it. */
    readonly alone?: true;
    /** Navies are bought. */
    readonly terms?: Terms;
  };

function readLine(line: string): Partial<World> {
  const [squadron, code = '', owner = '', label = '', ships = '', speed = '3', out] =
    squadronLine.exec(line) ?? [];
  if (squadron !== undefined) {
    const made: Squadron = {
      seat: known('empire', owner, seats),
      flagship: '',
      place: hex(label),
      speed: Number(speed),
      ships: ships.split(' ').flatMap((one) => shipsOf(one, code.slice(0, 1))),
      ...(out === undefined ? {} : { supply: { out: Number(out) } }),
      ...monitorWords(ships),
    };
    return { squadrons: { [unitId(code.toLowerCase())]: made } };
  }
  const [system, kind, name = '', holder = '', at = '', more = ''] = systemLine.exec(line) ?? [];
  if (system !== undefined) {
    const made: System = {
      name,
      kind: kind as System['kind'],
      owner: known('empire', holder, seats),
      ...systemWords(more),
    };
    return { systems: { [hex(at)]: made } };
  }
  const [owned, what, where = '', whose = ''] = territoryLine.exec(line) ?? [];
  if (owned !== undefined) {
    const held = known('empire', whose, seats);
    const hexes = Object.fromEntries(where.split(' ').map((at) => [hex(at), held]));
    return what === 'front' ? { fronts: hexes } : { territory: hexes };
  }
  const [, year] = /^year (\d+)$/.exec(line) ?? [];
  if (year !== undefined) return { year: Number(year) };
  if (line === 'nobody else') return { alone: true };
  if (line === 'double-blind') return { blind: true };
  if (line === 'battles elsewhere') return { elsewhere: true };
  const terms = readPurchase(line);
  if (terms !== undefined) return { terms };
  const [ground, there = '', sort = ''] = groundLine.exec(line) ?? [];
  if (ground !== undefined)
    return { ground: { [hex(there)]: grounds[known('ground', sort, keysInOrder(grounds))] } };
  const [mobility, seat = '', to, words = ''] = mobilityLine.exec(line) ?? [];
  if (mobility !== undefined)
    return { empires: { [known('empire', seat, seats)]: empireOf(to as Mobility, words) } };
  const yards = readYard(line, naming);
  if (yards !== undefined) return { yards };
  if (line === 'drones grow faster') return { ships: droneList };
  const mines = readMines(line, naming);
  if (mines !== undefined) return { mines };
  const bases = readBases(line, naming);
  if (bases !== undefined) return bases;
  const morale = moraleIn(line, naming);
  if (morale !== undefined) return morale;
  const runs = readRuns(line, naming);
  if (runs !== undefined) return runs;
  const trade = readTrade(line, naming);
  if (trade !== undefined) return trade;
  const officers = readOfficers(line, naming);
  if (officers !== undefined) return officers;
  const spies = readSpies(line, naming);
  if (spies !== undefined) return { spies };
  const stocks = readStock(line, naming);
  if (stocks !== undefined) return { stocks };
  const pacts = readPact(line, naming);
  if (pacts !== undefined) return { pacts };
  const alliances = readAlliance(line, naming);
  if (alliances !== undefined) return alliances;
  throw new CaseMistake(
    `«${line}» under GIVEN: write «squadron H01A of hydran in D3: CA DD», «major NAME of hydran in D3», «territory D3 of hydran» or «hydran is at FW, treasury 100, savings 12.5, debt 30, class A, drained 9.5, poor 6.6»`,
  );
}

/** Worlds of the small map, as the lines say; both empires are there, at peace. */
export function readGiven(lines: readonly string[]): World {
  const peace = { mobility: 'PT', treasury: 0 } as const;
  return lines.map(readLine).reduce<World>(
    (world, line) => ({
      ...world,
      systems: { ...world.systems, ...line.systems },
      territory: { ...world.territory, ...line.territory },
      ...(line.fronts && { fronts: { ...world.fronts, ...line.fronts } }),
      squadrons: { ...world.squadrons, ...line.squadrons },
      empires: { ...world.empires, ...line.empires },
      ...((line.mines ?? world.mines) && { mines: { ...world.mines, ...line.mines } }),
      ground: { ...world.ground, ...line.ground },
      spies: { ...world.spies, ...line.spies },
      stocks: { ...world.stocks, ...line.stocks },
      officers: { ...world.officers, ...line.officers },
      ...(line.pacts && { pacts: { ...world.pacts, ...line.pacts } }),
      ...(line.partners && { partners: line.partners }),
      ...(line.alliances && { alliances: { ...world.alliances, ...line.alliances } }),
      ...((world.runs ?? line.runs) && { runs: { ...world.runs, ...line.runs } }),
      ...((world.finds ?? line.finds) && { finds: { ...world.finds, ...line.finds } }),
      ...defined({
        ships: line.ships ?? world.ships,
        year: line.year ?? world.year,
        terms: line.terms ?? world.terms,
      }),
      ...defined({ stability: line.stability ?? world.stability, alone: line.alone ?? world.alone }),
      ...defined({ blind: line.blind ?? world.blind, elsewhere: line.elsewhere ?? world.elsewhere }),
      ...(line.yards && { yards: { ...world.yards, ...line.yards } }),
      ...((world.morale ?? line.morale) && { morale: { ...world.morale, ...line.morale } }),
      routes: { ...world.routes, ...line.routes },
      merchants: { ...world.merchants, ...line.merchants },
    }),
    {
      systems: {},
      territory: {},
      squadrons: {},
      ground: {},
      spies: {},
      stocks: {},
      officers: {},
      routes: {},
      merchants: {},
      empires: { [seats[0]]: peace, [seats[1]]: peace },
    },
  );
}
