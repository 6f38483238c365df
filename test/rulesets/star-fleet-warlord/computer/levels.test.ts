import { describe, expect, test } from 'vitest';
import { seatId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { characterOf, characters } from '#rulesets/star-fleet-warlord/computer/manner.ts';
import type { Level } from '#rulesets/star-fleet-warlord/model/corporation.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { written } from '#rulesets/star-fleet-warlord/sheet/typed.ts';
import { placeOf, readGiven, world } from '../caseWorlds.ts';
import { starFleetWarlord as ruleset } from '../shelf.ts';

const own = seatId('c01');
const [ours, theirs] = ['corporation c01 at 00-0808, primaries F K T', 'corporation c02 at 01-0808'];

function viewOf(level: Level, given: readonly string[], known: Partial<View> = {}): View {
  const made = world(readGiven(['year 178', 'game, computerAttacks true', ours, theirs, ...given]));
  const word = { cautious: 'computer-cautious', steady: 'computer', bold: 'computer-bold' }[level];
  const view = ruleset.view(ruleset.seating!.opened(made, [own], true, word), own, []);
  return { ...view, ...known, sites: { ...view.sites, ...known.sites } };
}

const ordersOf = (
  view: View,
): { readonly ships: Readonly<Record<string, string>>; readonly HQ: readonly string[] } => {
  const plan = ruleset.computerPlan!(view);
  return {
    ships: Object.fromEntries(
      inOrder(plan.units).map(([id, orders]) => [id.slice(4), orders.map(written).join(' ')]),
    ),
    HQ: plan.hq.map(written),
  };
};

const fleet = (count: number, at = '00-0808'): readonly string[] =>
  Array.from({ length: count }, (_, n) => `ship c01.${at.slice(-1)}${'abcdefghij'[n]} F-CA at ${at}`);
const site = (label: string, owner: string, points: number, ships = 0): Partial<View> => ({
  sites: {
    [placeOf(label)]: {
      owner: seatId(owner),
      points,
      base: points >= 200,
      production: { pe: 40, or: 40, dc: 40, fp: 40 },
      turn: 14,
    },
  },
  ...(ships > 0 && { sightings: { [placeOf(label)]: { turn: 13, ships, owner: seatId(owner) } } }),
});
const goes = (view: View, to: string): number =>
  valuesInOrder(ordersOf(view).ships).filter((line) => line.includes(to)).length;

describe('levels', () => {
  const words = ['computer-cautious', 'computer', 'computer-bold'];
  const made = world(readGiven([ours, theirs]));
  const opened = (word?: string): State => ruleset.seating!.opened(made, [own], true, word);

  test('are chosen by word; a game that says nothing goes on as before there were levels, and steady is usual', () => {
    expect(ruleset.seating?.levels?.map(({ word }) => word)).toEqual(words);
    expect(words.map((word) => ruleset.seating?.stands(opened(word), own)[0])).toEqual(words);
    expect(words.map((word) => opened(word).corporations[own]?.level)).toEqual([undefined, 'steady', 'bold']);
    expect(opened()).toEqual(opened('computer'));
  });

  test('give each Corporation a character, the same all game long, but the lowest none', () => {
    const homes = ['00', '01', '02', '03', '10', '11', '12', '13', '20', '21'].map((sector) => ({
      own: { ...opened().corporations[own]!, home: placeOf(`${sector}-0808`) },
    }));
    expect(new Set(homes.map(characterOf))).toEqual(new Set(characters));
  });
});

describe('a steady Corporation', () => {
  const held = 'hex 00-0811 PL+ES, owner c02, points 100';

  test('attacks what its forecast says that it wins, and not at bad odds', () => {
    // Six heavy cruisers have 270 attack, one has 45: 100 points defend with 25 and take 100 hits, and four ships like them add 180.
    expect(goes(viewOf('steady', [...fleet(6), held], site('00-0811', 'c02', 100)), '0811')).toBeGreaterThan(
      0,
    );
    expect(goes(viewOf('steady', [...fleet(6), held], site('00-0811', 'c02', 100, 6)), '0811')).toBe(0);
  });

  test('turns away from what is nearly as strong, whatever it thought', () => {
    expect(ordersOf(viewOf('steady', fleet(1))).HQ).toContain('A% 110');
    expect(ordersOf(viewOf('cautious', fleet(1))).HQ.some((line) => line.startsWith('A%'))).toBe(false);
  });

  test('masses ships of war at home, where others go after sites', () => {
    const free = 'hex 00-0812 PL+ES';
    expect(goes(viewOf('cautious', [...fleet(3), free]), '0812')).toBe(1);
    expect(goes(viewOf('steady', [...fleet(3), free]), '0812')).toBe(0);
    expect(goes(viewOf('steady', [...fleet(3), 'ship c01.x T-PC at 00-0808', free]), '0812')).toBe(1);
  });

  test('fortifies a threatened site to what holds somebody up, and no other', () => {
    const rich = 'corporation c01 at 00-0808, primaries F K T, funds 900';
    const sites = ['hex 00-0303 PL+ES, owner c01', 'hex 00-1414 PL+ES, owner c01'];
    const seen = { sightings: { [placeOf('00-0305')]: { turn: 13, ships: 2, owner: seatId('c02') } } };
    const lines = ordersOf(viewOf('steady', [rich, ...sites], seen)).HQ.filter((line) =>
      line.startsWith('FS'),
    );
    expect(lines).toContain('FS 00 0303 60');
    expect(lines.join()).not.toContain('1414');
  });

  test('goes for a Home Office with all that is together, unless more is there than it beats', () => {
    // They have 450 attack; 200 points defend with 50, a cruiser with 45 more, twelve of them with 540.
    const seen = {
      offices: { s01: seatId('c02') },
      glimpsed: { [placeOf('01-0808')]: 'PL+ES' },
    } as unknown as Partial<View>;
    const lines = (ships: number): readonly string[] =>
      valuesInOrder(
        ordersOf(viewOf('steady', fleet(10), { ...seen, ...site('01-0808', 'c02', 200, ships) })).ships,
      );
    expect(lines(1)).toEqual(Array.from({ length: 10 }, () => '0809 0810 0811 0812'));
    expect(lines(12)).toEqual([]);
  });
});

test('a bold Corporation fights by the tactics that suit its ships', () => {
  const klingons = ['ship c01.a K-D7 at 00-0808', 'ship c01.b K-D7 at 00-0808', 'ship c01.c F-FF at 00-0808'];
  expect(ordersOf(viewOf('bold', klingons)).HQ).toContain('CT 2 6');
  expect(ordersOf(viewOf('steady', klingons)).HQ.some((line) => line.startsWith('CT'))).toBe(false);
});

test('orders never depend on what a Corporation does not know', () => {
  const given = [...fleet(6), 'hex 00-0811 PL+ES, owner c02, points 100'];
  const hidden = [...given, 'ship c02.z K-C8 at 01-0808', 'ship c02.y K-C8 at 00-0811'];
  const known = site('00-0811', 'c02', 100);
  expect(ordersOf(viewOf('bold', hidden, known))).toEqual(ordersOf(viewOf('bold', given, known)));
});
