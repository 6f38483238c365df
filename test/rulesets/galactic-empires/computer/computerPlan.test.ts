import { describe, expect, it } from 'vitest';
import type { GalacticEmpires, Order } from '#rulesets/galactic-empires/game.ts';

import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { computerPlan } from '#rulesets/galactic-empires/computer/computerPlan.ts';
import type { Empire, State } from '#rulesets/galactic-empires/model/state.ts';
import { pairKey } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires as ruleset } from '#rulesets/galactic-empires/ruleset.ts';
import { created } from '#test/support/kits/created.ts';

interface PlayedTurn {
  readonly before: State;
  readonly views: Readonly<Record<SeatId, View>>;
  readonly plans: Readonly<Record<SeatId, Plan<Order>>>;
  readonly outcome: TurnOutcome<GalacticEmpires>;
}

/** A game whose empires are all led by the computer. */
function game(
  turns: number,
  ambitious: boolean,
  change: (state: State) => State = (state) => state,
): readonly PlayedTurn[] {
  const made = created(ruleset, { generate: { empires: 6 } }, openDice('computers'));
  if (!made.ok) throw new Error('no galaxy');
  let state = change(
    (ruleset.seating?.opened(made.value, keysInOrder(made.value.empires), ambitious) ?? made.value) as State,
  );
  let views = Object.fromEntries(
    keysInOrder(state.empires).map((seat) => [seat, deepFreeze(ruleset.view(state, seat, []))]),
  );
  return Array.from({ length: turns }, (_, turn) => {
    const plans = Object.fromEntries(inOrder(views).map(([seat, view]) => [seat, computerPlan(view)]));
    const outcome = runTurn<GalacticEmpires>(ruleset, { state, seed: `turn ${turn}`, plans });
    const played = { before: state, views, plans, outcome };
    const heard = tellTurn(ruleset, state, outcome.entries, keysInOrder(state.empires));
    views = Object.fromEntries(
      inOrder(views).map(([seat, last]) => [
        seat,
        deepFreeze(ruleset.view(outcome.state, seat as SeatId, heard.get(seat as SeatId) ?? [], last)),
      ]),
    );
    state = outcome.state;
    return played;
  });
}

const kinds = (turns: readonly PlayedTurn[]): readonly string[] =>
  [
    ...new Set(
      turns.flatMap(({ plans }) =>
        valuesInOrder(plans).flatMap((plan) => listedOrders(plan).map(({ order }) => order.kind)),
      ),
    ),
  ].sort();
const ambitiousGame = game(30, true);

describe('the orders of the computer', () => {
  it('are a plan as any player could send, and the same each time they are asked for', () => {
    const codec = planCodec<Order>(ruleset.orders);
    for (const { views, plans } of ambitiousGame.filter((_, turn) => turn % 6 === 0)) {
      for (const [seat, plan] of inOrder(plans)) {
        expect(codec.parse(JSON.parse(JSON.stringify(codec.make(plan))))).toEqual({ ok: true, value: plan });
        const view = ruleset.codecs.view.parse(
          JSON.parse(JSON.stringify(ruleset.codecs.view.make(views[seat] as View))),
        );
        expect(view.ok && computerPlan(view.value)).toEqual(plan);
      }
    }
  });

  it('are carried out: in the first turn, when nobody is in the way of anybody, all of them', () => {
    expect(ambitiousGame[0]?.outcome.refusals).toEqual([]);
    expect(
      listedOrders(valuesInOrder(ambitiousGame[0]?.plans ?? {})[0] ?? { hq: [], units: {} }).length,
    ).toBeGreaterThan(0);
  });

  it('never ask for what the rules leave to others, nor for more than standing and treasury allow', () => {
    const codes = new Set(
      ambitiousGame.flatMap(({ outcome }) => outcome.refusals.map(({ problem }) => problem.code)),
    );
    for (const code of [
      'game-master-only',
      'no-permission',
      'not-enough-money',
      'not-on-build-list',
      'fleet-number-taken',
      'fleet-number',
      'no-industrial-center',
      'annexed-already',
      'leader-not-in-unit',
      'foreign-receiver',
      'same-unit',
    ]) {
      expect(codes, code).not.toContain(code);
    }
  });

  it('make something of an empire where it is to be ambitious', () => {
    const last = ambitiousGame.at(-1)?.outcome.state;
    const sectors = (state: State | undefined): number =>
      valuesInOrder(state?.sectors ?? {}).filter(({ owner }) => owner !== undefined).length;
    expect(sectors(last)).toBeGreaterThan(3 * sectors(ambitiousGame[0]?.before));
    expect(kinds(ambitiousGame)).toEqual(
      expect.arrayContaining([
        'declare-war',
        'annex-sector',
        'build-starships',
        'form-starfleet',
        'travel',
        'transfer-starships',
      ]),
    );
  });

  it('keep relations, grant nothing and take nothing that is not annexed where it follows the rulebook (GE 6853)', () => {
    const turns = game(10, false, (state) => ({
      ...state,
      relations: { 'andoran-core+borg-unimatrix-2': 'war' },
    }));
    const allowed = [
      'annex-sector',
      'assign-leader',
      'build-starships',
      'form-starfleet',
      'reassign-starships',
      'set-retreat-level',
      'transfer-admiral',
      'transfer-starships',
      'travel',
    ];
    expect(kinds(turns).filter((kind) => !allowed.includes(kind))).toEqual([]);
    expect(kinds(turns)).toContain('build-starships');
    expect(turns.at(-1)?.outcome.state.relations).toEqual(turns[0]?.before.relations);
    expect(
      turns.flatMap(({ outcome }) => outcome.entries).filter(({ event }) => event.kind === 'sector-captured'),
    ).toEqual([]);
  });

  it('pay their ships: nobody deserts an empire that loses nothing', () => {
    const turns = game(25, false);
    expect(
      turns
        .flatMap(({ outcome }) => outcome.entries)
        .filter(({ event }) => event.kind === 'starships-deserted'),
    ).toEqual([]);
  });

  it('are none for an empire that has nothing', () => {
    const { before } = ambitiousGame[0] as PlayedTurn;
    const [seat] = keysInOrder(before.empires) as [SeatId];
    const bare: State = {
      ...before,
      units: {},
      sectors: Object.fromEntries(
        inOrder(before.sectors).map(([id, { owner: _, ownerAtStart: __, annexedTo: ___, ...sector }]) => [
          id,
          sector,
        ]),
      ),
    };
    expect(computerPlan(ruleset.view(bare, seat, []))).toEqual({ hq: [], units: {} });
    const other = keysInOrder(before.empires)[1] as SeatId;
    const beaten: State = {
      ...bare,
      empires: { ...bare.empires, [seat]: { ...(bare.empires[seat] as Empire), defeated: true } },
      relations: { [pairKey(seat, other)]: 'war' },
    };
    expect(computerPlan(ruleset.view(beaten, seat, []))).toEqual({ hq: [], units: {} });
    expect(ruleset.seating?.led(beaten, { hq: [], units: {} })).toContain(seat);
    const nowhere: State = { ...bare, sectors: {} };
    expect(computerPlan(ruleset.view(nowhere, seat, []))).toEqual({ hq: [], units: {} });
  });
});
