import { gameMaster, type SeatId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { compareBy, inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Row, Section } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../../game.ts';
import type { EspionageReport, KnownEmpire, View } from '../../model/view.ts';
import { classesPhrase, placesPhrase, relationsPhrase, resources, seatArg } from '../../model/words.ts';
import { cell, figureColumn, term, text, wordColumn } from '../cells.ts';
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

/** All other empires, with the relations and rights between them and the reader (GE 247, 253-297). A column of addresses if ambassadors have brought any. */
export function foreignEmpires(view: View, plan: Plan<Order>): Section {
  const empires = others(view);
  const held = sectorsKnown(view);
  const coming = plannedRelations(plan);
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
    rows: empires.map((named) => foreignRow(view, named, held.get(named[0]) ?? 0, coming.get(named[0]))),
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

/** What the plan orders about the relation with each empire: the last order of each counts. */
function plannedRelations({ hq }: Plan<Order>): ReadonlyMap<SeatId, Row['cells'][string]> {
  return new Map(
    hq.flatMap((order): readonly (readonly [SeatId, Row['cells'][string]])[] => {
      switch (order.kind) {
        case 'declare-war':
          return [[order.on, { ...term('War this turn', 'war', 'bad'), order: order.ref }]];
        case 'cancel-alliance':
          return [[order.with, { ...term('Alliance ends this turn', 'neutral', 'warn'), order: order.ref }]];
        case 'offer-peace':
          return [[order.to, { ...term('War; peace offered', 'war', 'warn'), order: order.ref }]];
        case 'offer-alliance':
          return [[order.to, { ...term('Alliance offered', 'neutral', 'good'), order: order.ref }]];
        default:
          return [];
      }
    }),
  );
}

function foreignRow(
  view: View,
  [seat, empire]: NamedEmpire,
  sectors: number,
  coming: Row['cells'][string] | undefined,
): Row {
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
        ? term('Defeated', 'Defeated', 'muted')
        : (coming ?? term(relationWords[relation], relation, relationTone(relation))),
      passage: mutual(hasPassage, givesPassage),
      info: mutual(hasInfo, givesInfo),
      gifts: giftCell(empire),
      address: text(address, address),
      sectors: text(sectors === 0 ? '–' : String(sectors), sectors, sectors === 0 ? 'muted' : undefined),
    },
  };
}

/** What two empires grant each other, from the reader's side. */
function mutual(ours: boolean, theirs: boolean): Row['cells'][string] {
  if (ours && theirs) return term('both ways', 3, 'good');
  if (ours) return term('granted by you', 1);
  return theirs ? term('granted to you', 2, 'good') : text('–', 0, 'muted');
}

function giftCell({ accepts, accepted }: KnownEmpire): Row['cells'][string] {
  if (accepts && accepted) return term('welcome', 0, 'muted');
  if (accepts) return term('you refuse', 1);
  return accepted ? term('they refuse', 2, 'warn') : term('both refuse', 3, 'warn');
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
      title: view.me === gameMaster ? 'Empires' : 'Espionage reports',
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
      ships: foundList(
        ships,
        classesPhrase,
        ships?.reduce((sum, { count }) => sum + count, 0),
      ),
      sectors: foundFigure(sectors),
      annexed: foundFigure(annexed),
      treasury: foundFigure(treasury, resources),
      centers: foundList(centers, (places) => placesPhrase(view, places)),
      admirals: foundFigure(admirals),
      relations: foundList(relations, (rows) => relationsPhrase(view, rows)),
    },
  };
}

const unknown = (): Row['cells'][string] => text('?', -1, 'muted');

/** A figure that was found out; unknown sorts below everything. */
const foundFigure = (
  figure: number | undefined,
  said: (figure: number) => string = String,
): Row['cells'][string] => (figure === undefined ? unknown() : text(said(figure), figure));

/** A list that was found out, sorted by how much is on it; an empty one reads `none`. */
function foundList<T>(
  list: readonly T[] | undefined,
  said: (list: readonly T[]) => Phrase,
  sort = list?.length,
): Row['cells'][string] {
  if (list === undefined) return unknown();
  return list.length === 0 ? term('none', 0) : cell(said(list), sort ?? 0);
}
