import { describe, expect, test } from 'vitest';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { computerAnswers, decideBy, personAnswers } from '#kernel/turn/answering.ts';
import type { Answer, Asked, QuestionKey } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { FederationCommander, Order } from '#rulesets/federation-commander/game.ts';
import type { Ship, State, View } from '#rulesets/federation-commander/model/state.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { create, shipId } from '#rulesets/federation-commander/setup.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import { boxId } from '#rulesets/federation-commander/cards/ids.ts';
import { cardOf } from '#rulesets/federation-commander/ships/ships.ts';
import { at, cruiser, d7 } from './vectors/ships.ts';

/* What a captain at a table is asked, and what is left to what is usual. */

const [federation, klingon] = seats;
const [own, enemy] = [shipId(federation, 0), shipId(klingon, 0)];
const plans = { [federation]: emptyPlan<Order>(), [klingon]: emptyPlan<Order>() };
type Question = Asked<FederationCommander>;
type Said = (question: Question, state: State) => readonly Unnumbered<Order>[] | undefined;

/** All that would be offered as an answer. */
const offered = (state: State, { to, kinds, spot }: Question): readonly Unnumbered<Order>[] =>
  kinds.flatMap((kind) => {
    const { offers } = federationCommander.orders[kind] as unknown as OrderKind<View, Order>;
    return offers(federationCommander.view(state, to, []), spot, emptyPlan());
  });

/** A turn in which a person is the captain of Federation, and the computer of the Klingons; the questions of each stop. Whoever says nothing takes what is usual. */
function turnOf(before: State, said: Said): { readonly after: State; readonly stops: readonly Question[] } {
  const answers: Record<QuestionKey, Answer<Order>> = {};
  const last = (seat: typeof federation) => federationCommander.view(before, seat, []);
  const decide = decideBy<FederationCommander>(
    { ruleset: federationCommander, before, plans, last },
    { [federation]: personAnswers, [klingon]: computerAnswers },
  );
  const run = () =>
    runTurn(federationCommander, { state: before, seed: `asked ${before.turn}`, plans, answers, decide });
  const stops: Question[] = [];
  let outcome = run();
  while (outcome.stop !== undefined) {
    for (const question of outcome.stop.questions) {
      stops.push(question);
      answers[question.key] = {
        by: 'person',
        orders: said(question, outcome.state) ?? question.silence ?? [],
      };
    }
    outcome = run();
  }
  return { after: outcome.state, stops };
}

const kindsOf = (stops: readonly Question[]): readonly string[] => stops.map(({ kinds: [kind] }) => kind!);

/** Loads and steers, fires what bears, and takes what is usual. */
const fighter: Said = (question, state) => {
  const [kind] = question.kinds;
  const ship = state.ships[own] as Ship;
  if (kind === 'allocate') {
    const arm = cardOf(ship).mounts.flatMap(({ box, type }) => (type === 'phot' ? [box] : []));
    return [{ ...ship.allocation, kind: 'allocate', pace: 16, arm } as Unnumbered<Order>];
  }
  if (kind === 'course') return [{ kind: 'steer', least: 3, most: 8, present: 1 } as Unnumbered<Order>];
  return kind === 'fire' ? offered(state, question).slice(0, 1) : undefined;
};

/** Two ships that meet at range 8, with loaded tubes. */
function meeting(mine: Partial<Ship> = {}, theirs: Partial<Ship> = {}): State {
  const made = create({ seats: [...seats] });
  const state = (made.ok ? made.value : undefined) as State;
  const tracks = { [boxId('phot.a')]: 'loaded', [boxId('phot.b')]: 'loaded' } as const;
  return {
    ...state,
    turn: 2,
    ships: {
      [own]: at(cruiser, '1010', 'A', { speed: 8, tracks, ...mine }),
      [enemy]: at(d7, '1002', 'D', { speed: 8, ...theirs }),
    },
  };
}

test('a whole duel stops at most six times a turn, for energy, a course, fire, and damage that matters', () => {
  const made = create({ seats: [...seats], turns: 10 });
  let state = (made.ok ? made.value : undefined) as State;
  const counts: number[] = [];
  const kinds = new Set<string>();
  while (state.over === undefined) {
    const { after, stops } = turnOf(state, fighter);
    counts.push(stops.length);
    for (const kind of kindsOf(stops)) kinds.add(kind);
    state = after;
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(6);
  expect([...kinds]).toEqual(expect.arrayContaining(['pre-load', 'allocate', 'course', 'fire', 'reinforce']));
  expect([...kinds]).not.toEqual(expect.arrayContaining(['move']));
  expect([...kinds]).not.toEqual(expect.arrayContaining(['accelerate']));
});

describe('as usual', () => {
  const usual =
    (of: string, until: number): Said =>
    ({ kinds: [kind] }) =>
      kind === of ? [{ kind: 'as-usual', until } as Unnumbered<Order>] : undefined;

  test('is offered with every question, for this impulse and for the turn', () => {
    const seen = new Map<string, readonly unknown[]>();
    turnOf(meeting(), (question, state) => {
      const [kind] = question.kinds;
      const untils = offered(state, question).flatMap((order) =>
        order.kind === 'as-usual' ? [order.until] : [],
      );
      if (!seen.has(kind!)) seen.set(kind!, [state.impulse, ...untils]);
      return undefined;
    });
    expect(seen.get('allocate')).toEqual([0, 8]);
    expect(seen.get('course')).toEqual([1, 1, 8]);
    expect(seen.get('fire')).toEqual([1, 1, 8]);
  });

  test('for the turn leaves nothing more to ask, and is forgotten with it', () => {
    const { after, stops } = turnOf(meeting(), usual('allocate', 8));
    expect(kindsOf(stops)).toEqual(['allocate']);
    expect(after.ships[own]?.standing).toEqual([]);
    expect(kindsOf(turnOf(after, usual('allocate', 8)).stops)).toEqual(['allocate']);
  });

  test('for this impulse ends with it', () => {
    const firing = (until: number): readonly number[] => {
      const impulses: number[] = [];
      turnOf(meeting(), (question, state) => {
        if (question.kinds[0] === 'fire') impulses.push(state.impulse);
        return usual('course', until)(question, state);
      });
      return [...new Set(impulses)];
    };
    expect(firing(1)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(firing(3)).toEqual([4, 5, 6, 7, 8]);
    expect(firing(8)).toEqual([]);
  });

  test('takes no standing order out of force', () => {
    const standing: Ship['standing'] = [
      {
        kind: 'fire-when',
        ref: 'federation.t1.o1' as never,
        name: 'All',
        weapons: [boxId('phot.a')],
        at: 'nearest',
        from: 1,
        within: 8,
        expected: 1,
        keep: 0,
      },
    ];
    const arm = [boxId('phot.a')];
    const before = meeting({
      standing,
      allocation: { pace: 8, reverse: false, arm, regenerate: [0, 0, 0, 0, 0, 0] },
    });
    const { after } = turnOf(before, usual('allocate', 8));
    expect(after.ships[own]?.tracks[boxId('phot.a')]).toBe('empty');
  });
});

test('whoever holds fire until a range is not asked before, and then is', () => {
  let asked = 0;
  const ranges: number[] = [];
  turnOf(meeting(), (question, state) => {
    if (question.kinds[0] !== 'fire') return undefined;
    const range = Number(
      question.facts.find(({ label }) => label.startsWith('Range to'))?.value.args['value'],
    );
    ranges.push(range);
    asked += 1;
    return asked === 1
      ? [{ kind: 'hold-fire', within: 3 } as Unnumbered<Order>]
      : offered(state, question).slice(0, 1);
  });
  expect(ranges[0]).toBeGreaterThan(3);
  expect(ranges.slice(1).every((range) => range <= 3)).toBe(true);
  expect(ranges.length).toBeGreaterThan(1);
});

describe('what cannot matter is not asked', () => {
  /** What is asked about one volley of five points from ahead, with so many boxes on shield #1. */
  const askedWith = (left: number, disabled: readonly string[] = []) => {
    const volley = { ship: enemy, at: own, points: 5, sides: [1], shield: 0, reinforced: 0, internal: 0 };
    const { shields } = cruiser;
    const before = meeting(
      { shields: shields.map((most, side) => (side === 0 ? left : most)), disabled: disabled.map(boxId) },
      { disabled: cardOf(d7).mounts.map(({ box }) => box) },
    );
    return kindsOf(turnOf({ ...before, volleys: [volley] }, () => undefined).stops);
  };
  const idle = cardOf(cruiser).boxes.filter(({ system }) =>
    ['drn', 'r-hull', 'f-hull', 'lab', 'shtl', 'tran', 'prb', 'trac'].includes(system),
  );

  test('reinforcement that keeps nothing out, and boxes of no use', () => {
    expect(askedWith(15)).not.toContain('reinforce');
    expect(askedWith(4)).toContain('reinforce');
    expect(askedWith(1)).not.toContain('mark-boxes');
    expect(
      askedWith(
        1,
        idle.map(({ box }) => box),
      ),
    ).toContain('mark-boxes');
  });
});
