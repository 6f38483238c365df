import { describe, expect, test } from 'vitest';
import { gameMaster, nthOrder, placeId, type SeatId, seatId } from '#kernel/words/ids.ts';
import { emptyPlan, type Plan, withOrder } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { decideBy, type AnswersBy } from '#kernel/turn/answering.ts';
import type { Asked } from '#kernel/sequence/question.ts';
import type { TurnInput } from '#kernel/turn/runTurn.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Order, PearlDivers } from '../../rulesets/pearl-divers/game/game.ts';
import { boatOf, type State } from '../../rulesets/pearl-divers/game/model/state.ts';
import { pearlDivers } from '../../rulesets/pearl-divers/game/ruleset.ts';

const [north, south, ledge] = [seatId('north'), seatId('south'), placeId('ledge')];
const boat = { name: 'Heron', place: ledge, pearls: 0, sailed: false, dived: false, empty: false };
const before: State = {
  turn: 1,
  reefs: { [ledge]: 5 },
  buoys: {},
  boats: { [north]: boat, [south]: { ...boat, name: 'Tern' } },
};
const dives = (seat: SeatId, again?: boolean): Plan<Order> =>
  withOrder<Order>(
    emptyPlan(),
    { kind: 'dive', ref: nthOrder(seat, 1, 1), ...defined({ again }) },
    boatOf(seat),
  );
const view = (seat: SeatId) => pearlDivers.view(before, seat, []);
const key = (seat: SeatId) => `Divers go down once more/${seat}`;

/** A turn in which both come up with nothing, so that both are asked. */
function played(
  by: AnswersBy,
  more: { readonly overdue?: boolean; readonly again?: SeatId; readonly ruleset?: typeof pearlDivers } = {},
) {
  const { ruleset = pearlDivers, overdue = false, again } = more;
  const plans = { [north]: dives(north, again === north), [south]: dives(south, again === south) };
  const input: TurnInput<PearlDivers> = {
    state: before,
    seed: scriptedDice(
      [north, south].flatMap((seat) => [
        { stream: `Divers go down/${seat}`, rolls: [1] },
        { stream: `Divers go down once more/${seat}`, rolls: [4] },
      ]),
      'seed',
    ),
    plans,
    decide: decideBy<PearlDivers>({ ruleset, before, plans, last: view }, by, overdue),
  };
  return runTurn(ruleset, input);
}

describe('who answers for a seat', () => {
  test('is a person unless it is said otherwise: the run waits for both', () => {
    expect(played({}).stop?.questions.map(({ to }) => to)).toEqual([north, south]);
  });

  test('is whoever the rules have as usual, unless something else is set', () => {
    const ruleset: typeof pearlDivers = {
      ...pearlDivers,
      usualAnswers: { player: ['programme', 'silence'] },
    };
    const { stop, answers } = played({}, { again: north, ruleset });
    expect(stop).toBeUndefined();
    expect(answers).toEqual({
      [key(north)]: { by: 'programme', orders: [{ kind: 'go-down-again' }] },
      [key(south)]: { by: 'silence', orders: [] },
    });
    const set = played({ [south]: ['programme', 'person', 'silence'] }, { ruleset });
    expect(set.stop?.questions.map(({ to }) => to)).toEqual([south]);
  });

  test('orders given in advance answer before the person is asked', () => {
    const { stop, answers } = played({}, { again: north });
    expect(stop?.questions.map(({ to }) => to)).toEqual([south]);
    expect(answers).toEqual({});
    const done = played({}, { again: north, overdue: true });
    expect(done.answers).toEqual({
      [key(north)]: { by: 'programme', orders: [{ kind: 'go-down-again' }] },
      [key(south)]: { by: 'silence', orders: [] },
    });
  });

  test('the first who answers does, in the order of the list', () => {
    const { answers } = played(
      { [north]: ['computer', 'programme'], [south]: ['programme', 'silence', 'computer'] },
      { again: north },
    );
    expect(answers).toEqual({
      [key(north)]: { by: 'computer', orders: [{ kind: 'go-down-again' }] },
      [key(south)]: { by: 'silence', orders: [] },
    });
  });

  test('whoever is not in the list does not answer, and where nobody is left the run waits', () => {
    const { stop } = played({ [north]: ['programme'], [south]: [] }, { overdue: true });
    expect(stop?.questions.map(({ to }) => to)).toEqual([north, south]);
  });

  test('the computer knows what its seat knows at that moment, and nothing else', () => {
    const known: unknown[] = [];
    const listening: typeof pearlDivers = {
      ...pearlDivers,
      answering: {
        computer(now, question) {
          known.push({
            me: now.me,
            pearls: now.reefs[ledge]?.pearls,
            empty: now.boat.empty,
            to: question.to,
          });
          return [];
        },
      },
    };
    played({ [north]: ['computer'], [south]: ['computer'] }, { ruleset: listening });
    expect(known).toEqual([
      { me: north, pearls: 5, empty: true, to: north },
      { me: south, pearls: 5, empty: true, to: south },
    ]);
  });

  test('the game master is waited for until the time is over, and then too where there is no silence', () => {
    const asked = { to: gameMaster, silence: [] } as unknown as Asked<PearlDivers>;
    const turn = { ruleset: pearlDivers, before, plans: {}, last: view };
    expect(decideBy<PearlDivers>(turn, {})(asked, before, [])).toBeUndefined();
    expect(decideBy<PearlDivers>(turn, {}, true)(asked, before, [])).toEqual({ by: 'silence', orders: [] });
    const { silence: _, ...urgent } = asked;
    expect(decideBy<PearlDivers>(turn, {}, true)(urgent, before, [])).toBeUndefined();
    expect(decideBy<PearlDivers>(turn, { [gameMaster]: ['silence'] })(asked, before, [])?.by).toBe('silence');
    // What is minor is put to nobody in person, not even to whom the game always waits for.
    const minor = { ...asked, minor: true } as const;
    expect(decideBy<PearlDivers>(turn, {})(minor, before, [])?.by).toBe('silence');
    expect(decideBy<PearlDivers>(turn, { [gameMaster]: ['person'] })(minor, before, [])?.by).toBe('silence');
  });
});

test('an order that only answers is no part of a plan', () => {
  const plan = withOrder<Order>(
    emptyPlan(),
    { kind: 'go-down-again', ref: nthOrder(north, 1, 1) },
    boatOf(north),
  );
  const codec = planCodec<Order>(pearlDivers.orders);
  const read = codec.parse(codec.make(plan));
  expect(read.ok ? [] : read.fault.map(({ code }) => code)).toEqual(['only-answers']);
});
