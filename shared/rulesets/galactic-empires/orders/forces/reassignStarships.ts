import { integer, literal, object, tuple } from '#kernel/codec/shapes.ts';
import { countsIn } from '#kernel/orders/fields.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { orderCause as ref, shipType } from '../../codecs/parts.ts';
import type { Order, ReassignStarships } from '../../model/orders.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { ShipTypeId } from '../../model/ids.ts';
import { preview } from '../../preview.ts';
import { countOf } from '../../rules/forces/forces.ts';
import { countsByRank } from '../../rules/forces/ranks.ts';
import { shipName, shipsName } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { choiceField, formOf, typeChoices } from '../fields.ts';
import { mostShips, needsUnit, ownUnit } from '../common.ts';
import { doubtful } from '../../tables/refusals.ts';

const share = integer(0, mostShips);
const toRanks = (given: readonly number[]): ReassignStarships['ranks'] => {
  const [a, b, c, d, e] = [0, 1, 2, 3, 4].map((at) =>
    Math.min(mostShips, Math.max(0, Math.trunc(given[at] ?? 0))),
  );
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0];
};

const rankParts = ['1 front', '2', '3', '4', '5 reserve'].map((label, at) => ({
  label,
  about: `Ships in rank ${at + 1}`,
}));

/** Deals the ships of one type to ranks 1 to 5: low ranks fall first in battle (GE 497, 639). */
export const reassignStarships: GeOrderKind<'reassign-starships'> = {
  title: 'Reassign Starships',
  codec: object({
    kind: literal('reassign-starships'),
    ref,
    type: shipType,
    ranks: tuple(share, share, share, share, share),
  }),

  offers: (view, at) => {
    const unit = ownUnit(view, at);
    const type = unit?.stacks[0]?.type;
    return unit === undefined || type === undefined
      ? []
      : [{ kind: 'reassign-starships', type, ranks: countsByRank(unit, type) }];
  },

  form: (view, order, at, plan) => {
    // Transfers come first, so the ranks are those of the ships that will be there (GE 631, 639).
    const unit = at.unit === undefined ? undefined : preview(view, plan as Plan<Order>).start.units[at.unit];
    const stacks = unit?.stacks ?? [];
    return formOf(order, [
      choiceField(
        'type',
        'Type',
        typeChoices([...stacks.map(({ type }) => type), order.type]),
        order.type,
        (given) => {
          const type = given as ShipTypeId;
          return { ...order, type, ranks: unit === undefined ? order.ranks : countsByRank(unit, type) };
        },
      ),
      {
        field: {
          kind: 'split',
          name: 'ranks',
          label: 'Ships in ranks 1 to 5',
          parts: rankParts,
          total: countOf(stacks, order.type),
        },
        value: order.ranks,
        set: (given) => ({ ...order, ranks: Array.isArray(given) ? toRanks(countsIn(given)) : order.ranks }),
      },
    ]);
  },

  check: (view, { type, ranks }, at) => {
    const unit = ownUnit(view, at);
    if (unit === undefined) return needsUnit(at);
    const present = countOf(unit.stacks, type);
    const named = ranks.reduce((sum, count) => sum + count, 0);
    if (named === present) return [];
    const args = { named, present, type: named === 1 ? shipName(type) : shipsName(type) };
    // Transfers come first, so there may be more or fewer ships by then (GE 631, 639).
    return [doubtful('GE 639', 'rank-count', args)];
  },

  say: ({ type, ranks }) => {
    const filled = ranks.flatMap((count, at) =>
      count === 0 ? [] : [phrase('{count} in rank {rank}', { count, rank: at + 1 })],
    );
    return phrase('Reassign {type} to ranks: {ranks}', {
      type: shipsName(type),
      ranks: filled.length === 0 ? phrase('none') : phraseList(filled, ', '),
    });
  },
};
