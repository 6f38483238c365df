import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Corporation } from '../model/corporation.ts';
import { bareCorporation } from '../model/corporation.ts';
import type { HexNumber, SectorId } from '../model/ids.ts';
import { placeIn, sectorIn } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { fallenIn } from '../standing/victory.ts';
import { noMemory } from './memory.ts';

/** What everybody knows of Corporations and powers: their names and numbers. */
export const namesIn = ({ corporations, powers }: State): View['names'] =>
  Object.fromEntries(
    [...inOrder(corporations), ...inOrder(powers)].map(([seat, { name, number }]) => [
      seat,
      { name, number },
    ]),
  );

/** And who of them has fallen. */
export const fallenMember = (state: State): Pick<View, 'fallen'> => {
  const fallen = fallenIn(state);
  return fallen.length === 0 ? {} : { fallen };
};

/** No Corporation: the game master has none. */
export const nobody = (turn: number): Corporation => ({
  ...bareCorporation,
  turn,
  number: 0,
  name: 'Game master',
  funds: bareCorporation.transit,
  home: placeIn('s00' as SectorId, '0101' as HexNumber),
});

/** Every Home Office, with whose it was at the beginning. */
const homesIn = ({ corporations, powers }: State): readonly (readonly [PlaceId, SeatId])[] => [
  ...inOrder(corporations).map(([seat, { home }]) => [home, seat] as const),
  ...inOrder(powers).flatMap(([seat, { kind, homes }]) =>
    kind === 'npc' ? homes.map((home) => [home, seat] as const) : [],
  ),
];

/** What the game master sees: the galaxy as it is, with every ship, site and stargate, and the terrain of every sector. */
export function wholeView(state: State): View {
  const { turn, parameters, corporations, ships, sites, sectors, stargates, prospects, winner } = state;
  const { stock, ...more } = state.rankings ?? {};
  return {
    turn,
    ...noMemory,
    me: gameMaster,
    parameters,
    own: nobody(turn),
    ships,
    stargates,
    prospects,
    names: namesIn(state),
    stocks: Object.fromEntries(
      inOrder(corporations).map(([seat, { stock: value }]) => [seat, { value, turn: turn - 1 }]),
    ),
    sites: Object.fromEntries(
      inOrder(sites).map(([place, { office: _, told: __, moonless: ___, ...site }]) => [
        place,
        { ...site, turn: turn - 1 },
      ]),
    ),
    scanned: Object.fromEntries(
      inOrder(sectors).flatMap(([sector, { ground }]) => (ground === undefined ? [] : [[sector, ground]])),
    ),
    glimpsed: state.glimpsed,
    offices: Object.fromEntries(
      homesIn(state).map(([home, seat]) => [sectorIn(home), seat] as const) as readonly (readonly [
        string,
        SeatId,
      ])[],
    ),
    ...(state.calmed.length === 0 ? {} : { calmed: state.calmed }),
    ...(stock === undefined ? {} : { lists: { turn: turn - 1, stock, more } }),
    ...defined({ winner }),
    ...fallenMember(state),
  };
}
