import { integer, line, list, object } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { takeFromStock } from '../hangars/stock.ts';
import { event, most, own, ownerHears, seat, unit } from '../declare.ts';
import { countText, mostWings } from '../model/battle/wings.ts';
import { isStored } from '../model/condition/storing.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { sparesIn } from '../ships/aboard/spares.ts';
import { coresOf } from '../space/own.ts';
import { isServed, merchantsServe } from './supplied.ts';

const some = object({ type: line(20, 1), count: integer(1, 9999) });

/** What ships have lost of their fighters and gunboats comes from stock, before segment 1 (C20.80). */
export const wingsReplaced = event('wings-replaced', {
  fields: {
    seat,
    unit,
    to: list(
      object({ at: integer(0, most.ships), wing: integer(0, mostWings), count: integer(1, 999) }),
      most.ships * mostWings,
    ),
    all: list(some, mostWings),
  },
  by: 'rules',
  hears: ownerHears,
  say: ({ all, ...happened }) =>
    phrase('{unit} gets {units} from stock.', {
      unit: own(happened.unit),
      units: all.map(countText).join(', '),
    }),
  ahead: ({ all, ...happened }) =>
    phrase('{unit} will get {units} from stock.', {
      unit: own(happened.unit),
      units: all.map(countText).join(', '),
    }),
  apply(draft, { to, all, ...happened }) {
    change(draft.squadrons, happened.unit, ({ ships }) => ({
      ships: ships.map((ship, at) => {
        const mine = to.filter((one) => one.at === at);
        return mine.length === 0
          ? ship
          : {
              ...ship,
              wings: (ship.wings ?? []).map((one, index) => ({
                ...one,
                count: one.count + (mine.find(({ wing }) => wing === index)?.count ?? 0),
              })),
            };
      }),
    }));
    for (const { type, count } of all) takeFromStock(draft, happened.seat, type, count);
  },
});

/** What a squadron lacks and the stock has: ship by ship, as far as it goes. OURS. */
function lackingOf(state: State, { seat: owner, ships }: Squadron): EventIn<typeof wingsReplaced>['to'] {
  const left: Record<string, number> = { ...state.empires[owner]?.stock };
  return ships.flatMap((ship, at) =>
    (ship.wings ?? []).flatMap((one, wing) => {
      const count = Math.min(one.most + sparesIn(ship, wing) - one.count, left[one.type] ?? 0);
      if (count <= 0 || !merchantsServe(state, owner, one)) return [];
      left[one.type] = (left[one.type] ?? 0) - count;
      return [{ at, wing, count }];
    }),
  );
}

/** Fighters and gunboats are replaced, squadron by squadron in the order of their codes, but for mothballed ones (B9.40, C20.80). */
export function replaceWings(turn: Turn<Room<State, View, never, EventIn<typeof wingsReplaced>>>): void {
  const core = coresOf(turn.state);
  for (const [one, squadron] of inOrder<UnitId, Squadron>(turn.state.squadrons)) {
    if (turn.state.empires[squadron.seat]?.stock === undefined) continue;
    if (isStored(squadron) || !isServed(turn.state, core, squadron)) continue;
    const to = lackingOf(turn.state, squadron);
    if (to.length === 0) continue;
    const typed = to.map(({ at, wing, count }) => ({
      type: squadron.ships[at]?.wings?.[wing]?.type ?? '',
      count,
    }));
    const all = [...Map.groupBy(typed, ({ type }) => type)].map(([type, each]) => ({
      type,
      count: each.reduce((sum, { count }) => sum + count, 0),
    }));
    turn.happen(wingsReplaced.of({ seat: squadron.seat, unit: one, to, all }));
  }
}
