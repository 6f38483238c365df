import type { SeatId } from '#kernel/ids.ts';
import { by, inOrder } from '#kernel/inOrder.ts';
import type { Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { EspionageReport, KnownEmpire, View } from '../model/view.ts';
import { counted, relationPhrase, resources, seatArg } from '../words.ts';
import { cell, figureColumn, text, wordColumn } from './cells.ts';
import { relationTone, relationWords } from './seats.ts';

type NamedEmpire = readonly [SeatId, KnownEmpire];

const others = (view: View): readonly NamedEmpire[] =>
  [...inOrder(view.empires)].filter(([seat]) => seat !== view.me).sort(by(([, { banner }]) => banner, ([seat]) => seat));

/** All other empires, with the relations and rights between them and the reader (GE 247, 253-297). */
export function foreignEmpires(view: View): Section {
  return {
    kind: 'table',
    title: 'Foreign empires',
    columns: [
      wordColumn('empire', 'Empire'),
      wordColumn('ruler', 'Ruler'),
      wordColumn('led', 'Led by'),
      wordColumn('relation', 'Relation'),
      wordColumn('passage', 'Passage rights'),
      wordColumn('gifts', 'Gifts'),
      wordColumn('info', 'Scouting reports'),
      wordColumn('address', 'Write to'),
      figureColumn('sectors', 'Sectors known'),
    ],
    rows: others(view).map((named) => foreignRow(view, named)),
    empty: 'There are no other empires.',
  };
}

function foreignRow(view: View, [seat, empire]: NamedEmpire): Row {
  const { name, relation, ruler, defeated, computer, address = '' } = empire;
  const sectors = inOrder(view.sectors).filter(([, { report }]) => report?.owner === seat).length;
  const led = computer ? 'the computer' : 'a player';
  return {
    id: seat,
    spot: { seat },
    cells: {
      empire: cell(phrase('{empire}', { empire: seatArg(view, seat) }), name, defeated ? 'muted' : undefined),
      ruler: text(ruler, ruler),
      led: defeated ? text('', '') : text(led, led, computer ? 'muted' : undefined),
      relation: defeated ? text('Defeated', 'Defeated', 'muted') : text(relationWords[relation], relation, relationTone(relation)),
      passage: alike(passageWords(empire)),
      gifts: alike(giftWords(empire)),
      info: alike(infoWords(empire)),
      address: text(address, address),
      sectors: text(sectors === 0 ? '' : counted(sectors, 'sector'), sectors),
    },
  };
}

const alike = (said: string): Row['cells'][string] => text(said, said);

function passageWords({ hasPassage, givesPassage }: KnownEmpire): string {
  if (hasPassage && givesPassage) return 'both ways';
  if (hasPassage) return 'you grant it';
  return givesPassage ? 'granted to you' : 'none';
}

function giftWords({ accepts, accepted }: KnownEmpire): string {
  if (accepts && accepted) return 'both ways';
  if (accepts) return 'you refuse theirs';
  return accepted ? 'they refuse yours' : 'refused both ways';
}

function infoWords({ hasInfo, givesInfo }: KnownEmpire): string {
  if (hasInfo && givesInfo) return 'both ways';
  if (hasInfo) return 'you share yours';
  return givesInfo ? 'shared with you' : 'none';
}

/** The last report of agents on each empire, item by item; what they did not find out is a question mark (GE 998, E-44). */
export function espionageReports(view: View): readonly Section[] {
  const rows = others(view).flatMap(([seat, { espionage }]) => (espionage === undefined ? [] : [espionageRow(view, seat, espionage)]));
  if (rows.length === 0) return [];
  return [{
    kind: 'table',
    title: 'Espionage reports',
    columns: [
      wordColumn('empire', 'Empire'),
      figureColumn('turn', 'Turn'),
      wordColumn('ships', 'Starships'),
      figureColumn('sectors', 'Sectors'),
      figureColumn('annexed', 'Annexed'),
      figureColumn('treasury', 'Treasury'),
      wordColumn('centers', 'Industrial centers'),
      figureColumn('admirals', 'Admirals'),
      wordColumn('relations', 'Wars and alliances'),
    ],
    rows,
    empty: 'No agents have reported.',
  }];
}

function espionageRow(view: View, seat: SeatId, report: EspionageReport & { readonly turn: number }): Row {
  const { turn, ships, sectors, annexed, treasury, centers, admirals, relations } = report;
  return {
    id: `espionage-${seat}`,
    spot: { seat },
    cells: {
      empire: cell(phrase('{empire}', { empire: seatArg(view, seat) }), view.empires[seat]?.name ?? seat),
      turn: text(String(turn), turn, turn === view.turn - 1 ? undefined : 'muted'),
      ships: found(ships, (rows) => rows.map((row) => `${row.count} ${row.class}`).join(', '), (rows) => rows.reduce((sum, { count }) => sum + count, 0)),
      sectors: found(sectors, String),
      annexed: found(annexed, String),
      treasury: found(treasury, resources),
      centers: found(centers, (places) => places.map((place) => view.sectors[place]?.name ?? place).join(', '), ({ length }) => length),
      admirals: found(admirals, String),
      relations: found(relations, (rows) => rows.map((row) => relationPhrase(view, row.seat, row.relation)).join(', '), ({ length }) => length),
    },
  };
}

/** A cell of what was found out; unknown sorts below everything, and an empty list is said as none. */
function found<T>(value: T | undefined, said: (value: T) => string, sort: (value: T) => number = Number): Row['cells'][string] {
  if (value === undefined) return text('?', -1, 'muted');
  return text(said(value) || 'none', sort(value));
}
