import type { TurnKey } from '#contract/keys.ts';
import type { AnyOrder, Unnumbered } from '#kernel/game/plan.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';

/** The key of the draft of an order: of one turn, one seat, one thing that it is for. `of`: the order that is changed, or the kind that is given. */
export const draftKey = ({ game, seat, turn }: TurnKey, at: Spot, of: string): string =>
  ['order', game, seat, turn, JSON.stringify(at), of].join(' ');

/** The key of the draft of a line of the order sheet. */
export const lineKey = ({ game, seat, turn }: TurnKey, line: string): string =>
  ['line', game, seat, turn, line].join(' ');

/** An order of this kind as it was stored, if it is one. */
export function orderRead(
  { rules, view, plan }: Pick<Turn, 'rules' | 'view' | 'plan'>,
  kind: string,
  value: unknown,
): Unnumbered<AnyOrder> | undefined {
  const ref = rules.presentation.nextRef(view, plan);
  const read = rules.orders[kind]?.codec.parse({ ...Object(value), ref });
  return read?.ok === true ? read.value : undefined;
}
