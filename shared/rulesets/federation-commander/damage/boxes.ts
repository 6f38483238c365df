import type { Entry } from '#kernel/declare/entries.ts';
import { several } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { chosenIn } from '#kernel/orders/fields.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { askEach, causeOf, fact, isPossible, one } from '../asking.ts';
import type { BoxId } from '../cards/ids.ts';
import { boxId } from '../cards/ids.ts';
import type { SystemType } from '../cards/systems.ts';
import { answer, event, everybody, placed, standing, systemChoices } from '../declare.ts';
import type { Track } from '../model/parts.ts';
import { boxes } from '../model/parts.ts';
import type { Named } from '../model/ships.ts';
import { isFreighter } from '../model/ships.ts';
import type { Ship, State, View } from '../model/state.ts';
import { boxNames, shipName, systemNames } from '../model/words.ts';
import { cardGroups } from '../ships/card.ts';
import { boxNamed, workingBoxes } from '../ships/ships.ts';
import { cannotMark, markedBy, toMark } from './damage.ts';
import { loseFirst as usualOrder, ofNoUse } from './table.ts';
import { current, volleyOn } from './volley.ts';

/** Points that have come inside a ship and are to be marked. */
const inside = ([id]: Named, state: State): number => volleyOn(state, id)?.internal ?? 0;

const boxesEntry = <O extends { readonly boxes: readonly BoxId[] }>(
  given: O,
  ship: Ship,
  most: number,
): Entry<O> => ({
  field: {
    kind: 'boxes',
    name: 'boxes',
    label: 'Boxes lost',
    groups: cardGroups(ship),
    most,
  },
  value: given.boxes,
  set: (value) => ({ ...given, boxes: chosenIn(value).map(boxId) }),
});

export const markBoxes = answer('mark-boxes', {
  fields: { boxes },
  title: 'Mark boxes',
  offers(own, view) {
    const points = inside(own, view);
    return points === 0 ? [] : [{ boxes: markedBy(own[1], usualOrder, points) }];
  },
  form: (own, given, view) => [boxesEntry(given, own[1], toMark(own[1], inside(own, view)))],
  cannot: (own, given, state) => cannotMark(own[1], given.boxes, inside(own, state)),
  say: (given, view, ship) => phrase('Lose {boxes}', { boxes: boxNames(view, ship, given.boxes) }),
});

export const loseFirst = standing('lose-first', {
  title: 'Choose what is lost first',
  offers: () => [{ systems: ['r-hull' as const] }],
  form: (_, given) => [several(given, 'systems', 'Systems, first to last', systemChoices)],
  stands: ({ systems }) => phrase('Lose boxes of {systems} first', { systems: systemNames(systems) }),
});

export const boxesDisabled = event('boxes-disabled', {
  fields: { ...placed, boxes },
  by: 'either',
  hears: everybody,
  say(happened, view) {
    const target = view.ships[happened.ship];
    const ship = shipName(view, happened.ship);
    return target !== undefined && isFreighter(target)
      ? phrase('{ship} takes {count|point|points} of damage.', { ship, count: happened.boxes.length })
      : phrase('{ship} loses {boxes}.', { ship, boxes: boxNames(view, happened.ship, happened.boxes) });
  },
  // OURS: a tube that is disabled loses what it was armed with.
  apply(draft, happened) {
    change(draft.ships, happened.ship, ({ disabled, tracks }) => ({
      disabled: [...disabled, ...happened.boxes],
      tracks: Object.fromEntries(
        keysInOrder(tracks).map((tube) => [
          tube,
          happened.boxes.includes(tube) ? 'empty' : (tracks[tube] as Track),
        ]),
      ),
    }));
    draft.volleys = draft.volleys.slice(1);
  },
});

export const shipDestroyed = event('ship-destroyed', {
  fields: placed,
  by: 'rules',
  hears: everybody,
  say: ({ ship }, view) => phrase('{ship} is destroyed.', { ship: shipName(view, ship) }),
  apply(draft, { ship }) {
    change(draft.ships, ship, () => ({ status: 'destroyed' as const }));
    draft.volleys = draft.volleys.filter(({ at }) => at !== ship);
  },
});

type Marking = Room<
  State,
  View,
  OrderIn<typeof markBoxes>,
  EventIn<typeof boxesDisabled | typeof shipDestroyed>
>;

/** Whether it matters that the ship loses these boxes: others could be lost instead, and some of these are of use in these missions. */
const isMissed = (ship: Ship, lost: readonly BoxId[]): boolean =>
  lost.length < workingBoxes(ship).length &&
  lost.some((box) => !ofNoUse.includes(boxNamed(ship, box)?.system as SystemType));

/** The target’s owner marks what has come through, on any boxes but shields (FC 3D); a freighter loses as many of its points (FC 8E). */
export function markDamage(turn: Turn<Marking>): void {
  const now = current(turn.state);
  if (now === undefined) return;
  const { internal, points } = now.volley;
  if (isFreighter(now.target[1])) return mark(turn, now.target, markedBy(now.target[1], [], points));
  if (internal === 0) return;
  const usual = markedBy(now.target[1], usualOrder, internal);
  askEach(
    turn,
    [now.target],
    ([, ship]) => ({
      said: phrase('Which {count|box|boxes} does {ship} lose?', {
        ship: ship.name,
        count: toMark(ship, internal),
      }),
      cite: 'FC 3D',
      kinds: ['mark-boxes'],
      ...one,
      silence: [markBoxes.of({ boxes: usual })],
      minor: !isMissed(ship, usual),
      facts: [fact('Points that get through', internal)],
    }),
    (own, given) =>
      mark(turn, own, isPossible(turn, markBoxes, own, given) ? given.boxes : usual, causeOf(given)),
  );
}

/** A ship is lost when its last box is disabled (FC 3E). */
function mark(turn: Turn<Marking>, [id, { place }]: Named, lost: readonly BoxId[], cause?: OrderRef): void {
  const what = { ship: id, place } as const;
  turn.happen(boxesDisabled.of({ ...what, boxes: lost, ...defined({ cause }) }));
  const ship = turn.state.ships[id];
  if (ship !== undefined && workingBoxes(ship).length === 0) turn.happen(shipDestroyed.of(what));
}
