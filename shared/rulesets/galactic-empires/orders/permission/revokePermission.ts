import { literal, object } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, place, seat } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { revokePermissionProblem } from '../../rules/diplomacy/rights.ts';
import { placeArg, seatArg } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { choiceField, formOf } from '../fields.ts';
import { listed, needsHeadquarters } from '../common.ts';
import { eligible, empireChoices } from './permitting.ts';

/** Takes special permission for one own sector back (GE 407, 595). */
export const revokePermission: GeOrderKind<'revoke-permission'> = {
  title: 'Revoke Special Permission',
  codec: object({ kind: literal('revoke-permission'), ref, place, from: seat }),

  offers: (view, at, plan) => {
    const [from] = eligible(view, at, plan, 'revoke-permission', revokePermissionProblem);
    return from === undefined || at.place === undefined
      ? []
      : [{ kind: 'revoke-permission', place: at.place, from }];
  },

  form: (view, order, _at, plan) =>
    formOf(order, [
      choiceField(
        'from',
        'Empire',
        empireChoices(view, plan, order.place, order.from, revokePermissionProblem),
        order.from,
        (from) => ({ ...order, from: from as SeatId }),
      ),
    ]),

  check: (view, { place: where, from }, at) =>
    listed(needsHeadquarters(at), revokePermissionProblem(world(view), view.me, where, from)),

  say: ({ place: where, from }, view) =>
    phrase('Revoke the special permission of the {empire} for {place}', {
      empire: seatArg(view, from),
      place: placeArg(view, where),
    }),
};
