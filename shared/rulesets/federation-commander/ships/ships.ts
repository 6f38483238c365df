import type { Box, Card, Mount } from '../cards/cards.ts';
import { boxLabelOn, cardFor } from '../cards/known.ts';
import type { BoxId } from '../cards/ids.ts';
import type { SystemType } from '../cards/systems.ts';
import { engines } from '../cards/systems.ts';
import { rangeOf } from '../map/board.ts';
import type { Named } from '../model/ships.ts';
import { enemiesOf } from '../model/ships.ts';
import type { Ship, State } from '../model/state.ts';

export const cardOf = (ship: Ship): Card => cardFor(ship);

/** The enemy at the shortest range, the first by id among equals. */
export const nearestEnemy = (state: State, ship: Ship): Named | undefined =>
  nearestOf(ship, enemiesOf(state, ship.seat));

/** The one of these ships at the shortest range, the first among equals. */
export function nearestOf(ship: Ship, others: readonly Named[]): Named | undefined {
  const range = ([, { place }]: Named): number => rangeOf(ship.place, place);
  return others.reduce<Named | undefined>(
    (best, one) => (best === undefined || range(one) < range(best) ? one : best),
    undefined,
  );
}

export const boxNamed = (ship: Ship, box: BoxId): Box | undefined =>
  cardOf(ship).boxes.find((one) => one.box === box);
export const mountNamed = (ship: Ship, box: BoxId): Mount | undefined =>
  cardOf(ship).mounts.find((one) => one.box === box);
/** As the card prints it. */
export const boxLabel = (ship: Ship, box: BoxId): string => boxLabelOn(ship, box);

export const works = ({ disabled }: Ship, box: BoxId): boolean => !disabled.includes(box);

export const working = (ship: Ship, ...systems: readonly SystemType[]): readonly Box[] =>
  cardOf(ship).boxes.filter(({ box, system }) => systems.includes(system) && works(ship, box));

/** Half tokens for so many hexes of movement (FC 2B1a). OURS: a fraction of a half token is paid as a whole one. */
export const costOf = (ship: Ship, hexes: number): number => Math.ceil(hexes * cardOf(ship).moveCost);

/** Half tokens that the ship makes in a turn (FC 1D1). */
export const powerOf = (ship: Ship): number => 2 * working(ship, ...engines).length;

export const batteriesOf = (ship: Ship): number => working(ship, 'btty').length;

/** Whether no room is left from which the ship is controlled (FC 5A2). */
export const isWithoutControl = (ship: Ship): boolean => working(ship, 'brdg', 'emer', 'aux').length === 0;

/** Whether at least half of the boxes are disabled (FC 8B2). */
export const isCrippled = (ship: Ship): boolean => 2 * ship.disabled.length >= cardOf(ship).boxes.length;

/** Boxes that can still be marked. */
export const workingBoxes = (ship: Ship): readonly Box[] =>
  cardOf(ship).boxes.filter(({ box }) => works(ship, box));
