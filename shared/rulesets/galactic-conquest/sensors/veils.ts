import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { groundAt } from '../map/ground.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { isFixed } from '../model/territory.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { isFlagged } from '../ships/fleet.ts';
import { areEnhanced, channelsInRadiation, plainOf } from '../ships/sense/enhanced.ts';

type Hiding = Pick<Squadron, 'seat' | 'place' | 'ships' | 'veil' | 'found' | 'hyper'>;

/** Whether a hex is a radiation zone (A300). */
export const isRadiant = ({ map }: Pick<State, 'map'>, place: PlaceId): boolean =>
  groundAt(map, place).kind === 'green';

/** Special sensors of a ship that work where it is, one of an X-ship without any (C19.30c): in a radiation zone none but enhanced ones, as if they were not (A300.42, A300.421). */
export const sensorsAt = (state: Pick<State, 'map'>, place: PlaceId, ship: Ship): number =>
  isRadiant(state, place) ? channelsInRadiation(ship) : plainOf(ship);

/** Whether a ship can go under cloak: it has one, and is not in shock (C6.10, C16.10). */
export const hasCloak = (ship: Ship): boolean => isFlagged(ship, 'cloak') && ship.shock !== true;

/** Whether a ship of a squadron is under cloak where the squadron is: not in a radiation zone (A300.50, C6.10). */
export const isCloaked = (
  state: Pick<State, 'map'>,
  squadron: Pick<Squadron, 'place' | 'veil'>,
  ship: Ship,
): boolean => squadron.veil === 'cloak' && hasCloak(ship) && !isRadiant(state, squadron.place);

/** Whether enhanced sensors help a squadron to search where it is: not in a radiation zone, where they are special ones (A300.421, Appendix 2). */
export const searchesFar = (
  state: Pick<State, 'map'>,
  squadron: Pick<Squadron, 'ships' | 'place'>,
): boolean => areEnhanced(squadron) && !isRadiant(state, squadron.place);

/**
 * How a squadron shows itself to an empire: as any other (`open`), as a presence that has to be found before it can be fought (C6.20, C6.30), or not at
 * all before it is found (C5.20, C8.10). It is open to whoever has found it, and as soon as one of its ships has no cloak.
 */
export function shownTo(state: Pick<State, 'map'>, seat: SeatId, one: Hiding): 'open' | 'cloaked' | 'hidden' {
  const { veil, found = [], hyper } = one;
  // Whoever goes by hyperwarp is under way, and nobody meets it (C21.51).
  if (hyper !== undefined && one.seat !== seat) return 'hidden';
  if (veil === undefined || one.seat === seat || found.some((finding) => finding.seat === seat))
    return 'open';
  if (veil !== 'cloak') return 'hidden';
  return one.ships.length > 0 && one.ships.every((ship) => isCloaked(state, one, ship)) ? 'cloaked' : 'open';
}

/** Whether an empire sees a squadron so that it can stop it, fight it, or be kept out by it. */
export const isOpenTo = (state: Pick<State, 'map'>, seat: SeatId, one: Hiding): boolean =>
  shownTo(state, seat, one) === 'open';

/** Whether a squadron of another empire, and no ally’s, stands in a hex that this one sees. */
export const isHeld = (
  state: Pick<State, 'squadrons' | 'map' | 'alliances'>,
  seat: SeatId,
  place: PlaceId,
): boolean =>
  squadronsAt(state.squadrons, place).some(
    ([, other]) =>
      other.seat !== seat &&
      !areAllied(state, other.seat, seat) &&
      !isFixed(other) &&
      isOpenTo(state, seat, other),
  );
