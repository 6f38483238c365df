import { expect, test } from 'vitest';
import { inLines, jsonPlaces } from '#kernel/files/jsonPlaces.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { integer, list, object } from '#kernel/codec/shapes.ts';
import { unreadable } from '#test/support/problems.ts';
import { phraseText } from '#kernel/words/phrase.ts';

const text = `{
  "title": "A: [b], {c} and \\"d\\"",
  "ships": { "red": [
    { "card": "one", "boxes": [1, 2] },
    { "card": "two",
      "boxes": [] } ] },
  "last": null
}`;

test('every value has its place, whatever signs stand in texts', () => {
  const places = jsonPlaces(text);
  // Line by line, counted by hand; the columns are those of the first sign of the value.
  const wanted: Readonly<Record<string, string>> = {
    '': '{\n',
    title: '"A: [',
    ships: '{ "red"',
    'ships.red': '[\n',
    'ships.red[0]': '{ "card": "one"',
    'ships.red[0].boxes[1]': '2]',
    'ships.red[1].card': '"two"',
    'ships.red[1].boxes': '[] }',
    last: 'null',
  };
  for (const [path, begins] of Object.entries(wanted))
    expect([path, text.slice(places.get(path)).startsWith(begins)]).toEqual([path, true]);
  expect(places.size).toBe(13);
});

test('what a shape finds wrong is told by its line; what is missing by the line of what should hold it', () => {
  const shape = object({ ships: list(object({ size: integer(1, 3) }), 5) });
  const told = (json: string) => {
    const read = readJson(json);
    const parsed = shape.parse(read.ok ? read.value : undefined);
    return parsed.ok ? [] : parsed.fault.map((one) => phraseText(inLines(json)(one).phrase));
  };
  expect(told('{"ships": [\n{"size": 2},\r\n{"size": 9},\n\n{}]}')).toEqual([
    'Line 3: At ships[1].size: expected a whole number from 1 to 3.',
    'Line 5: At ships[2].size: expected a whole number from 1 to 3.',
  ]);
  expect(told('\n{}')).toEqual(['At ships: expected a list of at most 5.']);
  // Games that name places in words of their own are told as they are.
  const said = unreadable('bad', 'At {path}.', { path: 'empire one, treasury' });
  expect(inLines(text)(said)).toBe(said);
});
