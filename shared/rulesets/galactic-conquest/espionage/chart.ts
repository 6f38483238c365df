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
    number(given, 'needed', 'Needed on the die plus skill, less difficulty and counterspying', {
      least: 1,
      most: 20,
    }),
    number(given, 'blown', 'Cover blown on a roll up to', { least: 0, most: 6 }),
    number(given, 'caught', 'Spy caught on a roll up to', { least: 0, most: 6 }),
  ],
  cannot: (_, given) =>
    given.seat === gameMaster ? undefined : impossible('GC C14.26', 'chart-of-game-master'),
  say: (given) =>
    phrase(
      'Spies succeed on {needed} or more, have their cover blown on {blown} or less, and are caught on {caught} or less',
      {
        needed: given.needed,
        blown: given.blown,
        caught: given.caught,
      },
    ),
});

/** Nobody hears of it but whoever set it (C14.26). */
export const spyChartSet = event('spy-chart-set', {
  fields: { needed, blown: die, caught: die, cause },
  by: 'order',
  hears: (_, reader) => reader === gameMaster,
  say: (happened) =>
    phrase(
      'Spies succeed on {needed} or more, have their cover blown on {blown} or less, and are caught on {caught} or less.',
      {
        needed: happened.needed,
        blown: happened.blown,
        caught: happened.caught,
      },
    ),
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
