import { oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { atHeadquarters, cause, event, order, ownerHears, seat } from '../declare.ts';
import type { State, View } from '../model/state.ts';
import { mobilities } from '../model/empire.ts';
import { nameOfProject } from '../research/fields.ts';
import { hasTech } from '../research/research.ts';
import { impossible } from '../refusals.ts';
import { mobilityRows } from './table.ts';
import type { Mobility } from '../model/empire.ts';
import type { Fact } from '#kernel/picture/page.ts';
import { imagine } from '../model/imagine.ts';
import { aheadWith } from './ahead.ts';
import { wornSaid } from './exhaustion.ts';

/** What the next turn holds if the empire is mobilised so. */
function aheadFacts(view: View, to: Mobility): readonly Fact[] {
  const empire = view.empires[view.me];
  if (empire === undefined) return [];
  const { treasury, drained, plateau, crews } = aheadWith(imagine(view), view.me, empire, to);
  return [
    { label: 'Next treasury', value: phrase('{points} EP', { points: treasury }) },
    {
      label: 'Exhaustion then',
      value: wornSaid(plateau, drained),
      ...(drained > 0 && drained >= plateau && { tone: 'bad' as const }),
    },
    { label: 'Poor crews then', value: crews },
  ];
}

/** How far the empire is mobilised from this turn on (B12.70). */
export const mobilise = order('mobilise', {
  fields: { to: oneOf(mobilities) },
  title: 'Mobilise',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ mobility }) =>
      mobilities
        .filter((to) => to !== mobility && (to !== 'AW' || hasTech(view, view.me, 'awm')))
        .map((to) => ({ to })),
    ),
  form: (_, given) => [
    choice(
      given,
      'to',
      'Mobility',
      choicesOf(mobilities, (to) => phrase('{state}', { state: mobilityRows[to].name })),
    ),
  ],
  facts: (view, { to }) => aheadFacts(view, to),
  cannot(state, { seat: ruler, order: { to } }) {
    if (state.empires[ruler] === undefined) return impossible('GC B12.70', 'no-empire');
    return to === 'AW' && !hasTech(state, ruler, 'awm')
      ? impossible('GC B12.80', 'no-tech', { project: nameOfProject('awm') })
      : undefined;
  },
  say: ({ to }) => phrase('Set mobility to {state}', { state: mobilityRows[to].name }),
});
export type Mobilise = OrderIn<typeof mobilise>;

export const mobilised = event('mobilised', {
  fields: { seat, to: oneOf(mobilities), cause },
  by: 'order',
  hears: ownerHears,
  say: ({ to }) => phrase('Your empire’s mobility is now {state}.', { state: mobilityRows[to].name }),
  ahead: ({ to }) => phrase('Your empire’s mobility will be {state}.', { state: mobilityRows[to].name }),
  apply: (draft, happened) => change(draft.empires, happened.seat, () => ({ mobility: happened.to })),
});

/** States of mobility are chosen, one by each empire (B12.70). */
export function mobiliseAll(turn: Turn<Room<State, View, Mobilise, EventIn<typeof mobilised>>>): void {
  const chosen = new Set<SeatId>();
  const twice = (ruler: SeatId) =>
    chosen.has(ruler) ? impossible('GC B12.70', 'mobilised-already') : undefined;
  oneByOne(
    turn,
    turn.orders('mobilise'),
    (given) => mobilise.cannot(turn.state, given) ?? twice(given.seat),
    ({ seat: ruler, order: { ref, to } }) => {
      chosen.add(ruler);
      return mobilised.of({ seat: ruler, to, cause: ref });
    },
  );
}
