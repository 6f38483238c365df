import { chosen } from '#kernel/declare/entries.ts';
import { optional } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { change } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import { askEach, causeOf, fact, isPossible } from '../asking.ts';
import type { Mount } from '../cards/cards.ts';
import { answer, event, everybody, named, placed } from '../declare.ts';
import { rangeOf } from '../map/board.ts';
import type { Aim } from '../model/parts.ts';
import { aims, amount, pass, ship } from '../model/parts.ts';
import type { Named } from '../model/ships.ts';
import { active, enemiesOf } from '../model/ships.ts';
import type { Ship, State, View } from '../model/state.ts';
import { aimNames, shipName, tokens, tokenText } from '../model/words.ts';
import { cardOf } from '../ships/ships.ts';
import { bearing, cannotBear, cannotFire, fireCost, targetsOf } from './firing.ts';

/** As many of these weapons as the energy pays for, in their order. */
const affordable = ({ energy }: Ship, of: readonly Aim[]): readonly Aim[] =>
  of.reduce<readonly Aim[]>((all, aim) => (fireCost([...all, aim]) <= energy ? [...all, aim] : all), []);

/** What a weapon can do against that ship. */
function weaponEntry<O extends { readonly aims: readonly Aim[] }>(
  given: O,
  own: Ship,
  target: Ship,
  { box, label, type }: Mount,
): Entry<O> {
  const ways = [...new Set([type, 'ph-3'] as const)].filter(
    (as) => cannotBear(own, { weapon: box, as }, target) === undefined,
  );
  const others = given.aims.filter(({ weapon }) => weapon !== box);
  return chosen(
    `weapon.${box}`,
    label,
    [named('no', 'Hold'), ...ways.map((as) => named(as, as === type ? 'Fire' : 'Fire as PH-3'))],
    given.aims.find(({ weapon }) => weapon === box)?.as ?? 'no',
    (as) => ({ ...given, aims: as === 'no' ? others : [...others, { weapon: box, as: as as Aim['as'] }] }),
  );
}

export const fire = answer('fire', {
  fields: { at: ship, aims },
  title: 'Fire',
  offers: (own, view) =>
    view.impulse === 0
      ? []
      : targetsOf(view, own).map(([at, target]) => ({
          at,
          aims: affordable(own[1], bearing(own[1], target)),
        })),
  form([, own], given, { ships }) {
    const target = ships[given.at];
    return target === undefined
      ? []
      : cardOf(own).mounts.map((mount) => weaponEntry(given, own, target, mount));
  },
  cannot: (own, given, state) => cannotFire(state, own, given.at, given.aims),
  say: (given, view, own) =>
    phrase('Fire at {target}: {weapons}', {
      target: shipName(view, given.at),
      weapons: aimNames(view, own, given.aims),
    }),
});

export const fireDeclared = event('fire-declared', {
  fields: {
    ...placed,
    at: ship,
    aims,
    pass,
    /** It came after the dice against another target (FC 1E2d): the first of those, or a later one. */
    further: optional(pass),
    cost: amount,
  },
  by: 'order',
  hears: everybody,
  say: (happened, view) =>
    phrase('{ship} fires at {target} for {cost} tokens: {weapons}.', {
      ship: shipName(view, happened.ship),
      target: shipName(view, happened.at),
      cost: tokenText(happened.cost),
      weapons: aimNames(view, happened.ship, happened.aims),
    }),
  ahead: (happened, view) =>
    phrase('{ship} may fire at {target} for {cost|token|tokens}: {weapons}.', {
      ship: shipName(view, happened.ship),
      target: shipName(view, happened.at),
      cost: tokens(happened.cost),
      weapons: aimNames(view, happened.ship, happened.aims),
    }),
  apply(draft, { ship: own, at, further, cost, ...declared }) {
    const declaration = { ship: own, at, aims: declared.aims, pass: declared.pass };
    draft.declared = [...draft.declared, { ...declaration, ...defined({ further }) }];
    change(draft.ships, own, ({ energy, used }) => ({
      energy: energy - cost,
      used: [...used, ...declaration.aims.map(({ weapon }) => weapon)],
    }));
  },
});

type Fire = OrderIn<typeof fire>;
type Firing = Room<State, View, Fire, EventIn<typeof fireDeclared>>;

/** Ships that could fire at somebody more: those that have announced fire in this impulse, or those that have not. */
const mayFire = (state: State, announced: boolean): readonly Named[] =>
  active(state).filter(
    (own) =>
      state.declared.some((one) => one.ship === own[0]) === announced && targetsOf(state, own).length > 0,
  );

function askForFire(turn: Turn<Firing>, ships: readonly Named[], further?: number): void {
  askEach(
    turn,
    ships,
    ([, { name, seat, place }]) => {
      const enemies = enemiesOf(turn.state, seat);
      return {
        said: phrase(further === undefined ? 'Does {ship} fire?' : 'Does {ship} fire at another target?', {
          ship: name,
        }),
        cite: 'FC 1E2d',
        kinds: ['fire'],
        least: 0,
        most: further === undefined ? enemies.length : 1,
        silence: [],
        facts: enemies.map(([, enemy]) => fact(`Range to ${enemy.name}`, rangeOf(place, enemy.place))),
      };
    },
    (own, given) => {
      if (isPossible(turn, fire, own, given)) declare(turn, own, given, further);
    },
  );
}

/** Energy is paid when fire is announced, and nobody takes that back (FC 1E4). */
const declare = (turn: Turn<Firing>, [id, { place }]: Named, order: Fire, further?: number): void =>
  turn.happen(
    fireDeclared.of({
      ship: id,
      place,
      at: order.at,
      aims: order.aims,
      pass: turn.pass,
      ...defined({ further }),
      cost: fireCost(order.aims),
      cause: causeOf(order),
    }),
  );

export function declareFire(turn: Turn<Firing>): void {
  askForFire(turn, mayFire(turn.state, false));
}

/** A ship engages one target after the other, each when the dice of the one before are known (FC 1E2d). */
export function declareFurtherFire(turn: Turn<Firing>): void {
  askForFire(turn, mayFire(turn.state, true), turn.pass);
}

interface Here {
  readonly state: State;
}

/** Whether nobody declared fire in that announcement. */
export const nobodyDeclared = ({ state }: Here, announcement: number): boolean =>
  !state.declared.some((one) => one.pass === announcement);

/** Whether nobody that has fired could fire at another target. */
export const nobodyMayFireOn = ({ state }: Here): boolean => mayFire(state, true).length === 0;

/** Whether nobody declared further fire in that engagement. */
export const nobodyFiredOn = ({ state }: Here, engagement: number): boolean =>
  !state.declared.some(({ further }) => further === engagement);
