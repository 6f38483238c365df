import type { Actor, Film, FilmGroup, Scene } from '../presentation.ts';
import { pathText } from '../words/where.ts';
import { type Phrase, phraseText } from '../words/phrase.ts';
import { amountText, wrapped } from './wrapping.ts';

/** A film as plain text for mail: the cast at its start, what each did and suffered in each round, and how it ended. */
export function filmText(film: Film): string {
  const { cast, scenes } = film;
  const first = scenes.findIndex(isRound);
  const begin = first < 0 ? 1 : first;
  const end = first < 0 ? 1 : scenes.findLastIndex(isRound) + 1;
  return [
    wrapped(`* ${phraseText(film.title)}. ${phraseText(film.outcome)}`),
    ...scenes
      .slice(0, begin)
      .flatMap(linesOf)
      .map((said) => wrapped(phraseText(said), '  ')),
    ...cast.flatMap(actorLines),
    ...scenes.slice(begin, end).flatMap((scene) => sceneLines(film, scene)),
    '  After the battle',
    ...scenes
      .slice(end)
      .flatMap(linesOf)
      .map((said) => wrapped(phraseText(said), '    ')),
    ...cast.map(({ end }) => wrapped(phraseText(end), '    ')),
  ].join('\n');
}

const isRound = ({ path }: Scene): boolean => path.length > 0;

/** What is reported of a scene besides its rows. */
export const linesOf = ({ lines, moments }: Scene): readonly Phrase[] =>
  lines ?? moments.flatMap(({ kind, said }) => (kind === 'meeting' || kind === 'end' ? [] : said));

/** Groups as they are listed: `2 Scout, 1 Battleship`. */
export const groupsText = (groups: readonly FilmGroup[]): string =>
  groups.map(({ count, name }) => `${count} ${name}`).join(', ');

function actorLines({ name, notes, figures, listed }: Actor): readonly string[] {
  const strength = figures.map(({ label, number, scale }) => `${label} ${amountText(number, scale)}`);
  return [
    wrapped(`${phraseText(name)}${strength.length === 0 ? '' : ` (${strength.join(', ')})`}`, '  '),
    ...notes.map((note) => wrapped(phraseText(note), '      ')),
    ...(listed.length === 0 ? [] : [wrapped(groupsText(listed), '      ')]),
  ];
}

function sceneLines({ table }: Film, scene: Scene): readonly string[] {
  const { path, rows, quiet } = scene;
  const lines = linesOf(scene);
  const told = lines.length === 0 && quiet !== undefined ? [quiet] : lines;
  return [
    `  ${pathText(path)}`,
    ...rows.flatMap(({ did, parts }) => [
      wrapped(phraseText(did), '    '),
      ...parts.map(({ label, value }) => wrapped(`${label}: ${value}`, '      ')),
    ]),
    ...(table === undefined || rows.length === 0 ? [] : [`    ${table.then}`]),
    ...rows.map(({ then }) => wrapped(phraseText(then), '      ')),
    ...told.map((said) => wrapped(phraseText(said), '      ')),
  ];
}
