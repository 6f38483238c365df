import { integer, line, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import { cause, event, hull, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { Officer, OfficerId } from '../model/condition/officer.ts';
import { officerId, officerShape, roles } from '../model/condition/officer.ts';
import type { Espionage, SpyId } from '../model/relations/espionage.ts';
import { putAshore } from '../model/corps/ashore.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { officersMended } from './mended.ts';
import { goAboard, staffed, officerNames, putAboard, take } from './corps.ts';

const at = integer(0, most.ships);
/** An officer as their owner calls them, and what they are. */
const named = { officer: officerId, name: line(12, 1) } as const;
const teamOf = (id: OfficerId): SpyId => id as string as SpyId;
/** A prime team that is lost is no spy any more. */
const withoutTeam = ({ spies = {}, ...rest }: Espionage, id: OfficerId): Espionage => {
  const { [teamOf(id)]: _, ...left } = spies;
  return { ...rest, ...(keysInOrder(left).length > 0 && { spies: left }) };
};

export const officerMoved = event('officer-moved', {
  fields: { seat, ...named, from: unit, to: unit, at, hull, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{name} transfers to {hull} of {to}.', {
      name: happened.name,
      hull: happened.hull,
      to: own(happened.to),
    }),
  ahead: (happened) =>
    phrase('{name} will transfer to {hull} of {to}.', {
      name: happened.name,
      hull: happened.hull,
      to: own(happened.to),
    }),
  apply(draft, { seat: owner, officer, to, at: position }) {
    const was = take(draft, owner, officer);
    if (was !== undefined) putAboard(draft, to, position, { ...was, moved: was.moved === undefined ? 1 : 2 });
  },
});

export const officerLeft = event('officer-left', {
  fields: { seat, ...named, place, to: unit, ship: line(24, 1), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{name} leaves {place} for {ship} of {to}.', {
      name: happened.name,
      place: hexName(happened.place),
      ship: happened.ship,
      to: own(happened.to),
    }),
  ahead: (happened) =>
    phrase('{name} will leave {place} for {ship} of {to}.', {
      name: happened.name,
      place: hexName(happened.place),
      ship: happened.ship,
      to: own(happened.to),
    }),
  apply(draft, { seat: owner, officer, place: from, to, ship }) {
    const was = take(draft, owner, officer);
    if (was !== undefined)
      putAshore(draft, owner, { ...was, place: from, due: draft.turn, to: { unit: to, ship } });
  },
});

export const officerArrived = event('officer-arrived', {
  fields: { seat, ...named, to: unit, at, hull },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{name} comes aboard {hull} of {to}.', {
      name: happened.name,
      hull: happened.hull,
      to: own(happened.to),
    }),
  ahead: (happened) =>
    phrase('{name} will come aboard {hull} of {to}.', {
      name: happened.name,
      hull: happened.hull,
      to: own(happened.to),
    }),
  apply: goAboard,
});

/** An officer waits ashore: their ship was not to be reached, or they have come back (A12.401, A12.403). */
export const officerWaits = event('officer-waits', {
  fields: { seat, ...named, place },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{name} waits for orders in {place}.', { name: happened.name, place: hexName(happened.place) }),
  ahead: (happened) =>
    phrase('{name} will wait for orders in {place}.', {
      name: happened.name,
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, officer, place: where }) {
    const was = take(draft, owner, officer);
    if (was !== undefined) putAshore(draft, owner, { ...was, place: where });
  },
});

export const officerActs = event('officer-acts', {
  fields: { seat, ...named, role: oneOf(roles), cause },
  by: 'order',
  hears: ownerHears,
  say: ({ role, ...happened }) =>
    phrase('{name} acts as {role}.', { name: happened.name, role: officerNames[role] }),
  ahead: ({ role, ...happened }) =>
    phrase('{name} will act as {role}.', { name: happened.name, role: officerNames[role] }),
  apply(draft, { seat: owner, officer: id, role }) {
    const acting = (one: Officer): Officer => ({ ...one, acts: role });
    for (const [code, { ships }] of squadronsOf(draft.squadrons, owner))
      if (ships.some(({ officers = [] }) => officers.some((one) => one.id === id)))
        change(draft.squadrons, code, () => ({
          ships: ships.map((ship) =>
            ship.officers === undefined
              ? ship
              : staffed(
                  ship,
                  ship.officers.map((one) => (one.id === id ? acting(one) : one)),
                ),
          ),
        }));
    const ashore = draft.empires[owner]?.officers?.ashore?.[id];
    if (ashore !== undefined) putAshore(draft, owner, { ...ashore, acts: role });
  },
});

/** A battle made an officer (A12.50); `at`: the position of the ship; absent: they wait in `place`. */
export const officerCreated = event('officer-created', {
  fields: {
    seat,
    officer: officerShape,
    name: line(12, 1),
    unit: optional(unit),
    at: optional(at),
    hull,
    place,
  },
  by: 'rules',
  hears: ownerHears,
  say: ({ officer, ...happened }) =>
    happened.unit === undefined
      ? phrase('{name}, a {kind}, rises from the crew of {hull} and waits for orders in {place}.', {
          name: happened.name,
          kind: officerNames[officer.kind],
          hull: happened.hull,
          place: hexName(happened.place),
        })
      : phrase('{name}, a {kind}, rises from the crew of {hull} of {unit}.', {
          name: happened.name,
          kind: officerNames[officer.kind],
          hull: happened.hull,
          unit: own(happened.unit),
        }),
  ahead: () => phrase('A legendary officer will rise.'),
  apply(draft, { seat: owner, officer, unit: to, at: position, place: where }) {
    change(draft.empires, owner, ({ officers = { raised: 0 } }) => ({
      officers: { ...officers, raised: officers.raised + 1 },
    }));
    if (to === undefined || position === undefined) putAshore(draft, owner, { ...officer, place: where });
    else putAboard(draft, to, position, officer);
  },
});

/** A captain becomes an admiral (A12.55); `place`: another admiral is there, and they wait ashore in it (A12.32b). */
export const officerPromoted = event('officer-promoted', {
  fields: { seat, ...named, unit, at, place: optional(place) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) => phrase('{name} is promoted: a new legendary admiral.', { name: happened.name }),
  ahead: (happened) => phrase('{name} will be promoted.', { name: happened.name }),
  apply(draft, { seat: owner, officer, unit: to, at: position, place: where }) {
    const was = take(draft, owner, officer);
    if (was === undefined) return;
    const { acts: _, ...rest } = was;
    const admiral: Officer = { ...rest, kind: 'LA' };
    if (where === undefined) putAboard(draft, to, position, admiral);
    else putAshore(draft, owner, { ...admiral, place: where });
  },
});

/** The ship of an officer is lost, and they get away: to another one of the hex, or home in some turns (A12.401). */
export const officerEscaped = event('officer-escaped', {
  fields: {
    seat,
    ...named,
    hull,
    to: optional(unit),
    at: optional(at),
    place,
    due: optional(integer(0, 9999)),
  },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    happened.to === undefined
      ? phrase('{name} escapes from {hull} and makes for {place}.', {
          name: happened.name,
          hull: happened.hull,
          place: hexName(happened.place),
        })
      : phrase('{name} escapes from {hull} to a ship of {to}.', {
          name: happened.name,
          hull: happened.hull,
          to: own(happened.to),
        }),
  ahead: (happened) =>
    phrase('{name} will escape from {hull}.', { name: happened.name, hull: happened.hull }),
  apply(draft, { seat: owner, officer, to, at: position, place: where, due = 0 }) {
    const was = take(draft, owner, officer);
    if (was === undefined) return;
    if (to === undefined || position === undefined) putAshore(draft, owner, { ...was, place: where, due });
    else putAboard(draft, to, position, was);
  },
});

/** An officer is lost with their ship; `hull`: absent: with their empire (A12.401, B14.50). */
export const officerLost = event('officer-lost', {
  fields: { seat, ...named, hull: optional(hull) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    happened.hull === undefined
      ? phrase('{name} is lost as your empire surrenders.', { name: happened.name })
      : phrase('{name} is lost with {hull}.', { name: happened.name, hull: happened.hull }),
  ahead: (happened) =>
    happened.hull === undefined
      ? phrase('{name} will be lost as your empire surrenders.', { name: happened.name })
      : phrase('{name} will be lost with {hull}.', { name: happened.name, hull: happened.hull }),
  apply(draft, { seat: owner, officer }) {
    take(draft, owner, officer);
    if (officer.startsWith('p'))
      change(draft.empires, owner, ({ espionage = {} }) => ({ espionage: withoutTeam(espionage, officer) }));
  },
});

export const officerEvents = [
  ...[officerMoved, officerLeft, officerArrived, officerWaits, officerActs],
  ...[officerCreated, officerPromoted, officerEscaped, officerLost, officersMended],
] as const;
export type OfficerEvent = EventIn<(typeof officerEvents)[number]>;
