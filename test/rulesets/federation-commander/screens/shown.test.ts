import { expect, test } from 'vitest';
import { emptyPlan } from '#kernel/game/plan.ts';
import { orderRef, placeId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/federation-commander/game.ts';
import type { State } from '#rulesets/federation-commander/model/state.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { create, shipId } from '#rulesets/federation-commander/setup.ts';
import { battlePage } from '#rulesets/federation-commander/presentation/pages.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';

/* What screens show of a duel beside its cards. */

const [federation, klingon] = seats;
const { presentation, view } = federationCommander;
const plan = emptyPlan<Order>();
const begun = (): State => {
  const made = create({ seats: [...seats] });
  return (made.ok ? made.value : undefined) as State;
};
const own = shipId(federation, 0);

test('the map opens on both ships, however far apart they begin', () => {
  expect(presentation.map(view(begun(), federation, [])).opens).toEqual(['h0101', 'h4230']);
});

test('orders that stand with a ship are counted and told to its captain alone', () => {
  const state = begun();
  const steer = { kind: 'steer', ref: orderRef('federation.t1.o1'), least: 5, most: 8, present: 0 } as const;
  const ship = { ...state.ships[own]!, standing: [steer] };
  const steered = { ...state, ships: { ...state.ships, [own]: ship } };
  const mine = view(steered, federation, []);
  expect(presentation.units(mine, plan).map(({ orders, standing }) => [orders, standing])).toEqual([[0, 1]]);
  expect(presentation.unit(mine, plan, own).stands?.map((said) => phraseText(said))).toEqual([
    'Keep the range between 5 and 8',
  ]);
  expect(presentation.unit(view(steered, klingon, []), plan, own).stands).toEqual([]);
});

test('a battle that is decided says first who won, in which turn, and by how much', () => {
  const state = begun();
  expect(presentation.first?.(view(state, federation, []), plan)).toBeUndefined();
  const over = {
    points: { [federation]: 100, [klingon]: 10 },
    disabled: { [federation]: 3, [klingon]: 40 },
    winner: federation,
  };
  const first = presentation.first?.(view({ ...state, turn: 6, over }, klingon, []), plan);
  expect(first?.screen).toBe('battle');
  expect(first && phraseText(first.said)).toBe(
    'Turn 5: The battle is over, and the Federation wins. Federation: 100; Klingon Empire: 10.',
  );
});

test('ships are numbered within their class, and the page of a battle of fleets names each class', () => {
  const cards = ['federation-ca', 'federation-ff', 'federation-dd', 'federation-ff'];
  const made = create({ scenario: 'fleet', ships: { federation: cards.map((card) => ({ card })) } });
  const fleet = view((made.ok ? made.value : undefined) as State, federation, []);
  expect(presentation.units(fleet, plan).map(({ label }) => label)).toEqual(['CA1', 'FF1', 'DD1', 'FF2']);
  const [first, ships] = battlePage(fleet, {}).sections;
  expect([first?.title, battlePage(view(begun(), federation, []), {}).sections[0]?.title]).toEqual([
    'The fleets',
    'The duel',
  ]);
  const classes =
    ships?.kind === 'table'
      ? ships.rows.map(({ cells }) => cells.class && phraseText(cells.class.value))
      : [];
  expect(classes).toEqual(['CA', 'FF', 'DD', 'FF', 'D7']);
});

test('the cards of a ship and of the enemy nearest to it stand beside each other', () => {
  const made = create({
    scenario: 'fleet',
    ships: { klingon: ['klingon-d7', 'klingon-dd'].map((card) => ({ card })) },
  });
  const state = (made.ok ? made.value : undefined) as State;
  const far = { ...state.ships[shipId(klingon, 0)]!, place: placeId('h9999') };
  const shown = view({ ...state, ships: { ...state.ships, [shipId(klingon, 0)]: far } }, federation, []);
  const cards = battlePage(shown, {}).sections.filter((section) => section.kind === 'card');
  expect(cards.map(({ title, beside }) => [title, beside])).toEqual([
    ['Card of Constellation', undefined],
    ['Card of Devisor', true],
  ]);
  // Six shields around everything else of the ship.
  const sides = cards.map(({ groups }) => groups.flatMap(({ side }) => side ?? []));
  expect(sides).toEqual([
    [0, 1, 2, 3, 4, 5],
    [0, 1, 2, 3, 4, 5],
  ]);
});
