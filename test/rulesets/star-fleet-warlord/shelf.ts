import type { Books, Digest } from '#kernel/codec/books.ts';
import { bookDigest, booksOf } from '#kernel/codec/books.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { groundText } from '#kernel/board/ground.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { SectorId } from '#rulesets/star-fleet-warlord/model/ids.ts';
import { sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Size } from '#rulesets/star-fleet-warlord/model/parameters.ts';
import type { Sector, State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { starFleetWarlord as overNothing } from '#rulesets/star-fleet-warlord/ruleset.ts';
import { surveyOf } from '#rulesets/star-fleet-warlord/setup/sector.ts';
import { boardAt, graveyard, hexesOf, sectorIdsOf } from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import { emptyHex, hexOfCodes } from '#rulesets/star-fleet-warlord/galaxy/terrain.ts';

interface Shelf extends Books {
  keep(text: string): Digest;
}

/** Books that grow with the galaxies of the tests: a book is never changed, so that it does not matter who else has added to them. */
function growingShelf(): Shelf {
  const each = new Map<Digest, Books>();
  const held = (book: Digest): Books => each.get(book) ?? booksOf([]);
  return {
    has: (book) => each.has(book),
    read: (book, reader) => held(book).read(book, reader),
    keep(text) {
      const book = bookDigest(text);
      if (!each.has(book)) each.set(book, booksOf([text]));
      return book;
    },
  };
}

export const shelf = growingShelf();

type Rules = typeof overNothing;

/** The books of a new game are put on the shelf, over whichever books the rules are opened. */
const keeping = (rules: Rules): Rules => ({
  ...rules,
  open: (books) => keeping(overNothing.open?.(books) ?? overNothing),
  beginning: {
    ...rules.beginning,
    create(setup, books, draw) {
      const made = rules.beginning.create(setup, books, draw);
      if (made.ok) for (const text of made.value.books) shelf.keep(text);
      return made;
    },
  },
});

/** The rules over that shelf. */
export const starFleetWarlord: Rules = keeping(overNothing.open?.(shelf) ?? overNothing);

/** A new game; throws where the setup is not right. */
export function begun(setup: unknown, draw: Draw): State {
  const made = starFleetWarlord.beginning.create(setup, {}, draw);
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value.state;
}

export interface GivenHex {
  /** Such as `PL+AF`. */
  readonly codes: string;
  readonly worth: number;
  /** Moons of a site. */
  readonly orbits?: number;
}

/** The sectors of a galaxy in which there is nothing but these hexes. */
export function sectorsWith(
  hexes: Readonly<Record<PlaceId, GivenHex>>,
  size: Size = '4x4',
): State['sectors'] {
  const bySector = Map.groupBy(Object.keys(hexes) as PlaceId[], sectorIn);
  return Object.fromEntries(
    [...sectorIdsOf(size), graveyard].map((sector): [SectorId, Sector] => [
      sector,
      {
        kind: sector === graveyard ? 'graveyard' : 'wild',
        ...(bySector.has(sector) ? booksWith(sector, hexes) : ofNothing),
      },
    ]),
  );
}

function booksWith(
  sector: SectorId,
  hexes: Readonly<Record<PlaceId, GivenHex>>,
): Pick<Sector, 'ground' | 'survey'> {
  const all = hexesOf(sector);
  const given = all.map((place) => hexOfCodes(hexes[place]?.codes ?? 'ES+ES') ?? emptyHex);
  const layer = (of: 'point' | 'area') => given.map((hex) => hex[of].sign).join('');
  return {
    ground: shelf.keep(groundText({ width: 16, layers: { area: layer('area'), point: layer('point') } })),
    survey: shelf.keep(
      surveyOf(
        all,
        (place) => hexes[place]?.worth ?? 0,
        (place) => hexes[place]?.orbits ?? 0,
      ),
    ),
  };
}

/** The books of every sector of empty space. */
const ofNothing = booksWith(graveyard, {});

/** A hex of the largest galaxy by its label, such as `12-0304`, or of the Graveyard, such as `gy-0304`; undefined if there is none. */
export const placeLabelled = (label: string): PlaceId | undefined => {
  const { names } = boardAt('10x10', `h${label}` as PlaceId);
  const cell = names.find(label);
  return cell === undefined ? undefined : names.id(cell);
};
