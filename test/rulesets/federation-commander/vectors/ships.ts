import type { Cell } from '#kernel/board/grid.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Allocation } from '#rulesets/federation-commander/model/parts.ts';
import type { Ship, State } from '#rulesets/federation-commander/model/state.ts';
import { freshShip } from '#rulesets/federation-commander/setup.ts';
import { board } from '#rulesets/federation-commander/map/board.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';

/* Ships and worlds of the worked examples, which the tests here name by their numbers; those that need a whole turn are cases. */

const [federation, klingon] = seats;
export const cruiser = freshShip(federation, 'federation-ca', 'Hood');
export const d7 = freshShip(klingon, 'klingon-d7', 'Antagonist');
export const hex = (label: string): PlaceId => board.names.id(board.names.find(label) as Cell);
export const at = (ship: Ship, label: string, facing: string, more: Partial<Ship> = {}): Ship => ({
  ...ship,
  place: hex(label),
  facing: 'ABCDEF'.indexOf(facing),
  ...more,
});
export const none: Allocation = { pace: 0, reverse: false, arm: [], regenerate: [0, 0, 0, 0, 0, 0] };
export const worldOf = (...ships: readonly Ship[]): State => ({
  turn: 1,
  impulse: 1,
  limit: 10,
  computer: [],
  declared: [],
  volleys: [],
  ships: Object.fromEntries(ships.map((ship, n) => [unitId(`ship-${'abcdef'.charAt(n)}`), ship])),
});
export const accelerated = { speedChange: { what: 'accelerated', pass: 1 } } as const;
