import { flag, list, object, optional, record } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import * as part from './model/parts.ts';
import type { VbamSfb } from './game.ts';
import type { Empire } from './model/state.ts';
import { eventCodec } from './game.ts';

const both = {
  turn: part.turn,
  firstYear: part.year,
  systems: part.systems,
  terrain: part.terrain,
  units: part.units,
  relations: part.relations,
  strangers: part.strangers,
  projects: part.projects,
  tables: flag,
  raids: part.raids,
  capacity: part.capacity,
  won: part.won,
};

/** How everything that reaches a file is read and written. */
export const codecs: Ruleset<VbamSfb>['codecs'] = {
  state: object({
    ...both,
    encounters: part.encounters,
    barred: part.barred,
    movers: part.movers,
    chances: part.percentage,
    empires: record<SeatId, Empire>(part.empire, part.mostSeats),
  }),
  view: object({
    ...both,
    me: part.seat,
    own: part.empire,
    others: list(part.seat, part.mostSeats),
    sectors: part.sectors,
    nonPlayers: optional(list(part.seat, part.mostSeats)),
    computers: optional(list(part.seat, part.mostSeats)),
    encounter: optional(part.encounter),
  }),
  event: eventCodec,
};
