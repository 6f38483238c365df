import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import type { Befall, Fortune, FortuneBefell } from '../model/fortune.ts';
import type { VbamSfb } from '../game.ts';
import { befallen, cannotBefall, isOfSystem, openTo, takes } from './fortunes.ts';
import { fortuneFigures, fortuneRolls } from './table.ts';

/** One event for one empire, no larger than its system can take. */
function befell({ state }: Turn<VbamSfb>, seat: SeatId, order: Befall): FortuneBefell {
  const { what, place, amount, target, words, ref: cause } = order;
  const system = place === undefined || !isOfSystem(what) ? undefined : state.systems[place];
  return {
    kind: 'fortune-befell',
    seat,
    what,
    ...(system === undefined || place === undefined ? {} : { place }),
    amount: system === undefined ? amount : takes(what, system, amount),
    ...(what === 'unrest' || what === 'festival' ? { target } : {}),
    ...(words.trim() === '' ? {} : { words: words.trim() }),
    cause,
  };
}

/** Events that the game master has typed (VB 490; OURS). */
export const typedEvents: Step<VbamSfb> = {
  name: 'Events of the Game Master',
  cite: 'VB 490',
  run(turn) {
    for (const given of turn.orders('befall'))
      oneByOne(
        turn,
        [given],
        ({ seat, order }) => cannotBefall(turn.state, seat, order),
        ({ order }) => {
          const [first, ...rest] = befallen(turn.state, order);
          if (first === undefined) return undefined;
          turn.happen(befell(turn, first, order));
          for (const seat of rest) turn.happen(befell(turn, seat, order));
          return undefined;
        },
      );
  },
};

/** What one random event does: EP by dice, or a point. */
function amountOf(turn: Turn<VbamSfb>, seat: SeatId, what: Fortune): number {
  if (what === 'unrest' || what === 'festival') return Math.abs(fortuneFigures[what].change);
  if (isOfSystem(what)) return fortuneFigures.points;
  const draw = turn.draw.fork(seat, 'ep');
  return Array.from({ length: fortuneFigures.dice }, () => draw.int(6)).reduce((sum, die) => sum + die, 0);
}

/** Random events: whether one befalls an empire, which, and where (VB 490; OURS). */
export const randomEvents: Step<VbamSfb> = {
  name: 'Random Events',
  cite: 'VB 490',
  dice: true,
  run(turn) {
    const { chances = 0 } = turn.state;
    for (const seat of keysInOrder(turn.state.empires)) {
      if (!turn.draw.fork(seat).chance(chances, 100)) continue;
      const what = fortuneRolls[turn.draw.fork(seat, 'event').int(fortuneRolls.length) - 1] ?? 'windfall';
      const open = isOfSystem(what) ? openTo(turn.state, seat, what) : [];
      if (isOfSystem(what) && open.length === 0) continue;
      const place = open.length === 0 ? {} : { place: turn.draw.fork(seat, 'system').pick(open) };
      const target = what === 'unrest' || what === 'festival' ? { target: fortuneFigures[what].target } : {};
      turn.happen({
        kind: 'fortune-befell',
        seat,
        what,
        ...place,
        amount: amountOf(turn, seat, what),
        ...target,
      });
    }
  },
};
