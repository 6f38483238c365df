import type { Plan } from '#kernel/game/plan.ts';
import { freshRef, ordersOf, withList, withOrder } from '#kernel/game/plan.ts';
import type { FormedUnit, Standing, UnitLine } from '#kernel/presentation.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../../game.ts';
import { imagine } from '../../model/imagine.ts';
import { numberOf } from '../../model/opening/purchase.ts';
import type { View } from '../../model/state.ts';
import type { Lead } from '../../movement/lead.ts';
import { bogIn, slotsIn } from '../../reactions/bog.ts';
import { inLine } from '../../reactions/encounter.ts';
import { commandOf, flagshipOf, isListed } from '../../ships/command.ts';
import { freshCode } from '../../squadrons/codes.ts';
import { cannotCommand, codesIn } from '../../squadrons/regroup.ts';
import { endOf, placedBy } from './placed.ts';

const isLead = (order: Order): order is Lead => order.kind === 'lead';

/** Squadrons that ships of these form at the end of the turn, and the next one that they could (D6.100). */
export function formsOf(view: View, plan: Plan<Order>, units: readonly UnitId[]): readonly FormedUnit[] {
  const placed = placedBy(view, plan, units);
  const taken = codesIn(plan);
  const isNew = (unit: UnitId) => view.squadrons[unit] === undefined;
  const formed = [...new Set(placed.map(({ to }) => to))].filter(isNew);
  const stationed = units.some((unit) => view.squadrons[unit]?.stationed === true);
  const next = freshCode(view, view.me, taken, stationed ? 'm' : undefined);
  // Whoever has one ship has no two squadrons.
  const spare = placed.length > formed.length + 1 ? [next] : [];
  return [...formed, ...spare].map((unit) => ({
    unit,
    label: unit.toUpperCase(),
    name: 'New squadron',
  }));
}

/** How each squadron will stand with the ships that it has by the plan (D6.10, D6.40, A10.41). */
export function standsOf(view: View, plan: Plan<Order>, units: readonly UnitId[]): readonly Standing[] {
  const placed = placedBy(view, plan, units);
  const state = imagine(view);
  return units.map((unit): Standing => {
    const ships = placed.flatMap(({ ship, to }) => (to === unit ? [ship] : []));
    const { ledBy, exempt } = view.squadrons[unit] ?? {};
    const leads = flagshipOf(ships, ledBy);
    if (leads === undefined)
      return view.squadrons[unit] === undefined
        ? undefined
        : { said: phrase('Dissolved: all its ships leave'), tone: 'muted' };
    if (!isListed({ ships })) return undefined;
    const { rating, slots } = commandOf(view, view.me, ships, ledBy, exempt);
    const place = endOf(view, plan, unit) ?? endOf(view, plan, units[0] ?? unit);
    const wrong =
      place &&
      cannotCommand(state, {
        seat: view.me,
        place,
        ships,
        ...(ledBy !== undefined && { ledBy }),
        ...(exempt !== undefined && { exempt }),
      });
    return slots <= rating && wrong !== undefined
      ? { said: wrong.phrase, tone: 'bad' }
      : {
          said: phrase('{hull} commands {slots} of {rating} slots', { hull: leads.hull, slots, rating }),
          ...(slots > rating && { tone: 'bad' as const }),
        };
  });
}

/** The command slots of a hex as its squadrons are now, before ships change them, and what they cost whoever assembles there over the end of the turn (D6.90, D6.105). */
export function togetherOf(view: View, _: Plan<Order>, units: readonly UnitId[]): Standing {
  const all = units.flatMap((unit) => view.squadrons[unit] ?? []);
  if (all.some((one) => one.ships.length > 0 && !isListed(one))) return undefined;
  const [slots, bog] = [slotsIn(view, all), bogIn(view, all)];
  return bog === undefined
    ? { said: phrase('{slots} command slots together', { slots }) }
    : {
        said: phrase(
          '{slots} command slots together. Staying assembled at the end of the turn costs {bog} % of the next movement',
          { slots, bog },
        ),
        tone: 'warn',
      };
}

/** Squadrons of a hex see action one after the other: those behind the first are its reserves (D6.60, D6.80). */
export const lineOf: UnitLine<View, Order> = {
  hint: 'The first in line fights first; the others join as reserves. Drag a squadron by its name, or select the name and press ↑ ↓.',
  of: (view, plan, units) =>
    units
      .flatMap((unit) => {
        const squadron = view.squadrons[unit];
        const number = ordersOf(plan, unit).find(isLead)?.number;
        return squadron === undefined
          ? []
          : [[unit, { ...squadron, ...(number !== undefined && { lead: number }) }] as const];
      })
      .toSorted(inLine)
      .map(([unit]) => unit),
  put(view, plan, line) {
    const bare = line.reduce(
      (made, unit) =>
        withList(
          made,
          unit,
          ordersOf(made, unit).filter((order) => !isLead(order)),
        ),
      plan,
    );
    // As few as possible have a number: those without follow by their codes.
    const many = line.findIndex((_, count) => {
      const tail = line.slice(count);
      return lineOf.of(view, bare, tail).every((unit, at) => unit === tail[at]);
    });
    const had = (unit: UnitId) => ordersOf(plan, unit).find(isLead);
    // Those that have such an order keep it; others have fresh ones after them.
    return line
      .slice(0, many === -1 ? line.length : many)
      .map((unit, at) => ({ unit, number: at + 1, ref: had(unit)?.ref }))
      .toSorted(compareBy(({ ref }) => Number(ref === undefined)))
      .reduce((made, one) => numbered(view, made, one), bare);
  },
};

/** The plan in which a squadron has this number in line, by an order of this reference or of a fresh one. */
const numbered = (
  view: View,
  plan: Plan<Order>,
  {
    unit,
    number,
    ref,
  }: { readonly unit: UnitId; readonly number: number; readonly ref: OrderRef | undefined },
): Plan<Order> =>
  withOrder<Order>(
    plan,
    { kind: 'lead', ref: ref ?? freshRef(view.me, numberOf(view, view.turn), plan), number },
    unit,
  );
