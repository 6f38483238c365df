import { line, list, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, hull, most, order, own, ownerHears, seat, unit } from '../declare.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { hasOrder } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { isBase, isFlagged } from '../ships/fleet.ts';
import { namesOf } from '../squadrons/codes.ts';
import { shipsField } from '../squadrons/shipsField.ts';
import { hullsText } from '../combat/words.ts';

/** The ships of a squadron that are not subject to shock yet, by their names in orders. */
const steadyOf = ({ ships }: Squadron): readonly string[] =>
  namesOf(ships).filter((_, at) => {
    const ship = ships[at];
    return ship !== undefined && ship.prone !== true && !isFlagged(ship, 'shock') && !isBase(ship);
  });

/** The game master says which old ships become subject to shock (C16.40). OURS: ships have no age here, and the game master judges. */
export const wearOut = order('wear-out', {
  fields: { ships: list(line(24, 1), most.ships) },
  title: 'Old ships become subject to shock',
  by: 'game-master',
  offers: ({ squadrons }, at, plan) => {
    const squadron = at.unit === undefined ? undefined : squadrons[at.unit];
    if (squadron === undefined || hasOrder(plan, at.unit, 'wear-out')) return [];
    const names = steadyOf(squadron);
    return names.length === 0 ? [] : [{ ships: names.slice(0, 1) }];
  },
  form(view, given, at) {
    const squadron = at.unit === undefined ? undefined : view.squadrons[at.unit];
    return [shipsField(given, squadron === undefined ? [] : steadyOf(squadron))];
  },
  cannot({ squadrons }, given) {
    if (given.seat !== gameMaster) return impossible('GC C16.40', 'shock-by-game-master');
    const squadron = given.unit && squadrons[given.unit];
    if (squadron === undefined) return impossible('GC A6.20', 'no-squadron-named');
    const steady = steadyOf(squadron);
    const { ships } = given.order;
    return ships.length > 0 && ships.every((name) => steady.includes(name))
      ? undefined
      : impossible('GC C16.40', 'shock-nobody');
  },
  say: ({ ships }) => phrase('{ships} become subject to shock', { ships: ships.join(', ') }),
});

export const wornOut = event('worn-out', {
  fields: {
    seat,
    unit,
    hulls: list(hull, most.ships),
    ships: list(line(24, 1), most.ships),
    cause: optional(cause),
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{ships} of {unit} {count:is|are} old and worn, and now subject to shock.', {
      ships: hullsText(happened.hulls),
      unit: own(happened.unit),
      count: happened.hulls.length,
    }),
  ahead: (happened) =>
    phrase('{ships} of {unit} will be subject to shock.', {
      ships: hullsText(happened.hulls),
      unit: own(happened.unit),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, ({ ships }) => {
      const names = namesOf(ships);
      return {
        ships: ships.map((ship, at) =>
          happened.ships.includes(names[at] ?? '') ? { ...ship, prone: true as const } : ship,
        ),
      };
    }),
});

/** Old ships become subject to shock (C16.40). */
export function wearAll(
  turn: Turn<Room<State, View, OrderIn<typeof wearOut>, EventIn<typeof wornOut>>>,
): void {
  inTurn(turn, wearOut, ({ unit: code, order: { ships, ref } }) => {
    const squadron = code && turn.state.squadrons[code];
    if (code === undefined || squadron === undefined) return undefined;
    const names = namesOf(squadron.ships);
    const hulls = squadron.ships.flatMap((ship, at) => (ships.includes(names[at] ?? '') ? [ship.hull] : []));
    return wornOut.of({ seat: squadron.seat, unit: code, hulls, ships, cause: ref });
  });
}
