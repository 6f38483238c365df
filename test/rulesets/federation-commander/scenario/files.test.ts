import { describe, expect, test } from 'vitest';
import { bookDigest, booksOf } from '#kernel/codec/books.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { ownBook } from '#rulesets/federation-commander/cards/known.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { cardBookText, readCardBook } from '#rulesets/federation-commander/scenario/book.ts';
import { create } from '#rulesets/federation-commander/setup.ts';
import { cardOf } from '#rulesets/federation-commander/ships/ships.ts';

const { beginning } = federationCommander;
const scenarios = beginning.scenarios!;
const draw = openDice('any');

describe('scenario files', () => {
  test.each(beginning.kinds.map(({ name, usual }) => [name, usual] as const))(
    'the template of %s begins the same battle as its form',
    (_, usual) => {
      const setup = beginning.setup(usual, {});
      const text = scenarios.write(setup, draw);
      const json = readJson(text.ok ? text.value : '');
      expect(json.ok && create(json.value)).toEqual(create(setup));
      expect(create(setup).ok).toBe(true);
    },
  );

  test('a scenario with everything in it is written as it is, and begins the same', () => {
    const setup = {
      title: 'Late',
      edge: { across: 20, down: 20 },
      turns: 6,
      points: 400,
      leaves: [{ of: 'klingon', from: '2010', least: 0, most: 2 }],
      cards: [{ ...ownBook[0], damageControl: 4 }],
      ships: {
        federation: [
          {
            card: 'federation-ca',
            at: '0508',
            facing: 'B',
            disabled: ['lab.1'],
            shields: [3, 12, 12, 12, 12, 0],
            tokens: 1,
            preLoaded: false,
          },
        ],
        klingon: [{ card: 'klingon-ff', name: 'Bird', at: '1512', facing: 'E' }],
      },
    };
    const text = scenarios.write(setup, draw);
    const json = readJson(text.ok ? text.value : '');
    expect(json.ok && create(json.value)).toEqual(create(setup));
    const summary = scenarios.summary(setup);
    expect(summary.ok && phraseText(summary.value.title)).toBe('Late');
  });

  test('who plays is read of a scenario whose cards are in a book', () => {
    const scenario = {
      players: { klingon: 'Ann <ann@example.org>' },
      ships: { klingon: [{ card: 'orion-cutter' }] },
    };
    expect([scenarios.players(scenario), scenarios.seats?.(scenario)]).toEqual([
      { klingon: 'Ann <ann@example.org>' },
      { federation: 'Federation', klingon: 'Klingon Empire' },
    ]);
    expect(scenarios.summary(scenario).ok).toBe(false);
  });
});

describe('a book of cards', () => {
  const usual = cardBookText(ownBook);

  test('as the program saves it is the program’s own, and a game begun with it says nothing of it', () => {
    expect(readCardBook(usual)).toEqual({ ok: true, value: ownBook });
    expect(beginning.needs.map(({ usual: text }) => text)).toEqual([usual]);
    const over = federationCommander.open!(booksOf([usual])).beginning;
    const setup = beginning.setup(beginning.kinds[0]!.usual, {});
    expect(over.create(setup, { cards: bookDigest(usual) }, draw)).toEqual(beginning.create(setup, {}, draw));
  });

  test('that a game is begun with has the cards of its ships', () => {
    const text = usual.replace('"damageControl": 2', '"damageControl": 5');
    const over = federationCommander.open!(booksOf([text])).beginning;
    const made = over.create({}, { cards: bookDigest(text) }, draw);
    expect(made.ok && cardOf(made.value.state.ships[unitId('federation.1')]!).damageControl).toBe(5);
  });

  /** The line on which this stands for the first time, and what is said of the text with another in its place. */
  const told = (was: string, is: string): readonly [line: number, said: readonly string[]] => {
    const read = readCardBook(usual.replace(was, is));
    return [
      usual.slice(0, usual.indexOf(was)).split('\n').length,
      read.ok ? [] : read.fault.map((one) => phraseText(one.phrase)),
    ];
  };
  test.each([
    [
      'a letter for a number',
      '"speed8": 4',
      '"speed8": "4"',
      'At cards[0].speed8: expected a whole number from 1 to 16.',
    ],
    ['an arc that there is not', '"arc":"LF+L"', '"arc":"LFL"', 'expected one of'],
    ['a weapon without an arc', ',"arc":"360"', '', 'cards[0].weapons[3]: ph-3.4 fires: give it an arc.'],
    [
      'an arc of what fires nothing',
      '{"system":"drn","mark":"c"}',
      '{"system":"drn","mark":"c","arc":"FA"}',
      'cards[0].weapons[6].arc: drn.c fires nothing in these missions: leave its arc out.',
    ],
    [
      'a mark twice',
      '"mark":"3"',
      '"mark":"2"',
      'cards[0].weapons[2]: ph-1.2 stands here a second time: give it another mark.',
    ],
    [
      'a card twice',
      '"klingon-d7"',
      '"federation-ca"',
      'cards[1].card: federation-ca stands here a second time: give it another id.',
    ],
    [
      'a card for freighters',
      '"klingon-d7"',
      '"freighter"',
      'cards[1].card: freighters are nothing but points: give this card another id.',
    ],
    ['a system that there is not', '"btty":2', '"flag":2', 'expected ids for keys'],
    [
      'no control room',
      '"brdg":1,"emer":1,"aux":1,',
      '',
      'cards[0].systems: this ship has no control room: give it brdg, emer or aux.',
    ],
    [
      'too many boxes',
      '"l-warp":8,"r-warp":8,"imp":2',
      '"l-warp":24,"r-warp":24,"imp":22',
      'cards[0]: this card has 101 boxes, and 100 is the most: give it fewer.',
    ],
  ])('is told by line what is wrong: %s', (what, was, is, wanted) => {
    const [line, said] = told(was, is);
    expect(said).toHaveLength(1);
    // A fault of a whole card stands where the card begins.
    expect(said[0]).toContain(what === 'too many boxes' ? 'Line 2: ' : `Line ${line}: `);
    expect(said[0]).toContain(wanted);
  });

  test('that is no JSON is told by line too', () => {
    const read = readCardBook(usual.replace('"speed8": 4,', '"speed8": 4'));
    const line = usual.slice(0, usual.indexOf('"damageControl"')).split('\n').length;
    expect(read.ok ? '' : phraseText(read.fault[0]!.phrase)).toContain(`Line ${line}, column 5`);
  });
});
