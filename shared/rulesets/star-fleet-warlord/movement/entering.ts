import type { PlaceId } from '#kernel/words/ids.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import { shipHalted, shipHeld, shipMoved, shipTeleported, hexAssayed } from './events.ts';
import { shipDestroyed } from './harm.ts';
import type { Size } from '../model/parameters.ts';
import type { Ship } from '../model/ship.ts';
import { boardAt, hexesInSector, labelOf, neighbourNumbered, sectorSide } from '../galaxy/board.ts';
import { weakSpaceShelters } from '../galaxy/areaTerrain.ts';
import { impossible } from '../refusals.ts';
import type { Terrain } from '../galaxy/effects.ts';
import type { Hex } from '../galaxy/terrain.ts';
import { bothOf, codesOf } from '../galaxy/terrain.ts';
import { asksInTurn, certainDoom, doomAmong, isGuided, isSpared } from './entry.ts';
import { sheltered, actsAs } from '../ships/ships.ts';
import { looksAhead } from '../ships/abilities.ts';
import type { HexNumber } from '../model/ids.ts';
import type { Act } from '../acting.ts';
import { shipNow } from '../acting.ts';
import { suffer } from './suffering.ts';

/** A ship tries to enter a neighbouring hex (SFW 4.3, 4.4). */
export function tryToEnter(act: Act<AnyOrder & { readonly hex: HexNumber }>): void {
  const { turn, world, id, ship, order } = act;
  const { seat, place } = ship;
  const to = neighbourNumbered(turn.state.parameters.size, place, order.hex);
  const happened = { ship: id, seat, cause: order.ref };
  if (to === undefined) {
    turn.happen(shipHalted.of({ ...happened, place, hex: order.hex }));
    turn.refuse(order.ref, impossible('SFW 1404', 'not-adjacent', { hex: order.hex, place: labelOf(place) }));
    return;
  }
  const terrain = codesOf(world.hex(to));
  if (looksAhead(ship) && certainDoom(world.entered(to), ship, turn.state) !== undefined)
    turn.happen(shipHeld.of({ ...happened, place, refused: to, terrain }));
  else enter(act, to);
}

/** A ship comes into a neighbouring hex. `heading`: where a power has it fly from now on, if that is another direction than before. */
export function enter(act: Act, to: PlaceId, heading?: number): void {
  const { turn, world, id, ship, order } = act;
  turn.happen(
    shipMoved.of({
      ship: id,
      seat: ship.seat,
      from: ship.place,
      place: to,
      terrain: codesOf(world.hex(to)),
      cause: order.ref,
      ...defined({ heading }),
    }),
  );
  arrive(act, 0);
}

/** Ships are thrown on no more often than this in one move (OURS: no chain of gates goes on for ever). */
const mostJumps = 10;

/** What a hex does to a ship that has come into it: it is thrown elsewhere, or the terrain there strikes (SFW 2188). */
function arrive(act: Act, jumps: number): void {
  const ship = shipNow(act);
  if (ship === undefined) return;
  const { turn, world, id, order } = act;
  const hex = world.entered(ship.place);
  const way = jumps < mostJumps ? wayOut(act, ship, hex, jumps) : undefined;
  if (way !== undefined) {
    turn.happen(
      shipTeleported.of({
        ship: id,
        seat: ship.seat,
        cause: order.ref,
        from: ship.place,
        place: way.to,
        by: way.by,
        terrain: codesOf(world.hex(way.to)),
      }),
    );
    arrive(act, jumps + 1);
    return;
  }
  const terrains = bothOf(hex);
  for (const terrain of terrains) {
    for (const effect of terrain.entry)
      if (!isSpared(turn.state, ship, terrain, effect)) suffer(act, terrain, effect);
    if (asksInTurn(terrain)) perish(act, [terrain]);
  }
  const left = shipNow(act);
  if (left !== undefined) assay(act, left);
  perish(
    act,
    terrains.filter((terrain) => !asksInTurn(terrain)),
  );
}

/** A ship is lost if one of these destroys it in the state it is in by now. */
function perish(act: Act, terrains: readonly Terrain[]): void {
  const ship = shipNow(act);
  const by = ship === undefined ? undefined : doomAmong(terrains, ship);
  if (ship !== undefined && by !== undefined) destroy(act, ship, by);
}

/** Notification ships tell what a hex holds that they come into (SFW 6296). */
function assay({ turn, world, id, order }: Act, ship: Ship): void {
  const { seat, place } = ship;
  const value = world.prospect(place);
  if (value > 0 && actsAs(turn.state, ship, 'N'))
    turn.happen(hexAssayed.of({ ship: id, seat, place, value, cause: order.ref }));
}

/** Where weak space or a stargate throws a ship (SFW 6063, 6145); undefined if it stays. */
function wayOut(
  { turn, id }: Act,
  ship: Ship,
  hex: Hex,
  jumps: number,
): { readonly to: PlaceId; readonly by: 'WS' | 'SG' } | undefined {
  const by = bothOf(hex).find(({ teleports }) => teleports !== undefined)?.teleports;
  if (by === undefined) return undefined;
  if (by === 'SG') {
    const to = turn.state.stargates[ship.place];
    return to === undefined ? undefined : { to, by };
  }
  if (sheltered(ship, weakSpaceShelters, turn.state) || isGuided(turn.state, ship, by)) return undefined;
  const dice = turn.draw.fork(id, 'WS', jumps);
  return dice.chance(1, 2)
    ? { to: elsewhere(turn.state.parameters.size, ship.place, dice.int(hexesInSector - 1)), by }
    : undefined;
}

/** The n-th other hex of the same sector, row by row, from 1. */
function elsewhere(size: Size, place: PlaceId, n: number): PlaceId {
  const { names, coordinates, at } = boardAt(size, place);
  const cell = names.cell(place);
  if (cell === undefined) return place;
  const here = coordinates(cell);
  const [left, top] = [here.x - (here.x % sectorSide), here.y - (here.y % sectorSide)];
  const own = (here.y - top) * sectorSide + here.x - left;
  const other = n - 1 < own ? n - 1 : n;
  const found = at({ x: left + (other % sectorSide), y: top + Math.floor(other / sectorSide) });
  return found === undefined ? place : names.id(found);
}

/** A ship is lost to terrain. */
export function destroy({ turn, id, order }: Act, { seat, place, design, name }: Ship, by: string): void {
  turn.happen(shipDestroyed.of({ ship: id, seat, place, design, name, by, cause: order.ref }));
}
