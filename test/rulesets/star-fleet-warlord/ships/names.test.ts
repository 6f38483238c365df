import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { seatId } from '#kernel/words/ids.ts';
import { readExtra, written } from '#rulesets/star-fleet-warlord/sheet/typed.ts';
import { designPage } from '#rulesets/star-fleet-warlord/presentation/pages/designs.ts';
import { offeredTo } from '#rulesets/star-fleet-warlord/market/deals.ts';
import { cannotBuy } from '#rulesets/star-fleet-warlord/market/purchase.ts';
import { starbasesOf } from '#rulesets/star-fleet-warlord/movement/links.ts';
import { builders } from '#rulesets/star-fleet-warlord/market/builders.ts';
import { soldIn } from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import { readGiven, world } from '../caseWorlds.ts';
import { starFleetWarlord } from '../shelf.ts';

const folder = 'shared/rulesets/star-fleet-warlord';

/** Tables that hold the names of races, which others may take the place of. */
const tables = /^(?:market\/builders|powers\/table|specials\/table)\.ts$|^ships\/list\//;

/** Every other module of the ruleset. */
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !tables.test(path));

/** Texts in a module: what stands in quotes, outside of comments. */
const textsOf = (code: string): readonly string[] =>
  code
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\*|\/\/)/.test(line))
    .flatMap((line) => line.match(/'[^']*'|`[^`]*`/g) ?? []);

test('G-56: names of races stand in tables alone, where others can take their place; texts speak of their letters', () => {
  const names = new RegExp(
    valuesInOrder(builders)
      .filter((name) => name !== 'Monster' && name !== 'Civilian')
      .join('|'),
  );
  const found = modules.flatMap((path) =>
    textsOf(readFileSync(join(folder, path), 'utf8'))
      .filter((text) => names.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(modules.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('S-15.16: Orions are read with a zero too, as the book writes them', () => {
  const { orders, faults } = readExtra('PS 0 CA 150 CLOA WG 1 "Raider"');
  expect(faults).toEqual([]);
  expect(written(orders[0]!)).toBe('PS O CA 150 CLOA WG 1 "Raider"');
});

test('SFW 3727: an advertisement tells attack, defense, shields and price, of a monster too, and no hit points', () => {
  const state = world(readGiven(['corporation c01 at 00-0808']));
  const view = starFleetWarlord.view(state, seatId('c01'), []);
  const said = starFleetWarlord.tell['ad-told'].say(
    { kind: 'ad-told', seat: seatId('c01'), design: 'M-VD', price: 111 },
    view,
  );
  expect(phraseText(said!)).toBe('M-VD: 33 attack, 33 defense, 26 shields, for 111 EP.');
});

test('SFW 7376: a Corporation buys twenty ships in a turn, and no more', () => {
  const state = world(readGiven(['year 168', 'corporation c01 at 00-0808, funds 9000, primaries F']));
  const order = { kind: 'purchase', design: 'F-POL', name: '', ref: 'c01.t4.o1' as never } as const;
  const tried = (bought: number) => cannotBuy(state, seatId('c01'), order, { copies: 0 }, bought)?.code;
  expect([tried(19), tried(20)]).toEqual([undefined, 'too-many-bought']);
});

test('what can be bought is what is for sale, and what Sector Specials add; Starbases are sites of 600 points or more', () => {
  const plain = ['year 167', 'corporation c01 at 00-0808', 'hex 00-0303 PL+ES, owner c01, points 600'];
  const ids = (...lines: readonly string[]): readonly string[] =>
    offeredTo(world(readGiven([...plain, ...lines])), seatId('c01')).map(({ id }) => id);
  expect(ids()).toEqual(soldIn(167).map(({ id }) => id));
  const early = ids('hex 00-0404 PL+ES, owner c01, special ship-broker');
  expect(early).toEqual(soldIn(172).map(({ id }) => id));
  expect(early).toContain('A-VIU');
  const friends = world(readGiven([...plain, 'hex 00-0404 PL+ES, owner c01, special orion-association']));
  const page = designPage(
    starFleetWarlord.view(friends, seatId('c01'), []),
    { hq: [], units: {} },
    { kind: 'design', id: 'O-PC' },
  );
  expect(JSON.stringify(page)).toContain('"price":45');
  const mighty = ids('year 178', 'hex 00-0404 PL+ES, owner c01, special domination-broker');
  expect(mighty).toContain('L-SDS');
  expect(mighty).not.toContain('F-SDS');
  expect(starbasesOf(world(readGiven(plain)), seatId('c01'))).toEqual(['h00-0303']);
});
