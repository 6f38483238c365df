import type { Unnumbered } from '#kernel/game/plan.ts';
import { mostSheetFaults, readLosses, sheetCell } from '#kernel/orders/battleSheet.ts';
import type { Paper } from '#kernel/orders/paper.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { kernelRefusals } from '#kernel/words/refusals.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import { world } from '../model/imagine.ts';
import type { View } from '../model/view.ts';
import { placeArg, unitName } from '../model/words.ts';
import { unreadable } from '../refusals.ts';
import { starship } from '../tables/starships.ts';
import { battleElsewhere, sentTo } from './battle.ts';
import { broughtBack } from './losses.ts';
import type { BringIn } from './result.ts';
import { cannotBringIn } from './result.ts';

type Unsent = Unnumbered<BringIn>;

const instructions = [
  '# Battle sheet. Say of each ship how many tenths of a hit point it loses, or that it is destroyed.',
  '# Name the starfleets that leave the battle, with commas between them. Lines that begin with # are not read.',
] as const;
/** Who leaves where nobody does. */
const nobody = 'nobody';

/** A battle as its sheet says it. */
const battleName = (view: View, place: PlaceId): string => `sector ${view.sectors[place]?.number ?? place}`;

/** The ships of a battle, each with what stands before its colon. */
export const linesIn = (view: View, place: PlaceId) =>
  (sentTo(world(view), place) ?? [])
    .flatMap(({ groups }) => groups.flatMap(({ all }) => all))
    .map(({ side: { unit }, at, type, hitPoints }) => ({
      unit,
      at,
      left: hitPoints,
      head: `${unitName(view, unit)}, ${starship(type).name} ${at + 1}`,
    }));

/** The starfleets among them, which alone can leave (GE 1902). */
export const fleetsIn = (view: View, place: PlaceId): readonly UnitId[] => [
  ...new Set(
    (sentTo(world(view), place) ?? [])
      .flatMap(({ groups }) => groups.flatMap(({ all }) => all))
      .flatMap(({ side: { unit, kind } }) => (kind === 'starfleet' ? [unit] : [])),
  ),
];

function written(view: View, { place, losses, leaves }: Unsent): string {
  return [
    ...instructions,
    `battle: ${battleName(view, place)}`,
    `turn: ${view.turn}`,
    `leaves: ${leaves.map((unit) => unitName(view, unit)).join(', ') || nobody}`,
    ...linesIn(view, place).map(({ unit, at, left, head }) => {
      const { damage = 0 } = losses.find((one) => one.unit === unit && one.at === at) ?? {};
      return `${head}: ${damage === left ? 'destroyed' : `${damage} of ${left}`}`;
    }),
    '',
  ].join('\n');
}

/** The starfleets that a sheet names, or why it cannot name them; `said` in small letters. */
function leaversIn(view: View, place: PlaceId, said: string): Result<UnitId[], readonly Problem[]> {
  const fleets = new Map(fleetsIn(view, place).map((unit) => [unitName(view, unit).toLowerCase(), unit]));
  const names = said.split(/\s*,\s*/).filter((name) => name !== '' && name !== nobody);
  const unknown = names.filter((name) => !fleets.has(name));
  return unknown.length > 0
    ? bad(unknown.map((unit) => unreadable('unit-unknown', { unit })))
    : good([...new Set(names.flatMap((name) => fleets.get(name) ?? []))].sort());
}

/** The result in a text; every ship of the battle must be there, and no other. */
function readIn(view: View, place: PlaceId, text: string): Result<Unsent, readonly Problem[]> {
  const read = readLosses(text, {
    battle: battleName(view, place),
    turn: view.turn,
    ships: linesIn(view, place),
    other: 'leaves',
    unread: (line) => unreadable('line-unreadable', { line }),
    missing: (ship) => unreadable('ship-missing', { ship }),
  });
  if (!read.ok) return read;
  const leavers = leaversIn(view, place, read.value.other);
  const problems = [...read.value.problems, ...(leavers.ok ? [] : leavers.fault)];
  if (problems.length > 0 || !leavers.ok) return bad(problems.slice(0, mostSheetFaults));
  const losses = read.value.losses.map(({ ship: { unit, at }, lost }) => ({ unit, at, damage: lost }));
  return good({ kind: 'bring-in', place, fought: true, losses, leaves: leavers.value });
}

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
          rows: linesIn(view, place).map(({ head, left }) => ({
            id: head,
            spot: {},
            cells: { ship: sheetCell(head), left: sheetCell(left), lost: sheetCell('') },
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
    place === undefined ? bad([kernelRefusals.unreadable('other-battle')]) : readIn(view, place, text),
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
