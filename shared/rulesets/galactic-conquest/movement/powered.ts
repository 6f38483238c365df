import type { Draft } from '#kernel/steps/change.ts';
import { replace } from '#kernel/steps/change.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { hasTech } from '../research/research.ts';

/** A squadron as it moves in a turn: with high powered movement, where its empire has that (D3.10). */
const powered = (state: Pick<State, 'empires' | 'turn' | 'year'>, { hpm: _, ...rest }: Squadron): Squadron =>
  rest.fixed === undefined && hasTech(state, rest.seat, 'hpm') ? { ...rest, hpm: true } : rest;

/** Squadrons learn at the beginning of a turn whether their empire has high powered movement (D3.10). */
export function powerUp(draft: Draft<State>): void {
  for (const unit of keysInOrder(draft.squadrons))
    replace(draft.squadrons, unit, (was) => powered(draft, was));
}
