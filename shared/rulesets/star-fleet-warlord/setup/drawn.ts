import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { HexNumber, SectorId } from '../model/ids.ts';
import { hexIn, placeIn } from '../model/ids.ts';
import type { Size } from '../model/parameters.ts';
import { graveyard, sectorIdsOf } from '../galaxy/board.ts';
import { unreadable } from '../refusals.ts';
import type { Hex } from '../galaxy/terrain.ts';
import { codesOf, emptyHex, hexOfCodes, siteKindOf } from '../galaxy/terrain.ts';
import type { HexMade, MadeSector } from './sector.ts';
import { sectorFrom } from './sector.ts';

/** A galaxy as it is written down: of each sector the hexes in which there is something, one a line. */
export type Drawn = Readonly<Record<SectorId, readonly string[]>>;

/** A galaxy of sectors, those of players first, in the order in which they are given out. */
export type Made = readonly (readonly [SectorId, MadeSector])[];

const example = '0303 PL+AF 77 moons 2 makes 21/30/25/22';

/*
 * A line: hex, terrain and what prospecting finds; then `moons 2`, `makes 21/30/25/22` (people, ores, dilithium, food), `to 0909` for the end of a
 * stargate, and `home 3` or `office` where the third player or a power begins.
 */
const pattern =
  /^((?:0[1-9]|1[0-6]){2}) ([A-Z]{2}\+[A-Z]{2}) (\d{1,4})(?: moons (\d))?(?: makes (\d{1,3})\/(\d{1,3})\/(\d{1,3})\/(\d{1,3}))?(?: to ((?:0[1-9]|1[0-6]){2}))?(?: home (\d{1,2})| (office))?$/;

/** One sector as lines; `home`: of which player it is, from 1. */
export const linesOf = (sector: MadeSector, home?: number): readonly string[] =>
  sector.hexes.map(({ place, hex, worth, moons, production, gate, office }) =>
    [
      `${hexIn(place)} ${codesOf(hex)} ${worth}`,
      ...(moons === 0 ? [] : [`moons ${moons}`]),
      ...(production === undefined
        ? []
        : [`makes ${[production.pe, production.or, production.dc, production.fp].join('/')}`]),
      ...(gate === undefined ? [] : [`to ${hexIn(gate)}`]),
      ...(office === true ? [home === undefined ? 'office' : `home ${home}`] : []),
    ].join(' '),
  );

interface Read {
  readonly made: HexMade;
  /** Of which player it is the home, from 1. */
  readonly home?: number;
}

function readLine(sector: SectorId, text: string): Read | undefined {
  const parts = pattern.exec(text);
  if (parts === null) return undefined;
  const [, number = '', codes = '', worth = '0', moons = '0', pe, or, dc, fp, gate, home, office] = parts;
  const hex: Hex | undefined = hexOfCodes(codes);
  if (hex === undefined || codesOf(hex) === codesOf(emptyHex)) return undefined;
  const isSite = siteKindOf(hex) !== undefined;
  const begins = home !== undefined || office !== undefined;
  const right =
    isSite === (pe !== undefined) &&
    (hex.area.teleports === 'SG') === (gate !== undefined) &&
    (!begins || (siteKindOf(hex)?.office === true && hex.area.code === 'ES'));
  if (!right) return undefined;
  return {
    made: {
      place: placeIn(sector, number as HexNumber),
      hex,
      worth: Number(worth),
      moons: Number(moons),
      ...(isSite ? { production: { pe: Number(pe), or: Number(or), dc: Number(dc), fp: Number(fp) } } : {}),
      ...(gate === undefined ? {} : { gate: placeIn(sector, gate as HexNumber) }),
      ...(begins ? { office: true } : {}),
    },
    ...(home === undefined ? {} : { home: Number(home) }),
  };
}

/** A galaxy from its lines, or what is wrong with them. */
export function readDrawn(size: Size, drawn: Drawn): Result<Made, readonly Problem[]> {
  const ids = sectorIdsOf(size);
  const given = keysInOrder(drawn).filter((id) => id !== graveyard);
  const found = given.filter((id) => ids.includes(id)).length;
  if (found !== ids.length || given.length !== ids.length)
    return bad([unreadable('galaxy-sectors', { size, count: ids.length, found })]);
  const wrong = inOrder(drawn).flatMap(([sector, lines]) => faultsIn(sector, lines));
  if (wrong.length > 0) return bad(wrong);
  const read = inOrder(drawn).map(([sector, lines]) => {
    const all = lines.flatMap((line) => readLine(sector, line) ?? []);
    return {
      sector,
      made: sectorFrom(
        sector,
        all.map(({ made }) => made),
      ),
      home: all.find(({ home }) => home !== undefined)?.home ?? Infinity,
    };
  });
  const first = read.toSorted((a, b) => (a.home === b.home ? 0 : a.home - b.home));
  return good(first.map(({ sector, made }) => [sector, made]));
}

/** Lines that are no hexes, that tell of a hex again, or of a second home. */
function faultsIn(sector: SectorId, lines: readonly string[]): readonly Problem[] {
  const seen = new Set<PlaceId>();
  let homes = 0;
  return lines.flatMap((line) => {
    const read = readLine(sector, line);
    const again = read !== undefined && seen.has(read.made.place);
    if (read !== undefined) seen.add(read.made.place);
    if (read?.made.office === true) homes += 1;
    return read === undefined || again || (read.made.office === true && homes > 1)
      ? [unreadable('galaxy-hex', { sector: sector.slice(1), line, example })]
      : [];
  });
}

/** How many homes for players a drawn galaxy has. */
export const homesIn = (drawn: Drawn): number =>
  inOrder(drawn).filter(([, lines]) => lines.some((line) => / home \d+$/.test(line))).length;
