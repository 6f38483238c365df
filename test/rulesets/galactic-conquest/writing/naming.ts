import type { PlaceId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import { storedBand } from '#rulesets/galactic-conquest/model/bands.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { smallMap } from '#rulesets/galactic-conquest/setup/small.ts';
import { boardOf } from '#rulesets/galactic-conquest/map/board.ts';
import { shipOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { hullOf } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import { empires } from '#rulesets/galactic-conquest/ships/list/words.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { flyerOf } from '#rulesets/galactic-conquest/ships/wings.ts';
import { hulls } from '#rulesets/galactic-conquest/ships/factors.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { crewMarked } from '../repair/repairWriting.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import { carriersLine, withWings } from '../wings/wingsWriting.ts';

/* How cases name hexes, empires and ships. */

/** One of these names; throws CaseMistake with the list of them. */
export function known<T extends string>(what: string, name: string, all: readonly T[]): T {
  const found = all.find((one) => one === name);
  if (found === undefined)
    throw new CaseMistake(`no ${what} is called «${name}»; there are ${all.join(', ')}`);
  return found;
}

export const hex = (label: string): PlaceId => {
  const cell = boardOf(smallMap).names.find(label);
  if (cell === undefined) throw new CaseMistake(`there is no hex ${label} on the small map`);
  return placeId(`h${label.toLowerCase()}`);
};

/** A ship of our list, as the empire with this letter calls it. */
export function listed(designation: string, letter: string): Ship | undefined {
  const empire = empires.find((one) => one === letter);
  const found = empire && hullOf(ourShips, empire, designation);
  return found && shipOf(found);
}

/** `12x*HS2(stored)`: fighters of our list that are mothballed, as one group. */
function groupStored(
  designation: string,
  letter: string,
  count: number,
  { stored, unpaid }: Pick<Ship, 'stored' | 'unpaid'>,
): Ship | undefined {
  const empire = empires.find((one) => one === letter);
  const row = empire && hullOf(ourShips, empire, designation);
  const flyer = row && flyerOf(row);
  if (stored !== true || row === undefined || flyer === undefined) return undefined;
  const cost = row.epv > 0 ? row.epv * count : Math.ceil((row.bpv * count) / 2);
  return { ...storedBand({ ...flyer, count }, cost), ...(unpaid && { unpaid }) };
}

/** `CA`, `SC+4` with its special sensors, `CA(-12DF)` with the defense factors that it has lost, `5xDD`, `CA(p)` with its crew (also `g`, `o`, `co`, `u`, or who it was captured from, `lyran`), `CA(o)(shock)` in shock as well. Size classes: SC, DD and FF are 4, DN 2, all others 3. `*CAR` is a ship of our list, `DD/mss` has a mine sweeping shuttle, `*CV[24xHS2]` carries fighters, and `12x*HS2(stored)` is a group of them that is mothballed. */
export function shipsOf(text: string, letter: string): readonly Ship[] {
  const [carrying, alone = '', carried = ''] = carriersLine.exec(text) ?? [];
  if (carrying !== undefined) return shipsOf(alone, letter).map((one) => withWings(one, carried, letter));
  if (text.endsWith('/mss')) return shipsOf(text.slice(0, -4), letter).map((one) => ({ ...one, mss: true }));
  if (text.includes(')(shock)'))
    return shipsOf(text.replace('(shock)', ''), letter).map((one) => ({ ...one, shock: true }));
  const [all, count = '1', hull = '', sensors = '0', crew, lost] =
    /^(?:(\d+)x)?([^+(]+)(?:\+(\d+))?(?:\(([a-z-]+)\))?(?:\(-(\d+)DF\))?$/.exec(text) ?? [];
  if (all === undefined) throw new CaseMistake(`«${text}» is no ship: write CA, SC+4, CA(-12DF) or 5xDD`);
  if (hull.startsWith('*')) {
    const group = groupStored(hull.slice(1), letter, Number(count), crewMarked(crew));
    if (group !== undefined) return [group];
    const found = listed(hull.slice(1), letter);
    if (found === undefined) throw new CaseMistake(`our list has no ship ${hull.slice(1)} of ${letter}`);
    return Array.from({ length: Number(count) }, () => ({
      ...found,
      ...(lost && { lost: Number(lost) }),
      ...crewMarked(crew),
    }));
  }
  known('hull', hull, hulls);
  const size = hull === 'DN' ? 2 : ['SC', 'DD', 'FF'].includes(hull) ? 4 : 3;
  const ship = {
    hull,
    size,
    sensors: Number(sensors),
    ...(lost === undefined ? {} : { lost: Number(lost) }),
    ...crewMarked(crew),
  };
  return Array.from({ length: Number(count) }, () => ship);
}

/** How cases name hexes and empires. */
export const naming = { hex, empire: (name: string) => known('empire', name, seats) };
