import type { SeatId } from '#kernel/ids.ts';
import { compareBy, inOrder, valuesInOrder } from '#kernel/inOrder.ts';
import type { Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { EspionageReport, KnownEmpire, View } from '../../model/view.ts';
import { relationPhrase, resources, seatArg } from '../../words.ts';
import { cell, figureColumn, text, wordColumn } from '../cells.ts';
import { relationTone, relationWords } from '../seats.ts';

type NamedEmpire = readonly [SeatId, KnownEmpire];

const others = (view: View): readonly NamedEmpire[] =>
  [...inOrder(view.empires)]
    .filter(([seat]) => seat !== view.me)
    .sort(
      compareBy(
        ([, { banner }]) => banner,
        ([seat]) => seat,
      ),
    );

/** All other empires, with the relations and rights between them and the reader (GE 247, 253-297). Addresses where ambassadors have brought any. */
export function foreignEmpires(view: View): Section {
  const empires = others(view);
  const held = sectorsKnown(view);
  const written = empires.some(([, { address = '' }]) => address !== '');
  return {
    kind: 'table',
    title: 'Foreign empires',
    columns: [
      wordColumn('empire', 'Empire'),
      wordColumn('ruler', 'Ruler'),
      wordColumn('relation', 'Relation'),
      wordColumn('passage', 'Passage'),
      wordColumn('info', 'Reports'),
      wordColumn('gifts', 'Gifts'),
      ...(written ? [wordColumn('address', 'Write to')] : []),
      figureColumn('sectors', 'Sectors known'),
    ],
    rows: empires.map((named) => foreignRow(view, named, held.get(named[0]) ?? 0)),
    empty: 'There are no other empires.',
  };
}

/** How many sectors the reader knows each empire to own. */
function sectorsKnown(view: View): ReadonlyMap<SeatId | undefined, number> {
  const counts = new Map<SeatId | undefined, number>();
  for (const { report } of valuesInOrder(view.sectors))
    counts.set(report?.owner, (counts.get(report?.owner) ?? 0) + 1);
  return counts;
}

function foreignRow(view: View, [seat, empire]: NamedEmpire, sectors: number): Row {
  const {
    name,
    relation,
    ruler,
    defeated,
    computer,
    address = '',
    hasPassage,
    givesPassage,
    hasInfo,
    givesInfo,
  } = empire;
  return {
    id: seat,
    spot: { seat },
    cells: {
      empire: cell(phrase('{empire}', { empire: seatArg(view, seat) }), name, defeated ? 'muted' : undefined),
      ruler: { ...text(ruler, ruler), ...(computer && !defeated ? { note: 'computer-led' } : {}) },
      relation: defeated
        ? text('Defeated', 'Defeated', 'muted')
        : text(relationWords[relation], relation, relationTone(relation)),
      passage: mutual(hasPassage, givesPassage),
      info: mutual(hasInfo, givesInfo),
      gifts: giftCell(empire),
      address: text(address, address),
      sectors: text(sectors === 0 ? '–' : String(sectors), sectors, sectors === 0 ? 'muted' : undefined),
    },
  };
}

/** What two empires may give each other, from the reader's side. */
function mutual(ours: boolean, theirs: boolean): Row['cells'][string] {
  if (ours && theirs) return text('both ways', 3, 'good');
  if (ours) return text('you give', 1);
  return theirs ? text('they give', 2, 'good') : text('–', 0, 'muted');
}

function giftCell({ accepts, accepted }: KnownEmpire): Row['cells'][string] {
  if (accepts && accepted) return text('welcome', 0, 'muted');
  if (accepts) return text('you refuse', 1);
  return accepted ? text('they refuse', 2, 'warn') : text('both refuse', 3, 'warn');
}

/** The last report of agents on each empire, item by item; what they did not find out is a question mark (GE 998, E-44). */
export function espionageReports(view: View): readonly Section[] {
  const rows = others(view).flatMap(([seat, { espionage }]) =>
    espionage === undefined ? [] : [espionageRow(view, seat, espionage)],
  );
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Espionage reports',
      columns: [
        wordColumn('empire', 'Empire'),
        figureColumn('turn', 'Turn'),
        wordColumn('ships', 'Starships'),
        figureColumn('sectors', 'Sectors'),
        figureColumn('annexed', 'Annexed'),
        figureColumn('treasury', 'Treasury'),
        wordColumn('centers', 'Centers'),
        figureColumn('admirals', 'Admirals'),
        wordColumn('relations', 'Wars and alliances'),
      ],
      rows,
      empty: 'No agents have reported.',
    },
  ];
}

function espionageRow(view: View, seat: SeatId, report: EspionageReport & { readonly turn: number }): Row {
  const { turn, ships, sectors, annexed, treasury, centers, admirals, relations } = report;
  return {
    id: `espionage-${seat}`,
    spot: { seat },
    cells: {
      empire: cell(phrase('{empire}', { empire: seatArg(view, seat) }), view.empires[seat]?.name ?? seat),
      turn: text(String(turn), turn, turn === view.turn - 1 ? undefined : 'muted'),
      ships: found(
        ships,
        (rows) => rows.map((row) => `${row.count} ${row.class}`).join(', '),
        (rows) => rows.reduce((sum, { count }) => sum + count, 0),
      ),
      sectors: found(sectors, String),
      annexed: found(annexed, String),
      treasury: found(treasury, resources),
      centers: found(
        centers,
        (places) => places.map((place) => view.sectors[place]?.name ?? place).join(', '),
        ({ length }) => length,
      ),
      admirals: found(admirals, String),
      relations: found(
        relations,
        (rows) => rows.map((row) => relationPhrase(view, row.seat, row.relation)).join(', '),
        ({ length }) => length,
      ),
    },
  };
}

/** A cell of what was found out; unknown sorts below everything, and an empty list is said as none. */
function found<T>(
  value: T | undefined,
  said: (value: T) => string,
  sort: (value: T) => number = Number,
): Row['cells'][string] {
  if (value === undefined) return text('?', -1, 'muted');
  return text(said(value) || 'none', sort(value));
}
