import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster, seatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import type { CaseAdapter, Facts } from '#test/support/cases/adapter.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import type { Order, PearlDivers } from './game/game.ts';
import type { Boat, State } from './game/model/state.ts';
import { boatOf, buoyAt } from './game/model/state.ts';
import { pearlDivers } from './game/ruleset.ts';
import { chart, fewestPearls, seats } from './game/tables.ts';

/** One of these names; throws CaseMistake with the list of them. */
function known<T extends string>(what: string, name: string, all: readonly T[]): T {
  const found = all.find((one) => one === name.toLowerCase());
  if (found === undefined)
    throw new CaseMistake(`no ${what} is called «${name}»; there are ${all.join(', ')}`);
  return found;
}

const placeNamed = (name: string): PlaceId =>
  known(
    'place',
    name,
    chart.map(({ place }) => place),
  );

interface Given {
  readonly boats: Readonly<
    Record<string, { readonly in: string; readonly pearls?: number; readonly name?: string }>
  >;
  readonly reefs: Readonly<Record<string, number>>;
}

const boatLine = /^boat (\S+) in (\S+?)(?:, pearls (\d+))?(?:, name (.+))?$/;
const reefLine = /^reef (\S+), pearls (\d+)$/;

/** `boat north in ledge, pearls 3, name Heron` and `reef ledge, pearls 5`. */
function readGiven(lines: readonly string[]): Given {
  const boats: Record<string, Given['boats'][string]> = {};
  const reefs: Record<string, number> = {};
  for (const line of lines) {
    const [, seat, place = '', pearls = '0', name] = boatLine.exec(line) ?? [];
    const [, reef, holds = '0'] = reefLine.exec(line) ?? [];
    if (seat !== undefined) boats[seat] = { in: place, pearls: Number(pearls), ...defined({ name }) };
    else if (reef !== undefined) reefs[reef] = Number(holds);
    else throw new CaseMistake(`«${line}» under GIVEN: write «boat SEAT in PLACE» or «reef PLACE, pearls N»`);
  }
  return { boats, reefs };
}

function world(setup: unknown): State {
  const { boats, reefs } = setup as Given;
  const given = inOrder(boats).map(([name, boat]): readonly [SeatId, Boat] => [
    known('seat', name, seats),
    {
      name: boat.name ?? `Boat of ${name}`,
      place: placeNamed(boat.in),
      pearls: boat.pearls ?? 0,
      sailed: false,
      dived: false,
      empty: false,
    },
  ]);
  const holding = inOrder(reefs).map(([name, pearls]) => [
    known('reef', name, keysInOrder(fewestPearls)),
    pearls,
  ]);
  return {
    turn: 1,
    reefs: { ...fewestPearls, ...(Object.fromEntries(holding) as State['reefs']) },
    boats: Object.fromEntries(given),
    buoys: {},
  };
}

/** `boat: sail to ledge`, `boat: dive`, `boat: course ledge deep`, `boat: mark`, `boat: lift ledge`, `boat: dive, again if empty`, and as an answer `boat: go down again`; `south:` in place of `boat:` for somebody else's. */
function order(
  sentence: string,
  seat: SeatId,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } {
  const [, whose = '', words = ''] = /^(\S+): (.+)$/.exec(sentence) ?? [];
  const unit = boatOf(whose === 'boat' ? seat : seatId(whose));
  const [, to] = /^sail to (\S+)$/.exec(words) ?? [];
  if (to !== undefined) return { unit, order: { kind: 'sail', to: placeNamed(to) } };
  if (words === 'dive') return { unit, order: { kind: 'dive' } };
  if (words === 'dive, again if empty') return { unit, order: { kind: 'dive', again: true } };
  if (words === 'go down again') return { unit, order: { kind: 'go-down-again' } };
  const [, course] = /^course (.+)$/.exec(words) ?? [];
  if (course !== undefined)
    return { unit, order: { kind: 'set-course', way: course.split(' ').map(placeNamed) } };
  const [, over] = /^storm over (\S+)$/.exec(sentence) ?? [];
  if (over !== undefined) return { order: { kind: 'storm', over: placeNamed(over) } };
  if (words === 'mark') return { unit, order: { kind: 'mark' } };
  const [, where] = /^lift (\S+)$/.exec(words) ?? [];
  if (where !== undefined)
    return {
      order: { kind: 'lift', buoy: buoyAt(whose === 'boat' ? seat : seatId(whose), placeNamed(where)) },
    };
  throw new CaseMistake(
    `«${sentence}» is no order: write «boat: sail to PLACE», «boat: dive», «boat: mark», «boat: course PLACE PLACE…» or «boat: lift PLACE»`,
  );
}

const facts = ({ turn, reefs, boats, buoys }: State): Facts => ({
  turn,
  reefs: Object.fromEntries(inOrder(reefs).map(([place, pearls]) => [place, { pearls }])),
  boats: Object.fromEntries(inOrder(boats).map(([seat, boat]) => [seat, { ...boat }])),
  buoys: Object.fromEntries(
    inOrder(boats).map(([seat]) => [
      seat,
      { count: inOrder(buoys).filter(([, buoy]) => buoy.seat === seat).length },
    ]),
  ),
});

function checkFact(path: string, state: State): void {
  const [group = '', thing = '', fact = ''] = path.split('.');
  if (group === 'boats') {
    known('seat of this case', thing, keysInOrder(state.boats));
    known('fact of boats', fact, ['name', 'place', 'pearls', 'sailed', 'dived', 'empty']);
  }
  if (group === 'buoys') {
    known('seat of this case', thing, keysInOrder(state.boats));
    known('fact of buoys', fact, ['count']);
  }
  if (group === 'reefs') {
    known('reef', thing, keysInOrder(state.reefs));
    known('fact of reefs', fact, ['pearls']);
  }
}

/** How cases of Pearl Divers are written. */
export const cases: CaseAdapter<PearlDivers> = {
  ruleset: pearlDivers,
  readGiven,
  world,
  seat: (name, { boats }) =>
    name === 'game master' ? gameMaster : known('seat of this case', name, keysInOrder(boats)),
  order,
  facts,
  checkFact,
  plainEvent: (event) =>
    event.kind === 'course-set' ? { ...event, way: event.way.join(' ') } : { ...event },
  factLine(line) {
    if (line.startsWith('turn is ')) return { path: 'turn', rest: line.slice('turn '.length) };
    const [, group, thing = '', fact = '', rest = ''] =
      /^(boat|reef|buoy) (\S+) (\S+) (is .+)$/.exec(line) ?? [];
    return group === undefined ? undefined : { path: `${group}s.${thing}.${fact}`, rest };
  },
};
