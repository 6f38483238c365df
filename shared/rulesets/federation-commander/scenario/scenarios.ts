import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import { seats } from '../map/seats.ts';
import { convoy, convoyTurns, duelTurns, mostShips, mostWithConvoy } from '../model/limits.ts';
import type { Scenario, Start } from './shape.ts';

/* The scenarios of the rulebook (FC 8D, 8E), and one of ours. Where their ships stand is OURS. */

const [federation, klingon] = seats;

/** The hexes of these columns and rows. */
const hexes = (...labels: readonly string[]): readonly PlaceId[] => labels.map((one) => placeId(`h${one}`));
const faced = (facing: Start['facing'], ...labels: readonly string[]): readonly Start[] =>
  hexes(...labels).map((at) => ({ at, facing }));
const places = (ofFederation: readonly Start[], ofKlingons: readonly Start[]) =>
  ({ [federation]: ofFederation, [klingon]: ofKlingons }) as Readonly<Record<SeatId, readonly Start[]>>;

/** A scenario that says where everything begins, and how it ends. */
export interface Known extends Pick<Scenario, 'convoy' | 'freighters'> {
  readonly label: string;
  /** Maximum turns, where nothing else is agreed on. */
  readonly turns: number;
  /** The most ships of a side. */
  readonly most: number;
  readonly places: Readonly<Record<SeatId, readonly Start[]>>;
}

export const scenarios: Readonly<Record<NonNullable<Scenario['scenario']>, Known>> = {
  /** In opposite corners of the fixed map, faced to the other (FC 8D2). */
  duel: {
    label: 'the duel',
    turns: duelTurns,
    most: mostShips,
    places: places(faced('C', '0101', '0103', '0105'), faced('F', '4230', '4228', '4226')),
  },
  /** Guards beside freighters, and hunters 25 hexes or more before the first of them (FC 8E). */
  convoy: {
    label: 'the Iridima convoy',
    turns: convoyTurns,
    most: mostWithConvoy,
    places: places(
      faced('A', '2161', '2163', '2162', '2164', '2062', '2262'),
      faced('D', '2036', '2236', '1836', '2436', '1636', '2636'),
    ),
    freighters: hexes('2061', '2261', '2063', '2263'),
    convoy,
  },
  /** OURS: as the duel is won, with more ships, 25 columns apart. */
  fleet: {
    label: 'a battle of fleets',
    turns: duelTurns,
    most: mostWithConvoy,
    places: places(
      faced('C', '0910', '0912', '0908', '0914', '0906', '0916'),
      faced('F', '3421', '3419', '3423', '3417', '3425', '3415'),
    ),
  },
};
