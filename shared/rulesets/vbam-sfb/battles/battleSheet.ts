import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { sheetCell } from '#kernel/orders/battleSheet.ts';
import type { Page, Section } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { percentOf, sumOf } from '#kernel/steps/fractions.ts';
import { imagine } from '../model/imagine.ts';
import type { Encounter } from '../model/combat.ts';
import type { State, Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { commandOf } from '../encounters/capacity.ts';
import { turnOfYear, yearOf } from '../economy/tech.ts';
import { labelOf } from '../map/board.ts';
import { bpvOf, scenarioNames } from '../sidcors/table.ts';
import { designOf, isFixed } from '../units/designs.ts';
import { empireNames } from '../map/empires.ts';
import { convoyOf, internalsTaken, optionsPercent, setups } from './table.ts';
import { shortId } from '../model/words.ts';

type Named = readonly [UnitId, Unit];
type Note = readonly [about: string, said: Phrase];
const fact = (about: string, value: Phrase): Note => [about, value];

/** Notes as a table, as papers show them. */
const noted = (title: string, notes: readonly Note[]): Section => ({
  kind: 'table',
  title,
  empty: '',
  columns: [
    { key: 'about', label: 'About', align: 'left' },
    { key: 'said', label: 'In this battle', align: 'left' },
  ],
  rows: notes.map(([about, value]) => ({
    id: about,
    spot: {},
    cells: { about: sheetCell(about), said: { value, sort: about } },
  })),
});
const power = (seat: SeatId): string => empireNames[seat] ?? seat;

/** Points for Commander's Options of a unit: a share of its BPV, and none out of supply (VB 229, 319). */
const optionsOf = (unit: Unit): number =>
  unit.unsupplied ? 0 : percentOf(optionsPercent, bpvOf(designOf(unit)));

/** How a unit begins. */
function beginning(unit: Unit): string {
  const design = designOf(unit);
  const convoy = convoyOf(design);
  const parts = [
    ...(convoy === undefined ? [] : [convoy.said]),
    ...(unit.crippled ? ['crippled'] : []),
    ...(unit.unsupplied ? ['out of supply'] : []),
    ...(design.hull === 'DEFSAT' ? ['its owner chooses the type'] : []),
    ...(isFixed(design) ? ['fixed'] : []),
  ];
  return parts.length === 0 ? 'whole' : parts.join(', ');
}

function forceTable(state: State, seat: SeatId, units: readonly Named[]): Section {
  const led = commandOf(state, units);
  const bpv = sumOf(units.map(([, unit]) => bpvOf(designOf(unit))));
  return {
    kind: 'table',
    title: `${power(seat)}: ${bpv} BPV of ${led?.capacity ?? 0}`,
    empty: 'Nothing takes part.',
    columns: [
      { key: 'unit', label: 'Unit', align: 'left' },
      { key: 'hull', label: 'Hull', align: 'left' },
      { key: 'bpv', label: 'BPV', align: 'right' },
      { key: 'options', label: 'Options', align: 'right' },
      { key: 'begins', label: 'Begins', align: 'left' },
      { key: 'result', label: 'Whole, crippled, destroyed or captured', align: 'left' },
    ],
    rows: units.map(([id, unit]) => ({
      id,
      spot: {},
      cells: {
        unit: sheetCell(`${unit.design} ${shortId(id)}${led?.flagship[0] === id ? ' (flagship)' : ''}`),
        hull: sheetCell(designOf(unit).hull),
        bpv: sheetCell(bpvOf(designOf(unit))),
        options: sheetCell(optionsOf(unit)),
        begins: sheetCell(beginning(unit)),
        result: sheetCell(''),
      },
    })),
  };
}

/** What the campaign asks of every table (VB 229, 311, 319, 321). */
const campaign: Section = noted('In this campaign', [
  fact('Refits', phrase('All that the year has, but for those that are options')),
  fact(
    'Options',
    phrase(
      'Up to the points given: {percent} % of BPV, and none out of supply, where there are no reloads, no special drones and no supplies for fighters either',
      {
        percent: optionsPercent,
      },
    ),
  ),
  fact(
    'Crippled',
    phrase('Begins with 60 % of its internals taken, rounded up: {taken} of 50', {
      taken: internalsTaken(50),
    }),
  ),
  fact(
    'Web',
    phrase('Laid before the battle it begins at strength 0; none is laid or reinforced in the first turn'),
  ),
  fact('Result', phrase('Who holds the field: whoever has ships or bases on the map when no enemy is left')),
]);

/** What a table needs to fight a battle: forces, setup, and what the campaign asks of it (VB 317). */
export function battleSheet(view: View, encounter: Encounter): Page {
  const state = imagine(view);
  const { attacker, defender, battle, place, between } = encounter;
  const setup = setups[battle?.scenario ?? 'deep-space'];
  const forceOf = (seat: SeatId): readonly Named[] =>
    (battle?.forces[seat] ?? []).flatMap((id): readonly Named[] => {
      const unit = state.units[id];
      return unit === undefined ? [] : [[id, unit]];
    });
  const where = between === undefined ? labelOf(place) : `${labelOf(place)}–${labelOf(between)}`;
  return {
    title: phrase('{scenario} in {where}', {
      scenario: scenarioNames[battle?.scenario ?? 'deep-space'],
      where,
    }),
    subtitle: phrase('Turn {turn} of Y{year}', { turn: turnOfYear(view.turn), year: yearOf(view) }),
    sections: [
      noted('Setup', [
        fact('Attacker', phrase('{power}: {setup}', { power: power(attacker), setup: setup.attacker })),
        fact('Defender', phrase('{power}: {setup}', { power: power(defender), setup: setup.defender })),
        fact('Both', phrase('{setup}', { setup: setup.both })),
      ]),
      forceTable(state, attacker, forceOf(attacker)),
      forceTable(state, defender, forceOf(defender)),
      campaign,
    ],
  };
}
