import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { pairOf } from '#rulesets/vbam-sfb/model/relations.ts';
import type { State } from '#rulesets/vbam-sfb/model/state.ts';

/** Two or three allies, two who fight a common enemy, or three whose units may not enter systems of each other. */
export function allied(seats: readonly SeatId[], turn: number, draw: Draw): State['relations'] {
  const [a, b, c] = seats as [SeatId, SeatId, SeatId];
  const all = ['non-aggression', 'peace', 'mutual-defense', 'alliance'] as const;
  const war = { treaties: [], deeds: [], enmity: { kind: 'war', by: a, turn: 1 } } as const;
  const first = { treaties: all.slice(0, 1), deeds: [] };
  const friends = {
    [pairOf(a, b)]: { treaties: all, deeds: [] },
    [pairOf(a, c)]: { treaties: all.slice(0, 3), deeds: [] },
    [pairOf(b, c)]: { treaties: all.slice(0, 3), deeds: [] },
  };
  const allies = { [pairOf(a, b)]: { treaties: all, deeds: [] } };
  const attacked = { treaties: [], deeds: [{ by: b, what: 'attacked', turn }] } as const;
  // What comes of alliances is rare: a third may fall out with them, or join them only together with both.
  return draw.pick([
    { ...allies, [pairOf(b, c)]: attacked },
    { ...allies, [pairOf(b, c)]: attacked },
    friends,
    friends,
    friends,
    { [pairOf(a, b)]: first, [pairOf(a, c)]: first, [pairOf(b, c)]: first },
    { ...allies, [pairOf(a, c)]: war },
    {
      [pairOf(a, b)]: { treaties: ['non-aggression', 'co-belligerence'], deeds: [] },
      [pairOf(a, c)]: war,
      [pairOf(b, c)]: war,
    },
  ]);
}
