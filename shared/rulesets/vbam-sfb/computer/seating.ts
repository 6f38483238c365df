import { inOrder } from '#kernel/inOrder.ts';
import type { Seating } from '#kernel/ruleset.ts';
import type { VbamSfb } from '../model/game.ts';
import type { State } from '../model/state.ts';

/** OURS: which empires the computer leads is settled when a campaign begins. */
export const seating: Seating<VbamSfb> = {
  words: {},
  stands: () => [],
  decree: () => undefined,
  led: ({ empires }) => inOrder(empires).flatMap(([seat, { computer }]) => (computer === true ? [seat] : [])),
  opened: (state, led): State => ({
    ...state,
    empires: Object.fromEntries(
      inOrder(state.empires).map(([seat, empire]) => [
        seat,
        led.includes(seat) ? { ...empire, computer: true } : empire,
      ]),
    ),
  }),
};
