import type { UnitId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Fact, Overlay, Section } from '#kernel/presentation.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Order } from '../../game.ts';
import { hexName } from '../../map/board.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { View } from '../../model/state.ts';
import { crossingSaid } from '../../minelaying/cross.ts';
import { segmentsOf } from '../../movement/moving.ts';
import { spareIn, spentBy, spentSaid } from '../../movement/planned/points.ts';
import { zoneOf } from '../../reactions/watch.ts';
import { reactionSaid, watchSaid } from '../../reactions/words.ts';

const fact = (label: string, value: Fact['value']): Fact => ({ label, value });

/** In which segments a squadron enters which hexes, by its plan (D1.40). */
const courseFacts = (squadron: Squadron, orders: readonly Order[]): readonly Fact[] =>
  orders.flatMap((order) => {
    if (order.kind !== 'plot' || order.way.length === 0) return [];
    const at = segmentsOf(order.way, spareIn(orders, squadron)) ?? [];
    return [
      fact(
        'Course',
        phraseList(
          order.way.map((hex, n) =>
            phrase('{place} in segment {at}', { place: hexName(hex), at: at[n] ?? 0 }),
          ),
          ', ',
        ),
      ),
    ];
  });

const pointFacts = (squadron: Squadron, orders: readonly Order[]): readonly Fact[] => [
  fact(
    'Movement points',
    spentSaid(spentBy(squadron, orders, orders.find((order) => order.kind === 'plot') ?? { way: [] })),
  ),
];

/** How a squadron moves and reacts this turn, in words. */
export function maneuverSection(view: View, plan: Plan<Order>, unit: UnitId): Section {
  const squadron = view.squadrons[unit];
  const orders = ordersOf(plan, unit);
  const { assembled = [], bog, spine } = squadron ?? {};
  return {
    kind: 'facts',
    title: 'Movement and reactions',
    facts: [
      ...(squadron === undefined ? [] : [...pointFacts(squadron, orders), ...courseFacts(squadron, orders)]),
      ...orders.flatMap((order) =>
        order.kind === 'hyperwarp'
          ? [fact('Hyperwarp', phrase('to {place}', { place: hexName(order.to) }))]
          : [],
      ),
      ...orders.flatMap((order) => (order.kind === 'react' ? [fact('Reacts', reactionSaid(order))] : [])),
      ...orders.flatMap((order) =>
        order.kind === 'attack-if'
          ? [fact('Attacks', phrase('only {when}', { when: watchSaid(order) }))]
          : [],
      ),
      ...orders.flatMap((order) =>
        order.kind === 'lead' ? [fact('In line', phrase('Number {number}', { number: order.number }))] : [],
      ),
      ...(assembled.length === 0
        ? []
        : [
            fact(
              'Assembled with',
              phraseList(
                assembled.map((one) => phrase('{unit}', { unit: one.toUpperCase() })),
                ', ',
              ),
            ),
          ]),
      ...(spine === undefined
        ? []
        : [fact('Stuck', phrase('in the mines before {place}', { place: hexName(spine.to) }))]),
      ...orders.flatMap((order) =>
        order.kind === 'cross-minefields' ? [fact('Minefields', crossingSaid(order))] : [],
      ),
      ...(bog === undefined ? [] : [fact('Bogged down', phrase('{bog} % of its movement is lost', { bog }))]),
    ],
  };
}

/** Where a squadron watches that was told to react: its zone of control where it stands, and where its course ends (D2.10, D2.20). */
export function watchOf(view: View, plan: Plan<Order>, unit: UnitId): readonly Overlay[] {
  const squadron = view.squadrons[unit];
  const orders = ordersOf(plan, unit);
  if (squadron?.seat !== view.me || !orders.some(({ kind }) => kind === 'react')) return [];
  const last = orders.flatMap((order) => (order.kind === 'plot' ? order.way : [])).at(-1);
  const places = [
    ...new Set(
      [squadron.place, last ?? squadron.place].flatMap((at) => zoneOf(view, { ...squadron, place: at })),
    ),
  ];
  return [
    {
      key: 'watch',
      label: 'It watches here: its zone of control',
      tone: 'warn',
      places,
      look: 'hatch',
      of: unit,
    },
  ];
}
