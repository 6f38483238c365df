import { choice } from '#kernel/declare/entries.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofSystem, order, thrifty, toOwner } from '../declare.ts';
import { labelOf } from '../map/board.ts';
import { count, points, place } from '../model/parts.ts';
import type { State, System } from '../model/state.ts';
import { systemArg, systemChoices } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import { cannotSpend, productivityCost } from './economy.ts';

/** EP for the next point of Productivity (VB 468). */
export const raiseCost = ({ productivity }: System): number => productivityCost * (productivity + 1);

/** Why an empire cannot raise Productivity there now (VB 468). */
export function cannotRaise(state: State, giver: SeatId, at: PlaceId): Problem | undefined {
  const system = state.systems[at];
  if (system?.owner !== giver) return impossible('VB 103', 'not-your-system', { system: labelOf(at) });
  if (system.raising) return impossible('VB 468', 'already-raised', { system: labelOf(at) });
  return cannotSpend(state, giver, raiseCost(system));
}

/** Buys a point of Productivity (VB 468). */
export const raise = thrifty(
  order('raise', {
    fields: { place },
    title: 'Raise Productivity',
    offers: ({ systems }, { unit: id, place: at, seat: of }) =>
      id !== undefined || of !== undefined
        ? []
        : keysInOrder(systems)
            .filter((one) => one === at)
            .map((one) => ({ place: one })),
    form: ({ systems }, given) => [choice(given, 'place', 'System', systemChoices(keysInOrder(systems)))],
    cannot: (state, { seat: giver, order: { place: at } }) => cannotRaise(state, giver, at),
    say({ place: at }, { systems }) {
      const system = systems[at];
      return system === undefined
        ? phrase('Raise Productivity of {system}', { system: labelOf(at) })
        : phrase('Raise Productivity of {system} for {ep} EP', {
            system: labelOf(at),
            ep: raiseCost(system),
          });
    },
  }),
);

export const productivityBought = event('productivity-bought', {
  fields: { ...ofSystem, ep: points },
  by: 'order',
  ...toOwner,
  say: ({ place, ep }) =>
    phrase('You spend {ep} EP on the Productivity of {system}.', { ep, system: systemArg(place) }),
  ahead: ({ place, ep }) =>
    phrase('You will spend {ep} EP on the Productivity of {system}.', { ep, system: systemArg(place) }),
  apply: (draft, { seat, place, ep }) => {
    change(draft.empires, seat, ({ pool }) => ({ pool: pool - ep }));
    change(draft.systems, place, () => ({ raising: true }));
  },
});

export const productivityRaised = event('productivity-raised', {
  fields: { ...ofSystem, productivity: count },
  by: 'rules',
  ...toOwner,
  say: ({ place, productivity }) =>
    phrase('Productivity of {system} is now {productivity}.', { system: systemArg(place), productivity }),
  ahead: ({ place, productivity }) =>
    phrase('Productivity of {system} will be {productivity}.', { system: systemArg(place), productivity }),
  apply: (draft, { place, productivity }) =>
    change(draft.systems, place, () => ({ productivity, raising: false })),
});

/** Points of Productivity are paid for (VB 468). */
export function buyProductivity(turn: TurnOf<typeof raise | typeof productivityBought>): void {
  inTurn(turn, raise, ({ seat: giver, order: { place: at, ref } }) => {
    const system = turn.state.systems[at];
    return system && productivityBought.of({ seat: giver, place: at, ep: raiseCost(system), cause: ref });
  });
}

/** Productivity that was paid for is there (VB 468). */
export function raiseProductivity(turn: TurnOf<typeof productivityRaised>): void {
  for (const [at, { owner, raising, productivity }] of inOrder(turn.state.systems))
    if (raising && owner !== undefined)
      turn.happen(productivityRaised.of({ seat: owner, place: at, productivity: productivity + 1 }));
}
