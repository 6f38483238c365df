import { list } from '#kernel/codec/shapes.ts';
import { choice, several } from '#kernel/declare/entries.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event, later, ofClass, order, ownAt, toOwner, toUnit } from '../declare.ts';
import { labelOf } from '../map/board.ts';
import { addUnit, removeUnit, settle } from '../model/drafts.ts';
import { imagine } from '../model/imagine.ts';
import { place, unit } from '../model/parts.ts';
import type { Unit } from '../model/state.ts';
import { changeUnit, nextUnit } from '../model/stations.ts';
import type { View } from '../model/view.ts';
import { shortId, systemArg, unitChoices } from '../model/words.ts';
import type { Design } from '../units/designs.ts';
import { designOf, isFlight, isPeople, people } from '../units/designs.ts';
import { flightBased, able, namedFor } from './losses.ts';
import { canCarry, cargoOf, fits, hasBerth, isCargo, isCarrierAt } from './cargo.ts';
import { cannotBase, cannotBoard, cannotEmbark, cannotLand, landingBy } from './landing.ts';

const mostCarriers = 20;
const by = list(unit, 200);

/** Own units in a place that can carry such a cargo now. */
const carriersAt = (view: View, at: PlaceId, cargo: Design): readonly UnitId[] => {
  const state = imagine(view);
  return inOrder(view.units).flatMap(([one]) =>
    isCarrierAt(state, view.me, one, at) && fits(state, [one], cargo) ? [one] : [],
  );
};

const carriers = (view: View, at: PlaceId | undefined) => {
  const of = unitChoices(
    view,
    (_, one) => one.place === at && one.seat === view.me && canCarry(designOf(one)),
  );
  return { of, ordered: false, most: Math.max(1, Math.min(mostCarriers, of.length)) };
};

const bySaid = ({ units }: View, ids: readonly UnitId[]): string =>
  ids.map((one) => `${units[one]?.design ?? ''} ${shortId(one)}`.trim()).join(', ');

/** Whether it carries such cargo, or is such cargo aboard of something. */
export const hasCargo = (view: View, id: UnitId, one: Unit, is: (design: Design) => boolean): boolean =>
  (one.aboard !== undefined && is(designOf(one))) ||
  cargoOf(imagine(view), [id]).some(([, cargo]) => is(designOf(cargo)));

/** Embarks a cargo on units that carry it together (VB 420, 422). */
export const embark = later(
  order('embark', {
    fields: { by: list(unit, mostCarriers) },
    title: 'Embark',
    offers(view, at) {
      const [, one] = ownAt(view, at) ?? [];
      if (one === undefined || one.aboard !== undefined || one.mothballed || !isCargo(designOf(one)))
        return [];
      return carriersAt(view, one.place, designOf(one)).map((carrier) => ({ by: [carrier] }));
    },
    form: (view, given, at) => [
      several(given, 'by', 'Carried by', carriers(view, ownAt(view, at)?.[1].place)),
    ],
    cannot: (state, { seat: giver, unit: id, order: given }) => cannotEmbark(state, giver, id, given.by),
    say: (given, view) => phrase('Embark on {carriers}', { carriers: bySaid(view, given.by) }),
  }),
);

/** Embarks a point of the Census of a system (VB 428). */
export const board = later(
  order('board', {
    fields: { place, by: list(unit, mostCarriers) },
    title: 'Embark people',
    offers(view, { unit: id, place: at, seat: of }) {
      const system = at === undefined ? undefined : view.systems[at];
      if (id !== undefined || of !== undefined || at === undefined || system?.owner !== view.me) return [];
      const cargo = designOf({ seat: view.me, design: people });
      return carriersAt(view, at, cargo).map((one) => ({ place: at, by: [one] }));
    },
    form: (view, given) => [several(given, 'by', 'Carried by', carriers(view, given.place))],
    cannot: (state, { seat: giver, order: given }) => cannotBoard(state, giver, given.place, given.by),
    say: (given, view) =>
      phrase('Embark a point of Census of {system} on {carriers}', {
        system: labelOf(given.place),
        carriers: bySaid(view, given.by),
      }),
  }),
);

/** Lands a cargo, or all that a unit carries, in peace (VB 420). */
export const land = toUnit('land', {
  title: 'Land cargo',
  cannot: cannotLand,
  may: (view, id, one) => hasCargo(view, id, one, () => true),
  say: () => phrase('Land in peace'),
});

/** Bases a flight on a carrier or base (VB 426). */
export const baseFlight = later(
  order('base', {
    fields: { on: unit },
    title: 'Base a flight',
    offers(view, at) {
      const [, one] = ownAt(view, at) ?? [];
      if (one === undefined || !isFlight(designOf(one))) return [];
      const state = imagine(view);
      return inOrder(view.units).flatMap(([on, carrier]) =>
        carrier.place === one.place && on !== one.based && hasBerth(state, on, designOf(one)) ? [{ on }] : [],
      );
    },
    form(view, given, at) {
      const [, one] = ownAt(view, at) ?? [];
      const flight = one && designOf(one);
      const berths = unitChoices(
        view,
        (on, carrier) =>
          carrier.place === one?.place && flight !== undefined && hasBerth(imagine(view), on, flight),
      );
      return [choice(given, 'on', 'Carrier or base', berths)];
    },
    cannot: (state, { seat: giver, unit: id, order: { on } }) => cannotBase(state, giver, id, on),
    say: ({ on }, view) => phrase('Base on {carrier}', { carrier: bySaid(view, [on]) }),
  }),
);

/** A cargo is embarked on units that carry it together (VB 420). */
export const cargoEmbarked = event('cargo-embarked', {
  fields: { ...ofClass, by },
  by: 'order',
  ...toOwner,
  say: ({ place, design }) => phrase('{design} embarks in {system}.', { design, system: systemArg(place) }),
  ahead: ({ place, design }) =>
    phrase('{design} will embark in {system}.', { design, system: systemArg(place) }),
  apply: (draft, { unit, by }) =>
    changeUnit(draft.units, unit, ({ based: _, ...rest }) => ({ ...rest, aboard: by, handled: draft.turn })),
});

/** A point of Census is embarked, as a unit (VB 428). */
export const peopleEmbarked = event('people-embarked', {
  fields: { ...ofClass, by },
  by: 'order',
  ...toOwner,
  say: ({ place }) => phrase('A point of Census embarks in {system}.', { system: systemArg(place) }),
  ahead: ({ place }) => phrase('A point of Census will embark in {system}.', { system: systemArg(place) }),
  apply: (draft, { seat, unit, place, design, by }) => {
    change(draft.systems, place, ({ census }) => ({ census: census - 1 }));
    change(draft.empires, seat, ({ made }) => ({ made: made + 1 }));
    addUnit(draft, unit, { seat, design, place, aboard: by, handled: draft.turn });
  },
});

export const cargoLanded = event('cargo-landed', {
  fields: { ...ofClass },
  by: 'order',
  ...toOwner,
  say: ({ place, design }) => phrase('{design} lands in {system}.', { design, system: systemArg(place) }),
  ahead: ({ place, design }) =>
    phrase('{design} will land in {system}.', { design, system: systemArg(place) }),
  apply: (draft, { unit }) => settle(draft, unit),
});

/** A point of Census joins a system (VB 428). */
export const peopleLanded = event('people-landed', {
  fields: { ...ofClass },
  by: 'order',
  ...toOwner,
  say: ({ place }) => phrase('A point of Census lands in {system}.', { system: systemArg(place) }),
  ahead: ({ place }) => phrase('A point of Census will land in {system}.', { system: systemArg(place) }),
  apply: (draft, { unit, place }) => {
    removeUnit(draft, unit);
    change(draft.systems, place, ({ census }) => ({ census: census + 1 }));
  },
});

type HandlingTurn = TurnOf<
  | (typeof land | typeof embark | typeof baseFlight | typeof board)
  | (typeof peopleLanded | typeof flightBased | typeof cargoLanded)
  | (typeof cargoEmbarked | typeof peopleEmbarked)
>;

/** What lands in peace, each as it is (VB 420). */
function landAll(turn: HandlingTurn): void {
  for (const {
    seat: giver,
    unit: given,
    order: { ref },
  } of turn.orders('land'))
    for (const id of able(turn, ref, landingBy(turn.state, given, false), (one) =>
      cannotLand(turn.state, giver, one),
    )) {
      const landed = namedFor(turn.state, giver, id, ref);
      const kind = designOf(landed);
      turn.happen(
        isPeople(kind)
          ? peopleLanded.of(landed)
          : isFlight(kind)
            ? flightBased.of(landed)
            : cargoLanded.of(landed),
      );
    }
}

/** What lands leaves room for what embarks (VB 420). */
export function handleCargo(turn: HandlingTurn): void {
  landAll(turn);
  inTurn(turn, embark, ({ seat: giver, unit: id, order: given }) =>
    id === undefined
      ? undefined
      : cargoEmbarked.of({ ...namedFor(turn.state, giver, id, given.ref), by: given.by }),
  );
  inTurn(turn, baseFlight, ({ seat: giver, unit: id, order: { ref, on } }) =>
    id === undefined ? undefined : flightBased.of({ ...namedFor(turn.state, giver, id, ref), on }),
  );
  inTurn(turn, board, ({ seat: giver, order: given }) =>
    peopleEmbarked.of({
      seat: giver,
      unit: nextUnit(turn.state, giver),
      place: given.place,
      design: people,
      by: given.by,
      cause: given.ref,
    }),
  );
}
