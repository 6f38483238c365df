import { describe, expect, test } from 'vitest';
import { readShipList } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import { json, told } from './support/lists.ts';

describe('of JSON each fault is told where its value stands', () => {
  const ship = '{"designation":"D7","empire":"K","class":"CA","year":130,"bpv":120,"epv":120,"size":3';
  test.each<readonly [string, string, string]>([
    ['no JSON', '{"ships": [}', 'Line 1, column 12: a value was expected, not «}».'],
    [
      'another member',
      '{"ships": [], "title": "x"}',
      'Ship list, line 1, column 1: the file holds one member, «ships», which is a list.',
    ],
    [
      'a list alone',
      '[]',
      'Ship list, line 1, column 1: the file holds one member, «ships», which is a list.',
    ],
    [
      'no ships',
      '{"ships": null}',
      'Ship list, line 1, column 1: the file holds one member, «ships», which is a list.',
    ],
    ['a text for a ship', json('"D7"'), 'Ship list, line 2, column 1: every ship stands in braces, { and }.'],
    [
      'a list for a ship',
      json(`${ship}}`, '[{}]'),
      'Ship list, line 3, column 1: every ship stands in braces, { and }.',
    ],
    [
      'an unknown member',
      json(`${ship},"speed":3}`),
      'Ship list, line 2, column 95: «speed» is not a column of a ship list.',
    ],
    [
      'a member of the prototype',
      json(`${ship},"__proto__":3}`),
      'Ship list, line 2, column 99: «__proto__» is not a column of a ship list.',
    ],
    [
      'an object for a number',
      json(`${ship},"crew":{"a":[1]}}`),
      'Ship list, line 2, column 94: «crew» takes a text, a number, true or false, or a list of texts.',
    ],
    [
      'nothing for a number',
      json(`${ship},"crew":null}`),
      'Ship list, line 2, column 94: «crew» takes a text, a number, true or false, or a list of texts.',
    ],
    [
      'a number too large',
      json(`${ship},"crew":\n 1e300}`),
      'Ship list, line 3, column 2: «crew» takes a whole number from 0 to 2000, not «1e+300».',
    ],
    [
      'a number for a ship with a member named by a number',
      json(`{"5":1}`),
      'Ship list, line 2, column 6: «5» is not a column of a ship list.',
    ],
    [
      'unknown fighters',
      json(`${ship},"fighters":["2xZV"]}`),
      'Ship list, line 2, column 98: «fighters» names ZV, which is not a fighter of K or R1 in the list.',
    ],
  ])('%s', (_, text, message) => {
    expect(told(text)).toContain(message);
  });

  test('what is written as a number or as a text is the same', () => {
    const read = readShipList(json(ship.replace('120', '"120"') + '}'));
    expect(read).toEqual(readShipList(json(`${ship}}`)));
    expect(read.ok).toBe(true);
  });
});
