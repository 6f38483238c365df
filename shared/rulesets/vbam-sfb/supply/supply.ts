import { flag } from '#kernel/codec/shapes.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofSeat, ofUnit, toOwner, toPair } from '../declare.ts';
import { seat } from '../model/parts.ts';
import { pairOf } from '../model/relations.ts';
import { changeUnit, unitsOf } from '../model/stations.ts';
import { seatArg, unitArg } from '../model/words.ts';
import { contactsOf, controlIn, supplyOf } from './control.ts';

export const contactMade = event('contact-made', {
  fields: { ...ofSeat, to: seat },
  by: 'rules',
  ...toPair,
  say: ({ seat, to }, { me }) =>
    phrase('You are now in contact with the {power}.', { power: seatArg(seat === me ? to : seat) }),
  apply: (draft, { seat, to }) => {
    draft.strangers = draft.strangers.filter((pair) => pair !== pairOf(seat, to));
  },
});

/** Powers that have come into touch know each other (VB 119). */
export function makeContact(turn: TurnOf<typeof contactMade>): void {
  if (turn.state.strangers.length === 0) return;
  const control = controlIn(turn.state);
  for (const of of keysInOrder(turn.state.empires)) {
    const strangers = keysInOrder(turn.state.empires).filter((other) =>
      turn.state.strangers.includes(pairOf(of, other)),
    );
    for (const to of contactsOf(turn.state, control, of, strangers))
      turn.happen(contactMade.of({ seat: of, to }));
  }
}

export const supplyChanged = event('supply-changed', {
  fields: { ...ofUnit, supplied: flag },
  by: 'rules',
  ...toOwner,
  say: ({ unit, supplied }, view) =>
    supplied
      ? phrase('{unit} is in supply again.', { unit: unitArg(view, unit) })
      : phrase('{unit} is out of supply and slow.', { unit: unitArg(view, unit) }),
  ahead: ({ unit, supplied }, view) =>
    phrase(supplied ? '{unit} will be in supply again.' : '{unit} will be out of supply and slow.', {
      unit: unitArg(view, unit),
    }),
  apply: (draft, { unit, supplied }) =>
    changeUnit(draft.units, unit, (one) => ({ ...one, unsupplied: !supplied })),
});

/** Whether each unit finds a way to a supply point (VB 224). */
export function checkSupply(turn: TurnOf<typeof supplyChanged>): void {
  for (const of of keysInOrder(turn.state.empires)) {
    const range = supplyOf(turn.state, of);
    for (const [id, { place: at, unsupplied }] of unitsOf(turn.state.units, of))
      if (range.has(at) === unsupplied)
        turn.happen(supplyChanged.of({ seat: of, unit: id, place: at, supplied: unsupplied }));
  }
}
