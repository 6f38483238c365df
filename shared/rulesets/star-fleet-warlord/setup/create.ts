import type { Created } from '#kernel/beginning.ts';
import { bookDigest } from '#kernel/codec/books.ts';
import { id, line, list, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import type { Result } from '#kernel/result.ts';
import { bad, good } from '#kernel/result.ts';
import type { StarFleetWarlord } from '../model/game.ts';
import type { SectorId } from '../model/ids.ts';
import { nthShip } from '../model/ids.ts';
import type { Corporation, Site, Size, State } from '../model/state.ts';
import { sizes } from '../model/state.ts';
import { sectorsAcross } from '../tables/board.ts';
import { galaxies } from '../tables/densities.ts';
import { firstFunds, officePoints, officeProduction } from '../tables/figures.ts';
import { unreadable } from '../tables/refusals.ts';
import { designOf, firstShip } from '../tables/ships.ts';
import { evenly } from '../rules/money.ts';
import { newShip } from '../rules/newShip.ts';
import type { MadeSector } from './sector.ts';
import { makeSector } from './sector.ts';

const setupShape = object({
  size: optional(oneOf(sizes)),
  seats: list(id<SeatId>(), 50),
  /** What Corporations are called, by seat. */
  names: optional(record<SeatId, string>(line(20, 1), 50)),
});

/** A new galaxy in the year of the Initial Build (SFW 1.5, 3.2). */
export function begin(setup: unknown, draw: Draw): Result<Created<StarFleetWarlord>, readonly Problem[]> {
  const read = setupShape.parse(setup);
  if (!read.ok) return bad(read.fault);
  const { size = '4x4', seats, names } = read.value;
  const { least, most } = galaxies[size];
  const twice = seats.find((seat, at) => seats.indexOf(seat) !== at);
  if (twice !== undefined) return bad([unreadable('galaxy-seat-twice', { seat: twice })]);
  if (seats.length < least || seats.length > most)
    return bad([unreadable('galaxy-seats', { size, least, most })]);
  const made = makeGalaxy(size, draw);
  const homes = made.flatMap(([, { office }]) => office ?? []);
  const corporations = Object.fromEntries(
    [...seats].sort().map((seat, at) => {
      const home = homes[at] as PlaceId;
      return [seat, founded(names?.[seat] ?? `Corporation ${at + 1}`, home)];
    }),
  ) as State['corporations'];
  const books = made.flatMap(([, { ground, survey }]) => [ground, survey]);
  const cycle = draw.fork('cycle').shuffle([...seats].sort());
  return good({ state: firstState(size, cycle, corporations, made), books: [...new Set(books)] });
}

type Made = readonly (readonly [SectorId, MadeSector])[];

/** All sectors in a random order, the wild ones first: whoever comes next has a home in those after them. */
function makeGalaxy(size: Size, draw: Draw): Made {
  const across = sectorsAcross[size];
  const ids = Array.from(
    { length: across * across },
    (_, at) => `s${at % across}${Math.floor(at / across)}` as SectorId,
  );
  return draw
    .fork('sectors')
    .shuffle(ids)
    .map((sector, at) => [
      sector,
      makeSector(size, sector, at < galaxies[size].wild ? 'wild' : 'home', draw.fork('sector', sector)),
    ]);
}

const founded = (name: string, home: PlaceId): Corporation => ({
  ...{ turn: 1, name, funds: evenly(firstFunds), home, launched: 1, fallen: false },
});

function firstState(
  size: Size,
  cycle: readonly SeatId[],
  corporations: State['corporations'],
  made: Made,
): State {
  const gate = designOf({ design: firstShip });
  return {
    ...{ turn: 1, size, cycle, corporations },
    sectors: Object.fromEntries(
      made.map(([sector, { ground, survey }]) => [
        sector,
        { ground: bookDigest(ground), survey: bookDigest(survey) },
      ]),
    ),
    sites: Object.fromEntries(made.flatMap(([, sector]) => inOrder(firstSites(sector, corporations)))),
    ships: Object.fromEntries(
      inOrder(corporations).map(([seat, owner]) => [nthShip(seat, 1), newShip(gate, owner, seat, 'No. 1')]),
    ),
    ...{ prospects: {}, glimpsed: {}, swept: [] },
    stargates: Object.fromEntries(made.flatMap(([, { stargates }]) => inOrder(stargates))),
  };
}

/** Sites belong to nobody, but for Home Offices, which produce more and are fortified (SFW 2409, 3470). */
const firstSites = ({ sites }: MadeSector, corporations: State['corporations']): State['sites'] =>
  Object.fromEntries(
    inOrder(sites).map(([place, production]): readonly [PlaceId, Site] => {
      const seat = inOrder(corporations).find(([, { home }]) => home === place)?.[0];
      if (seat === undefined) return [place, { production, points: 0, base: false }];
      const office = { owner: seat, office: seat, points: officePoints, base: true };
      return [place, { ...office, production: evenly(officeProduction) }];
    }),
  );
