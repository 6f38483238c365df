import { flag } from '#kernel/codec/shapes.ts';
import { several } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { askEach, causeOf, oneAtMost } from '../asking.ts';
import type { Box } from '../cards/cards.ts';
import type { BoxId } from '../cards/ids.ts';
import type { SystemType } from '../cards/systems.ts';
import { answer, event, everybody, firstToLast, named, ofShip, standing, systemChoices } from '../declare.ts';
import { amount, box, boxes } from '../model/parts.ts';
import { captained } from '../model/ships.ts';
import type { Ship, State, View } from '../model/state.ts';
import { boxNames, shipName, systemNames } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import { boxLabel, boxNamed, cardOf, works } from '../ships/ships.ts';
import { repairCost, repairFirst as usualOrder } from './table.ts';

/** What damage control does to one box. */
export interface Work {
  readonly box: BoxId;
  readonly points: number;
  readonly done: boolean;
}

/** Why this box cannot be repaired after the others; undefined if it can: a box that was begun comes before any other (FC 5G). */
function cannotRepair(ship: Ship, box: BoxId, before: readonly BoxId[]): Problem | undefined {
  if (boxNamed(ship, box) === undefined) return impossible('FC 5G3', 'no-such-box', { ship: ship.name, box });
  if (works(ship, box)) return impossible('FC 5G3', 'not-disabled', { box: boxLabel(ship, box) });
  const begun = ship.partial?.box;
  return begun === undefined || begun === box || before.includes(begun)
    ? undefined
    : impossible('FC 5G4', 'repair-begun', {
        ship: ship.name,
        begun: boxLabel(ship, begun),
        box: boxLabel(ship, box),
      });
}

/** What the ship can do of it, each box once, and why not the rest. */
export function repairable(
  ship: Ship,
  wanted: readonly BoxId[],
): { readonly boxes: readonly BoxId[]; readonly problems: readonly Problem[] } {
  const judged = [...new Set(wanted)].map(
    (box, at, all) => [box, cannotRepair(ship, box, all.slice(0, at))] as const,
  );
  return {
    boxes: judged.flatMap(([box, problem]) => (problem === undefined ? [box] : [])),
    problems: judged.flatMap(([, problem]) => problem ?? []),
  };
}

/** Spends the repair points of a turn on these boxes, one after the other (FC 5G4). */
export function workOn(ship: Ship, boxes: readonly BoxId[]): readonly Work[] {
  let points = cardOf(ship).damageControl;
  return boxes.flatMap((box) => {
    const missing = costOf(ship, box) - (box === ship.partial?.box ? ship.partial.points : 0);
    const spent = Math.min(points, missing);
    points -= spent;
    return spent === 0 ? [] : [{ box, points: spent, done: spent === missing }];
  });
}

/** Of a box that the card has. */
const costOf = (ship: Ship, box: BoxId): number => repairCost[(boxNamed(ship, box) as Box).family];

/** Disabled boxes: the one that was begun, then systems in this order. */
export function repairsBy(ship: Ship, order: readonly SystemType[]): readonly BoxId[] {
  const rank = ({ box, system }: Box): number => {
    const at = order.indexOf(system);
    if (box === ship.partial?.box) return -1;
    return at < 0 ? order.length : at;
  };
  return cardOf(ship)
    .boxes.filter(({ box }) => !works(ship, box))
    .sort(compareBy<Box>(rank, ({ box }) => box))
    .map(({ box }) => box);
}

/** Boxes in the order in which they are repaired; of those that cannot be, the others are. */
export const repair = answer('repair', {
  fields: { boxes },
  title: 'Repair',
  offers: ([, ship]) => (ship.disabled.length === 0 ? [] : [{ boxes: repairsBy(ship, usualOrder) }]),
  form: ([, ship], given) => [
    several(
      given,
      'boxes',
      'Boxes, first to last',
      firstToLast(ship.disabled.map((one) => named(one, boxLabel(ship, one)))),
    ),
  ],
  cannot: ([, ship], { boxes: wanted }) => repairable(ship, wanted).problems[0],
  say: (given, view, ship) => phrase('Repair {boxes}', { boxes: boxNames(view, ship, given.boxes) }),
});

export const repairFirst = standing('repair-first', {
  title: 'Choose what is repaired first',
  offers: () => [{ systems: ['l-warp' as const] }],
  form: (_, given) => [several(given, 'systems', 'Systems, first to last', systemChoices)],
  stands: ({ systems }) => phrase('Repair {systems} first', { systems: systemNames(systems) }),
});

export const repaired = event('repaired', {
  fields: { ...ofShip, box, points: amount, done: flag },
  by: 'order',
  hears: everybody,
  say: ({ ship, points, done, ...happened }, view) =>
    phrase(
      done ? '{ship} has repaired {box}.' : '{ship} works on {box} with {points|repair point|repair points}.',
      { ship: shipName(view, ship), box: boxNames(view, ship, [happened.box]), points },
    ),
  // New damage may come first.
  ahead: ({ ship, points, done, ...happened }, view) =>
    phrase(
      done
        ? '{ship} may repair {box}.'
        : '{ship} may work on {box} with {points|repair point|repair points}.',
      { ship: shipName(view, ship), box: boxNames(view, ship, [happened.box]), points },
    ),
  apply: (draft, { ship, points, done, ...happened }) =>
    replace(draft.ships, ship, ({ partial, ...whole }) => {
      const begun = partial?.box === happened.box ? partial.points : 0;
      return done
        ? { ...whole, disabled: whole.disabled.filter((one) => one !== happened.box) }
        : { ...whole, partial: { box: happened.box, points: begun + points } };
    }),
});

type Repairing = Room<State, View, OrderIn<typeof repair>, EventIn<typeof repaired>>;

export function repairShips(turn: Turn<Repairing>): void {
  askEach(
    turn,
    captained(turn.state).filter(([, { disabled }]) => disabled.length > 0),
    ([, ship]) => ({
      said: phrase('What does {ship} repair?', { ship: ship.name }),
      cite: 'FC 5G4',
      kinds: ['repair'],
      ...oneAtMost,
      silence: [repair.of({ boxes: repairsBy(ship, usualOrder) })],
      minor: true,
    }),
    ([id, ship], given) => {
      const cause = causeOf(given);
      const able = repairable(ship, given.boxes);
      for (const problem of able.problems.slice(0, 1)) turn.refuse(cause, problem);
      for (const work of workOn(ship, able.boxes)) turn.happen(repaired.of({ ship: id, ...work, cause }));
    },
  );
}
