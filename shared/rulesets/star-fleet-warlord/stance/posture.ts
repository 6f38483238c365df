import type { SeatId } from '#kernel/words/ids.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { PostureOrder, SetAttackPercent, SetTactics } from '../model/orders/stance.ts';
import type { State } from '../model/state.ts';
import type { OfKind } from '../model/happened.ts';
import { tactics } from '../combat/tactics.ts';
import { attackPercents } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { ownerNumbered } from '../money/owners.ts';

/** Why an order of how to fight, and whom, cannot be carried out; undefined if it can (SFW 3803, 3830, 3848, 4316). */
export function cannotStand(state: State, seat: SeatId, order: PostureOrder): Problem | undefined {
  return (rules[order.kind] as Rule<PostureOrder>)(state, seat, order);
}

/** Whether a fleet attacks: its strength is so many percent of the defense (SFW 4620). */
export const dares = (attack: number, defense: number, percent: number): boolean =>
  100 * attack >= percent * defense;

type Rule<O> = (state: State, seat: SeatId, order: O) => Problem | undefined;

/** Somebody else by number, or nobody. */
function cannotName(cite: Cite, state: State, seat: SeatId, number: number): Problem | undefined {
  const named = ownerNumbered(state, number);
  if (number !== 0 && named === undefined) return impossible(cite, 'no-such-number', { number });
  return named === seat ? impossible(cite, 'own-number', { number }) : undefined;
}

const rules: { readonly [K in PostureOrder['kind']]: Rule<OfKind<PostureOrder, K>> } = {
  ally: (state, seat, { with: number }) => cannotName('SFW 3803', state, seat, number),
  'defend-against': (state, seat, { against }) => cannotName('SFW 3827', state, seat, against),
  'set-tactics': (_, __, { attack, defense }: SetTactics) => {
    const unknown = [
      ...(tactics.attack[attack] === undefined ? [attack] : []),
      ...(tactics.defense[defense] === undefined ? [defense] : []),
    ];
    const [number] = unknown;
    return number === undefined ? undefined : impossible('SFW 3857', 'no-such-tactic', { number });
  },
  'set-attack-percent': (_, __, { percent }: SetAttackPercent) => {
    const { least, most } = attackPercents;
    const fits = percent >= least && percent <= most;
    return fits ? undefined : impossible('SFW 4324', 'percent-out-of-range', { least, most, percent });
  },
};
