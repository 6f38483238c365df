import { expect, test } from 'vitest';
import { inOrder } from '#kernel/words/inOrder.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { FederationCommander, Order } from '#rulesets/federation-commander/game.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import type { State } from '#rulesets/federation-commander/model/state.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { create } from '#rulesets/federation-commander/setup.ts';

const [federation, klingon] = seats;

test('left alone, freighters have moved 60 hexes in sub-pulse 4 of impulse 6 of turn 4 (FCV-41)', () => {
  const made = create({ seats: [...seats], scenario: 'convoy' });
  let state = (made.ok ? made.value : undefined) as State;
  const plans = { [federation]: emptyPlan<Order>(), [klingon]: emptyPlan<Order>() };
  const moves: (readonly number[])[] = [];
  while (state.over === undefined) {
    const before = state;
    const ask = {
      ruleset: federationCommander,
      before,
      plans,
      last: () => federationCommander.view(before, klingon, []),
    };
    const silent = { [federation]: ['silence'], [klingon]: ['silence'] } as const;
    const decide = decideBy<FederationCommander>(ask, silent, true);
    const outcome = runTurn(federationCommander, { state, seed: 'convoy', plans, decide });
    let impulse = 0;
    for (const { event } of outcome.entries) {
      if (event.kind === 'impulse-begun') impulse = event.impulse;
      if (event.kind === 'moved' && event.ship.startsWith('federation.f'))
        moves.push([before.turn, impulse, event.subPulse, event.turnCount]);
    }
    state = outcome.state;
  }
  // 48 hexes in three turns, and two in each impulse of the fourth.
  expect(moves.length).toBe(4 * 60);
  expect(moves.at(-1)).toEqual([4, 6, 4, 60]);
  expect([state.over.winner, state.over.through]).toEqual([federation, 4]);
  const freighters = inOrder(state.ships).filter(([id]) => id.startsWith('federation.f'));
  expect(freighters.map(([, { place }]) => place)).toEqual(['h2001', 'h2201', 'h2003', 'h2203']);
});
