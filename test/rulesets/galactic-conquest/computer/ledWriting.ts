import type { Unnumbered } from '#kernel/game/plan.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { Empire, Level } from '#rulesets/galactic-conquest/model/empire.ts';
import { levelLed } from '#rulesets/galactic-conquest/leading/led.ts';

/** `lyran is led by the computer`, `lyran is led by the computer, bold` (or cautious), `lyran is led by a player`. */
export function leadingOrder(sentence: string): Unnumbered<Order> | undefined {
  const [, of = '', who, level] =
    /^(\w+) is led by (the computer|a player)(?:, (cautious|bold))?$/.exec(sentence) ?? [];
  if (who === undefined) return undefined;
  return {
    kind: 'set-leadership',
    of: seatId(of),
    computer: who === 'the computer',
    ...(level !== undefined && { level: level as Level }),
  };
}

/** Of an empire: `leader`, which is `player`, or the level on which the computer leads it. */
export const leaderFact = (empire: Pick<Empire, 'computer' | 'level'>): { readonly leader: string } => ({
  leader: levelLed(empire) ?? 'player',
});
