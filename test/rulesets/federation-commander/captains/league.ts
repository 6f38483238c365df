import type { SeatId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { computerAnswers, decideBy } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { FederationCommander, Order } from '#rulesets/federation-commander/game.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import type { Level } from '#rulesets/federation-commander/model/vocabulary.ts';
import type { State, View } from '#rulesets/federation-commander/model/state.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { create } from '#rulesets/federation-commander/setup.ts';

/* Duels of captains of the computer. */

const [federation, klingon] = seats;
const plans = { [federation]: emptyPlan<Order>(), [klingon]: emptyPlan<Order>() };
const by = { [federation]: computerAnswers, [klingon]: computerAnswers };

/** A battle of captains of these levels, of the Federation first, from its beginning to its end. */
export function battle(seed: string, [ours, theirs]: readonly [Level, Level], more: object = {}): State {
  const made = create({ seats: [...seats], ...more });
  if (!made.ok) throw new Error('the battle cannot be begun');
  let state: State = {
    ...made.value,
    computer: [...seats],
    levels: { [federation]: ours, [klingon]: theirs },
  };
  while (state.over === undefined) {
    const before = state;
    const last = (seat: SeatId): View => federationCommander.view(before, seat, []);
    const decide = decideBy<FederationCommander>(
      { ruleset: federationCommander, before, plans, last },
      by,
      true,
    );
    ({ state } = runTurn(federationCommander, { state, seed: `${seed} ${state.turn}`, plans, decide }));
  }
  return state;
}

/** Battles won, lost and drawn by the first of two levels, each seed fought twice with ships swapped. */
export function league(seeds: number, better: Level, worse: Level, more: object = {}) {
  const result = { won: 0, lost: 0, drawn: 0 };
  for (let at = 0; at < seeds; at += 1)
    for (const [sides, mine] of [
      [[better, worse], federation],
      [[worse, better], klingon],
    ] as const) {
      const winner = battle(`league ${at}`, sides, more).over?.winner;
      result[winner === undefined ? 'drawn' : winner === mine ? 'won' : 'lost'] += 1;
    }
  return result;
}
