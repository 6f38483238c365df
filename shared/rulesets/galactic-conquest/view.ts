import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { Heard } from '#kernel/game/game.ts';
import { inOrder, keysInOrder, only, valuesInOrder } from '#kernel/words/inOrder.ts';
import { remembered } from '#kernel/steps/remembered.ts';
import type { Event } from './game.ts';
import { sightingsOf, sitesKnown } from './bases/sighted.ts';
import { mooredSeen } from './trade/marine/moored.ts';
import { routesKnown } from './trade/routes/known.ts';
import { charted } from './charted.ts';
import { alliesKnown } from './expeditions/known.ts';
import type { Contact, State, View } from './model/state.ts';
import { blockadedBy } from './model/space.ts';
import { groundAt } from './map/ground.ts';
import { minesKnown } from './minelaying/known.ts';
import { contactAt, gradesOf, readingsOf } from './sensors/sight.ts';

/**
 * What a seat knows after a turn: the map, what is its own, and what sensors read now and read earlier (C5.30). On an open map systems and borders are
 * known to all (OURS); on a double-blind one only what somebody has seen of it (A5.36).
 */
export function makeView(whole: State, me: SeatId, last?: View, heard: readonly Heard<Event>[] = []): View {
  const state = { ...whole, systems: systemsKnown(whole, me) };
  const { turn, ships, map, systems, finds, territory, fronts, blind, squadrons, empires, yards, morale } =
    state;
  const common = {
    turn,
    ...defined({ before: state.before, ships }),
    me,
    map,
    systems,
    territory,
    ...defined({ fronts, routes: routesKnown(state, me), blind, year: state.year }),
    ...defined({ stability: state.stability }),
    ...sitesKnown(state, me),
    ...runsKnown(state, me),
    seats: keysInOrder(empires),
  };
  if (me === gameMaster) {
    const { trusts, purchase, spyChart, pacts, mines, fallen, battle } = state;
    const all = defined({ finds, trusts, purchase, spyChart, yards, pacts, mines, morale, fallen, battle });
    return { ...common, ...all, ...alliesKnown(state, me), squadrons, empires, contacts: {} };
  }
  const own = empires[me];
  const readings = readingsOf(state, me);
  const grades = gradesOf(readings);
  const contacts = contactsOf(state, me, readings, last);
  const chart = blind === undefined ? {} : charted(state, me, { contacts, heard, read: grades, last });
  const known: Pick<View, 'map'> & Partial<View> = { ...common, ...chart };
  return {
    ...common,
    ...chart,
    ...(blind === undefined || fronts === undefined
      ? {}
      : { fronts: only(fronts, (of, place) => of === me || territory[place] === me || grades.has(place)) }),
    ...fallenKnown(state, me),
    ...(morale === undefined ? {} : { morale: only(morale, (_, place) => systems[place]?.owner === me) }),
    ...(finds === undefined ? {} : { finds: only(finds, (_, place) => groundAt(known.map, place).surveyed) }),
    squadrons: only(squadrons, ({ seat }) => seat === me),
    empires: own === undefined ? {} : { [me]: own },
    contacts,
    ...defined({ mines: minesKnown(state, me, grades, last) }),
    ...sightingsOf(state, me, grades, last),
    ...mooredSeen(state, me, readings),
    ...trustsOf(state, me),
    ...pactsKnown(state, me),
    ...alliesKnown(state, me),
    ...purchaseOf(state, me),
    ...(yards === undefined ? {} : { yards: only(yards, ({ seat }) => seat === me) }),
  };
}

/** Systems, of which their owners and whoever blockades them know that they are cut off: others could tell from it which trade routes are shut down (E1.331). */
function systemsKnown({ systems, squadrons }: State, me: SeatId): State['systems'] {
  const held = new Set(
    valuesInOrder(squadrons).flatMap((one) => (one.seat === me ? (blockadedBy(one) ?? []) : [])),
  );
  return Object.fromEntries(
    inOrder(systems).map(([place, { severed, hoard, ...system }]) => {
      const isOwn = me === gameMaster || system.owner === me;
      const cut = severed === true && (isOwn || held.has(place)) ? { severed } : {};
      return [place, { ...system, ...cut, ...(isOwn && defined({ hoard })) }];
    }),
  );
}

/** What a seat can buy for the beginning, and the squadrons that it has if it buys none: nobody learns of another’s (Z1). */
const purchaseOf = ({ purchase }: State, me: SeatId): Pick<View, 'purchase'> =>
  purchase === undefined
    ? {}
    : {
        purchase: {
          ...purchase,
          wares: only(purchase.wares, (_, seat) => seat === me),
          usual: only(purchase.usual, ({ seat }) => seat === me),
        },
      };

/** The resource runs of a seat; all of them for the game master. */
function runsKnown({ runs = {} }: State, me: SeatId): Pick<View, 'runs'> {
  const known = only(runs, ({ seat }) => me === gameMaster || seat === me);
  return keysInOrder(known).length === 0 ? {} : { runs: known };
}

/** The trading pacts of a seat: nobody else knows of them. */
function pactsKnown({ pacts = {} }: State, me: SeatId): Pick<View, 'pacts'> {
  const known = only(pacts, ({ seats }) => seats.includes(me));
  return keysInOrder(known).length === 0 ? {} : { pacts: known };
}

/** Empires that surrendered, as far as a seat knows of them: on a double-blind map those that surrendered to it, and itself. */
function fallenKnown({ fallen = {}, blind }: State, me: SeatId): Pick<View, 'fallen'> {
  const known = only(fallen, (of, seat) => blind === undefined || seat === me || of.to.includes(me));
  return keysInOrder(known).length === 0 ? {} : { fallen: known };
}

/** Trusts that a seat gave, or waits for. */
function trustsOf({ trusts = {} }: State, me: SeatId): Pick<View, 'trusts'> {
  const known = only(trusts, ({ seat, to }) => seat === me || to === me);
  return keysInOrder(known).length === 0 ? {} : { trusts: known };
}

function contactsOf(
  state: State,
  me: SeatId,
  readings: ReturnType<typeof readingsOf>,
  last?: View,
): View['contacts'] {
  // Of a hex in which nobody else is there is nothing to tell.
  const held = new Set(
    valuesInOrder(state.squadrons).flatMap(({ seat, place }) => (seat === me ? [] : [place])),
  );
  const read = [...readings].flatMap(([place, reading]): readonly (readonly [PlaceId, Contact])[] => {
    const contact = held.has(place) ? contactAt(state, me, place, reading) : undefined;
    return contact === undefined ? [] : [[place, contact]];
  });
  return remembered(last?.contacts ?? {}, Object.fromEntries(read), (place) => readings.has(place));
}
