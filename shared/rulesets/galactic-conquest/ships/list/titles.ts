import type { Flag, HullClass } from './words.ts';

/** What classes of ships are called. Bases, fighters and pods have names of their own in ship lists. */
const titles: ReadonlyMap<string, string> = new Map<HullClass, string>([
  ['BBH', 'heavy battleship'],
  ['BB', 'battleship'],
  ['BBL', 'light battleship'],
  ['DN', 'dreadnought'],
  ['DNL', 'light dreadnought'],
  ['DNW', 'war dreadnought'],
  ['BCH', 'heavy battlecruiser'],
  ['CC', 'command cruiser'],
  ['CA', 'heavy cruiser'],
  ['CL', 'light cruiser'],
  ['CWH', 'heavy war cruiser'],
  ['CWL', 'war cruiser leader'],
  ['CW', 'war cruiser'],
  ['HDW', 'heavy war destroyer'],
  ['DDL', 'destroyer leader'],
  ['DD', 'destroyer'],
  ['DWL', 'war destroyer leader'],
  ['DW', 'war destroyer'],
  ['FFL', 'frigate leader'],
  ['FF', 'frigate'],
  ['TG', 'tug'],
  ['LTT', 'light tactical transport'],
  ['TT', 'theater transport'],
]);

/** Every class with what it is called, the largest first. */
export const titlesOfClasses: readonly (readonly [string, string])[] = [...titles];

/** What a hull of a class is for, beside what its class is. */
const tasks: Readonly<Partial<Record<Flag, string>>> = {
  carrier: 'carrier',
  control: 'space control ship',
  tender: 'gunboat tender',
  escort: 'carrier escort',
  scout: 'scout',
  survey: 'survey ship',
  troop: 'troop ship',
  mauler: 'mauler',
  bombardment: 'drone bombardment',
  minesweeper: 'minesweeper',
  repair: 'repair ship',
  hospital: 'hospital ship',
  fast: 'fast',
};

/** What a hull is, for readers who do not know its designation: `destroyer, scout`; of what is no warship, its name in the ship list. */
export function titleOf({
  class: of,
  flags = [],
  name,
}: {
  readonly class: string;
  readonly flags?: readonly string[];
  readonly name?: string;
}): string {
  const title = titles.get(of);
  return title === undefined
    ? (name ?? '')
    : [title, ...flags.flatMap((flag) => tasks[flag as Flag] ?? [])].join(', ');
}
