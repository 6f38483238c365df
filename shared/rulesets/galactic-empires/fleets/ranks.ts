import { integer, tuple } from '#kernel/codec/shapes.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder } from '../declare.ts';
import { shipType } from '../model/parts.ts';
import { countOf } from '../model/units/forces.ts';
import { countsByRank, reassignProblem, reassigned } from '../model/units/ranks.ts';
import { shipName, shipsName } from '../model/words.ts';
import { mostShips, ownUnit } from '../planning/common.ts';
import { byUnits } from '../planning/orders.ts';
import { doubtful } from '../refusals.ts';
import type { Happening } from './events.ts';
import { starshipsReassigned } from './shipEvents.ts';

const share = integer(0, mostShips);
/** Deals the ships of one type to ranks 1 to 5: low ranks fall first in battle (GE 497, 639). */
export const reassignStarships = unitOrder('reassign-starships', {
  title: 'Reassign Starships',
  fields: { type: shipType, ranks: tuple(share, share, share, share, share) },

  offers: (view, at) => {
    const unit = ownUnit(view, at);
    const type = unit?.stacks[0]?.type;
    return unit === undefined || type === undefined ? [] : [{ type, ranks: countsByRank(unit, type) }];
  },

  cannot: (unit, _, { order: { type } }) => reassignProblem(unit, type),
  // Transfers come first, so there may be more or fewer ships by then (GE 631, 639).
  advice(_, view, { type, ranks }, at) {
    const unit = ownUnit(view, at);
    if (unit === undefined) return [];
    const present = countOf(unit.stacks, type);
    const named = ranks.reduce((sum, count) => sum + count, 0);
    if (named === present) return [];
    const args = { named, present, type: named === 1 ? shipName(type) : shipsName(type) };
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
});

/** Ships that are present now get their new ranks; those that arrive later keep the rank of their transfer (GE 639). */
export const ranksReassigned = (turn: GeTurn<Happening>): void =>
  byUnits(turn, reassignStarships, ({ id, unit, order: { type, ranks, ref: cause } }) =>
    starshipsReassigned.of({ unit: id, type, stacks: reassigned(unit, type, ranks), cause }),
  );
