import type { Draw } from '#kernel/dice/draw.ts';
import type { Realm } from '../../tables/realms.ts';
import type { Cell } from '../chart.ts';
import { nearestOf } from '../chart.ts';
import type { Tongue } from '../names.ts';
import { allTongues, avoided, knownSector, tongueOf } from '../names.ts';

const numerals = ['II', 'III', 'IV', 'V', 'VI', 'VII'] as const;

/**
 * A unique name for every cell: capitals as in the rulebook where it names them, the others in the tongue of the nearest
 * capital, mixed with other tongues further away.
 * @param numbers the sector number of each cell
 */
export function drawNames(
  cells: readonly Cell[],
  numbers: readonly number[],
  capitals: readonly number[],
  realms: readonly Realm[],
  draw: Draw,
): readonly string[] {
  const names = new Map<number, string>();
  capitals.forEach((cell, index) => {
    if (realms[index]?.home !== undefined) names.set(cell, realms[index].home);
  });
  const known = numbers.indexOf(knownSector.number);
  if (known >= 0 && !names.has(known)) names.set(known, knownSector.name);
  const used = new Set<string>([...names.values(), ...avoided]);
  const seats = capitals.map((cell) => cells[cell] as Cell);
  const unnamed = [...seats, ...cells].filter(({ index }) => !names.has(index));
  for (const cell of unnamed) {
    if (names.has(cell.index)) continue;
    const own = tongueOf[(realms[nearestOf(seats, cell)] as Realm).builder];
    const bare = capitals.includes(cell.index);
    const name = fresh(used, bare ? own : draw.int(4) > 1 ? own : draw.pick(allTongues), bare, draw);
    names.set(cell.index, name);
  }
  return cells.map(({ index }) => names.get(index) as string);
}

/** A name that is not used yet, and if easily found one whose first word is not used either. */
function fresh(used: Set<string>, tongue: Tongue, bare: boolean, draw: Draw): string {
  for (let tries = 0; ; tries += 1) {
    const spoken = tries < 12 ? tongue : draw.pick(allTongues);
    const word = `${draw.pick(spoken.starts)}${draw.pick(spoken.ends)}`;
    const form = bare ? 10 : draw.int(10);
    const name =
      form === 1
        ? `${word} ${draw.pick(spoken.seconds)}`
        : form === 2
          ? `${word} ${draw.pick(numerals)}`
          : word;
    if (used.has(name) || (used.has(word) && tries < 60)) continue;
    used.add(word);
    used.add(name);
    return name;
  }
}
