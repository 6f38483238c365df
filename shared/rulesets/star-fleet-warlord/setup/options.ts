import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Parameters, Size } from '../model/parameters.ts';
import { sectorsIn } from '../galaxy/board.ts';
import { sectorKinds, shareOfSectors } from '../galaxy/densities.ts';
import { figureNamed } from '../model/settings.ts';
import { unreadable } from '../refusals.ts';

const example = 'npc.build 30';

/** Figures of the game as they are typed, such as `breeds 10, npc.build 30`. */
export function figuresIn(text: string): Result<Readonly<Record<string, number>>, readonly Problem[]> {
  const lines = text
    .split(',')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const read = lines.map((line) => {
    const [, name = line, value = ''] = /^(\S+)\s+(-?\d{1,6})$/.exec(line) ?? [];
    return [line, name, value === '' ? Number.NaN : Number(value)] as const;
  });
  const faults = read.flatMap(([line, name, value]) => {
    const fault = figureFault(line, name, value);
    return fault === undefined ? [] : [fault];
  });
  return faults.length > 0
    ? bad(faults)
    : good(Object.fromEntries(read.map(([, name, value]) => [name, value])));
}

function figureFault(line: string, name: string, value: number): Problem | undefined {
  const known = figureNamed(name);
  if (known === undefined) return unreadable('galaxy-figure/unknown', { name, example });
  const { least, most } = known;
  // Of a line without a number the value is none, which is within no bounds.
  return value >= least && value <= most
    ? undefined
    : unreadable('galaxy-figure', { line, least, most, example });
}

/** Kinds of powers that a game can do without, as a wish and a setup have them, and what they are called. */
export const powerKinds = [
  ['monsters', 'Space monsters'],
  ['pirates', 'Pirates of wild sectors'],
  ['npcs', 'Corporations that nobody plays'],
] as const;
export type PowerKind = (typeof powerKinds)[number][0];
export const presence = ['present', 'absent'] as const;
/** What is wished of powers; absent members: they are there. */
export type Presence = { readonly [K in PowerKind]?: (typeof presence)[number] };

/** The parameters of powers that are not there. */
export const withoutPowers = (wish: Presence): Partial<Parameters> =>
  Object.fromEntries(powerKinds.flatMap(([kind]) => (wish[kind] === 'absent' ? [[kind, false]] : [])));

interface FieldFault {
  readonly field: 'sectors' | 'sites';
  readonly problem: Problem;
}

/** What is wrong with a goal: more than there is could never be reached (SFW 4841; OURS). */
export function victoryFaults(size: Size, victory: Parameters['victory']): readonly FieldFault[] {
  const { across, down } = sectorsIn(size);
  const { wild } = shareOfSectors(size);
  const all = across * down;
  const sites = sectorKinds.wild.majors * wild + sectorKinds.home.majors * (all - wild);
  const within = (field: FieldFault['field'], what: string, goal: number, most: number) =>
    goal <= most ? [] : [{ field, problem: unreadable('galaxy-victory', { what, goal, most }) }];
  return [
    ...within('sectors', 'sectors', victory.sectors, all),
    ...within('sites', 'major sites', victory.sites, sites),
  ];
}
