import { integer, literal, object } from '#kernel/codec/shapes.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, rank, shipType, unitRef as unit } from '../../codecs/parts.ts';
import type { ShipTypeId } from '../../model/ids.ts';
import { countOf } from '../../rules/forces/forces.ts';
import { countedShips, shipName, shipsName, unitArg } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { allOf, choiceField, formOf, numberField, rankField, typeChoices, unitChoices } from '../fields.ts';
import { mostShips, needsUnit, ownUnit, receiverProblems } from '../common.ts';
import { partners, plannedUnit } from '../planned.ts';
import { doubtful } from '../../tables/refusals.ts';

/** Ships for another own unit, as soon as both are in one place; they leave the lowest ranks (GE 495, 1441-1463). */
export const transferStarships: GeOrderKind<'transfer-starships'> = {
  title: 'Transfer Starships',
  codec: object({
    kind: literal('transfer-starships'),
    ref,
    type: shipType,
    count: integer(1, mostShips),
    to: unit,
    rank,
  }),

  offers: (view, at, plan) => {
    if (at.unit === undefined) return [];
    const first = view.units[at.unit]?.stacks[0];
    const to = partners(view, plan, at.unit)[0]?.unit;
    if (first === undefined || to === undefined) return [];
    return [
      {
        kind: 'transfer-starships',
        type: first.type,
        count: countOf(ownUnit(view, at)?.stacks ?? [], first.type),
        to,
        rank: 1,
      },
    ];
  },

  form: (view, order, at, plan) => {
    const stacks = ownUnit(view, at)?.stacks ?? [];
    const here = at.unit === undefined ? undefined : plannedUnit(view, plan, at.unit)?.place;
    const others = at.unit === undefined ? [] : partners(view, plan, at.unit);
    const types = typeChoices([...stacks.map(({ type }) => type), order.type], (name, type) =>
      phrase('{name} ({present} present)', { name, present: countOf(stacks, type) }),
    );
    const most = Math.max(1, countOf(stacks, order.type));
    return formOf(order, [
      choiceField('type', 'Type', types, order.type, (type) => ({
        ...order,
        type: type as ShipTypeId,
        count: Math.max(1, countOf(stacks, type as ShipTypeId)),
      })),
      numberField('count', 'How many', 1, most, order.count, (count) => ({ ...order, count }), allOf(most)),
      choiceField('to', 'To', unitChoices(view, others, here), order.to, (to) => ({
        ...order,
        to: to as UnitId,
      })),
      rankField('Rank there', order.rank, (given) => ({ ...order, rank: given })),
    ]);
  },

  check: (view, { type, count, to }, at) => {
    const giver = ownUnit(view, at);
    const present = countOf(giver?.stacks ?? [], type);
    const wrong = [...needsUnit(at), ...receiverProblems(view, at, to)];
    if (giver === undefined || count <= present) return wrong;
    return [
      ...wrong,
      doubtful('GE 1457', 'more-than-present/transfer', {
        present,
        count,
        type: present === 1 ? shipName(type) : shipsName(type),
      }),
    ];
  },

  say: ({ type, count, to, rank: into }, view) =>
    phrase('Transfer {ships} to {unit}, rank {rank}', {
      ships: countedShips(count, type),
      unit: unitArg(view, to),
      rank: into,
    }),
};
