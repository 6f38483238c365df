import { openDice } from '#kernel/dice/streams.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { computerAnswers, decideBy } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, nthOrder } from '#kernel/words/ids.ts';
import type { League } from '../kits/testKit.ts';

/** How a war of the computer's seats went. */
export interface War<G extends Game> {
  readonly state: G['state'];
  /** Turns that were played. */
  readonly turns: number;
  /** Who has won by the game's own measure; empty where the game was still open. */
  readonly victors: readonly SeatId[];
  readonly fallen: readonly SeatId[];
}

/** Plays a game in which the computer leads all seats, on these levels in turn, until somebody wins or for so many turns. */
export function war<G extends Game>(
  ruleset: Ruleset<G>,
  league: League<G>,
  seed: string,
  words: readonly string[],
): War<G> {
  const { computerPlan, seating } = ruleset;
  const made = ruleset.beginning.create(league.setup(seed), league.books ?? {}, openDice(`map ${seed}`));
  if (!made.ok || computerPlan === undefined || seating === undefined) throw new Error(`no game ${seed}`);
  const seats = ruleset.seats(made.value.state);
  let state: G['state'] = seating.opened(made.value.state, seats, true);
  let known = new Map(seats.map((seat) => [seat, ruleset.view(state, seat, [])]));
  let decreed = decrees(ruleset, state, words);
  let turns = 0;
  while (turns < league.turns && league.victors(state).length === 0 && league.isOver?.(state) !== true) {
    turns += 1;
    const [before, views] = [state, known];
    const last = (seat: SeatId): G['view'] => views.get(seat) ?? ruleset.view(before, seat, []);
    const plans: Record<SeatId, Plan<G['order']>> = { [gameMaster]: decreed };
    for (const seat of seats) plans[seat] = computerPlan(last(seat));
    const by = Object.fromEntries([...seats, gameMaster].map((seat) => [seat, computerAnswers]));
    const decide = decideBy<G>({ ruleset, before, plans, last }, by, true);
    const done = runTurn<G>(ruleset, { state, seed: `${seed} ${turns}`, plans, decide });
    const heard = tellTurn(ruleset, before, done.entries, seats);
    ({ state } = done);
    known = new Map(
      seats.map((seat) => [seat, ruleset.view(state, seat, heard.get(seat) ?? [], last(seat))]),
    );
    decreed = emptyPlan();
  }
  return { state, turns, victors: league.victors(state), fallen: league.fallen(state) };
}

/** What the game master orders in the first turn, so that seats are led on these levels in turn. */
function decrees<G extends Game>(
  { seating, seats, turnNumber }: Ruleset<G>,
  state: G['state'],
  words: readonly string[],
): Plan<G['order']> {
  const hq = seats(state).flatMap((seat, at): readonly G['order'][] => {
    const word = words[at % words.length] ?? 'computer';
    const order = word === 'computer' ? undefined : seating?.decree(seat, word);
    return order === undefined
      ? []
      : [{ ...order, ref: nthOrder(gameMaster, turnNumber(state), at + 1) } as G['order']];
  });
  return { hq, units: {} };
}

/** Which of two levels has won a war in which they lead seats in turn: that of the victor, or that whose seats have come to more; undefined where both have come to as much. */
export function better<G extends Game>(
  { seats }: Ruleset<G>,
  { standing }: League<G>,
  { state, victors }: War<G>,
  words: readonly [string, string],
): string | undefined {
  const all = seats(state);
  const sums = [0, 0];
  for (const [at, seat] of all.entries())
    sums[at % 2] =
      (sums[at % 2] ?? 0) + (victors.length > 0 && !victors.includes(seat) ? 0 : standing(state, seat));
  const [one = 0, other = 0] = sums;
  return one === other ? undefined : one > other ? words[0] : words[1];
}
