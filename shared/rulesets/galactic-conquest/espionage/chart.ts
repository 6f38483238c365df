import { integer } from '#kernel/codec/shapes.ts';
import { number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, isOverall, order } from '../declare.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { usualChart } from './spies.ts';

const [needed, die] = [integer(1, 20), integer(0, 6)];

/** The game master’s order: the chart of success of spies, which nobody else knows (C14.26). */
export const setSpyChart = order('set-spy-chart', {
  fields: { needed, blown: die, caught: die },
  title: 'Set the chart of spies',
  by: 'game-master',
  offers: ({ spyChart = usualChart }, at) => (isOverall(at) ? [spyChart] : []),
  form: (_, given) => [
    number(given, 'needed', 'Die and skill, less difficulty and counterspying, must come to', {
      least: 1,
      most: 20,
    }),
    number(given, 'blown', 'The cover is blown up to a', { least: 0, most: 6 }),
    number(given, 'caught', 'The spy is caught up to a', { least: 0, most: 6 }),
  ],
  cannot: (_, given) =>
    given.seat === gameMaster ? undefined : impossible('GC C14.26', 'chart-of-game-master'),
  say: (given) =>
    phrase('Spies succeed from {needed} on, are blown up to {blown}, and caught up to {caught}', {
      needed: given.needed,
      blown: given.blown,
      caught: given.caught,
    }),
});

/** Nobody hears of it but whoever set it (C14.26). */
export const spyChartSet = event('spy-chart-set', {
  fields: { needed, blown: die, caught: die, cause },
  by: 'order',
  hears: (_, reader) => reader === gameMaster,
  say: (happened) =>
    phrase('Spies succeed from {needed} on, are blown up to {blown}, and caught up to {caught}.', {
      needed: happened.needed,
      blown: happened.blown,
      caught: happened.caught,
    }),
  apply(draft, { needed: least, blown, caught }) {
    draft.spyChart = { needed: least, blown, caught };
  },
});

export const setCharts = (
  turn: Turn<Room<State, View, OrderIn<typeof setSpyChart>, EventIn<typeof spyChartSet>>>,
): void =>
  inTurn(turn, setSpyChart, ({ order: { needed: least, blown, caught, ref } }) =>
    spyChartSet.of({ needed: least, blown, caught, cause: ref }),
  );
