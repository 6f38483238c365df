import { chosen } from '#kernel/declare/entries.ts';
import type { Side } from '#kernel/board/grid.ts';
import { optional } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Mount } from '../cards/cards.ts';
import { answer, event, everybody, named, placed } from '../declare.ts';
import type { Aim } from '../model/parts.ts';
import { aims, amount, facing, pass, ship } from '../model/parts.ts';
import { directionName } from '../map/board.ts';
import { active, isFiring } from '../model/ships.ts';
import type { Ship, State } from '../model/state.ts';
import { aimNames, shipName, tokens, tokenText } from '../model/words.ts';
import { cardOf } from '../ships/ships.ts';
import { aboutShot, aboutWeapon } from './forecast.ts';
import { bearing, cannotBear, cannotFire, fireCost, targetsOf } from './firing.ts';
import { sidesOut } from './lines.ts';
import { isOutOfStack } from './stack.ts';

/** As many of these weapons as the energy pays for, in their order. */
export const affordable = ({ energy }: Ship, of: readonly Aim[]): readonly Aim[] =>
  of.reduce<readonly Aim[]>((all, aim) => (fireCost([...all, aim]) <= energy ? [...all, aim] : all), []);

/** What a weapon can do against that ship. */
function weaponEntry<O extends { readonly aims: readonly Aim[] }>(
  given: O,
  own: Ship,
  target: Ship,
  mount: Mount,
): Entry<O> {
  const { box, label, type } = mount;
  const ways = [...new Set([type, 'ph-3'] as const)].filter(
    (as) => cannotBear(own, { weapon: box, as }, target) === undefined,
  );
  const others = given.aims.filter(({ weapon }) => weapon !== box);
  const entry = chosen(
    `weapon.${box}`,
    label,
    [named('no', 'Hold'), ...ways.map((as) => named(as, as === type ? 'Fire' : 'Fire as PH-3'))],
    given.aims.find(({ weapon }) => weapon === box)?.as ?? 'no',
    (as) => ({ ...given, aims: as === 'no' ? others : [...others, { weapon: box, as: as as Aim['as'] }] }),
  );
  return { ...entry, field: { ...entry.field, note: aboutWeapon(own, target, mount) } };
}

/** Where the line of fire leaves a stack at a corner: through which side. */
function sideEntry<O extends { readonly through?: Side }>(
  given: O,
  state: State,
  own: Ship,
  target: Ship,
): readonly Entry<O>[] {
  const sides = sidesOut(own, target);
  const [first] = sides;
  return first === undefined || sides.length === 1 || !isOutOfStack(state, own, target)
    ? []
    : [
        chosen(
          'through',
          'Out of the stack through side',
          sides.map((side) => named(String(side), directionName(side))),
          String(given.through ?? first),
          (side) => ({ ...given, through: Number(side) }),
        ),
      ];
}

export const fire = answer('fire', {
  fields: {
    at: ship,
    aims,
    /** Out of a stack at a corner: through which side of the hex (FC 4A3). Absent: the one through which fewer fire. */
    through: optional(facing),
  },
  title: 'Fire',
  offers: (own, view) =>
    view.impulse === 0
      ? []
      : targetsOf(view, own).map(([at, target]) => ({
          at,
          aims: affordable(own[1], bearing(own[1], target)),
        })),
  form([, own], given, view) {
    const target = view.ships[given.at];
    return target === undefined
      ? []
      : [
          ...cardOf(own).mounts.map((mount) => weaponEntry(given, own, target, mount)),
          ...sideEntry(given, view, own, target),
        ];
  },
  facts(own, { at, ...given }, view) {
    const target = view.ships[at];
    return target === undefined ? [] : aboutShot(view, own, [at, target], given.aims);
  },
  cannot: (own, given, state) => cannotFire(state, own, given.at, given.aims, given.through),
  say: (given, view, own) =>
    phrase('Fire at {target}: {weapons}', {
      target: shipName(view, given.at),
      weapons: aimNames(view, own, given.aims),
    }),
});

export const announceFire = answer('announce-fire', {
  fields: {},
  title: 'Fire, target later',
  // Where there is one target, and no other ship whose dice could be seen first, nothing is gained by naming it later.
  offers: (own, view) =>
    view.impulse === 0 ||
    isFiring(view, own[0]) ||
    targetsOf(view, own).length === 0 ||
    active(view).length === 2
      ? []
      : [{}],
  say: () => phrase('Fire, naming the target once earlier dice are known'),
});

const whoever = { ...placed, pass } as const;

export const fireAnnounced = event('fire-announced', {
  fields: whoever,
  by: 'order',
  hears: everybody,
  say: ({ ship: id }, view) => phrase('{ship} will fire.', { ship: shipName(view, id) }),
  ahead: ({ ship: id }, view) => phrase('{ship} may fire.', { ship: shipName(view, id) }),
  apply: (draft, { ship: id, pass: at }) => addFiring(draft, id, at),
});

/** Who announces fire fires in this order, and does not take it back (FC 1E4). */
function addFiring(draft: Draft<State>, id: UnitId, at: number): void {
  if (!isFiring(draft, id)) draft.firing = [...(draft.firing ?? []), { ship: id, pass: at }];
}

export const fireDeclared = event('fire-declared', {
  fields: {
    ...whoever,
    at: ship,
    aims,
    /** It was named when the ship’s turn came (FC 1E2d): as its first target, or a later one. */
    further: optional(pass),
    /** The side of the hex through which it leaves a stack (FC 4A3). */
    through: optional(facing),
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
  apply(draft, { ship: own, at, further, through, cost, ...declared }) {
    const declaration = { ship: own, at, aims: declared.aims, pass: declared.pass };
    addFiring(draft, own, declared.pass);
    draft.declared = [...draft.declared, { ...declaration, ...defined({ further, through }) }];
    change(draft.ships, own, ({ energy, used }) => ({
      energy: energy - cost,
      used: [...used, ...declaration.aims.map(({ weapon }) => weapon)],
    }));
  },
});
