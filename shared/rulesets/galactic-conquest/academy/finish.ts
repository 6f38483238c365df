import { oneOf } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, hull, own, ownerHears, place, seat, unit } from '../declare.ts';
import type { Academy } from '../model/yards/academy.ts';
import type { Ship } from '../model/ship.ts';
import type { State, View } from '../model/state.ts';
import { commission, squadronFor } from '../yards/commission.ts';
import { isAcademy } from './train.ts';

/** Percent of crews that become outstanding at the first attempt; at the second one all do (C9.50). */
const chance = 50;

const results = ['outstanding', 'failed', 'untaught'] as const;
type Result = (typeof results)[number];
const said: Readonly<Record<Result, string>> = {
  outstanding: 'The crew of {hull} is now outstanding: the ship joins {unit}.',
  failed:
    'The crew of {hull} has failed its examination and can be trained once more: the ship joins {unit}.',
  untaught: 'The starbase where the crew of {hull} was trained is gone: it joins {unit}.',
};

const schooled = (ship: Ship, result: Result): Ship => {
  const { trained: _, ...rest } = ship;
  if (result === 'outstanding') return { ...rest, crew: 'outstanding' };
  return result === 'failed' ? { ...rest, trained: true } : ship;
};

/** The academy without those who left it; undefined: nobody and nothing is left of it. */
export const tidy = ({ pupils = [], school = {} }: Academy): { readonly academy?: Academy } => {
  const has = {
    pupils: pupils.length > 0,
    school: inOrder(school as Readonly<Record<string, unknown>>).length > 0,
  };
  return has.pupils || has.school
    ? { academy: { ...(has.pupils && { pupils }), ...(has.school && { school }) } }
    : {};
};

/** The first of those who are trained leaves the academy, for a squadron of the hex (C9.50). */
export const crewLeft = event('crew-left', {
  fields: { seat, unit, place, hull, result: oneOf(results) },
  by: 'rules',
  hears: ownerHears,
  say: ({ hull: of, unit: into, result }) => phrase(said[result], { hull: of, unit: own(into) }),
  ahead: ({ hull: of }) => phrase('The crew of {hull} will have been trained.', { hull: of }),
  apply(draft, { seat: owner, unit: into, result }) {
    const [first] = draft.empires[owner]?.academy?.pupils ?? [];
    if (first === undefined) return;
    replace(draft.empires, owner, ({ academy = {}, ...empire }) => ({
      ...empire,
      ...tidy({ ...academy, pupils: (academy.pupils ?? []).slice(1) }),
    }));
    commission(draft, into, { seat: owner, place: first.place, ship: schooled(first.ship, result) });
  },
});

type Leaving = Turn<Room<State, View, never, EventIn<typeof crewLeft>>>;

function resultOf({ state, draw }: Leaving, owner: SeatId, nth: number): Result {
  const first = state.empires[owner]?.academy?.pupils?.[0];
  if (first === undefined || !isAcademy(state, { seat: owner, place: first.place })) return 'untaught';
  if (first.ship.trained === true) return 'outstanding';
  return draw.fork(owner, nth).chance(chance, 100) ? 'outstanding' : 'failed';
}

/** Crews end their training: they are outstanding, or can be trained once more (C9.50). OURS: their ships go back to their squadrons, or form one. */
export function examineCrews(turn: Leaving): void {
  for (const [owner, { academy }] of inOrder(turn.state.empires)) {
    const begun: UnitId[] = [];
    for (const [at, { ship, place: where, unit: from }] of (academy?.pupils ?? []).entries()) {
      const result = resultOf(turn, owner, at + 1);
      const into = squadronFor(turn.state, { seat: owner, place: where, ship }, from, begun);
      begun.push(into);
      turn.happen(crewLeft.of({ seat: owner, unit: into, place: where, hull: ship.hull, result }));
    }
  }
}
