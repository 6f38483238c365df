import type { UnitId } from '#kernel/words/ids.ts';
import type { Squadron } from '../model/squadron.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State } from '../model/state.ts';
import { isFixed } from '../model/territory.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { blockadedBy } from '../model/space.ts';
import { isOpenTo } from './veils.ts';

/** Whether a squadron has begun to blockade the hex in which it is, and still does (C12.10). */
export const holdsBlockade = ({ work, place, ships }: Pick<Squadron, 'work' | 'place' | 'ships'>): boolean =>
  blockadedBy({ work }) === place && work?.since !== undefined && ships.length > 0;

/**
 * The squadrons whose blockade a squadron is inside of (C12.60, C12.93): of another empire, in its hex, and they see it. OURS: nobody is inside who blockades the hex
 * as well, or came to attack the blockade in this turn.
 */
export const blockadersOf = (
  state: Pick<State, 'squadrons' | 'map' | 'alliances'>,
  squadron: Squadron,
): readonly UnitId[] =>
  isFixed(squadron) || squadron.cameFrom !== undefined || holdsBlockade(squadron)
    ? []
    : squadronsAt(state.squadrons, squadron.place).flatMap(([unit, one]) =>
        one.seat !== squadron.seat &&
        !areAllied(state, one.seat, squadron.seat) &&
        holdsBlockade(one) &&
        isOpenTo(state, one.seat, squadron)
          ? [unit]
          : [],
      );

/** Whether a blockade keeps a squadron from leaving its hex: it has not won against the blockaders this turn, nor bypassed them, and they have not declined its battle (C12.93). */
export const isShutIn = (
  state: Pick<State, 'squadrons' | 'map' | 'alliances'>,
  squadron: Squadron,
): boolean => blockadersOf(state, squadron).some((unit) => squadron.passed?.includes(unit) !== true);

/** Whether a squadron that leaves a battle falls back to the system or base in its hex, as a blockade shuts it in (C12.93). */
export const fallsBack = (
  state: Pick<State, 'squadrons' | 'map' | 'alliances'>,
  squadron: Squadron,
): boolean => squadron.bypassed !== true && blockadersOf(state, squadron).length > 0;
