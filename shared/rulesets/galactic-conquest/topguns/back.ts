import { integer, line } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, own, ownerHears, seat, unit } from '../declare.ts';
import { mostTrainees } from '../model/battle/topGuns.ts';
import { countText, flyerShape, withStock } from '../model/battle/wings.ts';
import type { State, View } from '../model/state.ts';
import { coresOf } from '../space/own.ts';
import { namesOf } from '../squadrons/codes.ts';
import { roomLeft, withAboard } from '../wings/room.ts';
import { isServed } from '../wings/supplied.ts';

/** Top guns are trained: they go back to their ship as far as it has room, and the others to the stock (C20.300). OURS. */
export const topGunsTrained = event('top-guns-trained', {
  fields: {
    seat,
    unit,
    ship: line(24, 1),
    flyer: flyerShape,
    count: integer(1, mostTrainees),
    aboard: integer(0, mostTrainees),
  },
  by: 'rules',
  hears: ownerHears,
  say: ({ ship, flyer, count, aboard, ...happened }) =>
    phrase(
      aboard === count
        ? '{units} are trained and go aboard {ship} of {unit}.'
        : '{units} are trained: {aboard} go aboard {ship} of {unit}, and {stored} into stock.',
      {
        units: countText({ ...flyer, count }),
        ship,
        unit: own(happened.unit),
        aboard,
        stored: count - aboard,
      },
    ),
  ahead: ({ ship, flyer, count, ...happened }) =>
    phrase('{units} will be trained for {ship} of {unit}.', {
      units: countText({ ...flyer, count }),
      ship,
      unit: own(happened.unit),
    }),
  apply(draft, { seat: owner, ship, flyer, count, aboard, ...happened }) {
    if (aboard > 0)
      change(draft.squadrons, happened.unit, ({ ships }) => {
        const at = namesOf(ships).indexOf(ship);
        return {
          ships: ships.map((one, position) => (position === at ? withAboard(one, flyer, aboard) : one)),
        };
      });
    replace(draft.empires, owner, ({ topGuns = [], stock, ...empire }) => {
      const rest = topGuns.slice(1);
      return {
        ...empire,
        ...(rest.length > 0 && { topGuns: rest }),
        ...defined({ stock: withStock(stock, { [flyer.type]: count - aboard }) }),
      };
    });
  },
});

/** Pilots who were trained this turn return (C20.300). */
export function returnTopGuns(turn: Turn<Room<State, View, never, EventIn<typeof topGunsTrained>>>): void {
  const core = coresOf(turn.state);
  for (const owner of keysInOrder(turn.state.empires))
    for (const { unit: to, ship, flyer, count } of turn.state.empires[owner]?.topGuns ?? []) {
      const squadron = turn.state.squadrons[to];
      const served = squadron?.seat === owner && isServed(turn.state, core, squadron);
      const at = namesOf(squadron?.ships ?? []).indexOf(ship);
      const aboard = served && at !== -1 ? Math.min(count, roomLeft(squadron.ships, at, flyer)) : 0;
      turn.happen(topGunsTrained.of({ seat: owner, unit: to, ship, flyer, count, aboard }));
    }
}
