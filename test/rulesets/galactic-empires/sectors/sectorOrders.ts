import { seatId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { Empire, State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId as s } from '#rulesets/galactic-empires/model/state.ts';
import { romulan } from '../play.ts';

export const give = (place: number, to = romulan): Unnumbered<Order> => ({
  kind: 'give-sector',
  place: s(place),
  to,
});
export const empireOf = (state: State, seat: string, more: Partial<Empire>): State =>
  ({
    ...state,
    empires: { ...state.empires, [seat]: { ...state.empires[seatId(seat)], ...more } },
  }) as State;
