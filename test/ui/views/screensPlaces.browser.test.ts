import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { placeId, seatId } from '#kernel/words/ids.ts';
import type { ShownSector } from '#rulesets/galactic-empires/presentation/map/sector.ts';
import { fixtureSeats, shownGalaxy, shownSector } from '#test/support/play/fixtureGame.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { boardOf } from '#ui/map/board/board.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { bearing, distanceTo, homeOf, neighboursOf, windTo } from '#ui/views/places/bearings.ts';
import { ageOf, described } from '#ui/views/places/described.ts';

const at = (number: number, q: number, r: number, more: Partial<ShownSector> = {}): ShownSector =>
  shownSector(number, q, r, { place: placeId(`p${number}`), name: `World ${number}`, reported: 4, ...more });
/* A middle with its six neighbours, and one world four rows straight below. */
const middle = at(0, 0, 0);
const around = [at(1, 1, 0), at(2, 0, 1), at(3, -1, 1), at(4, -1, 0), at(5, 0, -1), at(6, 1, -1)];
const below = at(7, -2, 4);
const edges = {
  links: [
    [middle.place, around[0]!.place],
    [around[4]!.place, middle.place],
    [around[0]!.place, around[1]!.place],
  ],
  barriers: [[around[2]!.place, middle.place]],
} as const;
const map = shownGalaxy([middle, ...around, below], edges);
const board = boardOf(map);
const word = { one: 'sector', many: 'sectors' };

describe('bearings', () => {
  test('the six neighbours lie east and west, and between the winds above and below', () => {
    expect(around.map((to) => windTo(board, middle.place, to.place))).toEqual([
      'east',
      'south-east',
      'south-west',
      'west',
      'north-west',
      'north-east',
    ]);
    expect(around.map((to) => distanceTo(board, middle.place, to.place))).toEqual([1, 1, 1, 1, 1, 1]);
  });
  test('four rows down and two columns back is straight south, four sectors away', () => {
    expect(bearing(board, middle.place, below.place, word)).toBe('4 sectors south of World 0');
    expect(bearing(board, below.place, middle.place, word)).toBe('4 sectors north of World 7');
    expect(bearing(board, middle.place, around[5]!.place, word)).toBe('1 sector north-east of World 0');
    expect(bearing(board, middle.place, middle.place, word)).toBe('here');
  });
  test('ways and barriers of a place come round the compass, and those of others are left out', () => {
    expect(neighboursOf(board, middle.place).map(({ place, wind, open }) => [place, wind, open])).toEqual([
      ['p1', 'east', true],
      ['p3', 'south-west', false],
      ['p5', 'north-west', true],
    ]);
  });
  test('home is the own industrial center of most revenue, else own land, else own ships', () => {
    const me = fixtureSeats[0]!.seat;
    const own = { shipClass: 'Hawk', ships: 3, owners: [me], units: [] };
    const places = [
      at(1, 0, 0, { own }),
      at(2, 1, 0, { owner: me, revenue: 90 }),
      at(3, 2, 0, { owner: me, revenue: 20, industrialCenter: true }),
      at(4, 3, 0, { revenue: 99, industrialCenter: true }),
    ];
    const homes = [places, places.slice(0, 2), places.slice(0, 1), []].map(
      (some) => homeOf(boardOf(shownGalaxy(some)))?.label,
    );
    expect(homes).toEqual(['3', '2', '1', undefined]);
  });
  test('a sector is said whole to those who do not see it', () => {
    const ann = seatId('ann');
    const told = at(0, 0, 0, {
      owner: ann,
      golden: true,
      defence: 3,
      defenceDamage: 1,
      industrialCenter: true,
      stale: true,
      foreign: { shipClass: 'Cruiser', ships: 1, owners: [undefined], units: [] },
    });
    const seen = {
      map: shownGalaxy([told, ...around, below], edges),
      seats: [{ seat: ann, name: 'Annland', banner: 0 }],
      number: 6,
    };
    expect(described(seen, told.place, word)).toBe(
      'World 0, sector 0: Annland, annexed. Foreign: 1 ship, Cruiser, of Independents. Defence 3 (-1). Industrial center. ' +
        'Routes: east World 1, north-west World 5. Barriers: south-west World 3. Report: 1 turn old.',
    );
    expect(ageOf(seen, { sight: { turn: 5 } })).toBe('this turn');
    expect(described(seen, below.place, word)).toContain('Independent. No routes out.');
  });
});

let session: Session;

describe('Go to…', () => {
  openedApp((opened) => void (session = opened));
  const list = () => page.getByRole('table', { name: 'Everything on the map' });

  test('G opens it, a word finds a unit, and Enter goes there', async () => {
    const fleet = session.turn!.units.find(({ kind }) => kind === 'starfleet')!;
    await userEvent.keyboard('g');
    await expect.element(page.getByRole('textbox', { name: 'Search the map' })).toHaveFocus();
    await userEvent.keyboard(`${fleet.label} ${fleet.name}`);
    await expect
      .poll(() => list().getByRole('row').nth(1).element().textContent)
      .toMatch(new RegExp(`${fleet.label} .*${fleet.placeName}`));
    await userEvent.keyboard('{Enter}');
    expect(session.screen).toBe('map');
    expect(session.turn!.selection.unit).toBe(fleet.unit);
    expect(page.getByTestId('places').elements()).toEqual([]);
  });

  test('every kind of thing is listed, notes among them, nearest first, and only what is wanted', async () => {
    const { turn } = session;
    const {
      map: { places, pieces },
      units,
    } = turn!;
    turn!.notebook.change((notebook) => ({
      ...notebook,
      notes: [{ to: 'place', id: places[3]!.place, text: 'Ambush here', turn: 1 }],
      labels: [{ place: places[4]!.place, text: 'Gate', color: 'gold' }],
    }));
    await userEvent.keyboard('g');
    const forces = pieces.filter(({ side }) => side !== 'own').length;
    await expect.element(page.getByText(`${places.length + units.length + forces + 2} found`)).toBeVisible();
    await page.getByLabelText('Show', { exact: true }).selectOptions('Notes');
    await expect.element(page.getByText('2 found')).toBeVisible();
    await expect
      .poll(
        () =>
          list()
            .getByRole('row', { name: /Ambush here/ })
            .element().textContent,
      )
      .toMatch(new RegExp(places[3]!.name));
    await page.getByLabelText('Show', { exact: true }).selectOptions('Sectors');
    const home = homeOf(session.turn!.board)!;
    await expect
      .poll(() => list().getByRole('row').nth(1).element().textContent)
      .toMatch(new RegExp(`^${home.name}.*here`));
  });

  test('the map is walked without a pointer: from a sector to a neighbour, and on to the map', async () => {
    const { board: known } = session.turn!;
    const home = homeOf(known)!;
    const { place, wind } = neighboursOf(known, home.place).find(({ open }) => open)!;
    const next = known.picture(place)!;
    await userEvent.keyboard('g');
    await userEvent.keyboard('{ArrowDown} ');
    await expect.element(page.getByTestId('ways').getByRole('heading', { name: home.name })).toBeVisible();
    await page
      .getByTestId('ways')
      .getByRole('button', { name: new RegExp(`^${wind} ${next.name}`) })
      .click();
    await expect.element(page.getByTestId('ways').getByRole('heading', { name: next.name })).toBeVisible();
    await page.getByRole('button', { name: `Show ${next.name} on the map` }).click();
    expect(session.turn!.selection.place).toBe(next.place);
    expect(session.screen).toBe('map');
  });
});
