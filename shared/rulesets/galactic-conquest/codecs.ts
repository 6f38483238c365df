import { academyShape } from './academy/shapes.ts';
import { citation } from '#kernel/codec/books.ts';
import { integer, line, list, literal, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { condition } from './bank/trusts.ts';
import { code } from './combat/events.ts';
import { combat } from './combat/fight.ts';
import { cause, course, hull, most, place, points, seat, seats, unit } from './declare.ts';
import type { GalacticConquest } from './game.ts';
import { eventCodec } from './game.ts';
import { fixedShape, sightingsShape, sitesShape } from './model/bases/shape.ts';
import {
  convoysShape,
  lanesShape,
  merchantShape,
  mooredShape,
  plunderShape,
  raidShape,
  sackedShape,
} from './model/merchant.ts';
import { alliancesShape } from './model/relations/alliances.ts';
import { clashesShape, pactsShape } from './model/relations/pacts.ts';
import { partnersShape } from './model/relations/partners.ts';
import { espionageShape, spyChartShape } from './model/relations/espionage.ts';
import type { Trust, TrustId } from './model/empire.ts';
import { levels, mobilities, sensorMines, standings } from './model/empire.ts';
import { deedsShape } from './model/unrest/morale.ts';
import { chargesShape, incomesShape } from './model/unrest/surrender.ts';
import { strikeShape } from './model/unrest/ruin.ts';
import { crossingFields, minelayingShape, minesShape } from './model/mines.ts';
import { corpsShape } from './model/condition/officer.ts';
import { jamFields } from './model/seeing/jamming.ts';
import { veilFields } from './model/seeing/veil.ts';
import { careFields } from './model/condition/repair.ts';
import { flightsShape } from './model/yards/flights.ts';
import { broughtShape } from './model/battle/brought.ts';
import { dronesShape, ridersShape, sortieShape } from './model/battle/strikes.ts';
import { awayFields } from './model/battle/away.ts';
import { topGunsShape } from './model/battle/topGuns.ts';
import { deploysShape } from './model/battle/deploys.ts';
import { discretionFields } from './model/condition/discretion.ts';
import { commandedFields, ratingsShape } from './model/condition/ratings.ts';
import type { Ship } from './model/ship.ts';
import type { Fellow } from './model/state.ts';
import { runsShape } from './model/economy/run.ts';
import { monitorPosts } from './model/squadron.ts';
import { uprootedShape } from './model/economy/uproot.ts';
import { works } from './model/space.ts';
import { mapShape, sheetShape, worldFields } from './model/worldShape.ts';
import { maneuverFields, modifiers, openings } from './reactions/shapes.ts';
import { researchShape } from './research/shape.ts';
import { purchaseShape, stockShape } from './purchase/shapes.ts';
import { shipShape } from './ships/shapes.ts';
import { mostMoves } from './segments.ts';
import { stillTurns } from './ships/ships.ts';
import { segment } from './space/works.ts';
import { industryFields, yardsShape } from './yards/shapes.ts';

const turn = integer(0, 9999);
const size = integer(1, 4);

const squadron = object({
  seat,
  flagship: line(80),
  place,
  speed: integer(0, mostMoves),
  ships: list(shipShape, most.ships),
  prizes: optional(list(shipShape, most.ships)),
  inactive: optional(literal(true)),
  unkept: optional(literal(true)),
  ledBy: optional(hull),
  plot: optional(
    object({
      way: course,
      done: integer(0, mostMoves),
      cause,
      trapped: optional(literal(true)),
      fast: optional(list(integer(0, mostMoves), mostMoves)),
      slowed: optional(object({ at: integer(0, mostMoves), points: integer(0, mostMoves) })),
    }),
  ),
  combat: optional(combat),
  strength: optional(integer(0, 1_000_000)),
  ...careFields,
  ...commandedFields,
  ...discretionFields,
  raid: optional(raidShape),
  guards: optional(literal(true)),
  recalled: optional(literal(true)),
  sacks: optional(literal(true)),
  loot: optional(integer(0, 100_000_000)),
  purse: optional(object({ to: seat, points })),
  cameFrom: optional(place),
  ...maneuverFields,
  ...crossingFields,
  ...veilFields,
  ...jamFields,
  supply: optional(
    object({
      out: optional(integer(1, stillTurns)),
      fed: optional(literal(true)),
      spared: optional(integer(1, 2)),
    }),
  ),
  work: optional(
    object({
      kind: oneOf(works),
      place,
      since: optional(segment),
      scars: optional(integer(1, 10_000)),
      cause,
    }),
  ),
  civil: optional(strikeShape),
  deploys: optional(deploysShape),
  ...awayFields,
  drones: optional(dronesShape),
  riders: optional(ridersShape),
  sortie: optional(sortieShape),
  lastSortie: optional(integer(1, 200_000)),
  stationed: optional(literal(true)),
  called: optional(literal(true)),
  monitor: optional(oneOf(monitorPosts)),
  fixed: optional(fixedShape),
});
const account = object({
  savings: optional(integer(1, 1_000_000_000)),
  debt: optional(points),
  borrowed: optional(points),
  standing: optional(oneOf(standings)),
  due: optional(points),
  opening: optional(points),
  sent: optional(points),
  received: optional(points),
});
const empire = object({
  mobility: oneOf(mobilities),
  treasury: points,
  account: optional(account),
  merchant: optional(merchantShape),
  plunder: optional(plunderShape),
  research: optional(researchShape),
  stock: optional(stockShape),
  flights: optional(flightsShape),
  topGuns: optional(topGunsShape),
  espionage: optional(espionageShape),
  officers: optional(corpsShape),
  academy: optional(academyShape),
  ...industryFields,
  drained: optional(integer(0, 1_000_000)),
  poor: optional(integer(0, 1000)),
  began: optional(integer(0, 1_000_000)),
  parted: optional(turn),
  sheet: optional(sheetShape),
  homeless: optional(object({ place, turns: integer(0, 1) })),
  uprooted: optional(uprootedShape),
  deeds: optional(deedsShape),
  sensorMines: optional(oneOf(sensorMines)),
  minelaying: optional(minelayingShape),
  incomes: optional(incomesShape),
  ratings: optional(ratingsShape),
  alert: optional(literal('off')),
  monitors: optional(list(shipShape, most.ships)),
  appeared: optional(list(place, most.ships)),
  charges: optional(chargesShape),
  computer: optional(literal(true)),
  level: optional(oneOf(levels)),
});
const world = {
  turn,
  before: optional(literal(1)),
  purchase: optional(purchaseShape(squadron)),
  ships: optional(citation),
  ...worldFields,
  routes: optional(lanesShape),
  mines: optional(minesShape),
  sites: optional(sitesShape),
  runs: optional(runsShape),
  squadrons: record(squadron, most.squadrons),
  empires: record(empire, most.seats),
  yards: optional(yardsShape),
  trusts: optional(record<TrustId, Trust>(object({ seat, to: seat, points, condition }), most.squadrons)),
  spyChart: optional(spyChartShape),
  pacts: optional(pactsShape),
  alliances: optional(alliancesShape),
  partners: optional(partnersShape),
};
const battle = object({
  code,
  place,
  attacker: unit,
  defender: unit,
  five: seats,
  coming: optional(record<UnitId, number>(integer(1, 99), most.squadrons)),
  joined: optional(list(unit, most.squadrons)),
  launched: optional(record<UnitId, readonly Ship[]>(list(shipShape, most.ships), most.squadrons)),
  crowded: optional(seat),
  worth: optional(list(points, 2)),
  openings: optional(openings),
  modifiers: optional(modifiers),
  brought: optional(broughtShape),
});
const fellow = object({ seat, place, ships: integer(0, most.ships), worth: points });
const contact = object({
  grade: integer(1, 4),
  turn,
  count: optional(integer(0, 100_000)),
  cloaked: optional(integer(0, 100_000)),
  ships: optional(list(object({ seat, size, hull: optional(hull) }), 100_000)),
});

/** How everything that reaches a file is read and written. */
export const codecs: Ruleset<GalacticConquest>['codecs'] = {
  state: object({
    ...world,
    map: mapShape(false),
    battle: optional(battle),
    elsewhere: optional(literal(true)),
    clashes: optional(clashesShape),
    convoys: optional(convoysShape),
    sacked: optional(sackedShape),
    razed: optional(record<PlaceId, string>(line(80), most.hexes)),
    fought: optional(list(code, most.squadrons)),
  }),
  view: object({
    ...world,
    map: mapShape(true),
    me: seat,
    read: optional(record<PlaceId, number>(turn, most.hexes)),
    contacts: record(contact, most.hexes),
    sighted: optional(sightingsShape),
    moored: optional(mooredShape),
    fellows: optional(record<UnitId, Fellow>(fellow, most.squadrons)),
    battle: optional(battle),
    seats,
  }),
  event: eventCodec,
};
