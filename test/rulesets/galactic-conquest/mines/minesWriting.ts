import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { hexName } from '#rulesets/galactic-conquest/map/board.ts';
import { smallMap } from '#rulesets/galactic-conquest/setup/small.ts';
import { mineIdOf, mineName, minesOf, saturatedId } from '#rulesets/galactic-conquest/mines/fields.ts';
import type { Mines, Passage } from '#rulesets/galactic-conquest/model/mines.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';

type Hex = (label: string) => PlaceId;

const mineLine = /^mines (?:around (\S+)|all over (\S+)|(\S+)\/(\S+)) of (\S+)$/;

/** `mines D4/D5 of hydran`, `mines around D4 of hydran`, `mines all over D5 of hydran`: laid before the first turn. */
export function readMines(
  line: string,
  { hex, empire }: { readonly hex: Hex; readonly empire: (name: string) => SeatId },
): Mines | undefined {
  const [whole, around, over, from = '', beyond = '', owner = ''] = mineLine.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const seat = empire(owner);
  if (over !== undefined)
    return { [saturatedId(hex(over))]: { kind: 'saturated', seat, place: hex(over), since: 0 } };
  const to = around === undefined ? hex(beyond) : undefined;
  const place = hex(around ?? from);
  const id = mineIdOf({ map: smallMap }, { seat, place, ...defined({ to }) });
  return id === undefined
    ? undefined
    : { [id]: { kind: to === undefined ? 'local' : 'regional', seat, place, ...defined({ to }), since: 0 } };
}

/** `mines D4/D5`, `mines around D4 from D4/D5`, `mines all over D5`, `H01A: minefields bypass 1`, `H01A: carry shuttles: CA, DD 2`, `H01A: sweep D5`. */
export function mineOrder(
  sentence: string,
  hex: Hex,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, unit, how, points] =
    /^([A-Z]\d\d[A-Z]): minefields (wait|bypass|force)(?: (\d+))?$/.exec(sentence) ?? [];
  if (unit !== undefined)
    return {
      unit: unitId(unit.toLowerCase()),
      order: { kind: 'cross-minefields', how: how as Passage, points: Number(points ?? 0) },
    };
  const [, squadron, names] = /^([A-Z]\d\d[A-Z]): carry shuttles: (.+)$/.exec(sentence) ?? [];
  if (squadron !== undefined)
    return {
      unit: unitId(squadron.toLowerCase()),
      order: { kind: 'carry-shuttles', ships: (names ?? '').split(', ') },
    };
  const [, does] = /^sensor mines: (keep|end)$/.exec(sentence) ?? [];
  if (does !== undefined) return { order: { kind: 'sensor-mines', does: does === 'keep' ? 'keep' : 'end' } };
  const [, over] = /^mines all over (\S+)$/.exec(sentence) ?? [];
  if (over !== undefined) return { order: { kind: 'saturate', place: hex(over) } };
  const [whole, around, at = '', to, system, from = system, beyond] =
    /^mines (?:around (\S+)|(\S+)\/(\S+?))(?: from (?:around (\S+)|(\S+)\/(\S+)))?$/.exec(sentence) ?? [];
  if (whole === undefined) return undefined;
  return {
    order: {
      kind: 'lay-minefield',
      place: hex(around ?? at),
      ...(to !== undefined && { to: hex(to) }),
      ...(from !== undefined && { from: hex(from) }),
      ...(beyond !== undefined && { beyond: hex(beyond) }),
    },
  };
}

/** The minefields of an empire: `D4/D5, around D4` (`none`). */
export const minesFact = (state: State, seat: SeatId): string =>
  minesOf(state, seat)
    .map(([, mine]) => mineName(mine))
    .join(', ') || 'none';

/** Before which hex a squadron is `stuck` in mines (`nowhere`), and how many of its ships have `shuttles`. */
export const stuckFacts = ({ spine, ships }: Squadron) => ({
  stuck: spine === undefined ? 'nowhere' : hexName(spine.to),
  shuttles: ships.filter(({ mss }) => mss === true).length,
});
