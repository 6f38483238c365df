import { expect, test } from 'vitest';
import { bookDigest, booksOf } from '#kernel/codec/books.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { shipsIn } from '#rulesets/galactic-conquest/ships/list/book.ts';
import { attackOfAll, sensorsOfAll, speedOf, strengthOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';

const books = booksOf(galacticConquest.beginning.needs.map(({ usual = '' }) => usual));
const { beginning, codecs, cites, view, imagine } = galacticConquest.open!(books);
const setup = beginning.setup({ treasury: 0 }, {});
const [need] = beginning.needs;

const begun = (brought: Parameters<typeof beginning.create>[1]) => {
  const made = beginning.create(setup, brought, openDice('ships'));
  if (!made.ok) throw new Error('not begun');
  return made.value.state;
};

test('a new game asks for a ship list, and ours is the usual one', () => {
  expect(beginning.needs.map(({ name }) => name)).toEqual(['ships']);
  const usual = need?.usual ?? '';
  expect(need?.check(usual)).toEqual([]);
  expect(shipsIn(booksOf([usual]), bookDigest(usual)).hulls).toEqual(ourShips.hulls);
});

test('its state and everybody’s view cite the list, and files keep that', () => {
  const ships = bookDigest(need?.usual ?? '');
  const state = begun({ ships });
  expect(state.ships).toBe(ships);
  expect(codecs.state.parse(codecs.state.make(state))).toEqual({ ok: true, value: state });
  for (const seat of [...seats, gameMaster]) {
    const seen = view(state, seat, []);
    expect(cites?.(seen), seat).toEqual([ships]);
    expect(codecs.view.parse(codecs.view.make(seen))).toEqual({ ok: true, value: seen });
    expect(imagine(seen).ships).toBe(ships);
  }
});

test('a game that is older than ship lists cites none, and is otherwise the same', () => {
  const old = begun({});
  expect('ships' in old).toBe(false);
  const seen = view(old, seats[0], []);
  expect([cites?.(seen), 'ships' in seen, 'ships' in imagine(seen)]).toEqual([[], false, false]);
  expect(codecs.state.parse(codecs.state.make(old))).toEqual({ ok: true, value: old });
});

test('a state of an older edition opens as it was, and its squadrons answer by the hulls of the small map', () => {
  const { turn, map, systems, territory, empires } = begun({});
  const squadron = {
    seat: 'hydran',
    flagship: 'Steadfast',
    place: 'hd3',
    speed: 3,
    ships: [
      { hull: 'CA', size: 3, sensors: 0 },
      { hull: 'SC', size: 4, sensors: 4, lost: 2 },
    ],
  };
  const old = { turn, map, systems, territory, squadrons: { h01a: squadron }, empires };
  const read = codecs.state.parse(old);
  expect(read).toEqual({ ok: true, value: old });
  if (!read.ok) return;
  expect(codecs.state.make(read.value)).toEqual(old);
  const [one] = Object.values(read.value.squadrons);
  expect([attackOfAll(one!), strengthOf(one!), sensorsOfAll(one!), speedOf(one!)]).toEqual([270, 23, 4, 3]);
  expect(galacticConquest.edition).toBe(17);
});
