import { id, integer, line, literal, object, optional } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, UnitId, SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { Choice, Field } from '#kernel/orders/form.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind, Ruleset } from '#kernel/ruleset.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { imagine } from '../model/imagine.ts';
import type { VbamSfb } from '../game.ts';
import type { Activate, Build, Colonise, Invade, Land, Mothball, Repair, Scrap } from '../model/orders.ts';
import type { State, Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import {
  activationCost,
  cannotActivate,
  cannotMothball,
  cannotRepair,
  cannotScrap,
  hasShipyard,
  needsDock,
  priceOf,
  repairCost,
  scrapValue,
} from '../yards/yards.ts';
import { isSite } from '../yards/bases.ts';
import { cannotBuild } from '../yards/buying.ts';
import { labelOf } from '../map/board.ts';
import type { Design } from '../units/designs.ts';
import { designOf, designsOf, isFixed } from '../units/designs.ts';
import { mostBuilt } from '../model/figures.ts';
import { thrifty } from '../model/words.ts';

const ref = id<OrderRef>();
const mostPaid = 100_000;

/** Classes that can be built in a system, the newest first. */
function classesFor(view: View, place: PlaceId): readonly Design[] {
  const dock = hasShipyard(imagine(view), view.me, place);
  return [...designsOf(view.me).values()]
    .filter((one) => one.year <= view.own.tech.year && (dock || !needsDock(one)))
    .toSorted((a, b) => b.year - a.year || (a.name < b.name ? -1 : 1));
}

/** What a class costs, and what it is worth in battle. */
function priceSaid({ name, cost: { points, for: each }, attack, defense }: Design): Phrase {
  const args = { name, points, attack, defense };
  return each === 1
    ? phrase('{name}: {points} EP, attack {attack}, defense {defense}', args)
    : phrase('{name}: {points} EP for {each}, attack {attack}, defense {defense}', { ...args, each });
}

const unitAt = ({ units, me }: View, { unit }: Spot): Unit | undefined => {
  const found = unit === undefined ? undefined : units[unit];
  return found?.seat === me ? found : undefined;
};

type Simple = Repair | Mothball | Activate | Scrap | Colonise | Land | Invade;

/** An order about a unit and nothing else, offered where it can be given. */
export const simple = <O extends Simple>(
  kind: O['kind'],
  title: string,
  cannot: (state: State, seat: SeatId, unit: UnitId | undefined) => Problem | undefined,
  say: (design: Design | undefined) => Phrase,
): OrderKind<View, O> => ({
  title,
  codec: object({ kind: literal(kind), ref }) as unknown as OrderKind<View, O>['codec'],
  offers(view, spot) {
    if (unitAt(view, spot) === undefined) return [];
    const problem = cannot(imagine(view), view.me, spot.unit);
    return problem === undefined || problem.code === 'pool-too-small'
      ? ([{ kind }] as unknown as ReturnType<OrderKind<View, O>['offers']>)
      : [];
  },
  check: (view, order, { unit }) => thrifty(order, cannot(imagine(view), view.me, unit)),
  say(_, view, spot) {
    const unit = unitAt(view, spot);
    return say(unit && designOf(unit));
  },
});

const priceIn = ({ me }: View, { design, count }: Omit<Build, 'ref'>): number => {
  const found = designsOf(me).get(design);
  return found === undefined ? 0 : priceOf(found, count);
};

/** Where bases can be built: in the system itself, or in sectors that Transport Fleets reach (VB 444). */
function siteField(view: View, { place, design, site }: Omit<Build, 'ref'>): readonly Field[] {
  const found = designsOf(view.me).get(design);
  if (site === undefined && (found === undefined || !isFixed(found))) return [];
  const state = imagine(view);
  const sites = view.own.explored.filter((one) => one !== place && isSite(state, view.me, one));
  const said = (value: PlaceId): Choice => ({
    value,
    place: value,
    label: phrase('{sector}', { sector: labelOf(value) }),
  });
  const here: Choice = { value: '', label: phrase('The system itself') };
  return [{ kind: 'choice', name: 'site', label: 'In', choices: [here, ...sites.map(said)] }];
}

function buildSet(
  order: Omit<Build, 'ref'>,
  name: string,
  value: Parameters<typeof textIn>[0],
): Omit<Build, 'ref'> {
  const { site: _, ...rest } = order;
  if (name === 'paid') return { ...order, paid: Number(value) };
  if (name === 'count') return { ...order, count: Number(value) };
  if (name === 'site') return textIn(value) === '' ? rest : { ...rest, site: textIn(value) as PlaceId };
  return { ...order, [name]: textIn(value) };
}

/** Orders for what shipyards and planets do (VB 430). */
export const yardOrders: Pick<
  Ruleset<VbamSfb>['orders'],
  'build' | 'repair' | 'mothball' | 'activate' | 'scrap'
> = {
  build: {
    title: 'Build units',
    codec: object({
      kind: literal('build'),
      ref,
      place: id<PlaceId>(),
      design: line(60, 1),
      count: integer(1, mostBuilt),
      site: optional(id<PlaceId>()),
      paid: optional(integer(1, mostPaid)),
    }),
    offers(view, { unit, place, seat }) {
      if (unit !== undefined || seat !== undefined) return [];
      return keysInOrder(view.systems)
        .filter((one) => one === place && view.systems[one]?.owner === view.me)
        .flatMap((one) => {
          const [first] = classesFor(view, one);
          return first === undefined ? [] : [{ kind: 'build', place: one, design: first.name, count: 1 }];
        });
    },
    form: (view, order) => ({
      fields: [
        {
          kind: 'choice',
          name: 'place',
          label: 'System',
          choices: keysInOrder(view.systems).map((value) => ({
            value,
            place: value,
            label: phrase('{system}', { system: labelOf(value) }),
          })),
        },
        {
          kind: 'choice',
          name: 'design',
          label: 'Class',
          choices: classesFor(view, order.place).map((design) => ({
            value: design.name,
            label: priceSaid(design),
          })),
        },
        { kind: 'number', name: 'count', label: 'How many', least: 1, most: mostBuilt },
        { kind: 'number', name: 'paid', label: 'EP now', least: 1, most: Math.max(1, priceIn(view, order)) },
        ...siteField(view, order),
      ],
      values: {
        place: order.place,
        design: order.design,
        count: order.count,
        paid: order.paid ?? priceIn(view, order),
        ...(siteField(view, order).length === 0 ? {} : { site: order.site ?? '' }),
      },
      set: (name, value) => buildSet(order, name, value),
    }),
    check: (view, order) => thrifty(order, cannotBuild(imagine(view), view.me, order)),
    say({ place, design, count, site, paid }, { me }) {
      const found = designsOf(me).get(design);
      const ep = found === undefined ? 0 : priceOf(found, count);
      const args = { count, design, system: labelOf(place), ep };
      if (paid !== undefined && paid < ep)
        return phrase('Build {count} × {design} in {system}, with {paid} of {ep} EP now', { ...args, paid });
      return site === undefined || site === place
        ? phrase('Build {count} × {design} in {system} for {ep} EP', args)
        : phrase('Build {count} × {design} in {sector} out of {system} for {ep} EP', {
            ...args,
            sector: labelOf(site),
          });
    },
  },
  repair: simple<Repair>('repair', 'Repair', cannotRepair, (design) =>
    phrase('Repair for {ep} EP', { ep: design === undefined ? 0 : repairCost(design) }),
  ),
  mothball: simple<Mothball>('mothball', 'Mothball', cannotMothball, () => phrase('Put into mothballs')),
  activate: simple<Activate>('activate', 'Reactivate', cannotActivate, (design) =>
    phrase('Take out of mothballs for {ep} EP', { ep: design === undefined ? 0 : activationCost(design) }),
  ),
  scrap: simple<Scrap>('scrap', 'Scrap', cannotScrap, (design) =>
    phrase('Scrap, for {ep} EP next turn', { ep: design === undefined ? 0 : scrapValue(design) }),
  ),
};
