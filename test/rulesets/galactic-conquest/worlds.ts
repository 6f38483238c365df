import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Draft } from '#kernel/steps/change.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import { apply } from '#rulesets/galactic-conquest/game.ts';
import { areAllied } from '#rulesets/galactic-conquest/model/relations/alliances.ts';
import { intensities, targets } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import type { Fight } from '#rulesets/galactic-conquest/combat/fight.ts';
import { formsIn } from '#rulesets/galactic-conquest/combat/forms/formFields.ts';
import type { Forms } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import { duties, sides } from '#rulesets/galactic-conquest/model/merchant.ts';
import { payers } from '#rulesets/galactic-conquest/trade/marine/buy.ts';
import { numberOf } from '#rulesets/galactic-conquest/model/opening/purchase.ts';
import { isStored } from '#rulesets/galactic-conquest/model/condition/storing.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { SpyId } from '#rulesets/galactic-conquest/model/relations/espionage.ts';
import { aims as spyAims } from '#rulesets/galactic-conquest/model/relations/espionage.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { create } from '#rulesets/galactic-conquest/setup/create.ts';
import { beside, boardOf } from '#rulesets/galactic-conquest/map/board.ts';
import { responses } from '#rulesets/galactic-conquest/model/unrest/morale.ts';
import { aims } from '#rulesets/galactic-conquest/model/unrest/ruin.ts';
import { passages } from '#rulesets/galactic-conquest/model/mines.ts';
import type { Minefield, Mines } from '#rulesets/galactic-conquest/model/mines.ts';
import { mineIdOf, saturatedId } from '#rulesets/galactic-conquest/mines/fields.ts';
import { works } from '#rulesets/galactic-conquest/model/space.ts';
import type { OfficerId } from '#rulesets/galactic-conquest/model/condition/officer.ts';
import type { Empire } from '#rulesets/galactic-conquest/model/empire.ts';
import { mobilities, standings } from '#rulesets/galactic-conquest/model/empire.ts';
import type { Yard, YardId } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { dockKinds } from '#rulesets/galactic-conquest/space/docks.ts';
import { yardKinds } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import type { Watch } from '#rulesets/galactic-conquest/model/reaction.ts';
import { paces, rxKinds, sizes } from '#rulesets/galactic-conquest/model/reaction.ts';
import { usualWatch } from '#rulesets/galactic-conquest/movement/react.ts';
import { resolves } from '#rulesets/galactic-conquest/minelaying/sensorMines.ts';
import { directions } from '#rulesets/galactic-conquest/runs/assign.ts';
import { prospectors } from '#rulesets/galactic-conquest/trade/units.ts';
import { withRunOf } from './trade/caseRuns.ts';
import { observed } from '#rulesets/galactic-conquest/research/projects.ts';
import { everySeat } from '#rulesets/galactic-conquest/map/sheets.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { withTerms } from './purchase/casePurchase.ts';
import { changes } from '#rulesets/galactic-conquest/yards/laying/changes.ts';
import { shipyards } from '#rulesets/galactic-conquest/yards/rates.ts';
import { ourList } from './yards/shelf.ts';
import { secondReading } from './world/secondReading.ts';
import { pointedOrders } from './world/pointed.ts';
import { withTrouble } from './world/troubles.ts';
import { anyHiding } from './hiding/hidingWriting.ts';
import { anyHaul } from './trade/haulWriting.ts';
import { anyCargo } from './trade/cargoWriting.ts';
import { anyXship } from './ships/xshipWriting.ts';
import { anyAboard, anyStock, anyWingOrder, isGroup } from './wings/anyWings.ts';
import { anyAcademy } from './officers/academyWriting.ts';
import { anyPosting, anyTraining } from './officers/officerWriting.ts';
import { anyBaseOrder, anyBases, isBase, wereEnded, withSecretSite } from './bases/anyBases.ts';
import type { RandomGames, TestKit } from '#test/support/kits/testKit.ts';

type Kit = TestKit<GalacticConquest>;

/** The small map for two, and an arm for more. */
export const setup: Kit['setup'] = (count) =>
  count <= seats.length
    ? { seats: [...seats], treasury: 100 }
    : { map: 'arm', seats: everySeat.slice(0, count), treasury: 100, year: 150 };

function fresh(): State {
  const made = create(setup(seats.length), openDice('small'));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
}

export const everyHex = ({ map }: Pick<State, 'map'>): readonly PlaceId[] => {
  const board = boardOf(map);
  return map.first.flatMap((_, y) =>
    Array.from({ length: map.across }, (__, x) => board.at({ x, y })).flatMap((cell) =>
      cell === undefined ? [] : [board.names.id(cell)],
    ),
  );
};

/** Some squadrons are down to a frigate that has lost half of its defense, so that battles end them. */
const worn = (ships: Squadron['ships'], draw: Draw): Squadron['ships'] =>
  draw.chance(1, 2) ? ships : [{ hull: 'FF', size: 4, sensors: 0, lost: 4 }];

/** Double-blind, with any ground in the two northern rows, and deep space in the southernmost, where no squadron stands. */
function blindly(state: State, draw: Draw): Pick<State, 'blind' | 'map'> {
  const rows = state.map.first.map((_, row) =>
    Array.from({ length: state.map.across }, (__, on) =>
      row > 5 ? draw.fork(row, on).pick([...'.oxgG']) : row === 0 && on > 4 ? '-' : '.',
    ).join(''),
  );
  return { blind: true, map: { ...state.map, ground: rows } };
}

/** Three yards in each system, of any kind. */
const anyYards = ({ systems }: State, draw: Draw): NonNullable<State['yards']> =>
  Object.fromEntries(
    inOrder(systems).flatMap(([place, { owner }]) =>
      [1, 2, 3].map((number): readonly [YardId, Yard] => [
        `${place}.${number}` as YardId,
        { kind: draw.fork(place, number).pick(yardKinds), place, seat: owner },
      ]),
    ),
  );

/** An order about yards, of what they may build, become or convert, or not. */
function anyBuilding({ yards = {}, squadrons, systems }: View, draw: Draw, ref: OrderRef): Order {
  const yard = draw.pick([...keysInOrder(yards), 'hd3.9' as YardId]);
  const other = draw.pick<Order | undefined>([
    undefined,
    undefined,
    { kind: 'scrap-yard', ref, yard },
    { kind: 'make-station-yard', ref, place: placeId(yard.split('.')[0] ?? '') },
    {
      kind: 'build-guard',
      ref,
      place: placeId(yard.split('.')[0] ?? ''),
      hull: draw.pick(['FF', 'CA', 'no']),
    },
    {
      kind: 'make-dock-yard',
      ref,
      place: placeId(yard.split('.')[0] ?? ''),
      dock: draw.fork('dock').pick(dockKinds),
    },
    { kind: 'change-yard', ref, yard, to: draw.pick(changes), hull: draw.pick(['FF', 'CA']) },
    {
      kind: 'lay-yard',
      ref,
      type: draw.pick(shipyards),
      place: draw.pick([...keysInOrder(systems), placeId('hd5')]),
      compact: draw.chance(1, 3),
      ...(draw.fork('x2').chance(1, 4) && { second: true as const }),
      payer: draw.pick(payers),
    },
    { kind: 'convert-ship', ref, ship: draw.pick(['FF', 'CA']), to: draw.pick(['FFS', 'CAR', 'no']) },
    {
      kind: draw
        .fork('out')
        .pick(['scrap-ships', 'give-ships', 'hand-over', 'mothball', 'reactivate', 'convert-prizes']),
      ref,
      ships: draw.pick([['FF'], ['CA', 'FF'], ['F-L'], []]),
    },
  ]);
  if (other !== undefined) return other;
  const joins = draw.pick([...keysInOrder(squadrons), undefined]);
  return {
    kind: 'build-ship',
    ref,
    yard,
    hull: draw.pick(['FF', 'FF', 'CA', 'CW', 'DD', 'DN', 'nothing']),
    ...(joins !== undefined && { joins }),
  };
}

/** Minefields of anybody between hexes of the part where squadrons stand, and around systems. */
function scatteredMines({ map, systems }: State, draw: Draw): Mines {
  const made = everyHex({ map }).flatMap((place, at): readonly Minefield[] => {
    if (at % map.across > 4 || !draw.fork(place).chance(1, 4)) return [];
    const seat = draw.fork(place, 'seat').pick(seats);
    const [to] = beside(boardOf(map), place);
    if (draw.fork(place, 'full').chance(1, 20)) return [{ kind: 'saturated', seat, place, since: 0 }];
    return to === undefined ? [] : [{ kind: 'regional', seat, place, to, since: 0 }];
  });
  const local = inOrder(systems).map(([place, { owner }]): Minefield => ({
    kind: 'local',
    seat: owner,
    place,
    since: 0,
  }));
  return Object.fromEntries(
    [...made, ...local].map((mine) => [
      mine.kind === 'saturated' ? saturatedId(mine.place) : (mineIdOf({ map }, mine) ?? ''),
      mine,
    ]),
  );
}

/** A game in which squadrons stand anywhere on a third of the map, so that they meet. */
function strewn(draw: Draw): State {
  const state = fresh();
  const all = everyHex(state).filter((_, at) => at % state.map.across < 4);
  const late = draw.fork('late').chance(1, 3);
  const terms = { points: 900, poor: 20, marine: 300, police: 80 };
  const buys = draw.fork('opening').chance(1, 8);
  const world: State = {
    ...state,
    ...(draw.fork('blind').chance(1, 3) ? blindly(state, draw.fork('ground')) : {}),
    mines: scatteredMines(state, draw.fork('mines')),
    // Trans-warp movement is there, and leads anywhere.
    ...(late && {
      year: 178,
      territory: Object.fromEntries(everyHex(state).map((place) => [place, seats[0]])),
    }),
    ships: ourList,
    yards: anyYards(state, draw.fork('yards')),
    squadrons: Object.fromEntries(
      inOrder(state.squadrons).map(([unit, squadron]): readonly [UnitId, Squadron] => [
        unit,
        {
          ...squadron,
          // Some share a hex with the first of their empire.
          place: draw.fork(unit, 'together').chance(1, 3)
            ? draw.fork(squadron.seat, 'gathers').pick(all)
            : draw.fork(unit).pick(all),
          ships: anyAboard(
            worn(squadron.ships, draw.fork(unit, 'ships')),
            draw.fork(unit, 'aboard'),
            unit.slice(0, 1).toUpperCase(),
          ),
        },
      ]),
    ),
    empires: Object.fromEntries(
      inOrder(state.empires).map(([seat, { merchant }]) => [
        seat,
        {
          mobility: draw.fork(seat).pick(mobilities),
          treasury: draw.fork(seat, 'treasury').pick([7, 400]),
          ...(merchant && { merchant }),
          ...(draw.fork(seat, 'stock').chance(1, 2) && { stock: anyStock }),
          account: draw
            .fork(seat, 'account')
            .pick([{}, { savings: 1250, debt: 90 }, { standing: 'C', debt: 30 }]),
          ...(draw.fork(seat, 'tech').chance(1, 2) && {
            research: { known: { ws: 1, fly: 1, smx: 1, mxs: 1, prime: 1, prop: 1, 'spy-school': 1 } },
          }),
        },
      ]),
    ),
  };
  // Some navies are still to be bought.
  return buys ? withTerms(world, terms) : world;
}

/** A yard for small ships in each system. */
const plainYards = ({ systems }: State): NonNullable<State['yards']> =>
  Object.fromEntries(
    inOrder(systems).map(([place, { owner }]): readonly [YardId, Yard] => [
      `${place}.1` as YardId,
      { kind: 'SC4SY', place, seat: owner },
    ]),
  );
/** The same with bases in some of the hexes. */
function scattered(draw: Draw): State {
  const state = strewn(draw);
  const based = { ...state, squadrons: { ...state.squadrons, ...anyBases(state, draw.fork('bases')) } };
  return withTrouble(based, draw.fork('trouble'));
}

/** Squadrons of both empires near each other, so that they read one another, and meet. */
export const start: Kit['start'] = () => {
  const state = fresh();
  const [hydran, lyran] = [unitId('h01a'), unitId('l01a')];
  const at = (unit: UnitId, place: string): Squadron => ({
    ...(state.squadrons[unit] as Squadron),
    place: placeId(place),
  });
  return {
    ...state,
    ships: ourList,
    yards: plainYards(state),
    squadrons: {
      ...state.squadrons,
      [hydran]: at(hydran, 'hd6'),
      [unitId('h03a')]: at(hydran, 'hc5'),
      [unitId('h04a')]: at(hydran, 'he6'),
      [lyran]: at(lyran, 'hd7'),
      [unitId('l03a')]: at(lyran, 'hc6'),
      [unitId('l04a')]: at(lyran, 'he7'),
    },
  };
};

export const plant: Kit['plant'] = (state, seat, marker) => ({
  ...withSecretSite(withRunOf(state, seat, marker), seat, marker),
  // Local minefields are on no map (C4.60).
  mines: {
    ...state.mines,
    [marker]: { kind: 'local', seat, place: placeId('hd4'), since: 0 },
  },
  squadrons: Object.fromEntries(
    inOrder(state.squadrons).map(([unit, squadron]): readonly [UnitId, Squadron] => [
      unit,
      squadron.seat === seat ? { ...squadron, flagship: marker } : squadron,
    ]),
  ),
  empires: Object.fromEntries(
    inOrder(state.empires).map(([one, empire]) => [
      one,
      one === seat ? spiedBy(empire, one, marker) : empire,
    ]),
  ),
});

/** An empire with a spy in another one, whose task nobody else may read, and an officer whom nobody else knows. */
const spiedBy = (empire: Empire, seat: SeatId, task: string): Empire => ({
  ...empire,
  monitors: [{ hull: task, size: 3, sensors: 0 }],
  officers: {
    raised: 2,
    ashore: {
      [task as OfficerId]: { id: task as OfficerId, kind: 'LE', of: 'CA', size: 3, place: placeId('hd3') },
    },
  },
  espionage: {
    spies: {
      ['s001' as SpyId]: {
        skill: 3,
        mission: {
          on: seats.find((one) => one !== seat) ?? seat,
          aim: 'learn',
          task,
          cause: nthOrder(seat, 1, 1),
        },
      },
    },
  },
});

/** Hydrans alone, so that there is nothing that they do not see. */
export const seen: Kit['seen'] = () => {
  const state = fresh();
  const [seat] = seats;
  const unit = unitId('h01a');
  const ref = (n: number) => nthOrder(seat, state.turn, n);
  return {
    state: {
      ...state,
      squadrons: Object.fromEntries(inOrder(state.squadrons).filter(([, one]) => one.seat === seat)),
      empires: Object.fromEntries(inOrder(state.empires).filter(([one]) => one === seat)),
    },
    seat,
    plan: {
      hq: [{ kind: 'mobilise', ref: ref(1), to: 'LW' }],
      units: { [unit]: [{ kind: 'plot', ref: ref(2), way: [placeId('hd4'), placeId('hd5')] }] },
    },
  };
};

/** Systems, with those that were annihilated: squadrons and ships are lost in battle, hexes are annexed and surveyed, and nothing is built yet. */
export const conserved: Kit['conserved'] = ({ systems, razed = {} }) => ({
  systems:
    valuesInOrder(systems).filter(({ founded }) => founded === undefined).length + keysInOrder(razed).length,
});

const anyFight = (draw: Draw, ref: OrderRef): Fight => ({
  kind: 'fight',
  ref,
  attack: draw.chance(2, 3),
  intensity: draw.pick(intensities),
  breaks: draw.int(101) - 1,
  target: draw.pick(targets),
  losses: draw.pick([[], ['DD'], ['CA', 'DD', 'none']]),
  ...(draw.chance(2, 3) && { forms: anyForms(draw.fork('forms')) }),
});

/** Forms of attack in any mixture. */
const anyForms = (draw: Draw): Forms =>
  formsIn({
    partial: draw.pick(['none', 'strongest', 'weakest']),
    capture: draw.pick(['none', 'strongest', 'weakest']),
    first: draw.pick([[], ['DD'], ['CA', 'nothing']]),
    aimed: draw.pick([100, 100, 40, 0]),
    nonviolent: draw.pick([0, 0, 50, 100]),
    reserve: draw.pick([[], [], ['DD'], ['CA', 'FF', 'DD']]),
    maulers: draw.chance(1, 2),
    troops: draw.chance(1, 2),
    jams: draw.chance(1, 3),
    binds: draw.chance(1, 3),
    joins: draw.chance(1, 2),
    together: draw.chance(1, 2),
  }) ?? {};

/** Ships of a squadron into another one that there is, that there could be, or that there cannot be. */
function anyRegrouping({ squadrons }: View, draw: Draw, ref: OrderRef): Order {
  const to = draw.pick([...keysInOrder(squadrons), unitId('h77a'), unitId('l77b'), unitId('nobody')]);
  return { kind: 'regroup', ref, ships: draw.pick([['DD'], ['DD', 'DD 2'], ['CA'], ['nothing'], []]), to };
}
const anyWatch = (view: View, draw: Draw): Watch => ({
  near: draw.chance(1, 2),
  ...(draw.chance(1, 3) && { of: draw.pick([...view.seats, seatId('nobody')]) }),
  ...(draw.chance(1, 3) && { size: draw.pick(sizes) }),
  least: draw.int(3) - 1,
  most: draw.pick([1, 5, 200]),
  odds: draw.pick([0, 0, 1, 2]),
});

/** A reaction of any kind, some of which nobody can make. */
const anyReaction = (view: View, draw: Draw, ref: OrderRef): Order => ({
  kind: 'react',
  ref,
  rx: draw.pick(rxKinds),
  ...anyWatch(view, draw),
  at: draw.pick([0, 0, 4, 8]),
  with: draw.pick([[], [draw.pick([...keysInOrder(view.squadrons), unitId('nobody')])]]),
  stays: draw.chance(2, 3),
});

const researched = ['efo', 'refo', 'awm', 'sa', 'dtm'];

/** Business with the bank, some of it with nobody or with more than there is. */
function anyBusiness(view: View, draw: Draw, ref: OrderRef): Order {
  const points = draw.pick([1, 5, 40, 900]);
  const to = draw.pick([...view.seats, seatId('nobody')]);
  return draw.pick<Order>([
    { kind: draw.pick(['save', 'withdraw', 'borrow', 'repay'] as const), ref, points },
    { kind: draw.pick(['save', 'withdraw', 'borrow', 'repay'] as const), ref, points },
    { kind: draw.pick(['send', 'pay-loan'] as const), ref, to, points },
    { kind: 'trust', ref, to, points, condition: 'When they ask.' },
    { kind: 'fund', ref, team: draw.int(2), project: draw.pick(researched) },
    { kind: 'fund', ref, team: draw.int(2), project: draw.pick(researched) },
    { kind: 'invest', ref, project: draw.pick(researched), points: draw.pick([100, 400]) },
    {
      kind: 'grant-observation',
      ref,
      of: to,
      project: draw.pick(researched),
      observation: draw.pick(observed),
    },
    { kind: 'rate-client', ref, of: to, standing: draw.pick(standings) },
  ]);
}

const anySpy = (draw: Draw): SpyId => draw.pick(['new', 's001', 's002', 's001', 'p001']) as SpyId;

/** Spies, and what intelligence services do: some in empires that there are not, or for more than there is. */
function anyEspionage(view: View, draw: Draw, ref: OrderRef): Order {
  const on = draw.pick([...view.seats, seatId('nobody')]);
  const place = draw.chance(1, 2) ? { place: draw.pick([placeId('hd5'), placeId('hzz99')]) } : {};
  return draw.pick<Order>([
    { kind: 'send-spy', ref, spy: anySpy(draw), on, aim: draw.pick(spyAims), task: 'Anything.', ...place },
    { kind: 'send-spy', ref, spy: anySpy(draw), on, aim: draw.pick(spyAims), task: 'Anything.', ...place },
    { kind: 'make-pact', ref, to: on, unit: 'FT', count: 1 },
    { kind: 'make-pact', ref, to: on, unit: 'FT', count: 1 },
    {
      kind: 'move-pact-units',
      ref,
      to: on,
      unit: 'FT',
      count: 1,
      way: draw.pick(['add', 'pass', 'withdraw'] as const),
    },
    { kind: 'end-pact', ref, to: on },
    ...anyAllying(draw.fork('allying'), ref, on),
    { kind: draw.pick(['sell-tech', 'buy-tech'] as const), ref, to: on, project: draw.pick(researched) },
    { kind: draw.pick(['sell-tech', 'buy-tech'] as const), ref, to: on, project: 'ws' },
    { kind: 'hire-spy', ref },
    { kind: 'counterspy', ref, levels: draw.pick([1, 1, 50]) },
    { kind: 'ask-intelligence', ref, on, question: 'What?', ...place },
    { kind: 'spread-propaganda', ref, points: draw.pick([1, 35, 900]), to: on, text: 'Anything.' },
    { kind: 'spread-propaganda', ref, points: 35, text: 'Anything.' },
    { kind: 'give-intelligence', ref, to: on, text: 'Anything.' },
    { kind: 'set-spy-chart', ref, needed: 5, blown: 2, caught: 1 },
  ]);
}

/** Business of merchants, and raids: some with units that there are not, in hexes of nobody, or for more than there is. */
function anyTrade(view: View, draw: Draw, ref: OrderRef, places: readonly PlaceId[]): Order {
  const way = [draw.pick(places), draw.pick(places)].slice(0, draw.int(3) - 1);
  const to = draw.pick(duties);
  return draw.pick<Order>([
    { kind: 'lay-route', ref, way, hidden: draw.chance(1, 2) },
    {
      kind: 'lay-route',
      ref,
      way: [draw.pick(keysInOrder(view.territory))],
      hidden: draw.chance(1, 2),
    },
    { kind: 'give-up-route', ref, way },
    { kind: 'give-up-route', ref, way: keysInOrder(view.routes ?? {}).slice(0, draw.int(3)) },
    {
      kind: 'build-merchants',
      ref,
      unit: draw.pick(['F-L', 'F-S', 'LQ', 'CA']),
      count: draw.int(3),
      payer: draw.pick([...payers, 'both' as const]),
      to,
    },
    { kind: 'carry-points', ref, to: draw.pick(seats), points: draw.pick([0, 1, 900]) },
    { kind: 'place-reserve', ref, unit: 'F-L', count: 2, at: draw.pick(places), to: draw.pick(sides) },
    {
      kind: 'call-reserve',
      ref,
      unit: draw.pick(['F-L', 'F-S', 'CA']),
      count: 2,
      at: draw.pick([...keysInOrder(view.systems), ...places]),
      to: unitId(draw.pick(['h05m', 'h05a', 'l05m'])),
    },
    {
      kind: 'place-reserve',
      ref,
      unit: draw.pick(['F-L', 'F-S']),
      count: 1,
      at: draw.pick(keysInOrder(view.systems)),
      to: draw.pick(sides),
    },
    { kind: 'convert-merchant', ref, unit: draw.pick(['F-L', 'CA']), into: 'F-AL', payer: draw.pick(payers) },
    { kind: 'assign-freighters', ref, unit: draw.pick(['F-L', 'F-S']), count: draw.pick([1, 9]), to },
    {
      kind: 'muster-merchants',
      ref,
      unit: draw.pick(['F-AL', 'LQ', 'CA']),
      count: draw.pick([1, 2]),
      to: unitId(draw.pick(['h01m', 'h02m', 'h01a', 'l01m', 'nobody'])),
      post: draw.pick(['military', 'defense'] as const),
    },
    { kind: 'dismiss-merchants', ref },
    { kind: 'await-relief', ref },
    { kind: 'raid-pact', ref, searches: draw.int(3) - 1 },
    { kind: 'fit-randomizers', ref, level: draw.pick(['1', '3']), payer: draw.pick(payers) },
    {
      kind: 'shut-routes',
      ref,
      way: keysInOrder(view.routes ?? {}).slice(0, draw.int(3) - 1),
      shut: draw.chance(2, 3),
    },
    { kind: 'raid-convoys', ref, searches: draw.int(4) - 1 },
    { kind: 'raid-convoys', ref, searches: draw.int(4) - 1 },
    { kind: 'raid-system', ref },
    { kind: 'found-colony', ref, place: draw.pick(places), name: 'Any' },
    {
      kind: 'assign-prospectors',
      ref,
      of: draw.pick(prospectors),
      count: draw.int(2),
      direction: draw.pick(directions),
    },
    { kind: 'convoy-duty', ref, begins: draw.chance(2, 3) },
  ]);
}

/** Purchases for the beginning, some of what is not for sale, too dear, or nowhere. */
function anyPurchase(view: View, draw: Draw, ref: OrderRef): Order {
  const hull = () => draw.pick(['FF', 'FF', 'CA', 'CV', 'FFE', 'DE', 'D7', 'nothing']);
  const ships = Array.from({ length: draw.int(4) - 1 }, () => ({
    hull: hull(),
    count: draw.pick([1, 2, 40]),
    ...(draw.chance(1, 3) && { poor: true as const }),
  }));
  return draw.pick<Order>([
    {
      kind: 'buy',
      ref,
      ships,
      to: unitId(draw.pick(['h07a', 'h08a', 'l07a', 'l08a', 'nobody'])),
      ...(draw.chance(1, 2) && { place: draw.pick([...keysInOrder(view.systems), placeId('hd5')]) }),
      ...(draw.chance(1, 3) && { lead: hull() }),
      ...(draw.chance(1, 3) && { name: 'Any' }),
    },
    { kind: 'buy-stock', ref, unit: draw.pick(['HS1', 'PF', 'MSS', 'BP', 'CA']), count: draw.pick([1, 900]) },
    { kind: 'buy-marine', ref, unit: draw.pick(['F-L', 'POL', 'TUG', 'MON']), count: draw.pick([1, 9]) },
  ]);
}

/** Mines of one's own territory, of others, and of nobody, some of which are no spine. */
function anyMining(view: View, draw: Draw, ref: OrderRef): Order {
  const hex = draw.pick(keysInOrder(view.territory));
  const to = draw.pick(beside(boardOf(view.map), hex));
  const { place, to: beyond } = draw.pick([...valuesInOrder(view.mines ?? {}), { place: hex, to }]);
  return draw.pick<Order>([
    { kind: 'lay-minefield', ref, place: hex, to },
    { kind: 'lay-minefield', ref, place: hex, to },
    { kind: 'lay-minefield', ref, place: draw.pick(keysInOrder(view.systems)) },
    { kind: 'lay-minefield', ref, place: hex, to, from: place, ...defined({ beyond }) },
    { kind: 'lay-minefield', ref, place: hex, to: draw.pick([place, placeId('hzz9')]) },
    { kind: 'saturate', ref, place: hex },
    { kind: 'carry-shuttles', ref, ships: draw.fork('shuttles').pick([['CA'], ['DD', 'CA 2'], []]) },
    { kind: 'sensor-mines', ref, does: draw.pick(resolves) },
  ]);
}

/** Courses anywhere, some of which lead nowhere, for anybody’s squadrons. */
export function anyPlan(view: View, draw: Draw): Plan<Order> {
  const { me, turn, map, squadrons } = view;
  const board = boardOf(map);
  let plan = emptyPlan<Order>();
  let n = 0;
  const ref = () => nthOrder(me, numberOf(view, turn), (n += 1));
  for (const [unit, { place, seat }] of inOrder(squadrons)) {
    if (seat !== me) continue;
    const company = inOrder(squadrons).find(
      ([other, one]) => other !== unit && one.seat === me && one.place === place,
    );
    if (company !== undefined && draw.chance(1, 2)) {
      const gather = { ...anyReaction(view, draw, ref()), rx: 'AM' as const, with: [company[0]] };
      plan = withOrder(plan, { ...gather, ...usualWatch, least: 0 } as Order, unit);
      continue;
    }
    const way = [draw.pick(beside(board, place))];
    const far = draw.chance(1, 4) ? 4 : draw.int(2);
    while (way.length < far) way.push(draw.pick(beside(board, way.at(-1) ?? place)));
    const pace = far === 4 ? ({ pace: 'TWM', fast: [0] } as const) : {};
    plan = withOrder(plan, { kind: 'plot', ref: ref(), way, ...pace }, unit);
  }
  const units = [...keysInOrder(squadrons), unitId('l01a'), unitId('h01a'), unitId('nobody'), undefined];
  const places = [...keysInOrder(view.systems), placeId('hzz99'), placeId('hd5'), placeId('hd6')];
  const near = [...places, ...inOrder(squadrons).map(([, { place }]) => place)];
  for (let more = draw.int(6); more > 0; more -= 1) {
    const order = draw.pick<Order>([
      { kind: 'mobilise', ref: ref(), to: draw.pick(mobilities) },
      anyFight(draw, ref()),
      anyFight(draw, ref()),
      { kind: draw.pick(works), ref: ref(), place: draw.pick(near) },
      { kind: 'strike-civilians', ref: ref(), place: draw.pick(near), aim: draw.pick(aims) },
      {
        kind: 'cross-minefields',
        ref: ref(),
        how: draw.pick(passages),
        points: draw.int(3) - 1,
      },
      anyMining(view, draw, ref()),
      anyMining(view, draw, ref()),
      {
        kind: 'answer-rebellion',
        ref: ref(),
        place: draw.pick(near),
        how: draw.pick(responses),
        words: 'Anything.',
      },
      { kind: 'surrender', ref: ref(), to: draw.pick([[], [draw.pick(view.seats)], [seatId('nobody')]]) },
      { kind: 'impose-surrender', ref: ref(), of: draw.pick(view.seats), to: [draw.pick(view.seats)] },
      { kind: 'set-morale', ref: ref(), place: draw.pick(near), base: 7 },
      { kind: 'rebuild', ref: ref(), place: draw.pick(near), years: draw.int(4) },
      { kind: 'draw-front', ref: ref(), place: draw.pick(near), of: draw.pick(view.seats) },
      { kind: 'withdraw-front', ref: ref(), place: draw.pick(near) },
      { kind: 'move-home', ref: ref(), place: draw.pick(near) },
      { kind: 'move-core', ref: ref(), place: draw.pick(near) },
      { kind: 'idle', ref: ref(), inactive: draw.chance(2, 3) },
      anyXship(draw, ref()),
      anyHaul(draw.fork('haul'), ref()),
      anyCargo(draw.fork('cargo'), ref()),
      { kind: 'feed', ref: ref(), boxes: draw.pick([1, 40, 200]) },
      anyBusiness(view, draw, ref()),
      anyTraining(draw, ref(), near),
      anyPosting(view, draw, ref()),
      anyAcademy(draw, ref()),
      anyHiding(draw, ref()),
      anyEspionage(view, draw, ref()),
      anyEspionage(view, draw, ref()),
      anyBusiness(view, draw, ref()),
      anyReaction(view, draw, ref()),
      anyReaction(view, draw, ref()),
      anyReaction(view, draw, ref()),
      { kind: 'attack-if', ref: ref(), ...anyWatch(view, draw) },
      { kind: 'lead', ref: ref(), number: draw.int(4) },
      {
        kind: 'plot',
        ref: ref(),
        way: [draw.pick(places), draw.pick(places), draw.pick(places), draw.pick(places)],
        pace: draw.pick(paces),
        fast: [draw.int(4) - 1],
      },
      anyBuilding(view, draw, ref()),
      anyBaseOrder(view, draw, ref(), near),
      anyWingOrder(draw, ref(), near),
      anyBaseOrder(view, draw, ref(), near),
      anyTrade(view, draw, ref(), places),
      anyTrade(view, draw, ref(), places),
      anyTrade(view, draw, ref(), places),
      anyPurchase(view, draw, ref()),
      anyPurchase(view, draw, ref()),
      { kind: 'plot', ref: ref(), way: [] },
      anyRegrouping(view, draw, ref()),
      { kind: 'flagship', ref: ref(), hull: draw.pick(['CA', 'DD', 'none']), name: 'Any' },
      anyRegrouping(view, draw, ref()),
      { kind: 'plot', ref: ref(), way: [draw.pick(places)] },
      { kind: 'plot', ref: ref(), way: [draw.pick(places), draw.pick(places), draw.pick(places)] },
    ]);
    plan = withOrder(plan, order, draw.pick(units));
  }
  for (const [order, unit] of pointedOrders(view, draw.fork('pointed'), ref))
    plan = withOrder(plan, order, unit);
  return plan;
}

/** Alliances are made and ended, and ships abroad are paid for and led (C22). */
const anyAllying = (draw: Draw, ref: OrderRef, to: SeatId): readonly Order[] => [
  { kind: 'make-alliance', ref, to },
  { kind: 'make-alliance', ref, to },
  draw.pick<Order>([
    { kind: 'end-alliance', ref, to },
    { kind: 'favour-expedition', ref, to },
    { kind: draw.pick(['make-partners', 'end-partners'] as const), ref, to },
  ]),
  { kind: 'pay-expedition', ref, to, whose: draw.pick(['ours', 'theirs'] as const) },
  { kind: 'serve-under', ref, leader: draw.pick([unitId('h01a'), unitId('l01a'), unitId('nobody')]) },
];

/** What takes all ships of a squadron elsewhere, or out of mothballs. */
const storings = ['mothballed', 'reactivated', 'restored', 'mothballs-unpaid', 'crews-trained'] as const;

/** Whether a squadron keeps nobody out of its hex: bases and mothballed ships do not. */
const stays = (one: Squadron | undefined): boolean =>
  one?.fixed !== undefined || (one !== undefined && isStored(one));

/** How often this happened to a squadron. */
const happened = (
  { entries }: TurnOutcome<GalacticConquest>,
  kind:
    | 'retreated'
    | 'squadron-surrendered'
    | 'squadron-lost'
    | 'regrouped'
    | 'ships-scrapped'
    | 'ships-given'
    | 'merchants-dismissed'
    | 'liquidated'
    | 'starved'
    | (typeof storings)[number],
  unit: UnitId,
): number => entries.filter(({ event }) => event.kind === kind && event.unit === unit).length;

/** How often it was lost in mines. */
const minedIn = ({ entries }: TurnOutcome<GalacticConquest>, unit: UnitId): number =>
  entries.filter(({ event }) => event.kind === 'mines-crossed' && event.unit === unit && event.lost === true)
    .length;

const shipsIn = ({ squadrons }: State): number =>
  sumOf(
    inOrder(squadrons).map(
      ([, { ships, prizes = [] }]) => [...ships, ...prizes].filter(({ hull }) => !isBase(hull)).length,
    ),
  );

/** Ships that were bought for a beginning, or came with the usual navy (Z1). */
const boughtIn = ({ entries }: TurnOutcome<GalacticConquest>): number =>
  sumOf(
    entries.map(({ event }) =>
      event.kind === 'bought' || event.kind === 'navy-given' ? event.ships.length : 0,
    ),
  );
const builtIn = ({ entries }: Pick<TurnOutcome<GalacticConquest>, 'entries'>): number =>
  entries.filter(({ event }) => event.kind === 'ship-finished' || event.kind === 'guard-finished').length +
  joinedIn({ entries });
/** Prospectors and other merchants that joined squadrons, less those that left (E2.60). */
const joinedIn = ({ entries }: Pick<TurnOutcome<GalacticConquest>, 'entries'>): number =>
  sumOf(
    entries.map(({ event }) =>
      event.kind === 'prospectors-assigned'
        ? event.joins
          ? event.count
          : -event.count
        : event.kind === 'merchants-mustered' || event.kind === 'reserve-called'
          ? event.count
          : event.kind === 'merchants-dismissed' || event.kind === 'reserve-returned'
            ? -sumOf(valuesInOrder(event.units))
            : 0,
    ),
  );

/** What stands in a shipyard, and is no ship yet: `SC4SY D6/2`. */
const isWork = (hull: string): boolean => / [A-Z]+\d+\/\d+$/.test(hull);
/** Ships of the National Guard, which are lost when their hex is taken (B11.120), and the events by which it is. */
const guardsIn = ({ squadrons }: Pick<State, 'squadrons'>): number =>
  sumOf(valuesInOrder(squadrons).map(({ ships }) => ships.filter(({ guard }) => guard === true).length));
const taking: readonly string[] = [
  'system-judged',
  'system-surrendered',
  'annexed',
  'rebellion-judged',
  'space-surrendered',
];

/** Ships that are gone by what happened: destroyed, destroyed by their crews, or lost with their squadron (C13.20). */
function goneIn(before: State, { entries }: TurnOutcome<GalacticConquest>): number {
  const world = structuredClone(before) as Draft<State>;
  let gone = 0;
  for (const { event } of entries) {
    if (event.kind === 'surveyors-starved') gone += event.hulls.length;
    if (
      event.kind === 'liquidated' &&
      (event.what === 'warships' ||
        event.what === 'mothballed' ||
        (event.what === 'merchants' && event.unit !== undefined))
    )
      gone += event.hulls.length;
    if (event.kind === 'ships-scrapped') gone += event.hulls.filter((hull) => !isBase(hull)).length;
    if (event.kind === 'mothballs-unpaid') gone += event.ships.filter(({ fate }) => fate === 'lost').length;
    if (event.kind === 'computer-failed' && !event.over) gone += 1;
    if (event.kind === 'strike-flown')
      gone += event.strike.hits.filter(({ fate, hull }) => fate === 'destroyed' && !isBase(hull)).length;
    if (event.kind === 'struck' || event.kind === 'drones-struck')
      gone += event.hits.filter(
        ({ fate, hull }) => fate === 'destroyed' && !isBase(hull) && !isGroup(hull) && !isWork(hull),
      ).length;
    if (event.kind === 'squadron-surrendered')
      gone += event.scuttled.length + (world.squadrons[event.unit]?.prizes?.length ?? 0);
    if (event.kind === 'computers-failed') gone += event.ships.filter(({ fate }) => fate === 'lost').length;
    if (event.kind === 'boardings-decided')
      gone += event.ships.filter(({ fortune }) => fortune === 'scuttled').length;
    if (event.kind === 'mines-crossed' && event.lost !== true)
      gone += event.blasts.filter(({ fate }) => fate === 'destroyed').length;
    const isGone =
      event.kind === 'starved' ||
      event.kind === 'squadron-lost' ||
      (event.kind === 'mines-crossed' && event.lost === true);
    const lost = isGone ? world.squadrons[event.unit] : undefined;
    const inherited = event.kind === 'squadron-lost' && event.heir !== undefined;
    const ships = [...(lost?.ships ?? []), ...(inherited ? [] : (lost?.prizes ?? []))];
    gone += ships.filter(({ hull }) => !isBase(hull)).length;
    const guards = guardsIn(world);
    apply(world, event);
    if (taking.includes(event.kind)) gone += guards - guardsIn(world);
  }
  return gone;
}

/** Whether a yard, an empire that surrendered, or ships whose old squadron was gone by then gave this code to a new squadron. */
const isNew = ({ entries }: TurnOutcome<GalacticConquest>, unit: UnitId): boolean =>
  entries.some(
    ({ event }) =>
      (event.kind === 'ship-finished' && event.unit === unit) ||
      (event.kind === 'merchants-mustered' && event.unit === unit) ||
      (event.kind === 'squadron-surrendered' && event.as === unit) ||
      (event.kind === 'regrouped' && event.to === unit && isGone(entries, unit)),
  );

const isGone = (entries: TurnOutcome<GalacticConquest>['entries'], unit: UnitId): boolean =>
  entries.some(
    ({ event }) => (event.kind === 'starved' || event.kind === 'squadron-lost') && event.unit === unit,
  );

/** Whether a squadron shares a hex because somebody bypassed or declined (D2.33, D5.12). */
const gotPast = ({ entries }: TurnOutcome<GalacticConquest>, unit: UnitId): boolean =>
  entries.some(
    ({ event }) =>
      (event.kind === 'bypassed' || event.kind === 'declined') &&
      (event.unit === unit || event.of.includes(unit)),
  );

/** The hexes of a course in double time or trans-warp movement; 0 without one. */
const quick = ({ entries }: TurnOutcome<GalacticConquest>, unit: UnitId): number =>
  Math.max(
    0,
    ...entries.map(({ event }) =>
      event.kind === 'plotted' && event.unit === unit && event.pace !== undefined ? event.way.length : 0,
    ),
  );

export const games: RandomGames<GalacticConquest> = {
  world: scattered,
  faults(tried) {
    const { before, after, outcome } = tried;
    const board = boardOf(after.map);
    const gone = inOrder(before.squadrons).filter(([unit]) => after.squadrons[unit] === undefined);
    const lost = gone.flatMap(([unit]) =>
      happened(outcome, 'squadron-surrendered', unit) +
        happened(outcome, 'squadron-lost', unit) +
        happened(outcome, 'starved', unit) +
        minedIn(outcome, unit) ===
        1 ||
      happened(outcome, 'regrouped', unit) > 0 ||
      happened(outcome, 'ships-scrapped', unit) > 0 ||
      happened(outcome, 'ships-given', unit) > 0 ||
      outcome.entries.some(({ event }) => event.kind === 'towed' && event.from === unit) ||
      happened(outcome, 'merchants-dismissed', unit) > 0 ||
      happened(outcome, 'liquidated', unit) > 0 ||
      storings.some((kind) => happened(outcome, kind, unit) > 0) ||
      wereEnded(
        outcome.entries.map(({ event }) => event),
        unit,
      )
        ? []
        : [`${unit} is gone without a battle, and did not starve`],
    );
    const ships =
      shipsIn(before) + boughtIn(outcome) + builtIn(outcome) - shipsIn(after) - goneIn(before, outcome);
    const both = inOrder(after.squadrons).flatMap(([unit, { place, seat }]) =>
      inOrder(after.squadrons).some(
        ([other, one]) =>
          !stays(one) &&
          !stays(after.squadrons[unit]) &&
          one.place === place &&
          one.seat !== seat &&
          !areAllied(before, one.seat, seat) &&
          !areAllied(after, one.seat, seat) &&
          before.squadrons[other] !== undefined &&
          before.squadrons[unit] !== undefined &&
          before.squadrons[other]?.place !== before.squadrons[unit]?.place &&
          one.veil === undefined &&
          after.squadrons[unit]?.veil === undefined &&
          before.squadrons[other]?.veil === undefined &&
          before.squadrons[unit]?.veil === undefined &&
          !gotPast(outcome, unit) &&
          !gotPast(outcome, other),
      )
        ? [`${unit} shares a hex with an enemy`]
        : [],
    );
    const gained = new Set(
      outcome.entries.flatMap(({ event }) =>
        event.kind === 'annexed' ||
        event.kind === 'surveyed' ||
        event.kind === 'system-judged' ||
        event.kind === 'system-surrendered' ||
        (event.kind === 'rebellion-judged' && event.does === 'joins')
          ? [event.place]
          : event.kind === 'space-surrendered'
            ? event.places
            : [],
      ),
    );
    const grown = keysInOrder({ ...before.territory, ...after.territory }).filter(
      (place) => before.territory[place] !== after.territory[place] && !gained.has(place),
    );
    return [
      ...secondReading(tried),
      ...(ships === 0 ? [] : [`${ships} ships are gone, or came, without a battle`]),
      ...lost,
      ...both,
      ...grown.map((place) => `${place} has another owner, and was not annexed`),
      ...inOrder(after.squadrons).flatMap(([unit, { place, plot, waits, speed, ships }]) => {
        const [from, to] = [
          board.names.cell(before.squadrons[unit]?.place ?? place),
          board.names.cell(place),
        ];
        const far = from === undefined || to === undefined ? Infinity : board.distance(from, to);
        return [
          ...(plot === undefined ? [] : [`${unit} keeps a course after the turn`]),
          ...(waits === undefined ? [] : [`${unit} keeps a reaction after the turn`]),
          // A new squadron can have the code of one that is gone.
          ...(!isNew(outcome, unit) &&
          far > Math.max(speed, quick(outcome, unit)) + happened(outcome, 'retreated', unit)
            ? [`${unit} moved ${far} hexes at speed ${speed}`]
            : []),
          ...(ships.length === 0 ? [`${unit} has no ships`] : []),
        ];
      }),
    ];
  },
};
