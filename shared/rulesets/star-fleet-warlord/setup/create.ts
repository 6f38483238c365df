import type { Created } from '#kernel/beginning.ts';
import { bookDigest } from '#kernel/codec/books.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import type { StarFleetWarlord } from '../game.ts';
import { nthShip } from '../model/ids.ts';
import type { Corporation } from '../model/corporation.ts';
import { bareCorporation } from '../model/corporation.ts';
import type { Parameters, Size } from '../model/parameters.ts';
import { usualParameters } from '../model/parameters.ts';
import type { Site } from '../model/site.ts';
import { bareSite } from '../model/site.ts';
import type { SectorKind, State } from '../model/state.ts';
import { graveyard, sectorIdsOf } from '../galaxy/board.ts';
import { shareOfSectors } from '../galaxy/densities.ts';
import { firstFunds, firstStock, officePoints, officeProduction } from '../model/figures.ts';
import { firstOfficers } from '../ships/people.ts';
import { figureOf } from '../model/settings.ts';
import { unreadable } from '../refusals.ts';
import { designOf, firstShip } from '../ships/list/index.ts';
import { evenly } from '../money/money.ts';
import { newShip } from '../ships/newShip.ts';
import type { Made } from './drawn.ts';
import { homesIn, readDrawn } from './drawn.ts';
import { fairest } from './fairness.ts';
import { makeSector } from './generate.ts';
import type { MadeSector } from './sector.ts';
import { withPowers } from './powers.ts';
import type { Setup } from './setup.ts';
import { readSetup } from './setup.ts';
import { withSpecials } from './specials.ts';

/** What a Home Office counts for when its Corporation is founded. */
const firstHoldings = (state: Pick<State, 'parameters'>, points: number): number =>
  rounded(figureOf(state, 'stock.major') + points * figureOf(state, 'stock.point'), 100);

/** A new galaxy in the year of the Initial Build (SFW 1.5, 3.2). */
export function begin(raw: unknown, draw: Draw): Result<Created<StarFleetWarlord>, readonly Problem[]> {
  const read = readSetup(raw);
  if (!read.ok) return read;
  const setup = read.value;
  const { seats, names, size, open } = setup;
  const parameters = { ...usualParameters(size, setup.victory), ...setup.options };
  const made = galaxyOf(setup, draw);
  if (!made.ok) return made;
  const homes = made.value.flatMap(([, { office }]) => office ?? []);
  const corporations = Object.fromEntries(
    [...seats].sort().map((seat, at) => {
      const home = homes[at] as PlaceId;
      const name = names?.[seat] ?? `Corporation ${at + 1}`;
      const holdings = firstHoldings({ parameters }, officePoints);
      const person = defined({ person: open[seat] });
      return [
        seat,
        { ...founded({ name, number: at + 1, home, holdings }, draw.fork('stock', seat)), ...person },
      ];
    }),
  ) as State['corporations'];
  const books = made.value.flatMap(([, { ground, survey }]) => [ground, survey]);
  const cycle = draw.fork('cycle').shuffle([...seats].sort());
  const state = firstState(parameters, cycle, corporations, made.value);
  return good({
    state: withSpecials(
      withPowers(state, made.value, draw.fork('powers')),
      made.value,
      draw.fork('specials'),
    ),
    books: [...new Set(books)],
  });
}

/** The galaxy that a setup has with it, or else one from the dice; the Graveyard of Ships last. */
export const galaxyOf = ({ size, galaxy, seats }: Setup, draw: Draw): Result<Made, readonly Problem[]> => {
  const graves = (): Made[number] => [
    graveyard,
    makeSector(size, graveyard, 'graveyard', draw.fork('sector', graveyard)),
  ];
  if (galaxy === undefined) return good([...fairest(size, makeGalaxy(size, draw), seats.length), graves()]);
  const found = homesIn(galaxy);
  if (found < seats.length) return bad([unreadable('galaxy-homes', { found, count: seats.length })]);
  const read = readDrawn(size, galaxy);
  if (!read.ok || galaxy[graveyard] !== undefined) return read;
  return good([...read.value, graves()]);
};

/** All sectors in a random order, the wild ones first: whoever comes next has a home in those after them. */
function makeGalaxy(size: Size, draw: Draw): Made {
  const { wild } = shareOfSectors(size);
  return draw
    .fork('sectors')
    .shuffle(sectorIdsOf(size))
    .map((sector, at) => [
      sector,
      makeSector(size, sector, at < wild ? 'wild' : 'home', draw.fork('sector', sector)),
    ]);
}

/** A Corporation with a full treasury, one officer of each kind but Captains, a Warp Gate, and stock of a value that dice decide (SFW 122, 139, 2761). */
function founded(own: Pick<Corporation, 'name' | 'number' | 'home' | 'holdings'>, draw: Draw): Corporation {
  const { least, most } = firstStock;
  const stock = least - 1 + draw.int(most - least + 1);
  return {
    ...bareCorporation,
    ...own,
    turn: 1,
    funds: evenly(firstFunds),
    launched: { [firstShip]: 1 },
    officers: firstOfficers,
    stock,
    stockBefore: stock,
  };
}

function firstState(
  parameters: Parameters,
  cycle: readonly SeatId[],
  corporations: State['corporations'],
  made: Made,
): State {
  const gate = designOf({ design: firstShip });
  return {
    turn: 1,
    parameters,
    cycle,
    corporations,
    powers: {},
    calmed: [],
    market: {},
    hit: {},
    sectors: Object.fromEntries(
      made.map(([sector, { ground, survey, office }]) => [
        sector,
        {
          kind: sector === graveyard ? 'graveyard' : kindOf(office, corporations),
          ground: bookDigest(ground),
          survey: bookDigest(survey),
        },
      ]),
    ),
    sites: Object.fromEntries(made.flatMap(([, sector]) => inOrder(firstSites(sector, corporations)))),
    ships: Object.fromEntries(
      inOrder(corporations).map(([seat, owner]) => [
        nthShip(seat, 1),
        newShip(gate, { ...owner, launched: {} }, seat, 'No. 1'),
      ]),
    ),
    prospects: {},
    glimpsed: {},
    swept: [],
    stargates: Object.fromEntries(made.flatMap(([, { stargates }]) => inOrder(stargates))),
  };
}

/** What a sector is: wild, or the home of somebody, whoever that is. */
const kindOf = (office: PlaceId | undefined, corporations: State['corporations']): SectorKind =>
  office === undefined
    ? 'wild'
    : valuesInOrder(corporations).some(({ home }) => home === office)
      ? 'home'
      : 'npc';

/** Sites belong to nobody, but for Home Offices, which produce more and are fortified (SFW 2409, 3470). */
const firstSites = ({ sites }: MadeSector, corporations: State['corporations']): State['sites'] =>
  Object.fromEntries(
    inOrder(sites).map(([place, production]): readonly [PlaceId, Site] => {
      const seat = inOrder(corporations).find(([, { home }]) => home === place)?.[0];
      if (seat === undefined) return [place, { ...bareSite, production }];
      const office = { ...bareSite, owner: seat, office: seat, points: officePoints, base: true };
      return [place, { ...office, production: evenly(officeProduction) }];
    }),
  );
