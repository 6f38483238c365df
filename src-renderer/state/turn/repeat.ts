import { fits } from '#kernel/orders/fields.ts';
import type { FieldValue, Field } from '#kernel/orders/form.ts';
import { type AnyOrder, type Unnumbered, withOrder } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { offerGroups } from './offers.ts';
import type { Given } from './journey.ts';
import type { Turn } from './turn.svelte.ts';

/** What «repeat» would do: the order as a sentence, or why there is none. */
export type Repetition =
  | { readonly said: string; give(): void }
  | { readonly said: string; readonly why: string };

/** The last order again, for what is chosen now (or for `there`); undefined if nothing was ordered yet. */
export function repetition(turn: Turn, there?: Spot): Repetition | undefined {
  const { given } = turn;
  if (given === undefined) return undefined;
  return 'order' in given ? orderedAgain(turn, given, there) : sentAgain(turn, given, there);
}

/** Whether the last order was for this spot. */
export function isWhereGiven({ given }: Pick<Turn, 'given'>, at: Spot): boolean {
  if (given === undefined) return false;
  const was = 'order' in given ? given.at : { unit: given.unit };
  return (
    was.unit === at.unit &&
    was.place === at.place &&
    was.seat === at.seat &&
    was.thing?.kind === at.thing?.kind &&
    was.thing?.id === at.thing?.id
  );
}

function sentAgain(
  turn: Turn,
  { place, onward }: Extract<Given, { place: unknown }>,
  there: Spot | undefined,
): Repetition {
  const unit = there === undefined ? turn.selection.unit : there.unit;
  const said = `Send it to ${turn.board.nameOf(place)}`;
  if (unit === undefined) return { said, why: 'Choose a unit first.' };
  const row = turn.units.find((each) => each.unit === unit);
  if (turn.ghost(unit, place, onward).length === 0)
    return { said, why: `${row?.label ?? 'The unit'} cannot go there, or is there already.` };
  return { said, give: () => void turn.send(unit, place, onward) };
}

function orderedAgain(
  turn: Turn,
  { order, at: before }: Extract<Given, { order: unknown }>,
  there: Spot | undefined,
): Repetition {
  const kind = turn.rules.orders[order.kind]!;
  const said = (one: Unnumbered<AnyOrder>, at: Spot): string =>
    phraseText(kind.say({ ...one, ref: '' } as never, turn.view, at));
  const at = there ?? chosenLike(turn, before);
  if (at === undefined) {
    const { unit, place, seat } = turn.rules.presentation.words;
    const noun = (before.unit !== undefined ? unit : before.place !== undefined ? place : seat).one;
    return { said: said(order, before), why: `First choose the ${before.thing?.kind ?? noun} for it.` };
  }
  const offer = turn.offers(at).find((each) => each.kind === order.kind);
  if (offer === undefined) {
    const barred = offerGroups(turn, at)
      .flatMap((group) => group.barred)
      .find((each) => each.kind === order.kind);
    return {
      said: kind.title,
      why: barred === undefined ? `«${kind.title}» is not offered here.` : phraseText(barred.problem.phrase),
    };
  }
  const fitted = refitted(turn, offer.order, order, before, at);
  if ('why' in fitted) return { said: kind.title, why: fitted.why };
  // A number or name that must be unique keeps the value the rules propose.
  const draft = spoils(turn, fitted.order, at) && !spoils(turn, offer.order, at) ? offer.order : fitted.order;
  return { said: said(draft, at), give: () => turn.give(draft, at) };
}

/** The present choice, of the same kind as the spot of the order. */
function chosenLike({ selection: { unit, place, seat, thing } }: Turn, before: Spot): Spot | undefined {
  if (before.thing !== undefined) return thing?.kind === before.thing.kind ? { thing } : undefined;
  if (before.unit !== undefined) return unit === undefined ? undefined : { unit };
  if (before.place !== undefined) return place === undefined ? undefined : { place };
  if (before.seat !== undefined) return seat === undefined ? undefined : { seat };
  return {};
}

/** The offered order with the values of the earlier one, as far as they can be chosen here. */
function refitted(
  turn: Turn,
  offered: Unnumbered<AnyOrder>,
  before: Unnumbered<AnyOrder>,
  was: Spot,
  at: Spot,
): { readonly order: Unnumbered<AnyOrder> } | { readonly why: string } {
  const { form } = turn.rules.orders[offered.kind]!;
  if (form === undefined) return { order: offered };
  const { values } = form(turn.view, before, was, turn.plan);
  let order = offered;
  for (const name of Object.keys(values)) {
    const now = form(turn.view, order, at, turn.plan);
    const field = now.fields.find((each) => each.name === name);
    const value = values[name];
    if (field === undefined || value === undefined || now.values[name] === value) continue;
    if (!takes(field, value)) return { why: `${field.label}: what was chosen before cannot be chosen here.` };
    order = now.set(name, value);
  }
  return { order };
}

/** Numbers and texts are cut to size by the form itself. */
const takes = (field: Field, value: FieldValue): boolean =>
  field.kind === 'number' || field.kind === 'text' || fits(field, value);

/** Whether the order would be marked as impossible in the plan. */
function spoils(turn: Turn, order: Unnumbered<AnyOrder>, at: Spot): boolean {
  const ref = turn.rules.presentation.nextRef(turn.view, turn.plan);
  return turn.rules
    .review(turn.view, withOrder(turn.plan, { ...order, ref }, at.unit))
    .some((problem) => problem.order === ref && problem.severity === 'impossible');
}
