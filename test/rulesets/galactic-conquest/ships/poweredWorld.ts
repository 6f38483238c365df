import type { Draft } from '#kernel/steps/change.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { powerUp } from '#rulesets/galactic-conquest/movement/powered.ts';

/** A world whose squadrons move as their empires’ technologies let them (D3.10). */
export function withPower(state: State): State {
  const draft = structuredClone(state) as Draft<State>;
  powerUp(draft);
  return draft as State;
}
