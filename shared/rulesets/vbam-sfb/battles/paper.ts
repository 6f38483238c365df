import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { SheetLine } from '#kernel/orders/battleSheet.ts';
import { mostSheetFaults, sheetLines } from '#kernel/orders/battleSheet.ts';
import type { Paper } from '#kernel/orders/paper.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { kernelRefusals } from '#kernel/words/refusals.ts';
import { bad, good } from '#kernel/words/result.ts';
import { imagine } from '../model/imagine.ts';
import type { Encounter } from '../model/combat.ts';
import type { BringIn, FreighterLosses } from './brought.ts';
import { cannotBringIn } from './brought.ts';
import type { Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { battleName, inBattle } from '../encounters/encounters.ts';
import { labelOf } from '../map/board.ts';
import { designOf } from '../units/designs.ts';
import { unreadable } from '../refusals.ts';
import { battleElsewhere } from '../handing/battle.ts';
import { lossesOf } from '../handing/losses.ts';
import { convoyOf } from './table.ts';
import { battleSheet } from './battleSheet.ts';
import { here } from '../encounters/asking.ts';

type Unsent = Omit<BringIn, 'ref'>;

const instructions = [
  '# Battle sheet. Say of each unit what came of it: whole, crippled, destroyed or captured.',
  '# Of civil fleets say how many of their ships are crippled and destroyed.',
  '# The field is held by one of the two powers, or by nobody. Lines that begin with # are not read.',
] as const;

/** What an order says of one unit, as it is written. */
function fateOf({ crippled, destroyed, captured = [], freighters }: Unsent, id: UnitId, unit: Unit): string {
  if (captured.includes(id)) return 'captured';
  const convoy = convoyOf(designOf(unit));
  if (convoy === undefined)
    return destroyed.includes(id)
      ? 'destroyed'
      : crippled.includes(id) || unit.crippled
        ? 'crippled'
        : 'whole';
  const losses = freighters.find(({ fleet }) => fleet === id) ?? { crippled: 0, destroyed: 0 };
  return `${losses.crippled} crippled, ${losses.destroyed} destroyed of ${convoy.ships}`;
}

function written(view: View, encounter: Encounter, order: Unsent): string {
  const units = inBattle(imagine(view), encounter);
  return [
    ...instructions,
    `battle: ${battleName(encounter)}`,
    `turn: ${view.turn}`,
    `field: ${order.winner ?? 'nobody'}`,
    ...units.map(([id, unit]) => `${id} ${unit.design}: ${fateOf(order, id, unit)}`),
    '',
  ].join('\n');
}

interface Read {
  readonly crippled: UnitId[];
  readonly destroyed: UnitId[];
  readonly captured: UnitId[];
  readonly freighters: FreighterLosses[];
  readonly problems: Problem[];
}

/** Takes what a line says of a unit; what it was before is no loss. */
function takeLine(read: Read, { line, said }: SheetLine, id: UnitId, unit: Unit): void {
  const [, hurt, lost] = /^(\d+) crippled, (\d+) destroyed/.exec(said) ?? [];
  if (convoyOf(designOf(unit)) !== undefined && hurt !== undefined && lost !== undefined) {
    const losses = { fleet: id, crippled: Number(hurt), destroyed: Number(lost) };
    if (losses.crippled + losses.destroyed > 0) read.freighters.push(losses);
  } else if (said === 'destroyed') read.destroyed.push(id);
  else if (said === 'captured') read.captured.push(id);
  else if (said === 'crippled' && !unit.crippled) read.crippled.push(id);
  else if (said !== 'crippled' && (said !== 'whole' || unit.crippled))
    read.problems.push(unreadable('line-unreadable', { line }));
}

/** The result in a text; every unit of the battle must be there, and no other. */
function readIn(view: View, encounter: Encounter, text: string) {
  const lines = sheetLines(text, { battle: battleName(encounter), turn: view.turn });
  if (!lines.ok) return lines;
  const units = new Map<string, Unit>(inBattle(imagine(view), encounter));
  const read: Read = { crippled: [], destroyed: [], captured: [], freighters: [], problems: [] };
  const seen = new Set<string>();
  for (const line of lines.value.filter(({ head }) => head !== 'field')) {
    const id = line.head.split(' ')[0] ?? '';
    const unit = units.get(id);
    if (unit === undefined || seen.has(id))
      read.problems.push(unreadable('line-unreadable', { line: line.line }));
    else takeLine(read, line, id as UnitId, unit);
    seen.add(id);
  }
  const missing = [...units.keys()].find((id) => !seen.has(id));
  if (missing !== undefined) read.problems.push(unreadable('unit-missing', { unit: missing }));
  const { line = 0, said: field = '' } = lines.value.find(({ head }) => head === 'field') ?? {};
  const { attacker, defender } = encounter;
  if (!['nobody', attacker, defender].includes(field))
    read.problems.push(
      field === ''
        ? unreadable('no-field')
        : unreadable('field-unknown', { line, text: field, attacker, defender }),
    );
  const { problems, captured, ...losses } = read;
  if (problems.length > 0) return bad(problems.slice(0, mostSheetFaults));
  const winner = field === 'nobody' ? {} : { winner: field as SeatId };
  return good({
    kind: 'bring-in' as const,
    fought: true,
    ...losses,
    ...(captured.length === 0 ? {} : { captured }),
    ...winner,
  });
}

/** The battle sheet: printed for the table, or saved, filled in and read back (VB 317, 323). */
export const paper: Paper<View, BringIn> = {
  title: 'Battle Sheet',
  page(view, { place }) {
    const encounter = here(view, place);
    return encounter?.battle === undefined ? undefined : battleSheet(view, encounter);
  },
  write(view, order, { place }) {
    const encounter = here(view, place);
    return {
      name: `battle-${view.turn}-${labelOf(encounter?.place ?? ('s' as never))}`,
      text: encounter === undefined ? '' : written(view, encounter, order),
    };
  },
  read(view, text, { place }) {
    const encounter = here(view, place);
    return encounter?.battle === undefined
      ? bad([kernelRefusals.unreadable('other-battle')])
      : readIn(view, encounter, text);
  },
  elsewhere: {
    battle(view, { place }) {
      const encounter = here(view, place);
      return encounter === undefined
        ? bad([kernelRefusals.unreadable('other-battle')])
        : battleElsewhere(view, encounter);
    },
    order(view, { place }, outcome) {
      const encounter = here(view, place);
      if (encounter === undefined) return bad([kernelRefusals.unreadable('other-battle')]);
      const losses = lossesOf(view, encounter, outcome);
      if (!losses.ok) return losses;
      const order = { kind: 'bring-in' as const, fought: true, ...losses.value, freighters: [] };
      const problem = cannotBringIn(imagine(view), encounter, order);
      return problem === undefined ? good(order) : bad([problem]);
    },
  },
};
