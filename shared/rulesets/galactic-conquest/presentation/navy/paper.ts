import type { Page, Section } from '#kernel/presentation.ts';
import { gameMaster, type SeatId, type UnitId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hexName, listedBy } from '../../map/board.ts';
import { nameOf } from '../../map/seats.ts';
import { imagine } from '../../model/imagine.ts';
import type { View } from '../../model/state.ts';
import { squadronsListed } from '../../squadrons/listed.ts';
import { codeOf, jobName, yardName } from '../../yards/known.ts';
import type { Banking } from '../afterSteps.ts';
import { calendar } from '../calendar.ts';
import { reserveLines } from '../economy/reserveLines.ts';
import { economyPage } from '../money.ts';
import { kindNames } from '../pages.ts';
import { statusText } from '../squadrons/status.ts';
import { squadronPage } from '../squadrons/units.ts';

/** Lines in the notation of the rulebook. */
const lines = (title: string, all: readonly string[], empty: string): Section => ({
  kind: 'table',
  title,
  empty,
  columns: [{ key: 'line', label: 'As the rulebook writes it', align: 'left' }],
  rows: all.map((line, at) => ({
    id: `line-${at}`,
    spot: {},
    cells: { line: { value: phrase('{line}', { line }), sort: at } },
  })),
});

/** Ships that are being built, by the yards that build them: `D6/2 SC3SY: D7(23%)` (A4.10, B8.501). */
const buildingIn = ({ yards = {}, turn }: View, seat: SeatId): readonly string[] =>
  inOrder(yards).flatMap(([id, yard]) =>
    yard.seat === seat && (yard.jobs ?? []).length > 0
      ? [`${codeOf(id)} ${yardName(yard)}: ${(yard.jobs ?? []).map((job) => jobName(job, turn)).join(', ')}`]
      : [],
  );

/** The systems of the reader, by their hexes. */
const ownSystems = ({ systems, me }: View): Section =>
  lines(
    'Systems',
    inOrder(systems)
      .filter(([, { owner }]) => owner === me)
      .toSorted(compareBy(([place]) => listedBy(place)))
      .map(([place, { name, kind }]) => `${hexName(place)} ${name}, ${kindNames[kind].toLowerCase()}`),
    'None.',
  );

const linesOf = (view: View, seat: SeatId, of: string): readonly Section[] => [
  lines(
    `Squadrons and bases${of}`,
    squadronsListed(view).flatMap(([unit, one]) => (one.seat === seat ? [statusText(unit, one)] : [])),
    'No ships and no bases.',
  ),
  lines(`Strategic reserve${of}`, reserveLines(imagine(view), seat), 'None.'),
  lines(`Being built${of}`, buildingIn(view, seat), 'Nothing.'),
];

/** The status sheet of an empire to print and keep, as it stands before the orders of the turn (A4.10, E3.10); for the game master that of each empire. */
function statusPaper(view: View, banking: Banking): Page {
  const whole = view.me === gameMaster;
  const seats = whole ? inOrder(view.empires).map(([seat]) => seat) : [view.me];
  return {
    title: phrase('Status sheet'),
    subtitle: phrase('{whose}, {turn}', {
      whose: whole ? 'all empires' : nameOf(view.me),
      turn: calendar(view.turn, view.year),
    }),
    sections: [
      ...seats.flatMap((seat) => linesOf(view, seat, whole ? `: ${nameOf(seat)}` : '')),
      ...economyPage(view, emptyPlan(), banking).sections.filter(({ kind }) => kind !== 'table'),
      ...(whole ? [] : [ownSystems(view)]),
    ],
  };
}

/** The sheet of one squadron to print: its line, and its ships with their factors. */
function squadronPaper(view: View, unit: UnitId): Page | undefined {
  if (view.squadrons[unit] === undefined) return undefined;
  const page = squadronPage(view, emptyPlan(), unit);
  return {
    ...page,
    subtitle: phrase('{where}, {turn}', {
      where: page.subtitle ?? phrase(''),
      turn: calendar(view.turn, view.year),
    }),
  };
}

/** What is printed of an empire, or of one of its squadrons. */
export const paperOf = (view: View, banking: Banking, unit?: UnitId): Page | undefined =>
  unit === undefined ? statusPaper(view, banking) : squadronPaper(view, unit);
