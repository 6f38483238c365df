import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { codecs } from '#rulesets/galactic-empires/codecs.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId, starfleetId } from '#rulesets/galactic-empires/model/state.ts';
import { create } from '#rulesets/galactic-empires/setup.ts';
import { stateFrom } from '#rulesets/galactic-empires/setup/scenario/fromScenario.ts';

const made = create({ generate: { empires: 2, sectors: 20 } }, openDice('large'));
if (!made.ok) throw new Error(JSON.stringify(made.fault));
const small: State = made.value;

/** A state with so many sectors in a row beside each other, each with one independent starfleet of so many stacks. */
function large(sectors: number, stacks: number): State {
  const [sector] = Object.values(small.sectors);
  const fleet = Object.values(small.units).find(({ kind }) => kind === 'starfleet');
  const [stack] = fleet?.stacks ?? [];
  if (sector === undefined || fleet === undefined || stack === undefined)
    throw new Error('a galaxy with sectors and ships');
  const { owner: _, annexedTo: _2, ownerAtStart: _3, builds: _4, ...bare } = sector;
  const { owner: _5, leader: _6, ...nobodys } = fleet;
  const numbers = Array.from({ length: sectors }, (_7, at) => at + 1);
  const used = Array.from({ length: stacks }, (_8, at) => ({ ...stack, used: at }));
  return {
    ...small,
    sectors: Object.fromEntries(
      numbers.map((number): [PlaceId, State['sectors'][PlaceId]] => [
        sectorId(number),
        {
          ...bare,
          number,
          name: `Sector ${number}`,
          q: number % 200,
          r: Math.floor(number / 200),
          level: 0,
          levelDamage: 0,
          links: [number - 1, number + 1].filter((other) => other >= 1 && other <= sectors).map(sectorId),
        },
      ]),
    ),
    units: Object.fromEntries(
      numbers.map((number): [UnitId, State['units'][UnitId]] => [
        starfleetId(undefined, number),
        {
          ...nobodys,
          number,
          place: sectorId(number),
          stacks: used,
          admirals: [],
        },
      ]),
    ),
  };
}

describe('large galaxies', () => {
  test('of 100,000 objects read back what was written', () => {
    const state = large(20_000, 3); // 20,000 sectors, 20,000 starfleets, 60,000 stacks
    const read = codecs.state.parse(codecs.state.make(state));
    // No difference in so many objects could be shown, and looking for one takes seconds.
    expect(isDeepStrictEqual(read, { ok: true, value: state })).toBe(true);
  });

  test('beyond the bounds are refused, and not looked into', () => {
    const sectors = Object.fromEntries(Array.from({ length: 40_001 }, (_, at) => [sectorId(at + 1), null]));
    const units = Object.fromEntries(
      Array.from({ length: 60_001 }, (_, at) => [starfleetId(undefined, at + 1), null]),
    );
    const faults = (raw: unknown) => {
      const read = codecs.state.parse(raw);
      return read.ok
        ? []
        : read.fault.map(
            ({ phrase }) => `${String(phrase.args?.['path'])}: ${String(phrase.args?.['expected'])}`,
          );
    };
    expect(faults({ ...(codecs.state.make(small) as object), sectors })).toEqual([
      'sectors: a record of at most 40000',
    ]);
    expect(faults({ ...(codecs.state.make(small) as object), units })).toEqual([
      'units: a record of at most 60000',
    ]);
  });

  test('of tens of thousands of starfleets in one sector are numbered from the sector on, in good time', () => {
    const [sector] = Object.values(small.sectors);
    if (sector === undefined) throw new Error('a galaxy with sectors');
    const { q, r, name, revenue } = sector;
    const units = Array.from({ length: 50_000 }, () => ({ kind: 'starfleet', at: 7, ships: [] }) as const);
    const state = stateFrom({
      title: 'Crowd',
      sectors: [{ number: 7, q, r, name, revenue, links: [] }],
      empires: [],
      units,
    });
    expect(Object.keys(state.units)).toHaveLength(50_000);
    expect(state.units[starfleetId(undefined, 7)]?.number).toBe(7);
    expect(state.units[starfleetId(undefined, 50_006)]?.number).toBe(50_006);
  });
});
