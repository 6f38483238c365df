import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { HexMap } from '../../map/board.ts';
import { hexName, hexNamed } from '../../map/board.ts';
import { isDeepSpace } from '../../map/ground.ts';
import { nameOf } from '../../map/seats.ts';
import { seatLettered, usualSheet } from '../../map/sheets.ts';
import type { Find, System, Terrain } from '../../model/system.ts';
import { unreadable } from '../../refusals.ts';
import type { Made } from '../made.ts';

/** `MM20 homeworld of F in nebula: Terra`; without an owner it is a system that nobody has built on. */
const pattern =
  /^([A-Z]{1,2}\d{1,3}) (homeworld|major|minor)(?: of ([A-Z]))?(?: in (asteroids|dust|nebula))?: (.{1,80})$/;
const example = 'MM20 major of F in nebula: Corona';

type Systems = Pick<Made, 'systems' | 'finds'>;

interface Context {
  readonly seats: readonly SeatId[];
  readonly territory: Readonly<Record<PlaceId, SeatId>>;
}

/** What one line says: where, and what is there; or what is wrong with it. */
function readLine(
  map: HexMap,
  text: string,
  { seats, territory }: Context,
): Result<readonly [PlaceId, System | Find], (line: number) => Problem> {
  const [all, hex = '', kind = 'minor', letter, terrain, name = ''] = pattern.exec(text) ?? [];
  const place = all === undefined ? undefined : hexNamed(map, hex);
  if (all === undefined || (letter === undefined && kind === 'homeworld'))
    return bad((line) => unreadable('chart-system', { line, example }));
  if (place === undefined || isDeepSpace(map, place))
    return bad((line) => unreadable('chart-system/hex', { line, hex }));
  const lies = terrain === undefined ? {} : { terrain: terrain as Terrain };
  if (letter === undefined) return good([place, { name, kind: kind as Find['kind'], ...lies }]);
  const owner = seatLettered(letter);
  if (owner === undefined || !seats.includes(owner))
    return bad((line) => unreadable('chart-system/letter', { line, letter }));
  if (territory[place] !== owner)
    return bad((line) => unreadable('chart-system/border', { line, hex, empire: nameOf(owner) }));
  return good([place, { name, kind: kind as System['kind'], owner, ...lies }]);
}

/** The systems of a map. */
export function readSystems(
  map: HexMap,
  lines: readonly string[],
  context: Context,
): Result<Systems, readonly Problem[]> {
  const wrong: Problem[] = [];
  const [systems, finds]: [Record<PlaceId, System>, Record<PlaceId, Find>] = [{}, {}];
  const homes = new Set<SeatId>();
  for (const [at, text] of lines.entries()) {
    const line = at + 1;
    const read = readLine(map, text, context);
    if (!read.ok) {
      wrong.push(read.fault(line));
      continue;
    }
    const [place, one] = read.value;
    if (place in systems || place in finds)
      wrong.push(unreadable('chart-system/twice', { line, hex: hexName(place) }));
    if (!('owner' in one)) finds[place] = one;
    else {
      systems[place] = one;
      if (one.kind === 'homeworld' && homes.has(one.owner))
        wrong.push(unreadable('chart-system/home', { line, empire: nameOf(one.owner) }));
      if (one.kind === 'homeworld') homes.add(one.owner);
    }
  }
  return wrong.length > 0 ? bad(wrong) : good({ systems, finds });
}

const written = (place: PlaceId, one: System | Find): string =>
  [
    `${hexName(place)} ${one.kind}`,
    ...('owner' in one ? [`of ${usualSheet(one.owner).letter}`] : []),
    ...(one.terrain === undefined ? [] : [`in ${one.terrain}`]),
  ].join(' ') + `: ${one.name}`;

export const writeSystems = ({ systems, finds }: Systems): readonly string[] =>
  [...inOrder<PlaceId, System | Find>(systems), ...inOrder<PlaceId, System | Find>(finds)].map(
    ([place, one]) => written(place, one),
  );
