import { expect, test } from 'vitest';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { galacticEmpiresKit } from '#test/rulesets/galactic-empires/kit/kit.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import { pearlDiversKit } from '#test/rulesets/pearl-divers/kit.ts';
import type { Rules } from '#ui/state/rules.ts';
import { offersAt } from '#ui/state/turn/offers.ts';
import { worldRules } from '#ui/state/world/world.ts';

/* The rules as the game master plays by them on their own map. */
const empires = galacticEmpires as unknown as Rules;
const pearls = pearlDivers as unknown as Rules;
const ordering = ({ presentation }: Rules): readonly boolean[] =>
  presentation.screens.map((screen) => 'orders' in screen && screen.orders !== undefined);
const sea = { view: pearlDivers.view(pearlDiversKit.start(), gameMaster, []), plan: emptyPlan<never>() };

test('pages are only read where the rules have no orders of the game master', () => {
  expect([ordering(empires).includes(true), ordering(pearls).includes(true)]).toEqual([true, true]);
  expect(ordering(worldRules(empires, false))).not.toContain(true);
  expect(ordering(worldRules(pearls, false))).toEqual(ordering(pearls));
});

test('units are the players’ to move', () => {
  const state = galacticEmpiresKit.start();
  const [seat] = galacticEmpires.seats(state);
  const view = galacticEmpires.view(state, seat!, []);
  const moves = ({ presentation }: Rules): readonly unknown[] =>
    inOrder(view.units).flatMap(([unit, { place }]) =>
      (view.sectors[place]?.links ?? []).flatMap((to) => presentation.moveTo(view, emptyPlan(), unit, to)),
    );
  expect(moves(empires)).not.toEqual([]);
  expect(moves(worldRules(empires, false))).toEqual([]);
  expect(worldRules(empires, false).presentation.roster.kinds.some(({ movable }) => movable)).toBe(false);
});

test('while a run waits nothing is offered, and else what is the game master’s', () => {
  expect(offersAt({ rules: worldRules(pearls, false), ...sea }, {}).map(({ kind }) => kind)).toEqual([
    'storm',
  ]);
  expect(offersAt({ rules: worldRules(pearls, true), ...sea }, {})).toEqual([]);
});
