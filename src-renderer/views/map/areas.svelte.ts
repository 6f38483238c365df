import type { Overlay } from '#kernel/presentation.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';

/** The areas of the plan, and of the chosen unit, which the rules are asked for only while they are shown. */
export class Areas {
  readonly shown: readonly Overlay[];

  constructor(turn: Turn) {
    this.shown = $derived.by(() => {
      const { selection, rules, view, plan, look, mapExtras } = turn;
      const { unit } = selection;
      const { presentation } = rules;
      if (mapExtras.past !== undefined) return [];
      const planned = presentation.planned?.(view, plan) ?? [];
      const reach = look.reach && unit !== undefined ? (presentation.reach?.(view, plan, unit) ?? []) : [];
      return [...planned, ...reach].filter(({ places }) => places.length > 0);
    });
  }
}

export const areasOf = (turn: Turn): Areas => turn.states.of(Areas, () => new Areas(turn));
