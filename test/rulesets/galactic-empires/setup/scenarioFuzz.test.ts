import { expect, test } from 'vitest';
import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { stateCodec } from '#rulesets/galactic-empires/codecs.ts';
import { create, scenarios, tutorial } from '#rulesets/galactic-empires/setup.ts';
import { rounds } from '#test/support/rounds.ts';
import { standardAsWritten } from '#rulesets/galactic-empires/setup/scenario/parametersRead.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Holder = Json[] | { [name: string]: Json };

/** Scenarios to spoil: the tutorial with every member that can be given, and a drawn galaxy. */
function bases(): readonly Json[] {
  const whole = structuredClone(tutorial) as unknown as {
    sectors: Holder[];
    empires: Holder[];
    [name: string]: unknown;
  };
  Object.assign(whole.sectors[15] ?? {}, {
    annexedTo: 'romulan-star-empire',
    decline: 1,
    damage: 2,
    levelDamage: 1,
    permitted: ['klingon-empire'],
  });
  Object.assign(whole.empires[0] ?? {}, {
    status: 'commoner',
    player: 'Ann',
    refuses: ['klingon-empire'],
    sharesInfo: ['romulan-star-empire'],
    computer: true,
  });
  const drawn = scenarios.write({ generate: { empires: 2, sectors: 20 } }, openDice('to be spoilt'));
  return [
    { ...whole, parameters: standardAsWritten() } as unknown as Json,
    JSON.parse(drawn.ok ? drawn.value : '') as Json,
  ];
}

function places(value: Json): readonly { readonly holder: Holder; readonly key: string | number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  const keys: readonly (string | number)[] = Array.isArray(holder)
    ? [...holder.keys()]
    : Object.keys(holder).sort();
  return keys.flatMap((key) => [
    { holder, key },
    ...places((holder as Record<string | number, Json>)[key] ?? null),
  ]);
}

const words: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  3,
  5,
  7,
  12,
  17,
  99,
  100,
  1e6,
  1e21,
  0.5,
  50.25,
  0.005,
  '',
  'x',
  'constructor',
  '__proto__',
  'independent',
  'klingon-empire',
  'federation-core',
  'war',
  'klingon/neghvar-battleship',
  'Romulan',
  'Destroyer',
  'garrison',
  'starfleet',
  'a'.repeat(61),
  '\u202e',
  'St. Vega [3]',
  [],
  {},
  [1],
  ['klingon-empire', 'klingon-empire'],
  { type: 'x' },
];

/** A small change anywhere, or three. */
function spoilt(base: Json, draw: Draw): Json {
  const copy = structuredClone(base);
  for (let change = draw.int(4) > 3 ? 3 : 1; change > 0; change -= 1) {
    const all = places(copy);
    const { holder, key } = draw.pick(all);
    const record = holder as Record<string | number, Json>;
    const other = draw.pick(all);
    switch (draw.int(7)) {
      case 1:
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete (holder as Record<string, Json>)[String(key)];
        break;
      case 2:
        record[key] = structuredClone((other.holder as Record<string | number, Json>)[other.key] ?? null);
        break;
      case 3:
        if (Array.isArray(holder)) holder.push(structuredClone(record[key] ?? null));
        else record[`${key}s`] = record[key] ?? null;
        break;
      case 4:
      case 5:
        if (typeof record[key] === 'number') record[key] = (record[key] as number) + draw.int(3) - 2;
        else record[key] = draw.pick(words);
        break;
      default:
        record[key] = structuredClone(draw.pick(words));
        break;
    }
  }
  return copy;
}

test('spoilt scenarios are refused by name, or begin games that are whole', () => {
  const from = bases();
  for (const base of from) expect(create(base, openDice('whole')).ok).toBe(true);
  const counts = { refused: 0, valid: 0 };
  for (let round = 0; round < rounds(100); round += 1) {
    const draw = openDice(`spoilt ${round}`);
    const scenario = spoilt(from[round % from.length] as Json, draw.fork('changes'));
    const made = create(scenario, draw.fork('made'));
    if (made.ok) {
      counts.valid += 1;
      const read = stateCodec.parse(stateCodec.make(made.value));
      expect(read.ok ? [] : read.fault.map(({ phrase }) => phraseText(phrase)), `round ${round}`).toEqual([]);
      expect(scenarios.summary(scenario).ok).toBe(true);
      continue;
    }
    counts.refused += 1;
    expect(made.fault.length).toBeGreaterThan(0);
    for (const { severity, code, phrase } of made.fault) {
      expect([severity, code]).toEqual([
        'unreadable',
        expect.stringMatching(
          /^(scenario-[a-z-]+|unexpected-value|unknown-starship|unknown-builder|span-reversed)$/,
        ),
      ]);
      const text = phraseText(phrase);
      expect(text, `round ${round}`).toMatch(/^[^{}]{15,}[.?]$/s);
      // Told by its name, or as entry so-and-so: never by a path into the data.
      expect(text).not.toMatch(/\b(sectors|units|empires|ships|admirals|links)\[\d+\]/);
    }
  }
  expect(counts.valid).toBeGreaterThan(rounds(10));
  expect(counts.refused).toBeGreaterThan(rounds(40));
});

test('a text with one wrong sign is read as JSON.parse reads it, or refused with its line and column', () => {
  const text = scenarios.write(tutorial, openDice('text'));
  const whole = text.ok ? text.value : '';
  const signs = [
    '',
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '\\',
    '\n',
    '1',
    '-',
    '.',
    'e',
    ' ',
    'é',
    '/',
    '\u0000',
  ];
  let refused = 0;
  for (let round = 0; round < rounds(100); round += 1) {
    const draw = openDice(`signs ${round}`);
    const at = draw.int(whole.length) - 1;
    const wrong = `${whole.slice(0, at)}${draw.pick(signs)}${whole.slice(at + draw.int(2) - 1)}`;
    const [ours, theirs] = [readJson(wrong), parsed(wrong)];
    if (ours.ok) {
      expect({ value: ours.value }, `round ${round}`).toEqual(theirs);
      continue;
    }
    refused += 1;
    const sentence = phraseText(ours.fault[0]?.phrase ?? { template: '', args: {} });
    expect(sentence).toMatch(/^Line \d+, column \d+: [^{}]/);
    if (theirs !== undefined) expect(sentence).toContain('for the second time');
    const [line, column] = [
      /^Line (\d+), column (\d+)/.exec(sentence)?.[1],
      /column (\d+)/.exec(sentence)?.[1],
    ].map(Number) as [number, number];
    expect(wrong.split('\n').length).toBeGreaterThanOrEqual(line);
    expect((wrong.split('\n')[line - 1] ?? '').length + 1).toBeGreaterThanOrEqual(column);
  }
  expect(refused).toBeGreaterThan(rounds(30));
});

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
