import { openDice } from '#kernel/dice/streams.ts';
import { seatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { create, tutorial } from '#rulesets/galactic-empires/setup.ts';

const dice = () => openDice('scenario files');
export const made = (setup: unknown): State => {
  const state = create(setup, dice());
  if (!state.ok) throw new Error(state.fault.map(({ phrase }) => phraseText(phrase)).join('\n'));
  return state.value;
};
export const refusals = (setup: unknown): readonly string[] => {
  const state = create(setup, dice());
  return state.ok ? [] : state.fault.map(({ phrase }) => phraseText(phrase));
};
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const changed = (change: (scenario: any) => void): unknown => {
  const copy = structuredClone(tutorial);
  change(copy);
  return copy;
};
export const [earth, klingon, romulan] = [
  seatId('federation-core'),
  seatId('klingon-empire'),
  seatId('romulan-star-empire'),
];
