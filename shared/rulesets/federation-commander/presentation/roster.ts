import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Roster, Row, UnitRow } from '#kernel/presentation.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../game.ts';
import type { Ship, View } from '../model/state.ts';
import { supplyIn } from '../energy/energy.ts';
import type { Named } from '../model/ships.ts';
import { cardOf, isCrippled } from '../ships/ships.ts';
import { directionName, hexName } from '../map/board.ts';
import { paceFigure, tokens } from '../model/words.ts';

/** The list of the reader's ships. */
export const roster: Roster = {
  kinds: [{ kind: 'ship', word: { one: 'ship', many: 'ships' }, movable: true }],
  columns: [
    { key: 'speed', label: 'Speed', align: 'left' },
    { key: 'tokens', label: 'Tokens', align: 'right' },
    { key: 'shields', label: 'Shields', align: 'left' },
    { key: 'damage', label: 'Damage', align: 'right' },
  ],
  filters: [{ tag: 'damaged', label: 'Damaged', tip: 'Ships with disabled boxes' }],
  empty: 'You have no ships left in the battle.',
};

const cell = (value: string | number, sort: string | number = value): Row['cells'][string] => ({
  value: phrase('{value}', { value }),
  sort,
});

const cellsOf = (view: View, ship: Ship): Row['cells'] => ({
  speed: {
    value: paceFigure(ship),
    sort: ship.speed,
  },
  tokens: cell(tokens(supplyIn(view, ship))),
  shields: cell(ship.shields.join('/')),
  damage: cell(`${ship.disabled.length}/${cardOf(ship).boxes.length}`, ship.disabled.length),
});

export const rowOf = (view: View, plan: Plan<Order>, [unit, ship]: Named): UnitRow => ({
  unit,
  kind: 'ship',
  label: labelOf(view, [unit, ship]),
  name: ship.name,
  sign: cardOf(ship).drawing,
  size: 1,
  problems: 0,
  place: ship.place,
  placeName: `${hexName(ship.place)} ${directionName(ship.facing)}`,
  cells: cellsOf(view, ship),
  tags: ship.disabled.length > 0 ? ['damaged'] : [],
  states: isCrippled(ship) ? [{ label: 'Crippled', tone: 'bad' }] : [],
  said: phrase('{label}', { label: cardOf(ship).label }),
  orders: ordersOf(plan, unit).length,
  ...(ship.standing.length > 0 ? { standing: ship.standing.length } : {}),
});

/** `CA1`: the class, and the number of the ship among those of its class on its side (FC 1A4). */
export function labelOf({ ships }: View, [id, ship]: Named): string {
  const isAlike = (other: Ship | undefined): boolean =>
    other !== undefined && other.seat === ship.seat && cardOf(other).sign === cardOf(ship).sign;
  const before = keysInOrder(ships).filter((other) => other <= id && isAlike(ships[other]));
  return `${cardOf(ship).sign}${before.length}`;
}
