import type { SeatId } from '#kernel/words/ids.ts';
import type { Ship, Squadron, State } from '../model/state.ts';
import { hasHomeworld, hasTech } from '../research/research.ts';
import { commandOf as commandClassOf, ratingOf } from '../ships/fleet.ts';

/** Ships of three that take slots where a technology makes them cheaper to command (D6.25, D6.26). */
const group = 3;

/** Ships that Enhanced Flag Operations make cheaper to command (D6.25). */
const isSmall = ({ size, figures }: Ship): boolean => size === 4 || /^DW/.test(figures?.class ?? '');
/** Ships that Really Enhanced Flag Operations make cheaper to command (D6.26). */
const isWarCruiser = ({ figures }: Ship): boolean => figures?.class === 'CW';

/** Whether the list says of each ship what commanding it asks: nothing is known of hulls of the small map. */
export const isListed = ({ ships }: Pick<Squadron, 'ships'>): boolean =>
  ships.length > 0 && ships.every(({ figures }) => figures !== undefined);

/** The ship that commands a squadron: of those with the highest rating the first. */
const flagshipOf = (ships: readonly Ship[]): Ship | undefined =>
  ships.toSorted((one, other) => (ratingOf(other) ?? 0) - (ratingOf(one) ?? 0))[0];

/** Slots of command that a squadron has, and how many of them its other ships take. */
export interface Command {
  readonly rating: number;
  readonly slots: number;
}

/** How many ships a squadron can have beside the one that commands it, and has (D6.10). `seat`: whose technologies count. */
export function commandOf(
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  seat: SeatId,
  ships: readonly Ship[],
): Command {
  const flagship = flagshipOf(ships);
  const others = ships.filter((ship) => ship !== flagship);
  const [efo, refo] = [hasTech(state, seat, 'efo'), hasTech(state, seat, 'refo')];
  const cheap = others.filter((ship) => (efo && isSmall(ship)) || (refo && isWarCruiser(ship)));
  return {
    rating: (flagship && ratingOf(flagship)) ?? 0,
    slots: others.length - Math.floor(cheap.length / group),
  };
}

/** The class of command ship of which there are two or more, if there is one (D6.40). */
export function doubleCommand(ships: readonly Ship[]): string | undefined {
  const classes = ships.flatMap((ship) => commandClassOf(ship) ?? []);
  return classes.find((one, at) => classes.indexOf(one) < at);
}

/** Whether an empire may have several command ships of a class in a squadron of this hex: it has lost its homeworld, or defends it there (D6.50). */
export const mayDouble = (
  state: Pick<State, 'systems'>,
  { seat, place }: Pick<Squadron, 'seat' | 'place'>,
): boolean => {
  const here = state.systems[place];
  return !hasHomeworld(state, seat) || (here?.kind === 'homeworld' && here.owner === seat);
};
