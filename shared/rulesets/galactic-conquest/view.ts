import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder, only } from '#kernel/words/inOrder.ts';
import { remembered } from '#kernel/steps/remembered.ts';
import type { Contact, State, View } from './model/state.ts';
import { contactAt, gradesOf } from './sensors/sight.ts';

/** What a seat knows after a turn: the map, what is its own, and what sensors read now and read earlier (C5.30). OURS: systems and borders are known to all (A5.36 lets a game have it otherwise). */
export function makeView(state: State, me: SeatId, last?: View): View {
  const { turn, ships, map, systems, territory, squadrons, empires, trusts } = state;
  const common = { turn, ...defined({ ships }), me, map, systems, territory, seats: keysInOrder(empires) };
  if (me === gameMaster) return { ...common, squadrons, empires, contacts: {}, ...defined({ trusts }) };
  const own = empires[me];
  return {
    ...common,
    squadrons: only(squadrons, ({ seat }) => seat === me),
    empires: own === undefined ? {} : { [me]: own },
    contacts: contactsOf(state, me, last),
    ...trustsOf(state, me),
  };
}

/** Trusts that a seat gave, or waits for. */
function trustsOf({ trusts = {} }: State, me: SeatId): Pick<View, 'trusts'> {
  const known = only(trusts, ({ seat, to }) => seat === me || to === me);
  return keysInOrder(known).length === 0 ? {} : { trusts: known };
}

function contactsOf(state: State, me: SeatId, last?: View): View['contacts'] {
  const grades = gradesOf(state, me);
  const read = [...grades].flatMap(([place, grade]): readonly (readonly [PlaceId, Contact])[] => {
    const contact = contactAt(state, me, place, grade);
    return contact === undefined ? [] : [[place, contact]];
  });
  return remembered(last?.contacts ?? {}, Object.fromEntries(read), (place) => grades.has(place));
}
