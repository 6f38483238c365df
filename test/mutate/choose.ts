import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDice } from '#kernel/dice/streams.ts';
import type { Game } from '#kernel/game/game.ts';
import type { TestKit } from '../support/kits/testKit.ts';
import type { Mutant } from './mutants.ts';
import { mutantsOf, mutated } from './mutants.ts';
import { typeCheck } from './types.ts';

export interface Wish {
  /** How many mutants. */
  readonly count: number;
  readonly seed: string;
  /**
   * Only in files whose path holds this text. With `:27` behind it only in that line, and then all that can be broken there, to find
   * what a survivor needs; several are named with commas between.
   */
  readonly within: string;
}

interface Place {
  readonly path: string;
  readonly line?: number;
}

function placesIn(within: string): readonly Place[] {
  return within.split(',').map((name) => {
    const [path = '', line] = name.split(':');
    return line === undefined ? { path } : { path, line: Number(line) };
  });
}

/** One change on a line at most, unless that line was named, with sound types, and not known to be equivalent. */
export function choose(kit: TestKit<Game>, tree: string, { count, seed, within }: Wish): readonly Mutant[] {
  const places = placesIn(within);
  const asked = ({ file, line }: Mutant): Place | undefined =>
    places.find((place) => file.includes(place.path) && (place.line ?? line) === line);
  const files = brokenFiles(kit, tree).filter((file) => places.some(({ path }) => file.includes(path)));
  const contents = new Map(files.map((file) => [file, readFileSync(join(tree, file), 'utf8')]));
  const types = typeCheck(tree, files);
  const lines = new Set<string>();
  const chosen: Mutant[] = [];
  for (const mutant of openDice(seed).shuffle(
    files.flatMap((file) => mutantsOf(file, contents.get(file) ?? '')),
  )) {
    if (chosen.length >= count) break;
    const place = asked(mutant);
    const line = `${mutant.file}:${mutant.line}`;
    if (place === undefined || isEquivalent(kit, mutant)) continue;
    if (lines.has(line) && place.line === undefined) continue;
    if (!types.isSound(mutant.file, mutated(contents.get(mutant.file) ?? '', mutant))) continue;
    lines.add(line);
    chosen.push(mutant);
  }
  return chosen;
}

/** The files of the ruleset whose lines may be broken, from the top of the tree. */
const brokenFiles = ({ folder, mutated: { drawers } }: TestKit<Game>, tree: string): readonly string[] =>
  readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => drawers.some((drawer) => file === drawer || file.startsWith(`${drawer}/`)))
    .map((file) => `${folder}/${file}`)
    .sort();

const isEquivalent = (
  { folder, mutated: { equivalents, asides } }: TestKit<Game>,
  { file, was, is, source, inside }: Mutant,
): boolean =>
  asides.some((aside) => `${folder}/${aside.file}` === file && (aside.name ?? inside) === inside) ||
  equivalents.some(
    (known) =>
      `${folder}/${known.file}` === file &&
      known.was === was &&
      known.is === is &&
      source.includes(known.within),
  );
