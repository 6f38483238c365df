import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { seatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { SectorId } from '#rulesets/star-fleet-warlord/model/ids.ts';
import { sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Ship } from '#rulesets/star-fleet-warlord/model/ship.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { bornShip } from '#rulesets/star-fleet-warlord/powers/ships.ts';
import { factorsOf } from '#rulesets/star-fleet-warlord/ships/ships.ts';
import { worldOf } from '#rulesets/star-fleet-warlord/galaxy/world.ts';
import { resources } from '#rulesets/star-fleet-warlord/model/funds.ts';
import { evenly } from '#rulesets/star-fleet-warlord/money/money.ts';
import { hulls } from '#rulesets/star-fleet-warlord/ships/list/classes.ts';
import { graveyard } from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import { designOf, designs } from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import { codesOf, siteKindOf } from '#rulesets/star-fleet-warlord/galaxy/terrain.ts';
import { begun, shelf, starFleetWarlord } from '../shelf.ts';

const seats = ['c01', 'c02', 'c03', 'c04', 'c05', 'c06', 'c07', 'c08'];
const setup = { size: '4x4', seats };
const galaxies = ['one', 'two', 'three'].map((seed) => begun(setup, openDice(seed)));
const without = (kind: string, at = 0): State =>
  begun({ ...setup, [kind]: 'absent' }, openDice(['one', 'two', 'three'][at]!));

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
          year: 180,
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
    const [whole] = galaxies;
    const left = (kind: string): readonly string[] => {
      const state = without(kind);
      const gone = keysInOrder(whole!.powers).filter((seat) => state.powers[seat] === undefined);
      expect(state.parameters).toMatchObject({ [kind]: false });
      expect(gone.flatMap((seat) => shipsOf(state, seat))).toEqual([]);
      expect(
        valuesInOrder(state.sites).filter(({ owner }) => owner !== undefined && gone.includes(owner)),
      ).toEqual([]);
      return gone;
    };
    expect(left('monsters')).toEqual(['c998']);
    expect(left('pirates')).toEqual(['c994', 'c995', 'c996', 'c997']);
    expect(left('npcs')).toEqual(['c901', 'c902', 'c903', 'c904']);
    expect(inOrder(without('monsters').sites)).toEqual(inOrder(whole!.sites));
  });
});

describe('pirates', () => {
  test('S-14.01 G-07: have one base in each wild sector, of 300 points and twice its production, with four ships of theirs that all can have', () => {
    for (const galaxy of galaxies) {
      const bare = without('pirates', galaxies.indexOf(galaxy));
      const bands = inOrder(galaxy.powers).filter(([, { kind }]) => kind === 'pirates');
      expect(bands.map(([, { number, race }]) => [number, race])).toEqual([
        [994, 'J'],
        [995, 'X'],
        [996, 'A'],
        [997, 'O'],
      ]);
      const homes = bands.flatMap(([, power]) => power.homes);
      expect(homes.map(sectorIn).sort()).toEqual(
        keysInOrder(galaxy.sectors).filter((sector: SectorId) => galaxy.sectors[sector]?.kind === 'wild'),
      );
      for (const [seat, { race, homes: own }] of bands) {
        const ships = shipsOf(galaxy, seat);
        expect(ships).toHaveLength(4 * own.length);
        for (const ship of ships) {
          const { race: of, cost, year, attack } = designOf(ship);
          expect(own).toContain(ship.place);
          expect(of).toBe(race);
          expect(cost).toBeLessThanOrEqual(125);
          // Andromedans have no ship before Y166.
          expect(year).toBeLessThanOrEqual(race === 'A' ? 166 : 165);
          expect(attack).toBeGreaterThan(0);
          expect([1, 2, 3, 4, 5, 6]).toContain(ship.heading);
        }
        expect(galaxy.powers[seat]?.launched).toEqual(
          Object.fromEntries(
            [...Map.groupBy(ships, ({ design }) => design)].map(([design, all]) => [design, all.length]),
          ),
        );
      }
      for (const home of homes) {
        const { points, base, production, owner } = galaxy.sites[home]!;
        expect([points, base]).toEqual([300, true]);
        expect(bands.map(([seat]) => seat)).toContain(owner);
        expect(siteKindOf(worldOf(shelf, galaxy).hex(home))?.major).toBe(true);
        const special = galaxy.sites[home]?.special === 'academy-capital' ? 25 : 0;
        for (const resource of resources)
          expect(production[resource] + (resource === 'pe' ? special : 0)).toBe(
            2 * bare.sites[home]!.production[resource],
          );
      }
    }
  });
});

describe('Corporations that nobody plays', () => {
  test('S-14.01 G-07: hold every home without a player, with a Home Office as any other, three small ships of one race, and no Warp Gate', () => {
    const races = new Set<string>();
    for (const galaxy of galaxies) {
      const others = inOrder(galaxy.powers).filter(([, { kind }]) => kind === 'npc');
      expect(others.map(([seat, { number }]) => [seat, number])).toEqual([
        ['c901', 901],
        ['c902', 902],
        ['c903', 903],
        ['c904', 904],
      ]);
      expect(others.flatMap(([, { homes }]) => homes.map(sectorIn))).toEqual(
        keysInOrder(galaxy.sectors).filter((sector: SectorId) => galaxy.sectors[sector]?.kind === 'npc'),
      );
      expect(new Set(others.map(([, { name }]) => name)).size).toBe(4);
      for (const [seat, { race, homes, funds }] of others) {
        races.add(race);
        expect(['C', 'O', 'X', 'A', 'J', 'M', 'S']).not.toContain(race);
        expect(galaxy.sites[homes[0]!]).toMatchObject({
          owner: seat,
          office: seat,
          points: 200,
          base: true,
          production: evenly(100),
        });
        expect(funds).toEqual(evenly(0));
        const ships = shipsOf(galaxy, seat);
        const ranks = ships.map((ship) => hulls[designOf(ship).hull].rank);
        expect(ships).toHaveLength(3);
        for (const ship of ships) {
          expect(homes).toContain(ship.place);
          expect(designOf(ship)).toMatchObject({ race, year: 165 });
        }
        // A police ship, a frigate and a destroyer, or a light cruiser where there is none yet.
        const has = designs.some(
          ({ id, hull, year }) => id.startsWith(race) && hull === 'destroyer' && year === 165,
        );
        expect(ranks).toEqual([1, 2, has ? 3 : 5]);
      }
    }
    expect(races.size).toBeGreaterThan(4);
  });

  test('the smallest galaxies and the one of the book have room for all of them', () => {
    const small = begun({ size: '2x2', seats: ['c01', 'c02'] }, openDice('small'));
    expect(keysInOrder(small.powers)).toEqual(['c901', 'c997', 'c998']);
    const book = begun({ size: '10x10', seats: ['c01', 'c02'] }, openDice('book'));
    expect(inOrder(book.powers).filter(([, { kind }]) => kind === 'npc')).toHaveLength(73);
    expect(new Set(valuesInOrder(book.powers).map(({ number }) => number)).size).toBe(78);
    const { state } = starFleetWarlord.codecs;
    expect(state.parse(JSON.parse(JSON.stringify(state.make(book)))).ok).toBe(true);
  });
});

test('powers have a name and a banner on the screens of all, and nobody can write to them', () => {
  const [galaxy] = galaxies;
  const view = starFleetWarlord.view(galaxy!, seatId('c01'), []);
  const shown = starFleetWarlord.presentation.seats(view);
  expect(shown.filter(({ unled }) => unled === true).map(({ seat }) => seat)).toEqual(
    keysInOrder(galaxy!.powers),
  );
  expect(shown.find(({ seat }) => seat === 'c998')?.name).toBe('Nasty Space Monsters');
  // The banners of Corporations are those that they would have without powers.
  expect(shown.filter(({ unled }) => unled === undefined).map(({ banner }) => banner)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7,
  ]);
});

test('no Corporation begins in the seat of a power', () => {
  const made = starFleetWarlord.beginning.create({ ...setup, seats: ['c01', 'c901'] }, {}, openDice('taken'));
  expect(made.ok ? [] : made.fault.map(({ phrase }) => phraseText(phrase))).toEqual([
    'Seat c901 is kept for a power that nobody plays. Name seats from c01 on.',
  ]);
});

test('what powers a galaxy does without is wished for, one kind at a time', () => {
  const { beginning } = starFleetWarlord;
  const wish = beginning.form(beginning.kinds[0]?.usual).set('monsters', 'absent');
  expect(beginning.form(beginning.kinds[0]?.usual).values).toMatchObject({ monsters: 'present' });
  expect(beginning.setup(wish, {})).toMatchObject({ monsters: 'absent' });
  expect(beginning.setup(beginning.form(wish).set('monsters', 'present'), {})).not.toHaveProperty('monsters');
});
