import { describe, expect, test } from 'vitest';
import { gameMaster, type PlaceId, unitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Overlay, RouteStep } from '#kernel/presentation.ts';
import type { ShownSector } from '#rulesets/galactic-empires/presentation/map/sector.ts';
import {
  fixtureMap,
  fixturePlaceId,
  fixtureSeats,
  shownGalaxy,
  shownSector,
  stepBetween,
} from '#test/support/play/fixtureGame.ts';
import { presentation } from '#rulesets/galactic-conquest/presentation/index.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { start } from '#test/rulesets/galactic-conquest/worlds.ts';
import { bannerCount, bannerGlyph, chargeOf, colorOf, patternOf, strokesOf } from '#ui/map/banners.ts';
import { boardOf, type Board } from '#ui/map/board/board.ts';
import { luminance } from '#ui/map/looks/color.ts';
import { usualLook } from '#ui/map/looks/look.ts';
import { borders } from '#ui/map/planes/borders.ts';
import { highlight } from '#ui/map/planes/highlight.ts';
import { overlays } from '#ui/map/planes/overlays.ts';
import { pieces } from '#ui/map/planes/pieces.ts';
import { places } from '#ui/map/planes/places/places.ts';
import { tints } from '#ui/map/planes/tints.ts';
import { realmNames } from '#ui/map/planes/realmNames.ts';
import { routes } from '#ui/map/planes/routes.ts';
import { ruler } from '#ui/map/ruler.ts';
import { farBelow, terrain } from '#ui/map/planes/terrain.ts';
import { type Shape, toChunks, visible } from '#ui/map/shapes.ts';
import { palette } from '#ui/map/looks/palette.svelte.ts';
import { palettes, type PaletteName } from '#ui/map/looks/palettes.ts';
import { placedPath } from '#ui/map/looks/packShips.svelte.ts';
import { drawnClasses, shipGlyph } from '#ui/map/looks/silhouettes.ts';
import { outlines, regions } from '#ui/map/board/territory.ts';

const me = fixtureSeats[0]!.seat;
const foe = fixtureSeats[1]!.seat;
const place = shownSector;
function unreported(number: number): ShownSector {
  const { reported: _, ...sector } = shownSector(number, 0, 0);
  return sector;
}
const map = (...given: Parameters<typeof shownGalaxy>): Board => boardOf(shownGalaxy(...given));
const glyphs = (shapes: readonly Shape[]): readonly string[] =>
  shapes.flatMap((shape) => (shape.kind === 'glyph' ? [shape.glyph.name] : []));
const texts = (shapes: readonly Shape[]): readonly string[] =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
const at = (shapes: readonly Shape[], scale: number): readonly Shape[] => [
  ...visible(toChunks(shapes), [-1e6, -1e6, 1e6, 1e6], scale),
];

describe('banners', () => {
  test('no two of the 26 share a pattern or a colour', () => {
    const all = fixtureSeats.map((seat) => seat.banner);
    expect(bannerCount).toBe(26);
    expect(new Set(all.map(patternOf)).size).toBe(26);
    expect(new Set(all.map(colorOf)).size).toBe(26);
  });
  test('beyond the 26 each has strokes that no other has, and looks like none of them', () => {
    const numbers = Array.from({ length: 7 * bannerCount }, (_, banner) => banner);
    const looks = numbers.map((banner) => JSON.stringify(bannerGlyph(banner, false).paths));
    expect(new Set(looks).size).toBe(numbers.length);
    expect(new Set(numbers.map((banner) => bannerGlyph(banner, true).name)).size).toBe(numbers.length);
    expect([0, 25, 26, 51, 52, 181].map(strokesOf)).toEqual([0, 0, 1, 1, 2, 6]);
    // Its charge and its colours are those of the one 26 before it.
    expect([patternOf(29), colorOf(29)]).toEqual([patternOf(3), colorOf(3)]);
  });
  test('the pattern stands out from its field without any hue, at 3 to 1 or better', () => {
    for (const { banner } of fixtureSeats) {
      const [light, dark] = [luminance(colorOf(banner)), luminance(chargeOf(banner))].sort((a, b) => b - a);
      expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThan(3);
    }
  });
  test('none hangs over outlying ground, which has no name but the board’s', () => {
    const view = makeView(start(), seats[0]);
    const { map: picture, seats: all } = presentation;
    const shown = places(boardOf(picture(view)), all(view), usualLook);
    expect(glyphs(shown).filter((name) => name.startsWith('banner'))).toHaveLength(6);
    expect(texts(shown)).toEqual(expect.arrayContaining(['Hydrax', 'D3', 'Lyra', 'E9']));
    // Beside Hydrax.
    expect(texts(shown)).not.toContain('D4');
  });
  test('only an annexed sector gives its banner a golden base', () => {
    expect(bannerGlyph(3, true).paths.length).toBeGreaterThan(bannerGlyph(3, false).paths.length);
    const shown = places(
      map([place(1, 0, 0, { owner: me, golden: true }), place(2, 1, 0, { owner: me }), place(3, 2, 0)]),
      fixtureSeats,
      usualLook,
    );
    expect(glyphs(shown).filter((name) => name.startsWith('banner'))).toEqual([
      'banner-0-golden',
      'banner-0-bare',
    ]);
  });
});

describe('pieces', () => {
  const force = (ships: number, shipClass: string) => ({ shipClass, ships, owners: [foe], units: [] });
  const both = map([
    place(1, 0, 0, { own: { ...force(8, 'Scout'), owners: [me] }, foreign: force(12, 'Battleship') }),
  ]);
  test('own and foreign miniatures stand side by side with their numbers', () => {
    const shown = pieces(both, [], usualLook);
    expect(glyphs(shown)).toEqual(['miniature-Battleship-foreign-false', 'miniature-Scout-own-false']);
    expect(texts(shown)).toEqual(['12', '8']);
    const [foreign, own] = shown.filter((shape) => shape.kind === 'glyph');
    expect(own!.x).toBeLessThan(foreign!.x);
  });
  test('a cloaked force is a shadow of itself, whoever else stands there', () => {
    const hidden = map([
      place(1, 0, 0, {
        own: { ...force(8, 'Scout'), owners: [me], cloaked: true },
        foreign: force(12, 'Battleship'),
      }),
    ]);
    const opacities = (of: Board) =>
      pieces(of, [], usualLook).flatMap((shape) => (shape.kind === 'glyph' ? [shape.opacity] : []));
    expect([opacities(both), opacities(hidden)]).toEqual([
      [1, 1],
      [1, 0.45],
    ]);
  });
  test('either can be hidden, and other views show none', () => {
    expect(glyphs(pieces(both, [], { ...usualLook, own: false }))).toEqual([
      'miniature-Battleship-foreign-false',
    ]);
    expect(pieces(both, [], { ...usualLook, mode: 'revenue' })).toEqual([]);
  });
  test('stand on their owners’ colours where the reader has no side', () => {
    const view = makeView(start(), gameMaster);
    const { map: picture, seats: all } = presentation;
    const bases = new Set(
      glyphs(pieces(boardOf(picture(view)), all(view), usualLook))
        .filter((name) => name.startsWith('miniature-'))
        .map((name) => name.split('-').at(-2)),
    );
    expect(bases).toEqual(new Set(all(view).map(({ banner }) => colorOf(banner))));
  });
  test('the chosen unit stands on a base outlined white', () => {
    expect(glyphs(pieces(both, [], usualLook, fixturePlaceId(1)))).toContain('miniature-Scout-own-true');
  });
  test('foreign ships away from home fly their banner', () => {
    expect(glyphs(pieces(both, fixtureSeats, usualLook))).toContain('banner-1-bare');
    const home = map([place(1, 0, 0, { owner: foe, foreign: force(1, 'Scout') })]);
    expect(glyphs(pieces(home, fixtureSeats, usualLook))).not.toContain('banner-1-bare');
  });
  test('ships are under way, and never upright', () => {
    for (const name of drawnClasses)
      expect(shipGlyph(name).paths.every(({ turn }) => turn === 45)).toBe(true);
  });
  test('seven classes have seven silhouettes', () => {
    expect(drawnClasses).toHaveLength(7);
    expect(new Set(drawnClasses.map((name) => shipGlyph(name).paths[1]!.d)).size).toBe(7);
  });
});

describe('places', () => {
  test('defences show their level, cracked when damaged; a center shows a planet', () => {
    const shown = places(
      map([place(1, 0, 0, { defence: 5, defenceDamage: 1, industrialCenter: true })]),
      [],
      usualLook,
    );
    expect(glyphs(shown)).toEqual(expect.arrayContaining(['planet', 'shield-cracked']));
    expect(texts(shown)).toContain('5');
  });
  test('the revenue view shows what is known', () => {
    const shown = places(map([place(1, 0, 0, { revenue: 14, golden: true }), place(2, 1, 0)]), [], {
      ...usualLook,
      mode: 'revenue',
    });
    expect(texts(shown)).toContain('14');
    expect(glyphs(shown).filter((name) => name === 'coin')).toHaveLength(1);
  });
  test('a view that tints without words writes no numbers', () => {
    const { map: shown, ...rest } = map([place(1, 0, 0, { revenue: 14 })]);
    const modes = shown.modes.map((mode) =>
      mode.key === 'revenue' ? { ...mode, shows: 'tints' as const, unwritten: true as const } : mode,
    );
    const board = { ...rest, map: { ...shown, modes } } as Board;
    const look = { ...usualLook, mode: 'revenue' };
    expect(texts(places(board, [], look))).not.toContain('14');
    expect(tints(board, look)).toHaveLength(1);
  });
  test('a battle and an old report leave their marks', () => {
    expect(glyphs(places(map([place(1, 0, 0, { battle: true, stale: true })]), [], usualLook))).toEqual([
      expect.stringMatching(/^star-/),
      'unseen',
      'blades',
    ]);
  });
  test('a sun stands only where nothing else does, and shows from afar', () => {
    const suns = (each: ShownSector, scale: number): number =>
      at(places(map([each]), [], usualLook), scale).filter(
        (shape) => shape.kind === 'glyph' && shape.glyph.name.startsWith('star-'),
      ).length;
    expect(suns(place(1, 0, 0), 0.12)).toBe(1);
    expect(suns(place(1, 0, 0, { own: { ships: 3, shipClass: 'Scout', owners: [me], units: [] } }), 1)).toBe(
      0,
    );
  });
  test('names of sectors wait until they can be read; names of realms end there', () => {
    const realm = map([
      place(1, 0, 0, { owner: me }),
      place(2, 1, 0, { owner: me }),
      place(3, 0, 1, { owner: me }),
      place(4, 1, 1, { owner: me }),
    ]);
    expect(texts(at(places(realm, fixtureSeats, usualLook), 0.4))).toEqual([]);
    expect(texts(at(places(realm, fixtureSeats, usualLook), 1))).toContain('Sector 1');
    expect(texts(at(realmNames(realm, fixtureSeats), 0.4))).toEqual(['TERRAN', 'ACCORD']);
    expect(at(realmNames(realm, fixtureSeats), 1)).toEqual([]);
  });
  test('the two lines of a realm’s name stand apart at every zoom, also where they are larger than it', () => {
    const realm = map([0, 1, 2, 3].map((n) => place(n + 1, n % 2, Math.floor(n / 2), { owner: me })));
    for (const scale of [0.02, 0.1, 0.4]) {
      const lines = at(realmNames(realm, fixtureSeats), scale).flatMap((shape) =>
        shape.kind === 'text' ? [shape] : [],
      );
      const [upper, lower] = lines.map(({ y, raise = 0, size, leastPixels = 0 }) => {
        const drawn = Math.max(size, leastPixels / scale);
        return { middle: y - raise * drawn, drawn };
      });
      expect(lower!.middle - upper!.middle).toBeGreaterThanOrEqual(upper!.drawn);
    }
  });
  test('a small realm goes unnamed unless it is the reader’s own: then its name stands below', () => {
    const [one, two] = [place(1, 0, 0, { owner: me }), place(2, 4, 0, { owner: foe })];
    const shown = at(
      realmNames(
        map([one, two]),
        fixtureSeats.map((seat) => ({
          ...seat,
          ...(seat.seat === me ? { own: true as const } : {}),
        })),
      ),
      0.4,
    );
    expect(texts(shown)).toEqual(['TERRAN', 'ACCORD']);
    for (const shape of shown) expect(shape.box[1]).toBeGreaterThan(60);
  });
});

describe('borders', () => {
  test('a realm of one sector has one outline of six corners, inside the sector', () => {
    const land = map([place(1, 0, 0, { owner: me })]);
    const [{ points: loop } = { points: [] }, ...others] = outlines(land.lattice, regions(land)[0]!.cells, 4);
    expect(others).toEqual([]);
    expect(loop).toHaveLength(12);
    for (let corner = 0; corner < 12; corner += 2)
      expect(Math.hypot(loop[corner]!, loop[corner + 1]!)).toBeCloseTo(60 - (4 * 2) / Math.sqrt(3), 6);
  });
  test('a ring round a hole has an outer and an inner outline', () => {
    const ring = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ].map(([q, r], index) => place(index, q!, r!, { owner: me }));
    const land = map(ring);
    const loops = outlines(land.lattice, regions(land)[0]!.cells, 4);
    expect(loops.map(({ points }) => points.length / 2).sort((a, b) => a - b)).toEqual([6, 18]);
  });
  test('realms that do not touch are two regions', () => {
    expect(
      regions(
        map([place(1, 0, 0, { owner: me }), place(2, 5, 0, { owner: me }), place(3, 6, 0, { owner: foe })]),
      ),
    ).toHaveLength(3);
  });
  test('a barrier lies on the shared edge; joined places that do not touch get a thread', () => {
    const pair = [place(1, 0, 0), place(2, 1, 0), place(3, 4, 0)];
    const barred = borders(map(pair, { barriers: [[pair[0]!.place, pair[1]!.place]] }), []);
    const bar = barred.find((shape) => shape.kind === 'polygon')!;
    expect((bar.box[0] + bar.box[2]) / 2).toBeCloseTo(30 * Math.sqrt(3), 6);
    expect(borders(map(pair, { links: [[pair[0]!.place, pair[1]!.place]] }), [])).toEqual([]);
    expect(borders(map(pair, { links: [[pair[0]!.place, pair[2]!.place]] }), [])).toHaveLength(1);
  });
});

describe('what is known', () => {
  const known = { seen: place(1, 0, 0), remembered: place(2, 0, 0, { stale: true }), unseen: unreported(3) };
  const ground = (each: ShownSector, scale: number): readonly Shape[] =>
    at(terrain(map([each]), []), scale).filter((shape) => shape.kind === 'cells' || shape.kind === 'polygon');
  test.each([0.13, 0.45, 1, 2.2])(
    'differs at a glance at scale %d: by its ground, and near by its lines',
    (scale) => {
      const fills = Object.values(known).map((each) => {
        const { fill = '#000000ff' } = ground(each, scale).find(
          (shape) => 'fill' in shape && shape.fill !== undefined,
        ) as {
          fill?: string;
        };
        // Over black sky.
        return luminance(fill) * (parseInt(fill.slice(7), 16) / 255);
      });
      const [seen, remembered, unseen] = fills as [number, number, number];
      expect(remembered).toBeGreaterThan(seen * 2);
      expect(unseen).toBeGreaterThan(remembered * 1.5);
      const lined = (each: ShownSector): boolean =>
        ground(each, scale).some((shape) => shape.kind === 'cells' && shape.open === true);
      if (scale > 0.4) expect(Object.values(known).map(lined)).toEqual([false, true, false]);
    },
  );
  test('the line of the better known is drawn over its neighbour’s', () => {
    const both = terrain(map([place(1, 0, 0), place(2, 1, 0, { stale: true })]), []);
    const golden = (shape: Shape): boolean =>
      shape.kind === 'polygon' && shape.from === 0.6 && shape.stroke?.color.startsWith('#c9a24e') === true;
    const frames = both.filter((shape) => shape.kind === 'polygon' && shape.from === 0.6);
    expect(frames.map(golden)).toEqual([false, true]);
  });
  test('shows the globe of a place as it is now, or paler, or not at all', () => {
    const globes = (each: ShownSector): readonly string[] =>
      glyphs(at(places(map([each]), [], usualLook), 1)).filter((name) => name.startsWith('globe-'));
    const [now] = globes({ ...known.seen, revenue: 5 });
    const [before] = globes({ ...known.remembered, name: known.seen.name, revenue: 5 });
    expect(now).toMatch(/^globe-Sector 1-/);
    expect(before).toBe(`${now}-old`);
    expect(globes(known.unseen)).toEqual([]);
  });
  test('a globe is seen behind the pieces of its place, and dim where the map shows figures', () => {
    const globe = (each: ShownSector, mode: string): Extract<Shape, { kind: 'glyph' }> =>
      places(map([each]), [], { ...usualLook, mode }).find(
        (shape): shape is Extract<Shape, { kind: 'glyph' }> =>
          shape.kind === 'glyph' && shape.glyph.globe !== undefined,
      )!;
    const empty = place(1, 0, 0, { revenue: 5 });
    const held = { ...empty, own: { ships: 3, shipClass: 'Scout', owners: [me], units: [] } };
    expect(globe(held, 'ships').x).toBeLessThan(globe(empty, 'ships').x);
    expect(globe(empty, 'revenue').opacity).toBeLessThan(globe(empty, 'ships').opacity!);
  });
  test('no barrier is brighter than the line around one’s own land, whatever its colour', () => {
    const brightest = (shapes: readonly Shape[]): number =>
      Math.max(
        ...shapes.flatMap((shape) =>
          shape.kind === 'polygon' && shape.stroke !== undefined ? [luminance(shape.stroke.color)] : [],
        ),
      );
    const pair = [place(1, 0, 0, { owner: me }), place(2, 1, 0)];
    const bars = borders(map(pair, { barriers: [[pair[0]!.place, pair[1]!.place]] }), []);
    try {
      for (const name of Object.keys(palettes) as PaletteName[]) {
        palette.choose(name);
        for (const seat of fixtureSeats) {
          const own = borders(map(pair), [{ ...seat, seat: me, own: true }]);
          expect(brightest(bars)).toBeLessThan(brightest(own));
        }
      }
    } finally {
      palette.choose('usual');
    }
  });
});

test('where colours repeat, from the twenty-seventh owner on, borders are broken by as many strokes as banners bear', () => {
  const seat = fixtureSeats[0]!;
  const looks = [0, 26, 52, 78, 104, 130, 156].map((banner) =>
    JSON.stringify(borders(map([place(1, 0, 0, { owner: me })]), [{ ...seat, seat: me, banner }])),
  );
  expect(new Set(looks).size).toBe(7);
  expect(looks.map((look) => look.includes('"dash"'))).toEqual([false, true, true, true, true, true, true]);
});

describe('routes', () => {
  const phase = (at: number) => [{ name: 'Phase', at }];
  const wrong = phrase('There is no way.');
  const two = map([place(1, 0, 0), place(2, 1, 0), place(3, 2, 0)]);
  const step = (from: number, to: number, more: Partial<RouteStep> = {}) =>
    stepBetween(unitId('u1'), fixturePlaceId(from), fixturePlaceId(to), { moment: phase(1), ...more });
  /** The head of the first arrow. */
  const head = (...way: Parameters<typeof routes>[1]): Extract<Shape, { kind: 'polygon' }> =>
    routes(two, way, unitId('u1')).find(
      (shape): shape is Extract<Shape, { kind: 'polygon' }> =>
        shape.kind === 'polygon' && shape.open !== true,
    )!;
  test('blue on the way, red at the last place', () => {
    expect(head(step(1, 2), step(2, 3)).fill).toMatch(/^#4aa3ff/);
    expect(head(step(2, 3)).fill).toMatch(/^#ff5a4d/);
  });
  test('what cannot succeed is hollow and dashed', () => {
    const shown = routes(two, [step(1, 2, { wrong })], unitId('u1'));
    expect(head(step(1, 2, { wrong })).fill).toMatch(/^#03050b/);
    expect(shown.some((shape) => shape.kind === 'polygon' && shape.stroke?.dash !== undefined)).toBe(true);
  });
  test('only the chosen unit shows its phases', () => {
    expect(texts(routes(two, [step(1, 2, { moment: phase(3) })], unitId('u1')))).toEqual(['3']);
    expect(texts(routes(two, [step(1, 2, { moment: phase(3) })]))).toEqual([]);
  });
  test('what the chosen unit does on its way stands there in words, one above the other', () => {
    const deeds = [
      step(1, 1, { moment: phase(1), does: 'Search' }),
      step(1, 1, { moment: phase(2), does: 'Pillage' }),
    ];
    const shown = routes(two, deeds, unitId('u1'));
    expect(texts(shown)).toEqual(['Search', '1', 'Pillage', '2']);
    const [search, pillage] = shown.filter((shape) => shape.kind === 'polygon');
    expect(pillage!.box[3]).toBeLessThan(search!.box[3]);
    expect(routes(two, deeds)).toEqual([]);
  });
});

describe('ruler', () => {
  const four = map([place(1, 0, 0), place(2, 1, 0), place(3, 0, 1), place(4, 1, 1)]);
  const [one, two, three, last] = [1, 2, 3, 4].map(fixturePlaceId) as [PlaceId, PlaceId, PlaceId, PlaceId];
  const lines = (shapes: readonly Shape[]): readonly (readonly number[])[] =>
    shapes.flatMap((shape) =>
      shape.kind === 'polygon' && shape.stroke?.dash?.length === 2 ? [shape.points] : [],
    );
  test('leads through every place of a way, and counts the steps up from leg to leg', () => {
    const shown = ruler(four, [
      { from: one, to: last, straight: 2, steps: 2, through: [two, last] },
      { from: last, to: three, straight: 1, steps: 1 },
    ]);
    const middles = (...places: readonly PlaceId[]) =>
      places.flatMap((each) => {
        const { x, y } = four.centreOf(each)!;
        return [x, y];
      });
    expect(lines(shown)).toEqual([middles(one, two, last), middles(last, three)]);
    expect(texts(shown)).toEqual(['2', '3']);
  });
  test('crosses out what no way leads to', () => {
    const shown = ruler(four, [{ from: one, to: last, straight: 2 }]);
    expect(texts(shown)).toEqual(['×']);
    expect(lines(shown)).toHaveLength(1);
  });
});

test('areas of the chosen unit are drawn beside those of the map', () => {
  const pair = map([place(1, 0, 0), place(2, 1, 0)]);
  const area = (places: readonly PlaceId[]): Overlay => ({
    key: 'range',
    label: 'Range',
    tone: 'good',
    look: 'fill',
    places,
  });
  expect(overlays(pair, undefined)).toEqual([]);
  expect(overlays(pair, undefined, [area([fixturePlaceId(1)])]).length).toBeGreaterThan(0);
});

test('a hole in the map is darkened, the space round it is not', () => {
  const ring = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ].map(([q, r], index) => place(index, q!, r!));
  const without = terrain(map([...ring, place(9, 0, 0)]), []).filter(
    (shape) => shape.kind === 'polygon',
  ).length;
  const sectorShapes = terrain(map([place(9, 0, 0)]), []).filter((shape) => shape.kind === 'polygon').length;
  expect(terrain(map(ring), []).filter((shape) => shape.kind === 'polygon')).toHaveLength(
    without - sectorShapes + 1,
  );
});

describe('level of detail', () => {
  const whole = boardOf(fixtureMap());
  test('from afar the ground is whole lands, near it is sectors', () => {
    const shapes = terrain(whole, fixtureSeats);
    expect(new Set(at(shapes, farBelow - 0.01).map((shape) => shape.kind))).toEqual(new Set(['cells']));
    expect(at(shapes, farBelow - 0.01).length).toBeLessThan(whole.map.places.length);
    const lines = at(shapes, 1).filter((shape) => shape.kind === 'cells');
    expect(lines).toHaveLength(whole.map.places.filter(({ sight }) => sight?.stale === true).length);
    expect(at(shapes, 1).length).toBeGreaterThan(whole.map.places.length);
  });
  test('what is off screen is not drawn', () => {
    const chunks = toChunks(terrain(whole, fixtureSeats));
    const few = [...visible(chunks, [0, 0, 300, 300], 1)];
    expect(few.length).toBeGreaterThan(0);
    expect(few.length).toBeLessThan([...visible(chunks, [-1e6, -1e6, 1e6, 1e6], 1)].length / 10);
  });
});

test('the chosen sector is ringed, the one pointed at less so', () => {
  const pair = map([place(1, 0, 0), place(2, 1, 0)]);
  const shown = highlight(pair, { place: fixturePlaceId(1), hover: fixturePlaceId(2) });
  expect(shown.some((shape) => shape.kind === 'polygon' && shape.stroke?.color === '#ffffff')).toBe(true);
  expect(highlight(pair, {})).toEqual([]);
  expect(highlight(pair, { hover: fixturePlaceId(2) }).length).toBeLessThan(shown.length);
});

test('a silhouette is scaled and shifted whole', () => {
  expect(placedPath('M2 4a1 1 0 1 0 2 0H6V8L1 1Q2 2 3 3Z', 2, 10, 20)).toBe(
    'M14 28a2 2 0 1 0 4 0H22V36L12 22Q14 24 16 26Z',
  );
});
