import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster, placeId, unitId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import type { Verdict } from '#rulesets/galactic-conquest/economy/systems.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { System } from '#rulesets/galactic-conquest/model/system.ts';
import type { Mobility } from '#rulesets/galactic-conquest/model/empire.ts';
import type { YardId } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { codeOf } from '#rulesets/galactic-conquest/yards/known.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { verdicts } from '#rulesets/galactic-conquest/economy/systems.ts';
import { smallMap } from '#rulesets/galactic-conquest/setup/small.ts';
import type { Fight } from '#rulesets/galactic-conquest/combat/fight.ts';
import { withForms } from '#rulesets/galactic-conquest/combat/forms/formFields.ts';
import { formPhrases, formsRead } from '#rulesets/galactic-conquest/combat/forms/formWords.ts';
import type { Forms } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import { intensities, targets } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import { boardOf, hexName } from '#rulesets/galactic-conquest/map/board.ts';
import type { GroundSign } from '#rulesets/galactic-conquest/map/ground.ts';
import { withGround } from '#rulesets/galactic-conquest/map/ground.ts';
import { shipOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { hullOf } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import { empires } from '#rulesets/galactic-conquest/ships/list/words.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { hulls } from '#rulesets/galactic-conquest/ships/factors.ts';
import { mobilities, standings } from '#rulesets/galactic-conquest/model/empire.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { observed, projectNames } from '#rulesets/galactic-conquest/research/projects.ts';
import { teamsOf } from '#rulesets/galactic-conquest/research/research.ts';
import { standingOf } from '#rulesets/galactic-conquest/bank/account.ts';
import type { TrustVerdict } from '#rulesets/galactic-conquest/bank/trusts.ts';
import { trustVerdicts } from '#rulesets/galactic-conquest/bank/trusts.ts';
import { basesOrder, readBases } from './bases/caseBases.ts';
import { hexFacts, spaceFacts, spaceOrder } from './spaceWriting.ts';
import { captainOrder } from './fleet/captainWriting.ts';
import { moraleFacts, moraleIn, ruinFact, systemWords, unrestOrder } from './unrestWriting.ts';
import { pointsLeft } from '#rulesets/galactic-conquest/reactions/watch.ts';
import { speedOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { hidingFacts, hidingOrder } from './hiding/hidingWriting.ts';
import { academyFacts, academyOrder, crewsGiven } from './officers/academyWriting.ts';
import type { Officers } from './officers/officerWriting.ts';
import {
  officerOrder,
  officersFact,
  readOfficers,
  trainingOrder,
  withOfficers,
} from './officers/officerWriting.ts';
import { leaderFact, leadingOrder } from './computer/ledWriting.ts';
import { maneuverOrder } from './reactionWriting.ts';
import type { ConvoyVerdict } from '#rulesets/galactic-conquest/raids/defended.ts';
import { convoyVerdicts } from '#rulesets/galactic-conquest/raids/defended.ts';
import { mineOrder, minesFact, readMines, stuckFacts } from './mines/minesWriting.ts';
import { crewMarked, crewText, repairOrder } from './repair/repairWriting.ts';
import type { CaseAdapter, Facts } from '#test/support/cases/adapter.ts';
import { oncePer } from '#test/support/cases/oncePer.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import type { Terms } from '#rulesets/galactic-conquest/model/opening/purchase.ts';
import type { Stocks } from './wings/wingsWriting.ts';
import {
  carriersLine,
  podsFact,
  readStock,
  wingOrder,
  wingsFact,
  withStocks,
  withWings,
} from './wings/wingsWriting.ts';
import { purchaseOrder, readPurchase, stockFacts, withTerms } from './purchase/casePurchase.ts';
import { withPower } from './ships/poweredWorld.ts';
import { xshipOrder } from './ships/xshipWriting.ts';
import { droneList, galacticConquest, ourList } from './yards/shelf.ts';
import { readYard, yardFacts, yardOrder } from './yards/yardWriting.ts';
import type { Trade } from './trade/caseTrade.ts';
import type { Spies } from './relations/caseSpies.ts';
import { allyFacts, allyOrder, readAlliance } from './relations/caseAllies.ts';
import { readPact } from './relations/casePacts.ts';
import { readSpies, spyFacts, spyOrder } from './relations/caseSpies.ts';
import { foundFact, readRuns, runOrder, withRuns } from './trade/caseRuns.ts';
import { storingOrder } from './storing/storingWriting.ts';
import { liesFact, marineOrder, purseFact } from './trade/marineWriting.ts';
import { cargoFact, cargoOrder } from './trade/cargoWriting.ts';
import { haulOrder, monitorWords, transitFact, transitWords } from './trade/haulWriting.ts';
import { postOf, readTrade, tradeFacts, tradeOrder, withTrade } from './trade/caseTrade.ts';

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

/** A ship of our list, as the empire with this letter calls it. */
function listed(designation: string, letter: string): Ship | undefined {
  const empire = empires.find((one) => one === letter);
  const found = empire && hullOf(ourShips, empire, designation);
  return found && shipOf(found);
}

/** `CA`, `SC+4` with its special sensors, `CA(-12DF)` with the defense factors that it has lost, `5xDD`, `CA(p)` with its crew (also `g`, `o`, `co`, `u`, or who it was captured from, `lyran`). Size classes: SC, DD and FF are 4, DN 2, all others 3. `*CAR` is a ship of our list, `DD/mss` has a mine sweeping shuttle, and `*CV[24xHS2]` carries fighters. */
function shipsOf(text: string, letter: string): readonly Ship[] {
  const [carrying, alone = '', carried = ''] = carriersLine.exec(text) ?? [];
  if (carrying !== undefined) return shipsOf(alone, letter).map((one) => withWings(one, carried, letter));
  if (text.endsWith('/mss')) return shipsOf(text.slice(0, -4), letter).map((one) => ({ ...one, mss: true }));
  const [all, count = '1', hull = '', sensors = '0', crew, lost] =
    /^(?:(\d+)x)?([^+(]+)(?:\+(\d+))?(?:\(([a-z-]+)\))?(?:\(-(\d+)DF\))?$/.exec(text) ?? [];
  if (all === undefined) throw new CaseMistake(`«${text}» is no ship: write CA, SC+4, CA(-12DF) or 5xDD`);
  if (hull.startsWith('*')) {
    const found = listed(hull.slice(1), letter);
    if (found === undefined) throw new CaseMistake(`our list has no ship ${hull.slice(1)} of ${letter}`);
    return Array.from({ length: Number(count) }, () => ({
      ...found,
      ...(lost && { lost: Number(lost) }),
      ...crewMarked(crew),
    }));
  }
  known('hull', hull, hulls);
  const size = hull === 'DN' ? 2 : ['SC', 'DD', 'FF'].includes(hull) ? 4 : 3;
  const ship = {
    hull,
    size,
    sensors: Number(sensors),
    ...(lost === undefined ? {} : { lost: Number(lost) }),
    ...crewMarked(crew),
  };
  return Array.from({ length: Number(count) }, () => ship);
}

/** How cases name hexes and empires. */
const naming = { hex, empire: (name: string) => known('empire', name, seats) };

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
    ...(Object.keys(account).length > 0 && { account }),
    ...transitWords(given['transit']),
    ...(given['knows'] !== undefined && { research: { known: successesIn(given['knows']) } }),
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
const empireMembers = [
  'treasury',
  'savings',
  'debt',
  'borrowed',
  'class',
  'drained',
  'poor',
  'knows',
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

type World = Pick<
  State,
  | 'mines'
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
function readGiven(lines: readonly string[]): World {
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
      ...defined({ stability: line.stability ?? world.stability }),
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

const fightLine =
  /^([A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+): fight (attack|avoid) (\S+) (\d+)(?: (strongest|weakest))?(?: losses (.+?))?(?: with (.+))?$/;

/** `capture the strongest; reserve CA DD`: forms of attack as they are typed, between semicolons. */
const formsOf = (text: string): Forms =>
  Object.assign(
    {},
    ...text
      .split('; ')
      .filter((one) => one !== '')
      .map((one) => {
        const forms = formsRead(one);
        if (forms === undefined)
          throw new CaseMistake(`«${one}» is no form of attack: write ${formPhrases.join(', ')}`);
        return forms;
      }),
  ) as Forms;

/** `save 50`, `withdraw 50`, `borrow 50`, `repay 50`, `send 50 to lyran`, `pay 50 of the loan of lyran`, `trust 50 for lyran: when`, `rate lyran C`; `fund team 1: efo`, `invest 400 in efo`, `hydran observes efo: passive`. */
function bankOrder(sentence: string): Unnumbered<Order> | undefined {
  const [, kind, amount] = /^(save|withdraw|borrow|repay) (\d+)$/.exec(sentence) ?? [];
  if (kind !== undefined)
    return { kind: kind as 'save' | 'withdraw' | 'borrow' | 'repay', points: Number(amount) };
  const [, team, funded = ''] = /^fund team (\d+): (\S+)$/.exec(sentence) ?? [];
  if (team !== undefined)
    return { kind: 'fund', team: Number(team), project: known('project', funded, projectNames) };
  const [, invested, into = ''] = /^invest (\d+) in (\S+)$/.exec(sentence) ?? [];
  if (invested !== undefined)
    return { kind: 'invest', points: Number(invested), project: known('project', into, projectNames) };
  const [, observer, seenOf = '', how = ''] = /^(\S+) observes (\S+): (\S+)$/.exec(sentence) ?? [];
  if (observer !== undefined)
    return {
      kind: 'grant-observation',
      of: known('empire', observer, seats),
      project: known('project', seenOf, projectNames),
      observation: known('observation', how, observed),
    };
  const [, rated, standing = ''] = /^rate (\S+) (\S+)$/.exec(sentence) ?? [];
  if (rated !== undefined)
    return {
      kind: 'rate-client',
      of: known('empire', rated, seats),
      standing: known('class', standing, standings),
    };
  const [, verb, points, whose = '', condition = ''] =
    /^(send|pay|trust) (\d+) (?:to|of the loan of|for) ([^:\s]+)(?:: (.+))?$/.exec(sentence) ?? [];
  if (verb === undefined) return undefined;
  const given = { to: known('empire', whose, seats), points: Number(points) };
  if (verb === 'trust') return { kind: 'trust', ...given, condition };
  return { kind: verb === 'send' ? 'send' : 'pay-loan', ...given };
}

/** `H01A: plot D4 D5`, `H01A: fight attack pressed 30 strongest losses DD CA`, `mobilise FW`; the game master’s answers `hydran advances` and `falls`. */
function order(sentence: string): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } {
  const maneuver = maneuverOrder(sentence, hex);
  if (maneuver !== undefined) return maneuver;
  const [, code = '', way] = /^([A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+): plot ?(.*)$/.exec(sentence) ?? [];
  if (way !== undefined)
    return {
      unit: unitId(code.toLowerCase()),
      order: { kind: 'plot', way: way === '' ? [] : way.split(' ').map(hex) },
    };
  const [, fighter, stance, intensity = '', breaks, target, losses = '', forms = ''] =
    fightLine.exec(sentence) ?? [];
  if (fighter !== undefined)
    return {
      unit: unitId(fighter.toLowerCase()),
      order: withForms<Unnumbered<Fight>>(
        {
          kind: 'fight' as const,
          attack: stance === 'attack',
          breaks: Number(breaks),
          intensity: known('intensity', intensity, intensities),
          target: known('target', target ?? 'none', targets),
          losses: losses === '' ? [] : losses.split(' '),
        },
        formsOf(forms),
      ),
    };
  const [, idled, status] = /^([A-Z]\d\d[A-Z]): (inactive|active)$/.exec(sentence) ?? [];
  if (idled !== undefined)
    return { unit: unitId(idled.toLowerCase()), order: { kind: 'idle', inactive: status === 'inactive' } };
  const [, regrouped, names = '', into = ''] =
    /^([A-Z]\d\d[A-Z]): regroup (.+) to (\S+)$/.exec(sentence) ?? [];
  if (regrouped !== undefined)
    return {
      unit: unitId(regrouped.toLowerCase()),
      order: { kind: 'regroup', ships: names.split(', '), to: unitId(into.toLowerCase()) },
    };
  const [, led, leading = '', name = ''] = /^([A-Z]\d\d[A-Z]): flagship (\S+), (.+)$/.exec(sentence) ?? [];
  if (led !== undefined)
    return { unit: unitId(led.toLowerCase()), order: { kind: 'flagship', hull: leading, name } };
  const [, to] = /^mobilise (\S+)$/.exec(sentence) ?? [];
  if (to !== undefined)
    return { order: { kind: 'mobilise', to: known('state of mobility', to, mobilities) } };
  const mining = mineOrder(sentence, hex);
  if (mining !== undefined) return mining;
  const flying = wingOrder(sentence);
  if (flying !== undefined) return flying;
  const mending = repairOrder(sentence);
  if (mending !== undefined) return mending;
  const buying = purchaseOrder(sentence, hex);
  if (buying !== undefined) return buying;
  const stored = storingOrder(sentence);
  if (stored !== undefined) return stored;
  const building = yardOrder(sentence, hex);
  if (building !== undefined) return building;
  const ofBases = basesOrder(sentence, hex);
  if (ofBases !== undefined) return ofBases;
  const prospecting = runOrder(sentence, hex);
  if (prospecting !== undefined) return prospecting;
  const trading = tradeOrder(sentence, hex) ?? marineOrder(sentence, hex);
  if (trading !== undefined) return trading;
  const allying = allyOrder(sentence, naming);
  if (allying !== undefined) return allying;
  const spied = spyOrder(sentence, naming);
  if (spied !== undefined) return { order: spied };
  const xship = xshipOrder(sentence, hex);
  if (xship !== undefined) return xship;
  const living = cargoOrder(sentence);
  if (living !== undefined) return living;
  const hauled = haulOrder(sentence);
  if (hauled !== undefined) return hauled;
  const hiding = hidingOrder(sentence);
  if (hiding !== undefined) return hiding;
  const training = trainingOrder(sentence, hex) ?? officerOrder(sentence) ?? academyOrder(sentence);
  if (training !== undefined) return training;
  const ofSpace = spaceOrder(sentence, hex);
  if (ofSpace !== undefined) return ofSpace;
  const left = captainOrder(sentence, hex);
  if (left !== undefined) return left;
  const unrest = unrestOrder(sentence, hex);
  if (unrest !== undefined) return unrest;
  const ruling = leadingOrder(sentence);
  if (ruling !== undefined) return { order: ruling };
  const banking = bankOrder(sentence);
  if (banking !== undefined) return { order: banking };
  const [, advances] = /^(\S+) advances$/.exec(sentence) ?? [];
  if (advances !== undefined)
    return { order: { kind: 'judge-advance', advances: known('empire', advances, seats) } };
  if ((trustVerdicts as readonly string[]).includes(sentence))
    return { order: { kind: 'judge-trust', verdict: sentence as TrustVerdict } };
  if ((convoyVerdicts as readonly string[]).includes(sentence))
    return { order: { kind: 'judge-convoy', verdict: sentence as ConvoyVerdict } };
  if ((verdicts as readonly string[]).includes(sentence))
    return { order: { kind: 'judge-system', verdict: sentence as Verdict } };
  throw new CaseMistake(
    `«${sentence}» is no order: write «H01A: plot D4 D5», «H01A: fight attack pressed 30», «mobilise FW», «save 50», «send 50 to lyran», «hydran advances», or one of ${[...verdicts, ...trustVerdicts].join(', ')}`,
  );
}

/** `CAp(-12DF)`, `MAP(shock)`, `CA(lyran)` of one that was built by others. */
const shipText = (ship: Ship): string =>
  [
    ship.hull,
    podsFact(ship),
    cargoFact(ship),
    wingsFact(ship),
    crewText(ship),
    ship.lost === undefined ? '' : `(-${ship.lost}DF)`,
    ship.shock === true ? '(shock)' : '',
    ship.captured === undefined ? '' : `(${ship.captured})`,
    ship.foreign === undefined ? '' : `(by-${ship.foreign})`,
    ship.stored === true ? '(stored)' : '',
    ship.enhanced === true ? '(ess)' : '',
  ].join('');

const squadronFacts = (squadron: Squadron): Facts => ({
  place: hexName(squadron.place),
  flagship: squadron.flagship,
  ledBy: squadron.ledBy ?? '',
  ships: squadron.ships.map(shipText).join(' '),
  prizes: (squadron.prizes ?? []).map(shipText).join(' ') || 'empty',
  inactive: squadron.inactive === true,
  post: postOf(squadron),
  carries: purseFact(squadron),
  speed: speedOf(squadron),
  points: pointsLeft(squadron),
  assembled: (squadron.assembled ?? []).map((one) => one.toUpperCase()).join(' ') || 'nobody',
  ...spaceFacts(squadron),
  ...stuckFacts(squadron),
  ...hidingFacts(squadron),
});

const facts = oncePer((state: State): Facts => ({
  turn: state.turn,
  hexes: hexFacts(state),
  ...factsOf(state),
}));

const factsOf = (state: State): Facts => ({
  yards: yardFacts(state),
  squadrons: Object.fromEntries(
    inOrder(state.squadrons).map(([unit, squadron]) => [unit.toUpperCase(), squadronFacts(squadron)]),
  ),
  systems: Object.fromEntries(
    inOrder(state.systems).map(([place, system]) => [
      system.name,
      {
        owner: system.owner,
        kind: system.kind,
        severed: system.severed === true,
        saved: system.hoard ?? 0,
        is: ruinFact(system, state),
        ...moraleFacts(state, place),
        ...foundFact(state, place),
      },
    ]),
  ),
  empires: Object.fromEntries(
    inOrder(state.empires).map(
      ([
        seat,
        { treasury, mobility, account = {}, research = {}, drained = 0, poor = 0, ratings, ...led },
      ]) => [
        seat,
        {
          ...{ treasury, mobility, savings: (account.savings ?? 0) / 100, debt: account.debt ?? 0 },
          ...{ class: standingOf(account), drained: drained / 100, poor: poor / 10 },
          ...leaderFact(led),
          lowered: ratings?.by ?? 0,
          ...tradeFacts(state, seat),
          lies: liesFact(state, seat),
          transit: transitFact(led),
          mines: minesFact(state, seat),
          ...stockFacts(state, seat),
          ...spyFacts(state, seat),
          ...allyFacts(state, seat),
          officers: officersFact(state, seat),
          ...academyFacts(led),
          ...{
            knows:
              inOrder(research.known ?? {})
                .map(([id, had]) => `${id}*${had}`)
                .join('+') || 'nothing',
          },
          ...{
            teams:
              teamsOf(research)
                .map(([team, { project, pot }]) => `${team}:${project}:${pot}`)
                .join('+') || 'nobody',
          },
        },
      ],
    ),
  ),
});

const squadronCode = /^[A-Z]\d\d[A-Z]$/;

function checkFact(path: string, state: State): void {
  const [group = '', thing = '', fact = ''] = path.split('.');
  if (group === 'turn') return;
  const all = facts(state)[group] as Facts;
  // Squadrons, yards and systems come into being in a turn, too.
  if (group === 'squadrons' && all[thing] === undefined && squadronCode.test(thing)) return;
  if (group === 'yards' && all[thing] === undefined && /^[A-Z]+\d+\/\d+$/.test(thing)) return;
  if (group === 'systems' && (state.runs ?? state.finds) !== undefined) return;
  known('thing of this case', thing, keysInOrder(all));
  known('fact', fact, keysInOrder(all[thing] as Facts));
}

type Members = Readonly<Record<string, unknown>>;

/** A member of an event, as cases write it: names for hexes and squadrons, lists by their numbers. */
function plain(key: string, value: unknown): Facts[string] {
  if (key === 'yard') return codeOf(value as YardId);
  if (key === 'ship' && typeof value === 'object') return (value as Ship).hull;
  if (key === 'with' || (key === 'of' && Array.isArray(value)))
    return (value as readonly UnitId[]).map((one) => one.toUpperCase()).join(' ');
  if (key === 'seats' || key === 'five') return (value as readonly SeatId[]).join(' ');
  if (typeof value === 'object' && value !== null) {
    if (key === 'way') return (value as readonly PlaceId[]).map(hexName).join(' ');
    const entries = Array.isArray(value)
      ? value.map((one, at) => [String(at + 1), one] as const)
      : inOrder(value as Members);
    return Object.fromEntries(entries.map(([name, one]) => [name, plain(name, one)]));
  }
  const isHex = ['place', 'from', 'to', 'was'].includes(key) && /^h[a-h]\d+$/.test(String(value));
  if (isHex) return hexName(value as PlaceId);
  return key === 'unit' || key === 'target' || key === 'heir'
    ? String(value).toUpperCase()
    : (value as string | number | boolean);
}

const factLine = /^(squadron|system|empire|hex|yard) (\S+) (\S+) (is .+)$/;

/** Empires with the spies that a case gives them. */
const withSpies = (empires: State['empires'], spies: Spies): State['empires'] =>
  Object.fromEntries(
    inOrder(empires).map(([seat, empire]) => {
      const espionage = spies[seat];
      return [seat, { ...empire, ...(espionage && { espionage }) }];
    }),
  );

/** `empire`, `D5`, `H01A` or `BASES-D5`. */
function spot(name: string): Spot | undefined {
  if (name === 'empire') return {};
  if (squadronCode.test(name) || name.startsWith('BASES-')) return { unit: unitId(name.toLowerCase()) };
  return /^[A-H]\d+$/.test(name) ? { place: hex(name) } : undefined;
}

/** How cases of Galactic Conquest are written. */
export const cases: CaseAdapter<GalacticConquest> = {
  ruleset: galacticConquest,
  readGiven,
  world(setup) {
    const { ground, routes, merchants, spies, stocks, officers, terms, ...world } = setup as World;
    const map = keysInOrder(ground).length === 0 ? smallMap : withGround(smallMap, ground);
    const plain = world.yards === undefined && keysInOrder(stocks).length === 0;
    const listed = plain ? {} : { ships: ourList };
    const empires = withTrade(withStocks(withSpies(world.empires, spies), stocks), { routes, merchants });
    return withPower(
      withTerms(withOfficers(withRuns({ map, ...listed, ...world, ...empires }), officers), terms),
    );
  },
  seat: (name, { empires }): SeatId =>
    name === 'game master' ? gameMaster : known('empire of this case', name, keysInOrder(empires)),
  order,
  spot,
  facts,
  checkFact,
  plainEvent: (event) =>
    Object.fromEntries(inOrder(event as unknown as Members).map(([key, value]) => [key, plain(key, value)])),
  factLine(line) {
    if (line.startsWith('turn is ')) return { path: 'turn', rest: line.slice('turn '.length) };
    const [, group, thing = '', fact = '', rest = ''] = factLine.exec(line) ?? [];
    return group === undefined
      ? undefined
      : { path: `${group === 'hex' ? 'hexe' : group}s.${thing}.${fact}`, rest };
  },
};
