import type { Plan } from '#kernel/orders/plan.ts';
import type { Thing } from '#kernel/orders/spot.ts';
import type { Page, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Order } from '../../model/orders.ts';
import { builders } from '../../tables/builders.ts';
import { variantNames } from '../../tables/ships/variants.ts';
import { firstYear } from '../../tables/figures.ts';
import { hulls } from '../../tables/ships/classes.ts';
import type { Design } from '../../tables/ships/index.ts';
import { designNamed, soldIn } from '../../tables/ships/index.ts';
import { priceOf } from '../../rules/purchase.ts';
import { count, fact, figure, number, text, word } from './cells.ts';

/** What a ship of this row can do beyond others, in words. */
export const abilities = ({ variants }: Pick<Design, 'variants'>): string =>
  variants
    .split('')
    .map((letter) => variantNames[letter] ?? letter)
    .join(', ');

const copiesIn = ({ hq }: Plan<Order>, id: string): number =>
  hq.filter((order) => order.kind === 'purchase' && order.design === id).length;

/** The rows that are for sale, at the price of the next one: a click on a row is where it is bought (SFW 991). */
export const shipList = (plan: Plan<Order>): Section => ({
  ...{ kind: 'table', title: 'Ship List', empty: 'Nothing is for sale.' },
  columns: [
    ...[word('design', 'Ship'), word('hull', 'Class'), figure('cost', 'EP'), figure('bought', 'Ordered')],
    ...[figure('attack', 'Attack'), figure('defense', 'Defense'), figure('shields', 'Shields')],
    ...[figure('hits', 'Hits'), figure('speed', 'Speed'), word('can', 'Special')],
  ],
  rows: soldIn(firstYear).map((design) => {
    const { id, hull, attack, defense, shields, hits, speed } = design;
    const copies = copiesIn(plan, id);
    return {
      ...{ id, spot: { thing: { kind: 'design', id } } },
      cells: {
        ...{ design: text(id), hull: text(hulls[hull].name), cost: count(priceOf(design, copies)) },
        ...(copies === 0 ? {} : { bought: count(copies, 'good') }),
        ...{ attack: count(attack), defense: count(defense), shields: count(shields) },
        ...{ hits: count(hits), speed: count(speed), can: text(abilities(design)) },
      },
    };
  }),
});

/** A row of the Ship List; undefined for one that it does not have. */
export function designPage(plan: Plan<Order>, { kind, id }: Thing): Page | undefined {
  const design = kind === 'design' ? designNamed(id) : undefined;
  if (design === undefined) return undefined;
  const { attack, defense, shields, hits, speed, hull, race, spares } = design;
  const can = abilities(design);
  return {
    title: phrase('{id}', { id }),
    subtitle: phrase('{hull}, {builder}', { hull: hulls[hull].name, builder: builders[race] ?? race }),
    sections: [
      {
        kind: 'facts',
        title: 'Ship',
        facts: [
          fact('Price', phrase('{price} EP', { price: priceOf(design, copiesIn(plan, id)) })),
          ...[number('Attack', attack), number('Defense', defense), number('Shields', shields)],
          ...[number('Hit points', hits), number('Speed', speed)],
          ...(spares === 0 ? [] : [number('Repair points', spares)]),
          ...(can === '' ? [] : [fact('Special', phrase('{can}', { can }))]),
        ],
      },
    ],
  };
}
