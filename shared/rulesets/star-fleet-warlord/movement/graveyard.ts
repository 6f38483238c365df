import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { hexesOf, graveyard } from '../galaxy/board.ts';
import { stationedAt } from '../model/stations.ts';
import type { Ship } from '../model/ship.ts';
import { graveyardYear, yearOf } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { bothOf, codesOf, emptyHex } from '../galaxy/terrain.ts';
import { nameOf } from '../ships/able.ts';
import { satellitesOf } from './links.ts';
import type { World } from '../galaxy/world.ts';

/** Terrain from which it is entered (SFW 2938; line 2970 has a White Hole, by mistake). */
const entries: readonly string[] = ['BH', 'GW', 'WD'];

/** Why a ship cannot go to the Graveyard of Ships here and now; undefined if it can (SFW 2932). */
export function cannotEnterGraveyard(world: World, id: UnitId, ship: Ship): Problem | undefined {
  const { state } = world;
  const owner = state.corporations[ship.seat];
  if (!state.parameters.graveyard) return impossible('SFW 2932', 'no-graveyard');
  if (yearOf(state.turn) < graveyardYear)
    return impossible('SFW 2932', 'graveyard-closed', { year: graveyardYear });
  if (owner === undefined || owner.graveyard) return impossible('SFW 2935', 'graveyard-once');
  if (satellitesOf(state, id).length > 0)
    return impossible('SFW 2934', 'graveyard-linked', { ship: nameOf(id, ship) });
  const hex = world.hex(ship.place);
  return bothOf(hex).some(({ code }) => entries.includes(code))
    ? undefined
    : impossible('SFW 2938', 'no-way-to-graveyard', { terrain: codesOf(hex) });
}

/** Hexes in which a ship can arrive: nothing is there, and nobody (OURS: G-34 has any hex). */
export const arrivals = ({ state, hex }: World): readonly PlaceId[] =>
  hexesOf(graveyard).filter(
    (place) => codesOf(hex(place)) === codesOf(emptyHex) && stationedAt(state.ships, place).length === 0,
  );
