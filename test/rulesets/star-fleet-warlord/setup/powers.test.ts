import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/inOrder.ts';
import { seatId } from '#kernel/ids.ts';
import type { SectorId } from '#rulesets/star-fleet-warlord/model/ids.ts';
import { sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Ship } from '#rulesets/star-fleet-warlord/model/ship.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { bornShip } from '#rulesets/star-fleet-warlord/rules/powers/ships.ts';
import { factorsOf } from '#rulesets/star-fleet-warlord/rules/ships.ts';
import { worldOf } from '#rulesets/star-fleet-warlord/rules/world.ts';
import { graveyard } from '#rulesets/star-fleet-warlord/tables/board.ts';
import { designOf } from '#rulesets/star-fleet-warlord/tables/ships/index.ts';
import { codesOf } from '#rulesets/star-fleet-warlord/tables/terrain.ts';
import { begun, shelf, starFleetWarlord } from '../shelf.ts';

const seats = ['c01', 'c02', 'c03', 'c04', 'c05', 'c06', 'c07', 'c08'];
const setup = { size: '4x4', seats };
const galaxies = ['one', 'two', 'three'].map((seed) => begun(setup, openDice(seed)));
const without = (kind: string): State => begun({ ...setup, [kind]: 'absent' }, openDice('one'));

const shipsOf = ({ ships }: State, seat: string): readonly Ship[] =>
  valuesInOrder(ships).filter((ship) => ship.seat === seatId(seat));
const kindOf = ({ sectors }: State, { place }: Ship): string | undefined => sectors[sectorIn(place)]?.kind;

describe('space monsters', () => {
  test('S-14.01 S-14.06: are one in every sector but the Graveyard, weak at homes and strong in the wild, in an empty hex', () => {
    for (const galaxy of galaxies) {
      const monsters = shipsOf(galaxy, 'c998');
      expect(monsters.map(({ place }) => sectorIn(place)).sort()).toEqual(
        keysInOrder(galaxy.sectors).filter((sector: SectorId) => sector !== graveyard),
      );
      expect(galaxy.powers[seatId('c998')]).toMatchObject({
        number: 998,
        kind: 'monsters',
        race: 'M',
        homes: [],
      });
      for (const monster of monsters) {
        const { cost, speed, race } = designOf(monster);
        expect(race).toBe('M');
        if (kindOf(galaxy, monster) === 'wild') expect(cost).toBeGreaterThanOrEqual(250);
        else expect(cost).toBeLessThanOrEqual(225);
        expect(speed).toBe(['M-EVD', 'M-KVD', 'M-LVD', 'M-MVD', 'M-VD'].includes(monster.design) ? 5 : 4);
        expect([1, 2, 3, 4, 5, 6]).toContain(monster.heading);
        expect(codesOf(worldOf(shelf, galaxy).hex(monster.place))).toBe('ES+ES');
        expect(galaxy.sites[monster.place]).toBeUndefined();
        expect(monster).toMatchObject({ age: 0, from: monster.place });
      }
    }
    const all = galaxies.flatMap((galaxy) => shipsOf(galaxy, 'c998'));
    expect(new Set(all.map(({ design }) => design)).size).toBeGreaterThan(15);
    expect(new Set(all.map(({ heading }) => heading)).size).toBe(6);
  });

  test('S-14.06: are what they look like, but that a Mirrorodon has the figures of another ship, and ghost ships carry all that they can', () => {
    const born = (id: string, seed: string): Ship =>
      bornShip(
        seatId('c998'),
        {
          design: designOf({ design: id }),
          place: galaxies[0]!.corporations[seatId('c01')]!.home,
          launched: { 'M-GS': 4 },
        },
        openDice(seed),
      );
    expect(born('M-GS', 'one')).toMatchObject({
      number: 5,
      name: 'Ghost Ship',
      items: { fighters: 12, drones: 24, pfs: 6 },
    });
    expect(born('M-RC', 'one').items).toEqual({});
    const mirrors = ['one', 'two', 'three', 'four', 'five'].map((seed) => born('M-MIR', seed));
    expect(new Set(mirrors.map(({ like }) => like)).size).toBeGreaterThan(3);
    for (const mirror of mirrors) {
      const { like = '', shields } = mirror;
      const model = designOf({ design: like });
      expect(['M', 'C']).not.toContain(model.race);
      expect(factorsOf(mirror)).toMatchObject({ attack: model.attack, hits: model.hits });
      expect(shields).toBe(model.shields);
      expect(mirror.items).toEqual({});
    }
  });

  test('are left out where the game master says so, and nothing else is', () => {
    const state = without('monsters');
    expect(state.parameters.monsters).toBe(false);
    expect(state.powers[seatId('c998')]).toBeUndefined();
    expect(shipsOf(state, 'c998')).toEqual([]);
    const [whole] = galaxies;
    expect(inOrder(state.sites)).toEqual(inOrder(whole!.sites));
  });
});

test('what powers a galaxy does without is wished for, one kind at a time', () => {
  const { beginning } = starFleetWarlord;
  const wish = beginning.form(beginning.kinds[0]?.usual).set('monsters', 'absent');
  expect(beginning.form(beginning.kinds[0]?.usual).values).toMatchObject({ monsters: 'present' });
  expect(beginning.setup(wish, {})).toMatchObject({ monsters: 'absent' });
  expect(beginning.setup(beginning.form(wish).set('monsters', 'present'), {})).not.toHaveProperty('monsters');
});
