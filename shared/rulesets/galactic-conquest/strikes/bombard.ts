import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { canBombard } from '../combat/forms/drones.ts';
import { cause, event, order, own, ownerHears, seat, unit } from '../declare.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import type { DroneAim, Drones } from '../model/battle/strikes.ts';
import { droneAims, dronesFields } from '../model/battle/strikes.ts';
import type { State, View } from '../model/state.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { segments } from '../segments.ts';

const aims: Readonly<Record<DroneAim, string>> = {
  ships: 'Squadrons',
  bases: 'Bases',
  battle: 'Enemies in a battle there, beside your own side',
  convoys: 'Convoys found there',
};
const said: Readonly<Record<DroneAim, string>> = {
  ships: 'Bombard squadrons in {place} with drones in {segments}',
  bases: 'Bombard bases in {place} with drones in {segments}',
  battle: 'Add drones to a battle in {place} in {segments}',
  convoys: 'Bombard convoys found in {place} with drones in {segments}',
};

/** `Bombard bases in D5 with drones in segment 3 and 8`. */
const bombardSaid = ({ place, first, second, at }: Omit<Drones, 'cause'>): Phrase =>
  phrase(said[at], {
    place: hexName(place),
    segments: second === 0 ? `segment ${first}` : `segments ${first} and ${second}`,
  });

/** A squadron bombards its own hex or one beside it with drones, up to twice in a turn, and not twice in a segment (A10.40f). */
export const bombard = order('bombard', {
  fields: dronesFields,
  title: 'Drone bombardment',
  offers: ({ squadrons, me }, at, plan) => {
    const squadron = squadronGiven(squadrons, { seat: me, unit: at.unit });
    return squadron === undefined || hasOrder(plan, at.unit, 'bombard') || !squadron.ships.some(canBombard)
      ? []
      : [{ place: squadron.place, first: segments, second: 0, at: 'ships' as const }];
  },
  form(view, given, { unit: at }) {
    const from = (at && view.squadrons[at]?.place) ?? given.place;
    const near = [...new Set([from, ...beside(boardOf(view.map), from), given.place])];
    return [
      choice(
        given,
        'place',
        'Hex',
        near.map((value) => ({ value, label: phrase('{place}', { place: hexName(value) }), place: value })),
      ),
      choice(
        given,
        'at',
        'At',
        choicesOf(droneAims, (aim) => phrase(aims[aim])),
      ),
      number(given, 'first', 'In segment', { least: 1, most: segments }),
      number(given, 'second', 'And in segment, or 0', { least: 0, most: segments }),
    ];
  },
  cannot({ squadrons }, given) {
    const squadron = squadronGiven(squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    if (squadron.drones !== undefined) return impossible('GC A10.40f', 'bombards-already');
    if (!squadron.ships.some(canBombard)) return impossible('GC A10.40f', 'no-drones');
    return given.order.first === given.order.second ? impossible('GC A10.40f', 'drones-when') : undefined;
  },
  say: bombardSaid,
});
export type Bombard = OrderIn<typeof bombard>;

export const bombardOrdered = event('bombard-ordered', {
  fields: { seat, unit, ...dronesFields, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('{unit}: {orders}.', { unit: own(happened.unit), orders: bombardSaid(happened) }),
  ahead: (happened) =>
    phrase('{unit} will have these orders: {orders}.', {
      unit: own(happened.unit),
      orders: bombardSaid(happened),
    }),
  apply: (draft, { place, first, second, at, cause: by, ...happened }) =>
    change(draft.squadrons, happened.unit, () => ({ drones: { place, first, second, at, cause: by } })),
});

/** Drones are made ready. Whether they reach anything is seen when they are fired. */
export const orderBombardments = (
  turn: Turn<Room<State, View, Bombard, EventIn<typeof bombardOrdered>>>,
): void =>
  inTurn(
    turn,
    bombard,
    ({ seat: owner, unit: which, order: { place, first, second, at, ref } }) =>
      which && bombardOrdered.of({ seat: owner, unit: which, place, first, second, at, cause: ref }),
  );
