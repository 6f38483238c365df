import type { UnitId } from '#kernel/words/ids.ts';
import { seatId, unitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Crew, Crewed } from '#rulesets/galactic-conquest/model/condition/crew.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { everySeat } from '#rulesets/galactic-conquest/map/sheets.ts';
import { spokenRepairs } from '#rulesets/galactic-conquest/repair/typed.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';

const marks: Readonly<Record<string, Crew>> = { p: 'poor', g: 'green', o: 'outstanding', co: 'computer' };

/** What a mark behind a ship says: its crew, `u` for a failed training, the empire that it was captured from, or `by-lyran`, who built it, once it is converted, `ess` with enhanced sensors, `shock`, and `stored` if it is mothballed (`unpaid`: not paid for once). */
export function crewMarked(
  mark: string | undefined,
): Crewed & Pick<Ship, 'captured' | 'foreign' | 'stored' | 'unpaid' | 'enhanced' | 'shock'> {
  if (mark === undefined) return {};
  if (mark === 'u') return { trained: true };
  if (mark === 'ess') return { enhanced: true };
  if (mark === 'shock') return { shock: true };
  if (mark === 'stored') return { stored: true };
  if (mark === 'unpaid') return { stored: true, unpaid: true };
  if (mark.startsWith('by-')) return { foreign: seatId(mark.slice(3)) };
  const crew = marks[mark];
  if (crew !== undefined) return { crew };
  if (!everySeat.some((seat) => seat === mark))
    throw new CaseMistake(`no crew and no empire is called ${mark}`);
  return { captured: seatId(mark) };
}

/** As status sheets have it, `p`. */
export function crewText({ crew, trained }: Crewed): string {
  if (trained === true) return 'u';
  return crew === undefined ? '' : (keysInOrder(marks).find((one) => marks[one] === crew) ?? '');
}

/** How repairs are written in cases: as they are typed, `H01A: repair first: CA, DD`, `H01A: repair never`. */
export function repairOrder(
  sentence: string,
): { readonly unit: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, code = '', text = ''] = /^([A-Z]\d\d[A-Z]): (repair .+)$/.exec(sentence) ?? [];
  const order = spokenRepairs.read(text, {} as View);
  return order === undefined
    ? undefined
    : { unit: unitId(code.toLowerCase()), order: order as Unnumbered<Order> };
}
