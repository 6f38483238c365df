import { list, literal, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { keysInOrder, only } from '#kernel/words/inOrder.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { drop, put, replace } from '#kernel/steps/change.ts';
import { bothHear, cause, event, hull, most, own, place, seat, unit } from '../declare.ts';
import { defined } from '#kernel/words/defined.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { Empire } from '../model/empire.ts';
import { isOwnHome, moraleAt, regainHome } from '../model/homeworld.ts';
import type { System } from '../model/system.ts';
import { homeNoLonger } from '../model/system.ts';
import { shipShape } from '../ships/shapes.ts';
import { withoutTopGuns } from '../ships/wings.ts';
import { landIn } from '../yards/ships/landing.ts';
import { withUsual } from '../model/battle/wings.ts';
import { giveHex, takenOver } from '../model/territory.ts';
import { mergingTurns } from '../model/unrest/surrender.ts';
import { allOf, scuttledFrom } from './ships.ts';
import type { officerLost } from '../officers/events.ts';
import type { admiralKept } from './admirals.ts';
import type { minesSurrendered } from './mines.ts';
import { victors, victorsSaid } from './orders.ts';
import type { surrenderRefused } from './refused.ts';
import type { spoilsTaken } from './spoils.ts';
import type { BasesStripped } from './strip.ts';

/** An empire surrenders (B14.10): on an open map everybody hears of it. Its research, debts and trusts are over (B14.60, B14.90). */
export const empireSurrendered = event('empire-surrendered', {
  fields: { seat, to: victors, cause: optional(cause) },
  by: 'order',
  hears: (happened, reader, before) =>
    before.blind !== true || reader === happened.seat || happened.to.includes(reader),
  say: (happened) =>
    phrase('The {seat} surrenders to {victors}.', {
      seat: nameOf(happened.seat),
      victors: victorsSaid(happened.to),
    }),
  ahead: (happened) =>
    phrase('The {seat} will surrender to {victors}.', {
      seat: nameOf(happened.seat),
      victors: victorsSaid(happened.to),
    }),
  apply(draft, { seat: of, to }) {
    draft.fallen = { ...draft.fallen, [of]: { turn: draft.turn, to } };
    const home = draft.empires[of]?.homeless?.place;
    // Nobody can retake its captured homeworld any longer.
    if (home !== undefined) replace(draft.systems, home, homeNoLonger);
    replace(draft.empires, of, ({ sheet, began }): Empire => ({
      mobility: 'PT',
      treasury: 0,
      ...defined({ sheet, began }),
    }));
    if (draft.trusts !== undefined)
      draft.trusts = only(draft.trusts, (one) => one.seat !== of && one.to !== of);
    if (draft.trusts !== undefined && keysInOrder(draft.trusts).length === 0) delete draft.trusts;
    // Pacts and treaties are over (B14.70).
    if (draft.pacts !== undefined) draft.pacts = only(draft.pacts, ({ seats }) => !seats.includes(of));
    if (draft.partners !== undefined)
      draft.partners = only(draft.partners, ({ seats }) => !seats.includes(of));
    if (draft.partners !== undefined && keysInOrder(draft.partners).length === 0) delete draft.partners;
    if (draft.alliances !== undefined)
      draft.alliances = only(draft.alliances, ({ seats }) => !seats.includes(of));
    if (draft.alliances !== undefined && keysInOrder(draft.alliances).length === 0) delete draft.alliances;
    if (draft.fronts !== undefined) draft.fronts = only(draft.fronts, (whose) => whose !== of);
    // Resource runs come to nothing (B14.80).
    if (draft.runs !== undefined) draft.runs = only(draft.runs, ({ seat: whose }) => whose !== of);
    if (draft.runs !== undefined && keysInOrder(draft.runs).length === 0) delete draft.runs;
  },
});

/** A system goes to a conqueror; it pays nobody until the merger is over (B14.201), and holds it against them (B14.35). */
export const systemSurrendered = event('system-surrendered', {
  fields: { seat, to: seat, place, cause: optional(cause) },
  by: 'either',
  hears: bothHear,
  say: (happened) =>
    phrase('The system in {place} goes from the {seat} to the {to}.', {
      place: hexName(happened.place),
      seat: nameOf(happened.seat),
      to: nameOf(happened.to),
    }),
  apply(draft, { seat: of, place: at, to }) {
    const morale = moraleAt(draft, at);
    const until = draft.turn + mergingTurns;
    replace(draft.systems, at, ({ severed: _, core = 0, kind, ...system }): System => ({
      ...system,
      ...(core > 0 && { core }),
      kind: kind === 'homeworld' && system.captured !== true ? 'major' : kind,
      owner: to,
      merging: until,
    }));
    if (isOwnHome(draft, at, to)) regainHome(draft, at, to);
    if (draft.morale !== undefined && morale !== undefined)
      put(draft.morale, at, { base: morale.base, holder: morale.holder, sore: until });
    giveHex(draft, at, of, to);
  },
});

/** Hexes go to a conqueror with the trade routes in them, and with what is being built there. */
export const spaceSurrendered = event('space-surrendered', {
  fields: { seat, to: seat, places: list(place, most.hexes) },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase('{count|hex|hexes} of the {seat} {count:goes|go} to the {to}.', {
      count: happened.places.length,
      seat: nameOf(happened.seat),
      to: nameOf(happened.to),
    }),
  apply(draft, { seat: of, places, to }) {
    for (const at of places) giveHex(draft, at, of, to);
  },
});

/** A squadron goes to a conqueror, who calls it `as`, without its command ships, the others as `ships`, their base hulls, with what it carries (B14.40 to B14.50, B14.110); absent: nothing is left of it. Monitors stay monitors (E4.90). */
export const squadronSurrendered = event('squadron-surrendered', {
  fields: {
    seat,
    to: seat,
    unit,
    as: optional(unit),
    place,
    scuttled: list(hull, most.ships),
    ships: optional(list(shipShape, most.ships)),
    /** Its top guns are so no longer (B14.60); absent: it has none, or its conqueror knows how. */
    grounded: optional(literal(true)),
  },
  by: 'rules',
  hears: bothHear,
  say: (happened, { me }) =>
    happened.scuttled.length === 0
      ? phrase('{unit} of the {seat} in {place} goes to the {to}.', {
          unit:
            me === happened.to && happened.as !== undefined ? own(happened.as) : happened.unit.toUpperCase(),
          seat: nameOf(happened.seat),
          place: hexName(happened.place),
          to: nameOf(happened.to),
        })
      : phrase('{unit} of the {seat} in {place} goes to the {to}; scuttled: {hulls}.', {
          unit:
            me === happened.to && happened.as !== undefined ? own(happened.as) : happened.unit.toUpperCase(),
          seat: nameOf(happened.seat),
          place: hexName(happened.place),
          to: nameOf(happened.to),
          hulls: phraseList(
            happened.scuttled.map((one) => phrase('{one}', { one })),
            ', ',
          ),
        }),
  apply(draft, { unit: was, as, to, ships: made = [], grounded }) {
    const squadron = draft.squadrons[was];
    // Bases stay where they are, and as they are.
    if (as === was) return replace(draft.squadrons, was, (one) => takenOver(one, to));
    drop(draft.squadrons, was);
    if (squadron === undefined || as === undefined) return;
    const { place: at, speed, loot, stationed, monitor, purse } = squadron;
    const { left } = scuttledFrom(allOf(squadron));
    const flown = left.map(withUsual).map((ship) => (grounded === true ? withoutTopGuns(ship) : ship));
    for (const [nth, now] of made.entries()) landIn(draft, to, flown[nth], now);
    put(draft.squadrons, as, {
      seat: to,
      flagship: '',
      place: at,
      speed,
      ships: left.map((ship, nth) => made[nth] ?? ship),
      ...defined({ loot, stationed, monitor }),
      ...(purse && { purse: { to, points: purse.points } }),
    });
  },
});

/** A merger is over: the empire is a part of its conqueror’s, and its systems pay (B14.201). */
export const merged = event('merged', {
  fields: { seat, of: seat },
  by: 'rules',
  hears: (happened, reader) => reader === happened.seat,
  say: (happened) =>
    phrase('The {of} is now part of your empire: merging costs nothing more, and its systems pay.', {
      of: nameOf(happened.of),
    }),
  ahead: (happened) =>
    phrase('The {of} will be part of your empire, and its systems will pay.', { of: nameOf(happened.of) }),
  apply(draft, { seat: victor, of }) {
    replace(draft.empires, victor, ({ charges = [], ...rest }): Empire => {
      const left = charges.filter((one) => one.of !== of);
      return { ...rest, ...(left.length > 0 && { charges: left }) };
    });
    for (const at of keysInOrder(draft.systems))
      replace(draft.systems, at, ({ merging, ...system }): System =>
        merging !== undefined && merging > draft.turn ? { ...system, merging } : system,
      );
  },
});

export type SurrenderEvent =
  | BasesStripped
  | EventIn<
      | typeof empireSurrendered
      | typeof surrenderRefused
      | typeof spoilsTaken
      | typeof systemSurrendered
      | typeof spaceSurrendered
      | typeof minesSurrendered
      | typeof admiralKept
      | typeof officerLost
      | typeof squadronSurrendered
      | typeof merged
    >;
