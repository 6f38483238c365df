import type { Event } from '#rulesets/galactic-empires/game.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { resultsText } from '#main/services/gm/trial/show.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { describe, expect, test } from 'vitest';
import { patrolFight } from '../../rulesets/galactic-empires/battle/support/samples.ts';
import {
  fleet,
  fought,
  klingon,
  romulan,
  ship,
  world,
} from '../../rulesets/galactic-empires/battle/support/world.ts';

const { codecs } = galacticEmpires;

/** The text of what a seat gets after these events; `before` is the world at the start of the turn. */
function shown(
  before: State,
  after: State,
  events: readonly Event[],
  seat: SeatId,
  refusals: ResultsBody['refusals'] = [],
): string {
  const entries = events.map((event) => ({ step: 'Sector Battles', pass: 1, event }));
  const heard = tellTurn(galacticEmpires, before, entries, [seat]).get(seat) ?? [];
  const body = {
    view: codecs.view.make(galacticEmpires.view(after, seat, heard)),
    heard: heard.map((one) => ({ ...one, event: codecs.event.make(one.event) })),
    refusals,
  };
  return resultsText(galacticEmpires as unknown as SomeRuleset, body as unknown as ResultsBody);
}

/** The lines from one to just before another, without what sets them in. */
const between = (text: string, from: string, to: string): readonly string[] => {
  const lines = text.split('\n').map((line) => line.trim());
  const start = lines.indexOf(from);
  expect(start, `no line «${from}» in\n${text}`).toBeGreaterThanOrEqual(0);
  return lines.slice(start, lines.indexOf(to, start + 1));
};

describe('the sample battle of the rulebook as a text (GE 1692-1812)', () => {
  const { start, scene } = patrolFight();
  const text = shown(start, scene.state, scene.events, klingon);

  test('stands under its step and phase, with the units as they came (GE-V78)', () => {
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Phase 1: Sector Battles',
      '-----------------------',
      '* Battle in Tranome Sar. After 2 rounds A2 Patrol Force 2 holds the field.',
    ]);
    expect(between(text, 'A2 Patrol Force 2 (total combat 236, total hit points 9.2)', 'Round 1')).toEqual([
      'A2 Patrol Force 2 (total combat 236, total hit points 9.2)',
      'Retreat level 5.',
      '1 Hawk Heavy Cruiser, 1 Negh’var Battleship',
      'Romulan Starfleet #20 (total combat 36, total hit points 5.4)',
      'Retreat level 5.',
      '1 Hawk Heavy Cruiser',
    ]);
  });

  test('tells each round: damage caused by type, damage taken and in all, and no losses in the first (GE-V79)', () => {
    expect(between(text, 'Round 1', 'Round 2')).toEqual([
      'Round 1',
      'A2 Patrol Force 2 causes 3 damage',
      '1 Hawk Heavy Cruiser: 1',
      '1 Negh’var Battleship: 2',
      'Romulan Starfleet #20 causes 2 damage',
      '1 Hawk Heavy Cruiser: 2',
      'At the end of the round',
      'A2 Patrol Force 2 suffers 2 damage, in all 2 (total hit points 9.2)',
      'Romulan Starfleet #20 suffers 3 damage, in all 3 (total hit points 5.4)',
      'No ships are lost in this round.',
    ]);
  });

  test('tells the losses of the second round, the wound with its chance, and the end (GE-V80, GE-V81)', () => {
    const [, ...rest] = between(text, 'Round 2', '')
      .join(' ')
      .split(/(?=Casualties|After the battle)/);
    expect(between(text, 'Round 2', 'After the battle')).toEqual([
      'Round 2',
      'A2 Patrol Force 2 causes 3 damage',
      '1 Hawk Heavy Cruiser: 0',
      '1 Negh’var Battleship: 3',
      'Romulan Starfleet #20 causes 1 damage',
      '1 Hawk Heavy Cruiser: 1',
      'At the end of the round',
      'A2 Patrol Force 2 suffers 1 damage, in all 3 (total hit points 9.2)',
      'Romulan Starfleet #20 suffers 3 damage, in all 6 (total hit points 5.4)',
      'Casualties up to round 2: Romulan Starfleet #20 loses 1 Hawk Heavy',
      'Cruiser.',
    ]);
    expect(rest.at(-1)).toContain(
      'A2 Patrol Force 2: damaged Hawk Heavy Cruiser, a 3-in-6.6 chance of loss: it survives.',
    );
    expect(rest.at(-1)).toContain(
      'A2 Patrol Force 2 holds the field; ships lost: none. Romulan Starfleet #20 is destroyed; ships lost: 1 Hawk Heavy Cruiser.',
    );
  });

  test('is told once, and not again sentence by sentence', () => {
    expect(text.match(/Battle in Tranome Sar/g)).toHaveLength(1);
    expect(text).not.toContain('damage caused:');
    expect(text).not.toContain('The battle ends after');
  });
});

describe('the text of results', () => {
  const { start, scene } = patrolFight();
  const proclaimed: Event = {
    kind: 'proclamation-issued',
    seat: romulan,
    verdict: 'suitable',
    amount: 0,
    text: `Hear us.\nWe come in peace.\n${'x'.repeat(200)} ends`,
  };
  const text = shown(start, { ...scene.state, turn: 4 }, [...scene.events, proclaimed], klingon, [
    {
      step: 'Starfleets Travel',
      template:
        '{unit} stays where it is, since there is no way from {place} to a sector so very far away from all that it knows.',
      args: { unit: 'A2', place: 'Tranome Sar' },
    },
  ] as unknown as ResultsBody['refusals']);
  const has = (line: string | RegExp): void =>
    expect(text.split('\n')).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line));

  test('fits a mail: no line is longer than 78', () => {
    for (const line of text.split('\n')) expect(Array.from(line).length, line).toBeLessThanOrEqual(78);
    const big = shown(crowd, crowd, fought(crowd, 'crowd').events, romulan);
    for (const line of big.split('\n')) expect(Array.from(line).length, line).toBeLessThanOrEqual(78);
  });

  test('has its parts in order', () => {
    const headings = text.split('\n').filter((_, at, lines) => /^[-=]+$/.test(lines[at + 1] ?? ''));
    const [wanted, found] = [
      [
        'Phase 1: Sector Battles',
        'Orders that were not carried out',
        'Finances',
        'Holdings',
        'Foreign empires',
        'Places known',
        'A2 Patrol Force 2',
      ],
      headings,
    ];
    expect(found.filter((title) => wanted.includes(title))).toEqual(wanted);
  });

  test('says what was not done, when each sector was reported, and how the ships are ranked', () => {
    has(/^\* Starfleets Travel: A2 stays where it is/);
    has(/^225 Rura Penthe .* in turn 3$/);
    has(/^224 Tranome Sar .* in turn 3$/);
    has(/^Hawk Heavy .*\b1\/0\/0\/0\/0\b/);
    has(/^Negh’var .*\b0\/1\/0\/0\/0\b/);
  });

  test('has proclamations whole, line for line', () => {
    expect(text).toContain('We come in peace.');
    expect((text.match(/x+/g) ?? []).filter((run) => run.length > 20).join('')).toBe('x'.repeat(200));
    expect(text).toContain(' ends');
  });
});

/** Long names everywhere. */
const crowd = world({
  sectors: {
    1: {
      name: 'A Sector Whose Name Is As Long As Any Name Could Possibly Be',
      owner: romulan,
      level: 3,
      links: [2],
    },
    2: { name: 'Narendra', owner: klingon, links: [1] },
  },
  units: [
    fleet(klingon, 1, {
      at: 1,
      name: 'The Long Remembered Fleet Of The Chancellor',
      ships: [
        [ship.neghvar, 3],
        [ship.klingonHawk, 12],
        [ship.brinok, 2],
      ],
    }),
    fleet(romulan, 1, {
      at: 1,
      name: 'Unbreakable-and-unspeakable-and-altogether-hyphenated-fleet',
      ships: [
        [ship.brinok, 2],
        [ship.romulanHawk, 9],
      ],
    }),
  ],
  wars: [[klingon, romulan]],
});
