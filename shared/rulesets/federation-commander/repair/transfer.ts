import { integer } from '#kernel/codec/shapes.ts';
import { number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { askEach, causeOf, isPossible, oneAtMost } from '../asking.ts';
import { shieldLeft } from '../damage/damage.ts';
import { answer, event, everybody, ofShip } from '../declare.ts';
import { onShield } from '../model/drafts.ts';
import { amount, shield } from '../model/parts.ts';
import { captained } from '../model/ships.ts';
import type { Ship, State, View } from '../model/state.ts';
import { shipName } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import { cardOf } from '../ships/ships.ts';
import { mostMoved, shifting } from './table.ts';

const shields: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The shields beside one, clockwise first. */
const beside = (shield: number): readonly number[] => [(shield % 6) + 1, ((shield + 4) % 6) + 1];

const roomOn = (ship: Ship, shield: number): number =>
  (cardOf(ship).shields[shield - 1] as number) - shieldLeft(ship, shield);

/** Why so many boxes cannot go from one shield to another; undefined if they can (FC 3C3). */
export function cannotShift(ship: Ship, from: number, to: number, boxes: number): Problem | undefined {
  if (!beside(from).includes(to)) return impossible('FC 3C3', 'not-adjacent', { from, to });
  const most = Math.min(mostMoved, shieldLeft(ship, from), roomOn(ship, to));
  return boxes > most ? impossible('FC 3C3', 'too-many-boxes', { most, from, to }) : undefined;
}

/** Whether any box can go from a shield to one beside it. */
export const mayShift = (ship: Ship): boolean =>
  shields.some((from) => beside(from).some((to) => cannotShift(ship, from, to, 1) === undefined));

/** What a ship shifts where nobody decides. OURS: its weakest shield, if that is nearly down, is filled up from the stronger one beside it. */
export function usualShift(
  ship: Ship,
): { readonly from: number; readonly to: number; readonly boxes: number } | undefined {
  const left = (shield: number): number => shieldLeft(ship, shield);
  const to = shields.reduce((best, shield) => (left(shield) < left(best) ? shield : best));
  const from = beside(to).reduce((best, shield) => (left(shield) > left(best) ? shield : best));
  const boxes = Math.min(mostMoved, left(from) - shifting.keep, roomOn(ship, to));
  return left(to) <= shifting.weak && boxes > 0 ? { from, to, boxes } : undefined;
}

export const transferShield = answer('transfer-shield', {
  fields: { from: shield, to: shield, boxes: integer(1, 99) },
  title: 'Move shield boxes',
  offers: ([, ship]) =>
    shields.flatMap((from) =>
      shields
        .filter((to) => cannotShift(ship, from, to, 1) === undefined)
        .map((to) => ({ from, to, boxes: 1 })),
    ),
  form: (_, given) => [
    number(given, 'from', 'From shield', { least: 1, most: 6 }),
    number(given, 'to', 'To shield', { least: 1, most: 6 }),
    number(given, 'boxes', 'Boxes', { least: 1, most: mostMoved }),
  ],
  cannot: ([, ship], { from, to, boxes }) => cannotShift(ship, from, to, boxes),
  say: ({ from, to, boxes }) =>
    phrase('Move {boxes|box|boxes} from shield #{from} to shield #{to}', { boxes, from, to }),
});

export const shieldMoved = event('shield-moved', {
  fields: { ...ofShip, from: shield, to: shield, boxes: amount },
  by: 'order',
  hears: everybody,
  say: ({ ship, from, to, boxes }, view) =>
    phrase('{ship} moves {boxes|box|boxes} from shield #{from} to shield #{to}.', {
      ship: shipName(view, ship),
      from,
      to,
      boxes,
    }),
  ahead: ({ ship, from, to, boxes }, view) =>
    phrase('{ship} may move {boxes|box|boxes} from shield #{from} to shield #{to}.', {
      ship: shipName(view, ship),
      from,
      to,
      boxes,
    }),
  apply(draft, { ship, from, to, boxes }) {
    change(draft.ships, ship, (was) => ({ shields: onShield(was, from, -boxes) }));
    change(draft.ships, ship, (was) => ({ shields: onShield(was, to, boxes) }));
  },
});

type Moving = Room<State, View, OrderIn<typeof transferShield>, EventIn<typeof shieldMoved>>;

export function transferShields(turn: Turn<Moving>): void {
  askEach(
    turn,
    turn.state.turn >= turn.state.limit ? [] : captained(turn.state).filter(([, ship]) => mayShift(ship)),
    ([, ship]) => {
      const usual = usualShift(ship);
      return {
        said: phrase('Does {ship} move boxes from one shield to another?', { ship: ship.name }),
        cite: 'FC 3C3',
        kinds: ['transfer-shield'],
        ...oneAtMost,
        silence: usual === undefined ? [] : [transferShield.of(usual)],
        minor: true,
      };
    },
    (own, given) => {
      const { from, to, boxes } = given;
      if (isPossible(turn, transferShield, own, given))
        turn.happen(shieldMoved.of({ ship: own[0], from, to, boxes, cause: causeOf(given) }));
    },
  );
}
