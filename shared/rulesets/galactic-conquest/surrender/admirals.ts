import { integer, list, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { change } from '#kernel/steps/change.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, place, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import type { Officer, OfficerId } from '../model/condition/officer.ts';
import { officerShape } from '../model/condition/officer.ts';
import { putAshore } from '../model/corps/ashore.ts';
import type { State } from '../model/state.ts';
import { nameOfOfficer, officersOf } from '../officers/corps.ts';
import { officerLost } from '../officers/events.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';

/** An admiral of an empire that surrendered serves its conqueror from now on (B14.50); `due`: they are still on the way to `place`, until the end of this turn. */
export const admiralKept = event('admiral-kept', {
  fields: { seat, of: seat, place, officers: list(officerShape, 1), due: optional(integer(0, 9999)) },
  by: 'rules',
  hears: (happened, reader) => reader === happened.seat,
  say: (happened) => phrase('An admiral of the {of} now serves you.', { of: nameOf(happened.of) }),
  apply(draft, { seat: victor, place: at, officers, due }) {
    for (const officer of officers) {
      const raised = (draft.empires[victor]?.officers?.raised ?? 0) + 1;
      putAshore(draft, victor, { ...officer, id: `o${raised}` as OfficerId, place: at, ...defined({ due }) });
      change(draft.empires, victor, ({ officers: corps }) =>
        corps === undefined ? {} : { officers: { ...corps, raised } },
      );
    }
  },
});

/** The admirals of an empire, aboard, on bases and ashore, with the hex in which they are. */
export function admiralsOf(
  { squadrons, empires }: Pick<State, 'squadrons' | 'empires'>,
  seatOf: SeatId,
): readonly { readonly officer: Officer; readonly place: PlaceId; readonly due?: number }[] {
  const isAdmiral = ({ kind }: Pick<Officer, 'kind'>): boolean => kind === 'LA';
  const plain = ({ id, kind, of, size }: Officer): Officer => ({ id, kind, of, size });
  return [
    ...squadronsOf(squadrons, seatOf).flatMap(([, one]) =>
      one.ships
        .flatMap(({ officers = [] }) => officers.filter(isAdmiral))
        .map((officer) => ({ officer: plain(officer), place: one.place })),
    ),
    ...inOrder(empires[seatOf]?.officers?.ashore ?? {}).flatMap(([, one]) =>
      isAdmiral(one)
        ? [{ officer: plain(one), place: one.place, ...(one.to === undefined && defined({ due: one.due })) }]
        : [],
    ),
  ];
}

/** All other officers of an empire that surrenders are lost (B14.50). */
export function loseOfficers(
  turn: { readonly state: State; happen(event: EventIn<typeof officerLost>): void },
  of: SeatId,
): void {
  for (const { officer } of officersOf(turn.state, of))
    if (officer.kind !== 'LA')
      turn.happen(officerLost.of({ seat: of, officer: officer.id, name: nameOfOfficer(officer) }));
}
