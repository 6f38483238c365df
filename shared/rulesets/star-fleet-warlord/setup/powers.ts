import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { seatId } from '#kernel/ids.ts';
import { compareBy } from '#kernel/inOrder.ts';
import type { SectorId } from '../model/ids.ts';
import { nthShip } from '../model/ids.ts';
import type { Ship } from '../model/ship.ts';
import type { Power, State } from '../model/state.ts';
import { bornShip } from '../rules/powers/ships.ts';
import { evenly } from '../rules/money.ts';
import { graveyard, hexesOf } from '../tables/board.ts';
import { monsterCosts, nastyMonsters } from '../tables/powers.ts';
import type { Design } from '../tables/ships/index.ts';
import { designs } from '../tables/ships/index.ts';
import { codesOf, emptyHex } from '../tables/terrain.ts';
import type { Made } from './drawn.ts';
import type { MadeSector } from './sector.ts';

/** A power by its number: it has a seat, though nobody sits there. */
const seatNumbered = (number: number): SeatId => seatId(`c${number}`);

/** The galaxy with all powers that the game is to have: monsters everywhere, pirates in wild sectors, and Corporations in homes without players (SFW 749 to 830). */
export const withPowers = (state: State, made: Made, draw: Draw): State =>
  state.parameters.monsters ? withMonsters(state, made, draw.fork('monsters')) : state;

/** A power with ships that it begins with, each at its place. */
function joined(
  state: State,
  power: Omit<Power, 'launched' | 'funds'>,
  ships: readonly (readonly [Design, PlaceId])[],
  draw: Draw,
): State {
  const seat = seatNumbered(power.number);
  let launched: Power['launched'] = {};
  const born = ships.map(([design, place], at): readonly [UnitId, Ship] => {
    const id = nthShip(seat, at + 1);
    const ship = bornShip(seat, { design, place, launched }, draw.fork(id));
    launched = { ...launched, [design.id]: ship.number };
    return [id, ship];
  });
  return {
    ...state,
    powers: { ...state.powers, [seat]: { ...power, launched, funds: evenly(0) } },
    ships: { ...state.ships, ...(Object.fromEntries(born) as State['ships']) },
  };
}

/** One monster in every sector but the Graveyard (SFW 755): weak ones in home sectors, strong ones in wild ones (SFW 771; OURS: by what they cost). */
function withMonsters(state: State, made: Made, draw: Draw): State {
  const kinds = designs.filter(({ race }) => race === nastyMonsters.race);
  const sectors = made.filter(([sector]) => sector !== graveyard).toSorted(compareBy(([sector]) => sector));
  const ships = sectors.map(([sector, its]): readonly [Design, PlaceId] => {
    const dice = draw.fork(sector);
    const wild = its.office === undefined;
    const design = dice.pick(
      kinds.filter(({ cost }) => (wild ? cost >= monsterCosts.wild : cost <= monsterCosts.home)),
    );
    return [design, dice.fork('place').pick(lairs(sector, its))];
  });
  return joined(state, { ...nastyMonsters, kind: 'monsters', homes: [] }, ships, draw);
}

/** Empty hexes of a sector (OURS: monsters begin in one, so that none begins in a site or in what would destroy it). */
const lairs = (sector: SectorId, { hexes }: MadeSector): readonly PlaceId[] => {
  const full = new Set(
    hexes.filter(({ hex }) => codesOf(hex) !== codesOf(emptyHex)).map(({ place }) => place),
  );
  return hexesOf(sector).filter((place) => !full.has(place));
};
