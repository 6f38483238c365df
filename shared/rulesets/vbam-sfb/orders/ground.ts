import { id, list, literal, object } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { chosenIn, textIn } from '#kernel/orders/fields.ts';
import type { Field } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind, Ruleset } from '#kernel/ruleset.ts';
import { imagine } from '../model/imagine.ts';
import type { VbamSfb } from '../game.ts';
import type { Base, Board, Colonise, Embark, Invade, Land } from '../model/orders.ts';
import type { Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { canCarry, cargoOf, fits, hasBerth, isCargo, isCarrierAt } from '../ground/cargo.ts';
import { labelOf } from '../map/board.ts';
import type { Design } from '../units/designs.ts';
import { designOf, has, isFlight, isGround, people } from '../units/designs.ts';
import { choicesOf, shortId } from '../model/words.ts';
import { simple } from './yards.ts';

const ref = id<OrderRef>();
const mostCarriers = 20;
type Spotted = Parameters<Ruleset<VbamSfb>['orders']['land']['offers']>[1];

const unitAt = ({ units, me }: View, { unit }: Spotted): readonly [UnitId, Unit] | undefined => {
  const found = unit === undefined ? undefined : units[unit];
  return unit !== undefined && found?.seat === me ? [unit, found] : undefined;
};

/** An order about a unit that is judged where the unit is when it is carried out: offered to those that could ever. */
const later = <O extends Colonise | Land | Invade>(
  kind: O['kind'],
  title: string,
  said: Parameters<typeof phrase>[0],
  may: (view: View, unit: UnitId, one: Unit) => boolean,
): OrderKind<View, O> => ({
  ...simple<O>(
    kind,
    title,
    () => undefined,
    () => phrase(said),
  ),
  offers(view, spot) {
    const found = unitAt(view, spot);
    return found !== undefined && !found[1].mothballed && may(view, ...found)
      ? ([{ kind }] as unknown as ReturnType<OrderKind<View, O>['offers']>)
      : [];
  },
});

/** Own units in a place that can carry such a cargo now. */
const carriersAt = (view: View, place: PlaceId, cargo: Design): readonly UnitId[] => {
  const state = imagine(view);
  return inOrder(view.units).flatMap(([one]) =>
    isCarrierAt(state, view.me, one, place) && fits(state, [one], cargo) ? [one] : [],
  );
};

const carrierField = (view: View, place: PlaceId | undefined): Field => {
  const of = choicesOf(
    view,
    (_, unit) => unit.place === place && unit.seat === view.me && canCarry(designOf(unit)),
  );
  return {
    kind: 'several',
    name: 'by',
    label: 'Carried by',
    of,
    ordered: false,
    most: Math.max(1, Math.min(mostCarriers, of.length)),
  };
};

const bySaid = ({ units }: View, by: readonly UnitId[]): string =>
  by.map((one) => `${units[one]?.design ?? ''} ${shortId(one)}`.trim()).join(', ');

/** Whose colony it was when last seen, if it is another's. */
const ownerSeen = ({ systems, sectors }: View, place: PlaceId) =>
  systems[place] === undefined ? sectors[place]?.system?.owner : undefined;

/** Cargo and troops. */
type Handling = 'embark' | 'board' | 'land' | 'base' | 'invade' | 'bombard' | 'colonise';

/** Whether it carries such cargo, or is such cargo aboard of something. */
const hasCargo = (view: View, unit: UnitId, one: Unit, is: (design: Design) => boolean): boolean =>
  (one.aboard !== undefined && is(designOf(one))) ||
  cargoOf(imagine(view), [unit]).some(([, cargo]) => is(designOf(cargo)));

/** Orders for what lands on planets (VB 414). */
export const groundOrders: Pick<Ruleset<VbamSfb>['orders'], Handling> = {
  embark: {
    title: 'Embark',
    codec: object({ kind: literal('embark'), ref, by: list(id<UnitId>(), mostCarriers) }),
    offers(view, spot) {
      const [, unit] = unitAt(view, spot) ?? [];
      if (unit === undefined || unit.aboard !== undefined || unit.mothballed || !isCargo(designOf(unit)))
        return [];
      return carriersAt(view, unit.place, designOf(unit)).map((one) => ({ kind: 'embark', by: [one] }));
    },
    form: (view, order, spot) => ({
      fields: [carrierField(view, unitAt(view, spot)?.[1].place)],
      values: { by: order.by },
      set: (_, value): Omit<Embark, 'ref'> => ({ kind: 'embark', by: chosenIn(value) as readonly UnitId[] }),
    }),
    check: () => [],
    say: ({ by }, view) => phrase('Embark on {carriers}', { carriers: bySaid(view, by) }),
  },
  board: {
    title: 'Embark people',
    codec: object({
      kind: literal('board'),
      ref,
      place: id<PlaceId>(),
      by: list(id<UnitId>(), mostCarriers),
    }),
    offers(view, { unit, place, seat }) {
      const system = place === undefined ? undefined : view.systems[place];
      if (unit !== undefined || seat !== undefined || place === undefined || system?.owner !== view.me)
        return [];
      const cargo = designOf({ seat: view.me, design: people });
      return carriersAt(view, place, cargo).map((one) => ({ kind: 'board', place, by: [one] }));
    },
    form: (view, order) => ({
      fields: [carrierField(view, order.place)],
      values: { by: order.by },
      set: (_, value): Omit<Board, 'ref'> => ({ ...order, by: chosenIn(value) as readonly UnitId[] }),
    }),
    check: () => [],
    say: ({ place, by }, view) =>
      phrase('Embark a point of Census of {system} on {carriers}', {
        system: labelOf(place),
        carriers: bySaid(view, by),
      }),
  },
  land: later<Land>('land', 'Land cargo', 'Land in peace', (view, unit, one) =>
    hasCargo(view, unit, one, () => true),
  ),
  base: {
    title: 'Base a flight',
    codec: object({ kind: literal('base'), ref, on: id<UnitId>() }),
    offers(view, spot) {
      const [, unit] = unitAt(view, spot) ?? [];
      if (unit === undefined || !isFlight(designOf(unit))) return [];
      const state = imagine(view);
      return inOrder(view.units).flatMap(([on, one]) =>
        one.place === unit.place && on !== unit.based && hasBerth(state, on, designOf(unit))
          ? [{ kind: 'base', on } as const]
          : [],
      );
    },
    form(view, order, spot) {
      const [, unit] = unitAt(view, spot) ?? [];
      return {
        fields: [
          {
            kind: 'choice',
            name: 'on',
            label: 'Carrier or base',
            choices: choicesOf(view, (on, one) => {
              const flight = unit === undefined ? undefined : designOf(unit);
              return one.place === unit?.place && flight !== undefined && hasBerth(imagine(view), on, flight);
            }),
          },
        ],
        values: { on: order.on },
        set: (_, value): Omit<Base, 'ref'> => ({ kind: 'base', on: textIn(value) as UnitId }),
      };
    },
    check: () => [],
    say: ({ on }, view) => phrase('Base on {carrier}', { carrier: bySaid(view, [on]) }),
  },
  bombard: {
    title: 'Bombard a colony',
    codec: object({ kind: literal('bombard'), ref, place: id<PlaceId>() }),
    offers: (view, { unit, place, seat }) =>
      unit === undefined && seat === undefined && place !== undefined && ownerSeen(view, place) !== undefined
        ? [{ kind: 'bombard', place }]
        : [],
    check: () => [],
    say: ({ place }) => phrase('Bombard the colony in {sector}', { sector: labelOf(place) }),
  },
  invade: later<Invade>('invade', 'Invade', 'Land troops to fight for the planet', (view, unit, one) =>
    hasCargo(view, unit, one, isGround),
  ),
  colonise: later<Colonise>(
    'colonise',
    'Found a colony',
    'Found a colony where it is at the end of the turn',
    (_, __, one) => has(designOf(one), 'Colonize'),
  ),
};
