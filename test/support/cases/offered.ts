import type { Game } from '#kernel/game/game.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, listedOrders, withoutOrder } from '#kernel/game/plan.ts';
import { placeId, seatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type { CaseAdapter } from './adapter.ts';
import { CaseMistake } from './adapter.ts';
import type { CaseTurn } from './caseFile.ts';
import type { Played } from './played.ts';

/** What differs from what players are offered: whatever the turn carries out has its button where it belongs, unless it stands under UNOFFERED, and spots under OFFERED offer what stands there. */
export function offerFailures<G extends Game>(
  adapter: CaseAdapter<G>,
  { offered = {}, unoffered = [] }: CaseTurn,
  played: Played<G>,
): readonly string[] {
  return [
    ...(adapter.spot === undefined ? [] : buttonless(adapter, unoffered, played)),
    ...Object.entries(offered).flatMap(([name, lines]) => offerings(adapter, played, { name, lines })),
  ];
}

/** All texts in an order: among them are the places and seats that it is about. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

function buttonless<G extends Game>(
  adapter: CaseAdapter<G>,
  unoffered: readonly string[],
  { before, plans, outcome, sentences }: Played<G>,
): readonly string[] {
  const kinds = kindsOf(adapter);
  const refused = new Set(outcome.refusals.map(({ order }) => order));
  return inOrder(plans).flatMap(([seat, plan]) => {
    const view = adapter.ruleset.view(before, seat, []);
    return listedOrders(plan).flatMap(({ order, unit }) => {
      const sentence = sentences.get(order.ref);
      const kind = kinds[order.kind];
      if (sentence === undefined || refused.has(order.ref) || kind?.answers === true) return [];
      const texts = textsIn(order);
      const spots: readonly Spot[] =
        unit !== undefined
          ? [{ unit }]
          : [
              {},
              ...texts.map((one) => ({ place: placeId(one) })),
              ...texts.map((one) => ({ seat: seatId(one) })),
            ];
      const plansThen: readonly Plan<G['order']>[] = [withoutOrder(plan, order.ref), emptyPlan()];
      const isOffered = plansThen.some((then) =>
        spots.some((at) => (kind?.offers(view, at, then) ?? []).length > 0),
      );
      if (unoffered.includes(sentence))
        return isOffered ? [`«${sentence}» is offered, and stands under UNOFFERED`] : [];
      return isOffered ? [] : [`«${sentence}» is carried out, and offered nowhere`];
    });
  });
}

/** The kinds of orders by their names. */
const kindsOf = <G extends Game>({
  ruleset: { orders },
}: CaseAdapter<G>): Readonly<Record<string, OrderKind<G['view'], G['order']>>> =>
  orders as unknown as Readonly<Record<string, OrderKind<G['view'], G['order']>>>;

/** `D5: annex, survey`: the kinds that are offered at a spot to whoever has ordered nothing yet, but answers, which wait for their question; `D5 annex: Annex D5` the orders of one kind as they are said, between semicolons, or `nothing`. */
function offerings<G extends Game>(
  adapter: CaseAdapter<G>,
  { before }: Played<G>,
  { name, lines }: { readonly name: string; readonly lines: readonly string[] },
): readonly string[] {
  const view = adapter.ruleset.view(before, adapter.seat(name, before), []);
  const kinds = kindsOf(adapter);
  return lines.flatMap((line) => {
    const [, where = '', only, wanted = ''] = /^(\S+)(?: ([a-z-]+))?: (.+)$/.exec(line) ?? [];
    const at = adapter.spot?.(where);
    const kind = only === undefined ? undefined : kinds[only];
    if (at === undefined || (only !== undefined && kind === undefined))
      throw new CaseMistake(`«${line}» under OFFERED: write SPOT: KIND, KIND or SPOT KIND: ORDER; ORDER`);
    const found =
      kind === undefined
        ? inOrder(kinds).flatMap(([id, one]) =>
            one.answers !== true && one.offers(view, at, emptyPlan()).length > 0 ? [id] : [],
          )
        : kind
            .offers(view, at, emptyPlan())
            .map((order) => phraseText(kind.say(order as unknown as G['order'], view, at)));
    const text = found.join(kind === undefined ? ', ' : '; ') || 'nothing';
    const spot = only === undefined ? where : `${where} ${only}`;
    return text === wanted ? [] : [`${spot} offers ${text}, expected ${wanted}`];
  });
}
