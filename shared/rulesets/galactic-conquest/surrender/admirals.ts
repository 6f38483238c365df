import { list } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { change } from '#kernel/steps/change.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, place, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import type { Officer, OfficerId } from '../model/condition/officer.ts';
import { officerShape } from '../model/condition/officer.ts';
import { putAshore } from '../model/corps/ashore.ts';
import type { State } from '../model/state.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';

/** An admiral of an empire that surrendered serves its conqueror from now on (B14.50). */
export const admiralKept = event('admiral-kept', {
  fields: { seat, of: seat, place, officers: list(officerShape, 1) },
  by: 'rules',
  hears: (happened, reader) => reader === happened.seat,
  say: (happened) => phrase('An admiral of the {of} serves you from now on.', { of: nameOf(happened.of) }),
  apply(draft, { seat: victor, place: at, officers }) {
    for (const officer of officers) {
      const raised = (draft.empires[victor]?.officers?.raised ?? 0) + 1;
      putAshore(draft, victor, { ...officer, id: `o${raised}` as OfficerId, place: at });
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
): readonly { readonly officer: Officer; readonly place: PlaceId }[] {
  const isAdmiral = ({ kind }: Pick<Officer, 'kind'>): boolean => kind === 'LA';
  const plain = ({ id, kind, of, size }: Officer): Officer => ({ id, kind, of, size });
  return [
    ...squadronsOf(squadrons, seatOf).flatMap(([, one]) =>
      one.ships
        .flatMap(({ officers = [] }) => officers.filter(isAdmiral))
        .map((officer) => ({ officer: plain(officer), place: one.place })),
    ),
    ...inOrder(empires[seatOf]?.officers?.ashore ?? {}).flatMap(([, one]) =>
      isAdmiral(one) ? [{ officer: plain(one), place: one.place }] : [],
    ),
  ];
}
