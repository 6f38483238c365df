import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Corporation } from '#rulesets/star-fleet-warlord/model/corporation.ts';
import { bareCorporation } from '#rulesets/star-fleet-warlord/model/corporation.ts';
import { favourKeys } from '#rulesets/star-fleet-warlord/happenings/table.ts';
import { usualParameters } from '#rulesets/star-fleet-warlord/model/parameters.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { evenly } from '#rulesets/star-fleet-warlord/money/money.ts';
import { areaTerrains } from '#rulesets/star-fleet-warlord/galaxy/areaTerrain.ts';
import { hexesOf } from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import { usualVictory } from '#rulesets/star-fleet-warlord/galaxy/densities.ts';
import { pointTerrains } from '#rulesets/star-fleet-warlord/galaxy/pointTerrain.ts';
import { siteKinds } from '#rulesets/star-fleet-warlord/galaxy/sites.ts';
import { fleets } from './fleets.ts';
import { sitesOf } from './sites.ts';
import { crowded, nasty, seats } from './parts.ts';
import { withPowers } from './powers.ts';
import type { GivenHex } from '../../shelf.ts';
import { sectorsWith } from '../../shelf.ts';

/** Terrain of every kind close together in four sectors, with a major site in each. */
function crowdedHexes(draw: Draw): Readonly<Record<PlaceId, GivenHex>> {
  const minors = siteKinds.filter(({ major }) => !major);
  const hexes: Record<PlaceId, GivenHex> = {};
  for (const sector of crowded) {
    const own = draw.fork(sector);
    const all = own.shuffle(hexesOf(sector));
    for (const [at, place] of all.slice(0, 110).entries()) {
      const area = own.pick(areaTerrains).code;
      const point =
        at === 0 ? 'PL' : at < 8 ? own.pick(minors).code : at < 30 ? own.pick(pointTerrains).code : 'ES';
      hexes[place] = { codes: `${point}+${at === 0 ? 'ES' : area}`, worth: own.int(120) - 1, orbits: at % 4 };
    }
  }
  return hexes;
}

/** A galaxy in which three Corporations are in each other's way, at the beginning or later. */
export function manyMeet(draw: Draw): State {
  const hexes = crowdedHexes(draw);
  const places = keysInOrder(hexes);
  const is = (place: PlaceId, ...codes: readonly string[]): boolean =>
    codes.some((code) => hexes[place]?.codes.split('+').includes(code) === true);
  const homes = draw.fork('homes').shuffle(places.filter((place) => is(place, 'PL')));
  const turn = draw.fork('turn').chance(1, 4) ? 1 : draw.fork('year').pick([2, 3, 4, 5, 6, 7, 8, 9, 13]);
  const corporations = Object.fromEntries(
    seats.map((seat, at): readonly [SeatId, Corporation] => [
      seat,
      {
        ...bareCorporation,
        turn,
        number: at + 1,
        name: `Corporation ${at + 1}`,
        funds: evenly(draw.fork('funds', seat).int(400)),
        home: homes[at] as PlaceId,
        launched: { 'C-WG': 50 },
        ...stanceOf(seat, draw.fork('stance', seat)),
        store: { ...bareCorporation.store, fighters: 60, pfs: 12, drones: 40, decoys: 4 },
        officers: { A: 2, C: 1, D: 2, E: 2, M: 2, N: 2, S: 2, W: 2 },
        teams: 2,
        stock: 33,
        boons: draw.fork('boons', seat).chance(1, 3) ? favours(turn) : {},
        primaries: at === 2 ? [] : ['F', 'K'],
        debt: at === 2 ? 60 : 0,
        reversedOrders: { now: at === 1, next: at === 1 },
        ...(draw.fork('yard', seat).chance(1, 3) ? { megaship: 2 + draw.fork('paid', seat).int(2) } : {}),
      },
    ]),
  ) as State['corporations'];
  const sites = sitesOf(hexes, corporations, draw.fork('sites'));
  const state: State = {
    turn,
    parameters: usualParameters('4x4', usualVictory('4x4')),
    corporations,
    powers: {},
    cycle: draw.fork('cycle').shuffle(seats),
    sectors: sectorsWith(hexes),
    prospects: {},
    glimpsed: {},
    swept: [],
    calmed: [],
    market: {},
    hit: {},
    sites,
    ships: fleets(hexes, { corporations, sites }, draw.fork('ships')),
    stargates: Object.fromEntries(
      places
        .filter((place) => is(place, 'SG'))
        .map((place) => [place, draw.fork('gate', place).pick(places.filter((other) => !is(other, 'SG')))]),
    ),
  };
  return withPowers(state, hexes, draw.fork('powers'));
}

/** All that random events grant. */
const favours = (turn: number): Corporation['boons'] =>
  Object.fromEntries(favourKeys.map((key) => [key, turn]));

/** Whom a Corporation spares and fears, and how it fights. */
const stanceOf = (seat: SeatId, draw: Draw): Partial<Corporation> => ({
  ...(draw.chance(1, 4) ? { ally: draw.pick(seats.filter((other) => other !== seat)) } : {}),
  ...(draw.chance(1, 2) ? { against: draw.pick([...seats, nasty]) } : {}),
  ...(draw.chance(1, 3) ? { listens: draw.pick(crowded) } : {}),
  tactics: { attack: draw.int(10) - 1, defense: draw.int(10) - 1 },
  attackPercent: draw.pick([75, 90, 90, 120]),
  primaries: draw.chance(1, 2) ? ['F'] : [],
});
