import { stableText } from '#kernel/codec/stableText.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { State } from '#rulesets/federation-commander/model/state.ts';
import type { Played, PlayedTurn } from './battles.ts';
import { played } from './battles.ts';

/** A world without what says how it was played: where turns were cut, and the names of orders. */
const bare = ({ mailing: _, ships, ...state }: State): string =>
  stableText({
    ...state,
    ships: Object.fromEntries(
      inOrder(ships).map(([id, { standing, ...ship }]) => [
        id,
        { ...ship, standing: standing.map(({ ref: __, ...order }) => order) },
      ]),
    ),
  });

const worlds = (turns: readonly PlayedTurn[]): readonly string[] =>
  turns.flatMap(({ after }) => (after.impulse === 0 ? [bare(after)] : []));

/** What happened, without the names of orders. */
const happened = (turns: readonly PlayedTurn[]): readonly string[] =>
  turns.flatMap(({ entries }) =>
    entries.flatMap(({ event, step, pass, outer = [] }) =>
      event.kind === 'order-filed'
        ? []
        : [stableText([step, pass, [...outer], { ...event, cause: undefined }])],
    ),
  );

/** Where a battle that is played in parts differs from the same played by whole turns. */
export function faultsOfMailing(seed: string): readonly string[] {
  const whole = played(seed, 'turn');
  const [expected, told] = [worlds(whole), happened(whole)];
  const others: readonly Played[] = ['half-turn', 'impulse', 'table'];
  return others.flatMap((how) => {
    const turns = played(seed, how);
    const [now, said] = [worlds(turns), happened(turns)];
    return [
      ...expected.flatMap((world, at) =>
        now[at] === world ? [] : [`${how}: turn ${at + 1}: ${now[at]} and not ${world}`],
      ),
      ...(now.length === expected.length ? [] : [`${how}: ${now.length} turns`]),
      ...(said.join('\n') === told.join('\n') ? [] : [`${how}: something else is told`]),
    ];
  });
}
