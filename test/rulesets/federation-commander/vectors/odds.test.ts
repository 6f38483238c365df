import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { unitId } from '#kernel/words/ids.ts';
import { boxId } from '#rulesets/federation-commander/cards/ids.ts';
import { struck } from '#rulesets/federation-commander/damage/damage.ts';
import { scoreOf } from '#rulesets/federation-commander/fire/firing.ts';
import { averageOf, boundsOf, chanceOf, effectOn, oddsOf } from '#rulesets/federation-commander/fire/odds.ts';
import type { Aim } from '#rulesets/federation-commander/model/parts.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { at, cruiser, d7, worldOf } from './ships.ts';

/* The odds that forms of fire tell, held against all that dice can show, and against dice that are rolled. */

const aims = (...weapons: readonly string[]): readonly Aim[] =>
  weapons.map((weapon) => ({ weapon: boxId(weapon), as: weapon.split('.')[0] as Aim['as'] }));

/** Every roll of so many dice. */
const rolls = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap((before) => [1, 2, 3, 4, 5, 6].map((die) => [...before, die]));

const volleys = [
  ['a phaser', aims('ph-1.1'), 5, d7],
  ['two photons', aims('phot.a', 'phot.b'), 12, cruiser],
  ['all of a cruiser', aims('ph-1.1', 'ph-1.2', 'ph-1.3', 'ph-3.4', 'phot.a', 'phot.b'), 3, cruiser],
  ['six of a D7', aims('ph-1.1', 'ph-1.2', 'ph-2.3', 'ph-2.4', 'disr.a', 'disr.b'), 8, d7],
  [
    'a ship without control',
    aims('ph-1.1', 'disr.a'),
    2,
    { ...d7, disabled: ['brdg.1', 'emer.1', 'aux.1'].map(boxId) },
  ],
] as const;

describe.each(volleys)('%s', (_, of, range, ship) => {
  const odds = oddsOf(ship, of, range);
  const score = (dice: readonly number[]): number =>
    sumOf(of.map((aim, at_) => scoreOf(ship, aim, range, dice[at_]!)));

  test('is counted as all rolls of its dice one by one', () => {
    const all = rolls(of.length).map(score);
    expect(odds.rolls).toBe(all.length);
    expect(odds.ways).toEqual(odds.ways.map((_many, points) => all.filter((one) => one === points).length));
    expect(boundsOf(odds)).toEqual([Math.min(...all), Math.max(...all)]);
    expect(averageOf(odds)).toEqual({ part: sumOf(all), of: all.length });
    for (const left of [0, 1, 9, 10, 15]) {
      const done = all.map((points) => struck(points, left, 0));
      expect(effectOn(odds, left)).toEqual({
        falls: {
          part: left === 0 ? 0 : done.filter(({ shieldLost }) => shieldLost === left).length,
          of: all.length,
        },
        comesInside: { part: done.filter(({ internal }) => internal > 0).length, of: all.length },
        inside: { part: sumOf(done.map(({ internal }) => internal)), of: all.length },
      });
    }
  });

  test('comes out as 20,000 volleys that are rolled, within four standard errors', () => {
    const many = 20_000;
    const dice = openDice('odds');
    const scored = Array.from({ length: many }, (_one, nth) => {
      const draw = dice.fork(String(nth));
      return score(of.map(() => draw.int(6)));
    });
    for (const points of new Set(scored)) {
      const chance = (odds.ways[points] ?? 0) / odds.rolls;
      const found = scored.filter((one) => one === points).length / many;
      expect(Math.abs(found - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / many));
    }
  });
});

test('two photons at range 12 hit with 1 and 2: five times of nine, 16 points once in nine, which is one more than 15 boxes', () => {
  const odds = oddsOf(cruiser, aims('phot.a', 'phot.b'), 12);
  expect(odds.ways.flatMap((many, points) => (many === 0 ? [] : [[points, many]]))).toEqual([
    [0, 16],
    [8, 16],
    [16, 4],
  ]);
  expect(chanceOf(odds, (points) => points > 0)).toEqual({ part: 20, of: 36 });
  const { falls, comesInside, inside } = effectOn(odds, 15);
  expect([falls.part, comesInside.part, inside.part]).toEqual([4, 4, 4]);
});

describe('the form of fire', () => {
  const loaded = { tracks: { [boxId('phot.a')]: 'loaded', [boxId('phot.b')]: 'loaded' }, energy: 6 } as const;
  const [own, enemy] = [at(cruiser, '1013', 'A', loaded), at(d7, '1001', 'D')];
  const [unit, target] = ['ship-a', 'ship-b'].map((id) => unitId(id)) as [never, never];
  const { fire } = federationCommander.orders;
  const formOf = (state: ReturnType<typeof worldOf>, fired: readonly Aim[]) =>
    fire.form?.(
      federationCommander.view(state, own.seat, []),
      { kind: 'fire', at: target, aims: fired },
      { unit },
      emptyPlan(),
    );
  const factsOf = (state: ReturnType<typeof worldOf>, fired: readonly Aim[]) =>
    Object.fromEntries(
      (formOf(state, fired)?.facts ?? []).map(({ label, value }) => [label, phraseText(value)]),
    );

  test('tells what two photons at range 12 will do to a shield of 15 boxes', () => {
    expect(factsOf(worldOf(own, enemy), aims('phot.a', 'phot.b'))).toEqual({
      Range: '12',
      'Chance to hit': '56 %',
      Points: '5.3 on average, 0 to 16',
      'Shield #1, 15 of 15 boxes': 'falls 11 %; something comes inside 11 %, 0.1 on average',
      'Reinforcement at most': '2',
      'Tokens left': '3',
    });
  });

  test('counts what dice of this impulse have scored on that shield', () => {
    const volley = { ship: unit, at: target, points: 8, sides: [1], shield: 0, reinforced: 0, internal: 0 };
    expect(factsOf({ ...worldOf(own, enemy), volleys: [volley] }, aims('phot.a'))).toMatchObject({
      'Points on Antagonist so far': '8',
      // One photon hits with 1 and 2 of 6; its 8 points are one more than the 7 boxes that will be left.
      'Shield #1, 7 of 15 boxes': 'falls 33 %; something comes inside 33 %, 0.3 on average',
    });
  });

  test('tells of both shields at a corner', () => {
    const facts = factsOf(worldOf(at(cruiser, '0706', 'A', loaded), at(d7, '0804', 'D')), aims('ph-1.1'));
    expect(facts['Line of fire']).toBe('meets a corner: its captain chooses the shield');
    expect(Object.keys(facts).filter((label) => label.startsWith('Shield #'))).toHaveLength(2);
  });

  test('says of each weapon what it does, or why it cannot bear', () => {
    const notes = Object.fromEntries(
      (formOf(worldOf(own, enemy), [])?.fields ?? []).map(({ label, note }) => [
        label,
        note && phraseText(note),
      ]),
    );
    expect(notes['PHOT A']).toBe('FA: hits 33 %, 2.7 on average, 0 tokens');
    // 3, 2, 1, 0, 0, 0 at ranges 9 to 15.
    expect(notes['PH-1 #1']).toBe('FH: hits 50 %, 1 on average, 1 token');
    expect(notes['PH-3 #4']).toBe('360: hits 17 %, 0.2 on average, 0.5 tokens');
    const behind = formOf(worldOf({ ...own, facing: 3 }, enemy), [])?.fields.find(
      ({ label }) => label === 'PHOT A',
    );
    expect(behind?.note && phraseText(behind.note)).toContain('outside the arc of PHOT A (FA)');
  });
});

test('of five boxes to mark another can be picked after one was taken back', () => {
  const own = at(cruiser, '1010', 'A');
  const unit = unitId('ship-a');
  const volley = {
    ship: unitId('ship-b'),
    at: unit,
    points: 5,
    sides: [1],
    shield: 1,
    reinforced: 0,
    internal: 5,
  };
  const view = federationCommander.view(
    { ...worldOf(own, at(d7, '1005', 'D')), volleys: [volley] },
    own.seat,
    [],
  );
  const kind = federationCommander.orders['mark-boxes'];
  const [offered] = kind.offers(view, { unit }, emptyPlan());
  const taken = kind.form!(view, { ...offered!, boxes: offered!.boxes.slice(1) }, { unit }, emptyPlan());
  expect(taken.fields[0]).toMatchObject({ kind: 'boxes', most: 5 });
});
