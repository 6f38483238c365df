import type { Game } from '#kernel/game/game.ts';
import { orderRef } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Order } from '../game.ts';
import type { StandingOrder } from '../model/standing.ts';
import type { Ship, View } from '../model/state.ts';
import { cardOf } from '../ships/ships.ts';
import { answerBy } from './programme.ts';

/* OURS: a captain led by the computer fights by these orders, and by what is usual where they say nothing. */

const ref = orderRef('computer');

function doctrine(ship: Ship): readonly StandingOrder[] {
  const mounts = cardOf(ship).mounts;
  const arm = mounts.filter(({ type }) => type === 'phot').map(({ box }) => box);
  const heavy = mounts.filter(({ type }) => type === 'phot' || type === 'disr').map(({ box }) => box);
  const weapons = [...heavy, ...mounts.map(({ box }) => box).filter((box) => !heavy.includes(box))];
  const fire = { kind: 'fire-when', ref, weapons } as const;
  return [
    { kind: 'allocate', ref, pace: 16, reverse: false, arm, regenerate: [0, 0, 0, 0, 0, 0] },
    { kind: 'steer', ref, least: 3, most: 8, present: 1 },
    { ...fire, name: 'In range', at: 'nearest', from: 1, within: 8, expected: 8, keep: 4 },
    { ...fire, name: 'Return fire', at: 'firer', from: 1, within: 15, expected: 2, keep: 0 },
    { ...fire, name: 'Before the turn ends', at: 'nearest', from: 8, within: 15, expected: 2, keep: 4 },
    { kind: 'disengage-when', ref, crippled: true },
  ];
}

/** What the computer answers for a ship that it leads; undefined where it leaves it to silence. */
export function computer(view: View, question: Question<Game>): readonly Unnumbered<Order>[] | undefined {
  const { unit } = question.spot;
  const ship = unit && view.ships[unit];
  if (unit === undefined || ship === undefined) return undefined;
  return answerBy(view, [unit, ship], question.kinds as readonly Order['kind'][], doctrine(ship))?.map(
    (order) => withoutStanding(order),
  );
}

/** The computer's orders are nobody's. */
function withoutStanding(order: Unnumbered<Order>): Unnumbered<Order> {
  const { standing: _, ...own } = order as Unnumbered<Order> & { readonly standing?: unknown };
  return own as Unnumbered<Order>;
}
