import { id, integer, line } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, hull, most, own, ownerHears, seat, unit } from '../declare.ts';
import type { Officer, OfficerId } from '../model/condition/officer.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { State, View } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { canServe, goAboard, nameOfOfficer } from '../officers/corps.ts';
import { officerWaits } from '../officers/events.ts';

/** The second admiral of a squadron, or of squadrons that assemble, goes to another one of their hex at once (A12.32b). */
export const admiralParted = event('admiral-parted', {
  fields: {
    seat,
    officer: id<OfficerId>(),
    name: line(12, 1),
    from: unit,
    to: unit,
    at: integer(0, most.ships),
    hull,
  },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{from} has two admirals: {name} transfers to {hull} of {to}.', {
      from: own(happened.from),
      name: happened.name,
      hull: happened.hull,
      to: own(happened.to),
    }),
  ahead: (happened) =>
    phrase('{from} will have two admirals: {name} will transfer to {hull} of {to}.', {
      from: own(happened.from),
      name: happened.name,
      hull: happened.hull,
      to: own(happened.to),
    }),
  apply: goAboard,
});

interface Admiral {
  readonly unit: UnitId;
  readonly officer: Officer;
}

/** The admirals of squadrons, in their order. */
const admiralsOf = ({ squadrons }: State, units: readonly UnitId[]): readonly Admiral[] =>
  units.flatMap((one) =>
    (squadrons[one]?.ships ?? []).flatMap(({ officers = [] }) =>
      officers.flatMap((officer) => (officer.kind === 'LA' ? [{ unit: one, officer }] : [])),
    ),
  );

/** Where the second admiral goes: to a ship of another squadron of the empire in the hex, which has none. */
function refugeFor(state: State, group: readonly UnitId[], { unit: from, officer }: Admiral) {
  const was = state.squadrons[from];
  if (was === undefined) return undefined;
  for (const [to, squadron] of squadronsAt(state.squadrons, was.place)) {
    if (squadron.seat !== was.seat || group.includes(to)) continue;
    const at = squadron.ships.findIndex((ship, position) =>
      canServe(state, officer, { squadron, at: position, ship }),
    );
    const ship = squadron.ships[at];
    if (ship !== undefined) return { to, at, hull: ship.hull };
  }
  return undefined;
}

type Parting = Room<State, View, never, EventIn<typeof admiralParted | typeof officerWaits>>;

/** Of two admirals in a squadron, or in squadrons that assemble, but at the homeworld, the second leaves. OURS: they are told apart by their squadrons’ codes, and one who finds no ship waits ashore (A12.32b). */
export function partAdmirals(turn: Turn<Parting>): void {
  for (const one of keysInOrder(turn.state.squadrons)) {
    const { state } = turn;
    const squadron = state.squadrons[one];
    if (squadron === undefined) continue;
    const { seat: owner, place } = squadron;
    const group = [one, ...(squadron.assembled ?? [])];
    const seconds = admiralsOf(state, group).slice(1);
    if (seconds.length === 0 || homeworldOf(state, owner) === place) continue;
    for (const second of seconds) {
      const { id: officer } = second.officer;
      const told = { seat: owner, officer, name: nameOfOfficer(second.officer) };
      const refuge = refugeFor(turn.state, group, second);
      turn.happen(
        refuge === undefined
          ? officerWaits.of({ ...told, place })
          : admiralParted.of({ ...told, from: second.unit, ...refuge }),
      );
    }
  }
}
