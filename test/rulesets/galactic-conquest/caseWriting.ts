import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster, seatId, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { YardId } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { codeOf } from '#rulesets/galactic-conquest/yards/known.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { smallMap } from '#rulesets/galactic-conquest/setup/small.ts';
import { hexName } from '#rulesets/galactic-conquest/map/board.ts';
import { withGround } from '#rulesets/galactic-conquest/map/ground.ts';
import { withOfficers } from './officers/officerWriting.ts';
import type { CaseAdapter, Facts } from '#test/support/cases/adapter.ts';
import { withStocks } from './wings/wingsWriting.ts';
import { withTerms } from './purchase/casePurchase.ts';
import { withPower } from './ships/poweredWorld.ts';
import { galacticConquest, ourList } from './yards/shelf.ts';
import type { Spies } from './relations/caseSpies.ts';
import { withRuns } from './trade/caseRuns.ts';
import { withTrade } from './trade/caseTrade.ts';
import { known, hex } from './writing/naming.ts';
import { turnFaults } from './writing/turnFaults.ts';
import type { World } from './writing/givenWriting.ts';
import { readGiven } from './writing/givenWriting.ts';
import { order } from './writing/orderWriting.ts';
import { facts } from './writing/factWriting.ts';
import { withStrangers } from './writing/strangers.ts';

const squadronCode = /^[A-Z]\d\d[A-Z]$/;

function checkFact(path: string, state: State): void {
  const [group = '', thing = '', fact = ''] = path.split('.');
  if (group === 'turn' || group === 'views') return;
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

const factLine = /^(squadron|system|empire|hex|yard|view) (\S+) (\S+) (is .+)$/;

/** Empires with the spies that a case gives them. */
const withSpies = (empires: State['empires'], spies: Spies): State['empires'] =>
  Object.fromEntries(
    inOrder(empires).map(([seat, empire]) => {
      const espionage = spies[seat];
      return [seat, { ...empire, ...(espionage && { espionage }) }];
    }),
  );

/** `empire`, `lyran`, `D5`, `H01A` or `BASES-D5`. */
function spot(name: string): Spot | undefined {
  if (name === 'empire') return {};
  if (/^[a-z]+$/.test(name)) return { seat: seatId(name) };
  if (squadronCode.test(name) || name.startsWith('BASES-')) return { unit: unitId(name.toLowerCase()) };
  return /^[A-H]\d+$/.test(name) ? { place: hex(name) } : undefined;
}

function worldOf(setup: unknown): State {
  const { ground, routes, merchants, spies, stocks, officers, terms, alone: _, ...world } = setup as World;
  const map = keysInOrder(ground).length === 0 ? smallMap : withGround(smallMap, ground);
  const plain = world.yards === undefined && keysInOrder(stocks).length === 0;
  const listed = plain ? {} : { ships: ourList };
  const empires = withTrade(withStocks(withSpies(world.empires, spies), stocks), { routes, merchants });
  return withPower(
    withTerms(withOfficers(withRuns({ map, ...listed, ...world, ...empires }), officers), terms),
  );
}

const madeOf = (lines: readonly string[]): State => worldOf(readGiven(lines));

/** How cases of Galactic Conquest are written. */
export const cases: CaseAdapter<GalacticConquest> = {
  ruleset: galacticConquest,
  readGiven,
  world: worldOf,
  beside: (world, file) =>
    (file.setup as World).alone === true ? world : withStrangers(world, JSON.stringify(file), madeOf),
  seat: (name, { empires }): SeatId =>
    name.toLowerCase() === 'game master'
      ? gameMaster
      : known('empire of this case', name, keysInOrder(empires)),
  order,
  spot,
  facts,
  // All its dice have six faces, but where it asks for percents (A1.40).
  faces: 6,
  faults: turnFaults,
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
