import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Paper } from '#kernel/orders/paper.ts';
import type { Row } from '#kernel/presentation.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import { world } from '../model/imagine.ts';
import type { View } from '../model/view.ts';
import { placeArg } from '../model/words.ts';
import { unreadable } from '../refusals.ts';
import { starship } from '../tables/starships.ts';
import { battleElsewhere, sentTo } from './battle.ts';
import { broughtBack } from './losses.ts';
import type { BringIn } from './result.ts';
import { cannotBringIn } from './result.ts';

type Unsent = Unnumbered<BringIn>;

const instructions = [
  '# Battle sheet. Say of each ship how many tenths of a hit point it loses, or that it is destroyed.',
  '# Name the starfleets that leave the battle. Lines that begin with # are not read.',
] as const;

/** The ships of a battle, each with what stands before its colon. */
export const linesIn = (view: View, place: PlaceId) =>
  (sentTo(world(view), place) ?? [])
    .flatMap(({ groups }) => groups.flatMap(({ all }) => all))
    .map(({ side: { unit }, at, type, hitPoints }) => ({
      unit,
      at,
      hitPoints,
      head: `${unit} ${at + 1} ${starship(type).name}`,
    }));

function written(view: View, { place, losses, leaves }: Unsent): string {
  return [
    ...instructions,
    `battle: ${place}`,
    `turn: ${view.turn}`,
    `leaves: ${leaves.join(' ')}`,
    ...linesIn(view, place).map(({ unit, at, hitPoints, head }) => {
      const { damage = 0 } = losses.find((one) => one.unit === unit && one.at === at) ?? {};
      return `${head}: ${damage === hitPoints ? 'destroyed' : `${damage} of ${hitPoints}`}`;
    }),
    '',
  ].join('\n');
}

/** Most letters of a sheet, several times what the largest battle takes; and what is told of one at once. */
const longestSheet = 100_000;
const mostProblems = 50;

/** The lines of a text by what stands before their colon, with their numbers; what is said twice is said by the last. */
const saidIn = (text: string): ReadonlyMap<string, { readonly line: number; readonly said: string }> =>
  new Map(
    text.split(/\r?\n/).flatMap((line, at) => {
      const colon = line.lastIndexOf(':');
      const head = line.slice(0, Math.max(0, colon)).trim();
      const said = line
        .slice(colon + 1)
        .trim()
        .toLowerCase();
      return head === '' || head.startsWith('#') ? [] : [[head, { line: at + 1, said }] as const];
    }),
  );

/** The result in a text; every ship of the battle must be there. */
function readIn(view: View, place: PlaceId, text: string): Result<Unsent, readonly Problem[]> {
  const said = saidIn(text.slice(0, longestSheet));
  if (said.get('battle')?.said !== place || said.get('turn')?.said !== String(view.turn))
    return bad([unreadable('sheet-of-another')]);
  const problems: Problem[] = [];
  const losses = linesIn(view, place).flatMap(({ unit, at, hitPoints, head }) => {
    const told = said.get(head);
    const [, count] = /^(\d{1,4})(?: of \d+)?$/.exec(told?.said ?? '') ?? [];
    const damage = told?.said === 'destroyed' ? hitPoints : Number(count);
    if (told === undefined) problems.push(unreadable('sheet-without-ship', { ship: head }));
    else if (Number.isNaN(damage)) problems.push(unreadable('sheet-line', { line: told.line }));
    return damage > 0 ? [{ unit, at, damage }] : [];
  });
  if (problems.length > 0) return bad(problems.slice(0, mostProblems));
  const leaves = (said.get('leaves')?.said ?? '').split(/\s+/).filter((unit) => unit !== '') as UnitId[];
  return good({ kind: 'bring-in', place, fought: true, losses, leaves });
}

const cell = (text: string | number): Row['cells'][string] => ({
  value: phrase('{text}', { text }),
  sort: text,
});

/** The battle sheet: printed for a table, or saved, filled in and read back; or found by a game of other rules. */
export const paper: Paper<View, BringIn> = {
  title: 'Battle Sheet',
  page(view, { place }) {
    if (place === undefined || linesIn(view, place).length === 0) return undefined;
    return {
      title: phrase('Battle in {place}', { place: placeArg(view, place) }),
      sections: [
        {
          kind: 'table',
          title: 'Ships',
          empty: 'There are none.',
          columns: [
            { key: 'ship', label: 'Ship', align: 'left' },
            { key: 'left', label: 'Hit points in tenths', align: 'right' },
            { key: 'lost', label: 'Lost', align: 'right' },
          ],
          rows: linesIn(view, place).map(({ head, hitPoints }) => ({
            id: head,
            spot: {},
            cells: { ship: cell(head), left: cell(hitPoints), lost: cell('') },
          })),
        },
      ],
    };
  },
  write: (view, order, { place }) => ({
    name: `battle-${view.turn}-${place ?? ''}`,
    text: written(view, order),
  }),
  read: (view, text, { place }) =>
    place === undefined ? bad([unreadable('sheet-of-another')]) : readIn(view, place, text),
  elsewhere: {
    battle: (view, { place }) =>
      place === undefined ? bad([unreadable('stays-with-rules')]) : battleElsewhere(world(view), place),
    order(view, { place }, outcome) {
      if (place === undefined) return bad([unreadable('stays-with-rules')]);
      const brought = broughtBack(world(view), place, outcome);
      if (!brought.ok) return brought;
      const given = { place, ...brought.value };
      const problem = cannotBringIn(world(view), given);
      return problem === undefined ? good({ kind: 'bring-in', fought: true, ...given }) : bad([problem]);
    },
  },
};
