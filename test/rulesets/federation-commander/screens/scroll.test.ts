import { expect, test } from 'vitest';
import { nthOrder } from '#kernel/words/ids.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { boxId } from '#rulesets/federation-commander/cards/ids.ts';
import type { Order } from '#rulesets/federation-commander/game.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import type { State } from '#rulesets/federation-commander/model/state.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { shipId } from '#rulesets/federation-commander/setup.ts';
import { start } from '../worlds.ts';

/* The scroll: a captain's plan, told ahead. Eagle is in 1012 and faces A; Hawk is four hexes off. */

const [federation] = seats;
const eagle = shipId(federation, 0);
const ref = (n: number) => nthOrder(federation, 2, n);
const none = [0, 0, 0, 0, 0, 0];

const allocate: Order = {
  kind: 'allocate',
  ref: ref(1),
  pace: 16,
  reverse: false,
  arm: [boxId('phot.a')],
  regenerate: none,
};
const course: Order = {
  kind: 'course',
  ref: ref(2),
  actions: ['straight', 'turn-right', 'straight', 'slip-left'],
};
const steer: Order = { kind: 'steer', ref: ref(3), least: 3, most: 5, present: 1 };

/** Whatever the scroll says of each step, with the impulse that it lies in. */
function scrollOf(state: State, ...orders: readonly Order[]) {
  const view = federationCommander.view(state, federation, []);
  const plan = orders.reduce((all, order) => withOrder(all, order, eagle), emptyPlan<Order>());
  const picture = federationCommander.presentation.scroll?.(view, plan);
  return (picture?.steps ?? []).flatMap(({ title, path, lines }) =>
    lines.map(({ said, order, unit }) => ({
      title,
      impulse: path[0]?.at,
      said: phraseText(said),
      order,
      unit,
    })),
  );
}

test('energy, the course and where each impulse ends are told, straight moves before that are not', () => {
  const lines = scrollOf(start(), allocate, course);
  // 8 tokens for 16 hexes and 1 to hold the photon, of 19 and 2 in the batteries (FC 1D4, 2B1, 4C5).
  expect(lines[0]).toEqual({
    title: 'Energy Allocation',
    impulse: undefined,
    said: 'Eagle will spend 9 tokens and have 12 left: speed 16; armed: PHOT A; shields regenerated: nothing.',
    order: ref(1),
    unit: eagle,
  });
  const moves = lines.filter(({ title }) => title === 'Movement');
  // Two hexes an impulse, in sub-pulses 2 and 4 (FC 2A6).
  expect(moves.map(({ impulse, said, order }) => [impulse, said, order])).toEqual([
    [1, 'Eagle will turn right, to 1111 facing B.', ref(2)],
    [2, 'Eagle will slip left, to 1209.', ref(2)],
    [3, 'Eagle will move on to 1408.', undefined],
    [4, 'Eagle will move on to 1607.', undefined],
    [5, 'Eagle will move on to 1806.', undefined],
    [6, 'Eagle will move on to 2005.', undefined],
    [7, 'Eagle will move on to 2204.', undefined],
    [8, 'Eagle will move on to 2403.', undefined],
  ]);
});

test('a standing order of an earlier turn may fire, and what the dice bring is not told', () => {
  const lines = scrollOf(start(), allocate, course);
  const [fire] = lines.filter(({ title }) => title === 'Fire Declared');
  expect(fire).toMatchObject({ impulse: 1, order: undefined, unit: eagle });
  expect(fire?.said).toMatch(/^Eagle may fire at Hawk for .* tokens: .*PHOT A/);
  expect(lines.filter(({ title }) => /Offensive|Shield|Damage/.test(title))).toEqual([]);
});

test('nothing is told of what the enemy does', () => {
  const lines = scrollOf(start(), allocate, course);
  expect(lines.filter(({ said }) => said.startsWith('Hawk'))).toEqual([]);
});

test('a ship that steers may go elsewhere, since that hangs on the enemy; its course comes first', () => {
  const lines = scrollOf(start(), allocate, course, steer);
  expect(lines[0]).toMatchObject({
    title: 'Standing Orders',
    said: 'Eagle will have this standing order: Keep the range between 3 and 5, shield #1 to the enemy.',
    order: ref(3),
  });
  const moves = lines.filter(({ title }) => title === 'Movement');
  expect(moves.map(({ impulse = 0, said }) => [impulse, said.split(' ')[1]])).toEqual(
    moves.map(({ impulse = 0 }) => [impulse, impulse <= 2 ? 'will' : 'may']),
  );
  expect(moves.some(({ impulse = 0 }) => impulse > 2)).toBe(true);
});

test('a standing order that is withdrawn is named', () => {
  const withdrawn: Order = { kind: 'withdraw', ref: ref(1), order: nthOrder(federation, 1, 90) };
  const lines = scrollOf(start(), withdrawn);
  expect(lines[0]?.said).toMatch(
    /^Eagle will no longer have this standing order: Secret of federation: fire /,
  );
  expect(lines.filter(({ title }) => title === 'Fire Declared')).toEqual([]);
});

test('the last turn will end the battle, any other is not the last', () => {
  const last = { ...start(), turn: 10 };
  expect(scrollOf(last).at(-1)?.said).toBe('The battle will end with this turn.');
  expect(scrollOf(start()).filter(({ title }) => title === 'Victory')).toEqual([]);
});
