import { flag } from '#kernel/codec/shapes.ts';
import { eitherOr } from '#kernel/declare/entries.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { State, Unit } from '../model/state.ts';
import { around, isOnMap } from '../map/board.ts';
import { designOf, isMobile } from '../units/designs.ts';
import { mayEnter } from '../movement/ways.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofPair, order, toBoth, toOwner } from '../declare.ts';
import { arrive } from '../model/drafts.ts';
import { place, design, unit, seat } from '../model/parts.ts';
import { changeUnit } from '../model/stations.ts';
import { seatArg, systemArg } from '../model/words.ts';
import { offersTo, powerEntry, powerName } from './orders.ts';
import { cannotIntern } from './treaties.ts';

/** What becomes of a unit at the border of a treaty: held by `holder`, sent back to `to`, or free again. */
export type Fate = { readonly unit: UnitId; readonly of: Unit } & (
  | { readonly is: 'held'; readonly holder: SeatId }
  | { readonly is: 'sent-back'; readonly to: PlaceId; readonly holder: SeatId }
  | { readonly is: 'freed' }
);

/** Where a unit goes that may not stay: a sector beside it that no treaty bars, one without a system of others first. */
function wayOut(state: State, id: UnitId, { seat, place }: Unit): PlaceId | undefined {
  const empires = keysInOrder(state.empires).length;
  const open = around(place).filter((next) => isOnMap(next, empires) && mayEnter(state, id, next));
  const isForeign = (next: PlaceId): boolean => (state.systems[next]?.owner ?? seat) !== seat;
  return open.find((next) => !isForeign(next)) ?? open[0];
}

/** What becomes of units in systems that treaties bar to them, and of those that are held where nothing bars them any more (VB 176; OURS). */
export function atBorders(state: State): readonly Fate[] {
  return inOrder(state.units).flatMap(([unit, of]): readonly Fate[] => {
    if (of.mothballed || of.between !== undefined || !isMobile(designOf(of))) return [];
    const holder = state.systems[of.place]?.owner;
    if (holder === undefined || mayEnter(state, unit, of.place))
      return of.interned === undefined ? [] : [{ unit, of, is: 'freed' }];
    const holds = state.empires[holder]?.interns?.includes(of.seat) === true;
    if (holds) return of.interned === holder ? [] : [{ unit, of, is: 'held', holder }];
    const to = wayOut(state, unit, of);
    return to === undefined ? [] : [{ unit, of, is: 'sent-back', to, holder }];
  });
}

/** Chooses what becomes of units of another power that a treaty bars from one's systems: held, or sent back (VB 176). */
export const intern = order('intern', {
  fields: { to: seat, holds: flag },
  title: 'Interned units',
  offers: (view, at) =>
    offersTo(
      view,
      at,
      (to) => [true, false].map((holds) => ({ to, holds })),
      (state, me, { to, holds }) => cannotIntern(state, me, to, holds),
    ),
  form: (view, given) => [
    powerEntry(view, given),
    eitherOr(given, 'holds', 'Treatment', phrase('interned'), phrase('sent back')),
  ],
  cannot: (state, { seat: me, order: { to, holds } }) => cannotIntern(state, me, to, holds),
  say: ({ to, holds }) =>
    holds
      ? phrase('Intern units of the {power} that a treaty bars from your systems', { power: powerName(to) })
      : phrase('Send back units of the {power} that a treaty bars from your systems', {
          power: powerName(to),
        }),
});

export const internmentSet = event('internment-set', {
  fields: { ...ofPair, holds: flag },
  by: 'order',
  ...toOwner,
  say: ({ to, holds }) =>
    holds
      ? phrase('Units of the {power} that a treaty bars from your systems are interned there.', {
          power: seatArg(to),
        })
      : phrase('Units of the {power} that a treaty bars from your systems are sent back.', {
          power: seatArg(to),
        }),
  ahead: ({ to, holds }) =>
    phrase(
      holds
        ? 'Units of the {power} that a treaty bars from your systems will be interned there.'
        : 'Units of the {power} that a treaty bars from your systems will be sent back.',
      { power: seatArg(to) },
    ),
  apply: (draft, { seat, to, holds }) =>
    change(draft.empires, seat, ({ interns = [] }) => {
      const others = interns.filter((one) => one !== to);
      return { interns: holds ? [...others, to].sort() : others };
    }),
});

/** `to` holds a unit of `seat`. */
export const unitInterned = event('unit-interned', {
  fields: { ...ofPair, place, unit, design },
  by: 'rules',
  ...toBoth,
  say: ({ seat, to, design, place }, { me }) => {
    const args = { design, system: systemArg(place), power: seatArg(seat === me ? to : seat) };
    return seat === me
      ? phrase('The {power} interns your {design} in {system} and pays for it.', args)
      : phrase('You intern a {design} of the {power} in {system} and pay for it.', args);
  },
  apply: (draft, { unit, to }) =>
    changeUnit(draft.units, unit, ({ guards: _, ...rest }) => ({ ...rest, interned: to })),
});

/** `to` sends a unit of `seat` out of its system `from`. */
export const unitSentBack = event('unit-sent-back', {
  fields: { ...ofPair, place, unit, design, from: place },
  by: 'rules',
  ...toBoth,
  say: ({ seat, to, design, from, place }, { me }) => {
    const args = { design, from: systemArg(from), place: systemArg(place) };
    return seat === me
      ? phrase('The {power} sends your {design} out of {from}, to {place}.', { ...args, power: seatArg(to) })
      : phrase('You send a {design} of the {power} out of {from}, to {place}.', {
          ...args,
          power: seatArg(seat),
        });
  },
  apply: (draft, { unit, place }) => {
    changeUnit(draft.units, unit, ({ interned: _, ...rest }) => rest);
    arrive(draft, unit, place);
  },
});

export const unitFreed = event('unit-freed', {
  fields: { ...ofPair, place, unit, design },
  by: 'rules',
  ...toBoth,
  say: ({ seat, design, place }, { me }) => {
    const args = { design, system: systemArg(place), power: seatArg(seat) };
    return seat === me
      ? phrase('Your {design} in {system} is free again.', args)
      : phrase('The {design} of the {power} in {system} is free again.', args);
  },
  apply: (draft, { unit }) => changeUnit(draft.units, unit, ({ interned: _, ...rest }) => rest),
});

/** What becomes of such units is chosen (VB 176). */
export function setInternment(turn: TurnOf<typeof intern | typeof internmentSet>): void {
  inTurn(turn, intern, ({ seat: me, order: { to, holds, ref } }) =>
    internmentSet.of({ seat: me, to, holds, cause: ref }),
  );
}

/** Units in systems that treaties bar to them are held there, or sent back (VB 176). */
export function internUnits(
  turn: TurnOf<typeof unitInterned | typeof unitSentBack | typeof unitFreed>,
): void {
  for (const { unit: id, of, ...fate } of atBorders(turn.state)) {
    const { seat: owner, place: at, design: name } = of;
    const named = { seat: owner, unit: id, design: name };
    if (fate.is === 'held') turn.happen(unitInterned.of({ ...named, place: at, to: fate.holder }));
    else if (fate.is === 'sent-back')
      turn.happen(unitSentBack.of({ ...named, place: fate.to, to: fate.holder, from: at }));
    else turn.happen(unitFreed.of({ ...named, place: at, to: of.interned ?? owner }));
  }
}
