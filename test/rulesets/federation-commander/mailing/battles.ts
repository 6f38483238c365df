import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Entry } from '#kernel/sequence/ledger.ts';
import type { Answer, Answerer, QuestionKey } from '#kernel/sequence/question.ts';
import { computerAnswers, decideBy } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Event, FederationCommander, Order } from '#rulesets/federation-commander/game.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import type { Span } from '#rulesets/federation-commander/model/mailing.ts';
import { sinceBegun } from '#rulesets/federation-commander/model/mailing.ts';
import type { State, View } from '#rulesets/federation-commander/model/state.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { create } from '#rulesets/federation-commander/setup.ts';
import { ownBook } from '#rulesets/federation-commander/cards/known.ts';
import { levels } from '#rulesets/federation-commander/model/vocabulary.ts';
import { script } from '../worlds.ts';

/* Random battles of all scenarios, played by whole turns, half turns, impulses, or at a table. */

const cards = ownBook.map(({ card }) => card);
const noPlans = Object.fromEntries(seats.map((seat) => [seat, emptyPlan<Order>()]));

/** A battle as it begins: its scenario, its ships and their captains follow from the seed. Half of all are fought by standing orders, the others by captains of the computer. */
export function battleOf(seed: string): State {
  const draw = openDice(seed);
  const scenario = draw.fork('scenario').pick(['duel', 'convoy', 'fleet'] as const);
  const most = { duel: 2, convoy: 2, fleet: 3 }[scenario];
  const isClose = draw.fork('close').chance(2, 3) && scenario !== 'convoy';
  const made = create({
    seats: [...seats],
    scenario,
    turns: 3,
    ...(scenario !== 'convoy' && draw.fork('map').chance(1, 3) ? { map: 'fixed' } : {}),
    ...(isClose ? { places: close } : {}),
    ships: Object.fromEntries(
      seats.map((seat) => [
        seat,
        Array.from({ length: draw.fork('ships', seat).int(most) }, (_, at) => ({
          card: draw.fork('card', seat, at).pick(cards),
          preLoaded: draw.fork('tubes', seat, at).chance(1, 2),
        })),
      ]),
    ),
  });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const led = draw.fork('led').chance(1, 2);
  return led
    ? {
        ...made.value,
        computer: [...seats],
        levels: Object.fromEntries(
          seats.map((seat) => [seat, draw.fork('level', seat).pick(levels.slice(0, 2))]),
        ),
      }
    : made.value;
}

/** So near each other that they fire in the first turn. */
const close = {
  federation: ['1112', '1114', '1110'].map((at) => ({ at, facing: 'C' })),
  klingon: ['2018', '2016', '2020'].map((at) => ({ at, facing: 'F' })),
};

/** How a battle is played: at how many mailings, or by persons who are asked everything. */
export type Played = Span | 'table';

export interface PlayedTurn {
  readonly before: State;
  readonly after: State;
  readonly entries: readonly Entry<Event>[];
}

const plansAt = (state: State): Readonly<Record<SeatId, Plan<Order>>> =>
  state.computer.length > 0 || state.impulse > 0
    ? noPlans
    : Object.fromEntries(seats.map((seat) => [seat, script.plan({ ...state, me: seat, traces: [] })]));

/** Runs what is played at once. A table is asked question by question, and answers what standing orders or the computer would. */
function run(before: State, dice: Draw, isTable: boolean): PlayedTurn {
  const plans = plansAt(before);
  const last = (seat: SeatId): View => federationCommander.view(before, seat, []);
  const byItself: readonly Answerer[] =
    before.computer.length > 0 ? computerAnswers : ['programme', 'silence'];
  const by = Object.fromEntries(seats.map((seat) => [seat, byItself]));
  const decide = decideBy<FederationCommander>(
    { ruleset: federationCommander, before, plans, last },
    by,
    true,
  );
  const given = { state: before, seed: dice, plans };
  if (!isTable) {
    const { state, entries } = runTurn(federationCommander, { ...given, decide });
    return { before, after: state, entries };
  }
  const answers: Record<QuestionKey, Answer<Order>> = {};
  for (;;) {
    const { state, entries, stop } = runTurn(federationCommander, { ...given, answers });
    if (stop === undefined) return { before, after: state, entries };
    for (const question of stop.questions) {
      const answer = decide(question, state, entries);
      if (answer === undefined) throw new Error(`nobody answers ${question.key}`);
      answers[question.key] = { by: 'person', orders: answer.orders };
    }
  }
}

/** Plays a battle to its end, as it begins or from that world. Dice are those of its turn, whenever they are rolled. */
export function played(seed: string, how: Played, begun: State = battleOf(seed)): readonly PlayedTurn[] {
  let state: State =
    how === 'table' || how === 'turn'
      ? begun
      : { ...begun, mailing: { span: how, starts: [sinceBegun(1, 1)] } };
  const turns: PlayedTurn[] = [];
  while (state.over === undefined) {
    const turn = run(state, openDice(`${seed} ${state.turn}`), how === 'table');
    turns.push(turn);
    state = turn.after;
  }
  return turns;
}
