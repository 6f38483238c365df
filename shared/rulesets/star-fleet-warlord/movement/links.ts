import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { shipsHeldBy, sitesHeldBy } from '../model/stations.ts';
import { isGraveyard, labelOf } from '../galaxy/board.ts';
import { starbasePoints } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { hulls } from '../ships/list/classes.ts';
import { designOf } from '../ships/list/index.ts';
import { nameOf } from '../ships/able.ts';
import type { Named } from '../ships/ships.ts';
import { shipsAt } from '../ships/ships.ts';

/** Whether it can follow a mothership: an Andromedan war destroyer, or a smaller one (SFW 298). */
export function isSatellite(ship: Pick<Ship, 'design'>): boolean {
  const { race, hull } = designOf(ship);
  return race === 'A' && hulls[hull].small;
}

type Ships = Pick<State, 'ships'>;

/** Satellite ships that follow a mothership. */
export const satellitesOf = ({ ships }: Ships, mother: UnitId): readonly Named[] => {
  const seat = ships[mother]?.seat;
  return seat === undefined ? [] : shipsHeldBy(ships, seat).filter(([, { linked }]) => linked === mother);
};

/** Satellites that a ship can still take along: each counts the same, whatever its size (SFW 303). */
export const roomFor = (state: Ships, id: UnitId, ship: Ship): number =>
  designOf(ship).slots - satellitesOf(state, id).length;

/** A ship by its row of the Ship List, and its number among the ships of that row. */
interface Numbered {
  readonly design: string;
  readonly number: number;
}

/** The own ship in the same hex that an order to link names (SFW 1774); undefined where there is none. */
export const motherOf = (state: State, { seat, place }: Ship, { design, number }: Numbered) =>
  shipsAt(state, place).find(
    ([, other]) => other.seat === seat && other.design === design && other.number === number,
  );

export function cannotLink(state: State, id: UnitId, ship: Ship, order: Numbered): Problem | undefined {
  const { design, number } = order;
  const mother = motherOf(state, ship, order);
  if (mother === undefined || mother[0] === id)
    return impossible('SFW 1775', 'no-mothership', { design, number });
  return roomFor(state, ...mother) > 0
    ? undefined
    : impossible('SFW 1777', 'no-room-for-satellite', {
        ship: nameOf(...mother),
        most: designOf(mother[1]).slots,
      });
}

/** Starbases between which the ships of an owner displace (SFW 1643). */
export const starbasesOf = (state: Pick<State, 'sites'>, seat: Ship['seat']): readonly PlaceId[] =>
  sitesHeldBy(state.sites, seat)
    .filter(([, { points }]) => points >= starbasePoints)
    .map(([place]) => place);

export function cannotDisplace(
  state: State,
  ship: Ship,
  { place }: { readonly place: PlaceId },
): Problem | undefined {
  const starbases = starbasesOf(state, ship.seat);
  if (isGraveyard(place) && !isGraveyard(ship.place)) return impossible('SFW 2936', 'no-way-into-graveyard');
  const missing = [ship.place, place].find((one) => !starbases.includes(one));
  return missing === undefined
    ? undefined
    : impossible('SFW 1643', 'no-starbase', { place: labelOf(missing), least: starbasePoints });
}
