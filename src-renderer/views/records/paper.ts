import type { Page, Row, Section, UnitRow } from '#kernel/presentation.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { type Phrase, capital, phrase } from '#kernel/words/phrase.ts';
import { pagesOf } from '#kernel/presentation.ts';
import { turnName } from '../../state/rules.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';

/* What is printed of a turn: as the rules keep records on paper, or else what their pages and their list of units say. */

type Shown = Pick<Turn, 'rules' | 'view' | 'me' | 'number' | 'seat'>;
type Table = Extract<Section, { readonly kind: 'table' }>;

const said = (text: string): Row['cells'][string] => ({ value: phrase('{text}', { text }), sort: text });

/** The list of units as it stands under the map, with what is out of the ordinary in words. */
function unitsTable({ rules: { presentation } }: Shown, units: readonly UnitRow[]): Table {
  const { words, roster } = presentation;
  const hasNames = units.some(({ name }) => name !== '');
  const hasStates = units.some(({ states }) => states.length > 0);
  return {
    kind: 'table',
    title: capital(words.unit.many),
    empty: roster.empty,
    columns: [
      { key: 'unit', label: capital(words.unit.one), align: 'left' },
      ...(hasNames ? [{ key: 'name', label: 'Name', align: 'left' } as const] : []),
      { key: 'place', label: 'Location', align: 'left' },
      ...roster.columns.map(({ key, label, align }) => ({ key, label, align })),
      ...(hasStates ? [{ key: 'states', label: 'State', align: 'left' } as const] : []),
    ],
    rows: units.map(({ unit, label, name, placeName, cells, states }) => ({
      id: unit,
      spot: { unit },
      cells: {
        ...cells,
        unit: said(label),
        name: said(name),
        place: said(placeName),
        states: said(states.map((one) => one.label).join(', ')),
      },
    })),
  };
}

/** Whether a section of a page is about what the reader has: sums, and lists of places. Units have a table of their own. */
const isOwn = (section: Section): boolean =>
  section.kind === 'facts' ||
  section.kind === 'ledger' ||
  (section.kind === 'table' &&
    section.rows.length > 0 &&
    section.rows.every(({ spot: { place, unit } }) => place !== undefined && unit === undefined));

const whenAndWhose = (turn: Shown): Phrase =>
  phrase('{whose}, {turn}', {
    whose: turn.seat(turn.me)?.name ?? turn.me,
    turn: turnName(turn, turn.number),
  });

/** All that is the reader’s, as it stands before the orders of the turn. */
function usualPaper(turn: Shown): Page {
  const { rules, view } = turn;
  const [first] = pagesOf(rules.presentation, view, emptyPlan());
  const sections = (first?.page.sections ?? []).filter(isOwn);
  const units = rules.presentation.units(view, emptyPlan());
  return {
    title: phrase('Status sheet'),
    subtitle: whenAndWhose(turn),
    sections: [
      ...sections.filter(({ kind }) => kind !== 'table'),
      ...(units.length === 0 ? [] : [unitsTable(turn, units)]),
      ...sections.filter(({ kind }) => kind === 'table'),
    ],
  };
}

/** What is printed of all that is the reader’s, or of one unit; undefined for an unknown unit. */
export function paperOf(turn: Shown, unit?: UnitId): Page | undefined {
  const { rules, view } = turn;
  const { paper } = rules.presentation;
  if (paper !== undefined) return paper(view, emptyPlan(), unit);
  if (unit === undefined) return usualPaper(turn);
  const isKnown = rules.presentation.units(view, emptyPlan()).some((row) => row.unit === unit);
  if (!isKnown) return undefined;
  const { page } = rules.presentation.unit(view, emptyPlan(), unit);
  return { ...page, subtitle: whenAndWhose(turn) };
}

/** Whether a page leads to them: where the rules say so, and else the first page. */
export const leadsToPaper = ({ rules: { presentation } }: Pick<Turn, 'rules'>, key: string): boolean => {
  const pages = presentation.screens.filter((screen) => screen.shows === 'page');
  return presentation.paper === undefined
    ? pages[0]?.key === key
    : pages.some((screen) => screen.key === key && screen.prints === true);
};
