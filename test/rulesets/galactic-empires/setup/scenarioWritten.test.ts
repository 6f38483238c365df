import { klingon, romulan } from './scenarioText.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Scenario } from '#rulesets/galactic-empires/setup.ts';
import {
  create,
  generateGalaxy,
  scenarioCodec,
  scenarioText,
  scenarios,
  tutorial,
} from '#rulesets/galactic-empires/setup.ts';
import { describe, expect, test } from 'vitest';
import { changed } from './scenarioText.ts';

const read = (text: string): unknown => {
  const raw = readJson(text);
  if (!raw.ok) throw new Error(raw.fault.map(({ phrase }) => phraseText(phrase)).join('\n'));
  return raw.value;
};

describe('what is written', () => {
  const same = (scenario: Scenario): void =>
    expect(scenarioCodec.parse(read(scenarioText(scenario)))).toEqual({ ok: true, value: scenario });

  test('is read back as it was, the tutorial and galaxies', () => {
    same((scenarioCodec.parse(tutorial) as { value: Scenario }).value);
    for (const seed of [1, 2, 3])
      same(generateGalaxy({ empires: 2 + seed, sectors: 60 }, openDice(`written ${seed}`)));
  });

  test('keeps every member that can be given', () => {
    const parsed = scenarioCodec.parse(
      changed((s) => {
        Object.assign(s.sectors[15], { annexedTo: romulan, decline: 1, damage: 2, levelDamage: 1 });
        Object.assign(s.empires[0], {
          status: 'commoner',
          player: 'Ann <ann@example.org>',
          refuses: [klingon],
          sharesInfo: [romulan],
          computer: true,
        });
        s.parameters = { decay: 0, admiralUpkeep: 2.25, hired: { hitPoints: { least: 0.6 } } };
        s.description = 'Two lines\nof text';
      }),
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
    same(parsed.value);
  });

  test('begins the same game as the wish that it was drawn from', () => {
    for (const wish of [
      { empires: 6 },
      { empires: 3, sectors: 50, seats: [{ empire: klingon, player: 'Ann', ruler: 'Ann the Bold' }] },
    ]) {
      const text = scenarios.write({ generate: wish }, openDice('the same'));
      const direct = create({ generate: wish }, openDice('the same'));
      expect(create(read(text.ok ? text.value : ''), openDice('other dice'))).toEqual(direct);
      expect(direct.ok).toBe(true);
    }
  });

  test('names the players for the game master', () => {
    const text = scenarios.write(
      { generate: { empires: 3, seats: [{ empire: klingon, player: 'Ann <ann@example.org>' }] } },
      openDice('players'),
    );
    expect(scenarios.players(read(text.ok ? text.value : ''))).toEqual({
      [klingon]: 'Ann <ann@example.org>',
    });
    expect(scenarios.players({ nonsense: true })).toEqual({});
  });
});
