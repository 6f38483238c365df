import type { Draw } from '#kernel/dice/draw.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { beside, boardOf } from '#rulesets/galactic-conquest/map/board.ts';
import type { Minefield, Mines } from '#rulesets/galactic-conquest/model/mines.ts';
import { mineIdOf, saturatedId } from '#rulesets/galactic-conquest/mines/fields.ts';
import { mobilities } from '#rulesets/galactic-conquest/model/empire.ts';
import type { Yard, YardId } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { yardKinds } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { withTerms } from '../purchase/casePurchase.ts';
import { ourList } from '../yards/shelf.ts';
import { withTrouble } from '../world/troubles.ts';
import { anyAboard, anyStock } from '../wings/anyWings.ts';
import { anyBases } from '../bases/anyBases.ts';
import { fresh, everyHex } from '../worlds.ts';

/* Worlds of random games. */

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

/** The same with bases in some of the hexes. */
export function scattered(draw: Draw): State {
  const state = strewn(draw);
  const based = { ...state, squadrons: { ...state.squadrons, ...anyBases(state, draw.fork('bases')) } };
  return withTrouble(based, draw.fork('trouble'));
}
