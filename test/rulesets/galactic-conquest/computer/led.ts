import { openDice } from '#kernel/dice/streams.ts';
import { decideBy, computerAnswers } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import type { Level } from '#rulesets/galactic-conquest/model/empire.ts';
import { ledOn } from '#rulesets/galactic-conquest/leading/led.ts';
import { everySeat } from '#rulesets/galactic-conquest/map/sheets.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { galacticConquest, ourList } from '../yards/shelf.ts';

/** A new arm of so many empires, led on these levels in turn. */
export function arm(seed: string, led: readonly Level[], more: object = {}): State {
  const seats = everySeat.slice(0, led.length);
  const made = galacticConquest.beginning.create(
    { map: 'arm', seats, treasury: 100, year: 165, ...more },
    { ships: ourList } as never,
    openDice(seed),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const { state } = made.value;
  const levelOf = (seat: SeatId): Level => led[seats.indexOf(seat)] ?? 'steady';
  return {
    ...state,
    empires: Object.fromEntries(
      inOrder(state.empires).map(([seat, one]) => [seat, ledOn(one, levelOf(seat))]),
    ),
  };
}

export interface Played extends TurnOutcome<GalacticConquest> {
  readonly views: Readonly<Record<SeatId, View>>;
}

/** A turn in which the computer leads all empires, and answers for the game master. */
export function play(state: State, seed: string, last: Readonly<Record<SeatId, View>> = {}): Played {
  const views = Object.fromEntries(
    keysInOrder(state.empires).map((seat) => [seat, galacticConquest.view(state, seat, [], last[seat])]),
  );
  const plans = Object.fromEntries(
    inOrder(views).map(([seat, view]) => [seat, galacticConquest.computerPlan!(view)]),
  );
  const asked = { ruleset: galacticConquest, before: state, plans, last: (seat: SeatId) => views[seat]! };
  const outcome = runTurn<GalacticConquest>(galacticConquest, {
    state,
    seed: `${seed} ${state.turn}`,
    plans,
    decide: decideBy<GalacticConquest>(asked, { [gameMaster]: computerAnswers }),
  });
  return { ...outcome, views };
}
