import { integer, literal, object } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { designation, place } from '../fields/parts.ts';
import { imagine } from '../model/imagine.ts';
import type { Burgle, PostsOrder, Sabotage } from '../model/orders/spying.ts';
import type { View } from '../model/view.ts';
import { number } from '../model/cells.ts';
import { burglaryOdds, cannotListen, rebellionOdds, sabotageWith } from './posts.ts';
import { labelOf } from '../galaxy/board.ts';
import { builders } from '../market/builders.ts';
import { posts } from '../model/figures.ts';
import type { Kinds, Of } from '../common.ts';
import { ref } from '../common.ts';

const check = (view: View, order: PostsOrder): readonly Problem[] => {
  const problem = cannotListen(imagine(view), view.me, order);
  return problem === undefined ? [] : [about(order.ref, problem)];
};

/** Such an order for the site at a spot, where it can be carried out. */
function offered<O extends PostsOrder>(
  view: View,
  { place: at }: Spot,
  order: (place: PlaceId) => Unnumbered<O>,
): readonly Unnumbered<O>[] {
  if (at === undefined) return [];
  const made = order(at);
  const problem = cannotListen(imagine(view), view.me, {
    ...made,
    ref: '' as OrderRef,
  } as unknown as PostsOrder);
  return problem === undefined ? [made] : [];
}

type Alone = 'plant-post' | 'incite-rebellion' | 'investigate';

const alone = <K extends Alone>(kind: K, title: string, said: string): OrderKind<View, Of<K>> =>
  ({
    title,
    codec: object({ kind: literal(kind), ref, place }),
    offers: (view: View, at: Spot) =>
      offered(view, at, (here) => ({ kind, place: here }) as unknown as Unnumbered<Of<K>>),
    check,
    say: ({ place: at }: { readonly place: PlaceId }) => phrase(said, { place: labelOf(at) }),
  }) as unknown as OrderKind<View, Of<K>>;

const rebellion = alone('incite-rebellion', 'Incite Rebellion', 'Let {place} rise against its owner (IR)');

/** The order with its odds beside it, as far as the site is known. */
const withOdds: typeof rebellion = {
  ...rebellion,
  form: (view, order) => ({
    fields: [],
    values: {},
    facts: [number('Chance in percent', rebellionOdds(imagine(view), view.me, order.place))],
    set: () => order,
  }),
};

const burgle: OrderKind<View, Burgle> = {
  title: 'Instigate Burglary',
  codec: object({ kind: literal('burgle'), ref, place, design: designation }),
  offers: (view, at) =>
    offered<Burgle>(view, at, (here) => ({ kind: 'burgle', place: here, design: 'O-LR' })),
  form: (view, order) => ({
    fields: [
      {
        kind: 'choice',
        name: 'race',
        label: 'Race to blame',
        choices: inOrder(builders).map(([value, builder]) => ({
          value,
          label: phrase('{builder}', { builder }),
        })),
      },
      { kind: 'text', name: 'hull', label: 'Class to blame', longest: 9, lines: 1 },
    ],
    values: { race: order.design.slice(0, 1), hull: order.design.slice(2) },
    facts: [number('Chance in percent', burglaryOdds(view.sites[order.place]?.points ?? 0))],
    set(name, value) {
      const hull = (value as string).toUpperCase().replaceAll(/[^A-Z0-9+]/g, '');
      if (name === 'race') return { ...order, design: `${value as string}${order.design.slice(1)}` };
      return hull === '' ? order : { ...order, design: `${order.design.slice(0, 2)}${hull}` };
    },
  }),
  check,
  say: ({ place: at, design }) =>
    phrase('Break in in {place}, as {design} would raid it (IB)', { place: labelOf(at), design }),
};

const sabotage: OrderKind<View, Sabotage> = {
  title: 'Instigate Sabotage',
  codec: object({ kind: literal('sabotage'), ref, place, ep: integer(0, 999_999) }),
  offers: (view, at) =>
    offered<Sabotage>(view, at, (here) => ({ kind: 'sabotage', place: here, ep: posts.sabotage })),
  form(view, order) {
    const all = sabotageWith(imagine(view), view.me, 999_999);
    return {
      fields: [
        {
          kind: 'number',
          name: 'ep',
          label: 'EP',
          least: posts.sabotage,
          most: 999_999,
          quick: { value: all, label: phrase('all {ep}', { ep: all }) },
        },
      ],
      values: { ep: order.ep },
      set: (_, value) => ({ ...order, ep: Number(value) }),
    };
  },
  check,
  say: ({ place: at, ep }) => phrase('Sabotage {place} for {ep} EP (IS)', { place: labelOf(at), ep }),
};

/** Orders about listening posts, as they are filled in. */
export const postsKinds: Kinds<PostsOrder> = {
  'plant-post': alone('plant-post', 'Plant Listening Post', 'Leave listeners in {place} (LP)'),
  'incite-rebellion': withOdds,
  burgle,
  sabotage,
  investigate: alone('investigate', 'Investigate Hex', 'Search {place} for listeners (IH)'),
};
