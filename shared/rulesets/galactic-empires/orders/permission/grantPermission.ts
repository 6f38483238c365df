import { literal, object } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, place, seat } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { grantPermissionProblem } from '../../rules/diplomacy/rights.ts';
import { placeArg, seatArg } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { choiceField, formOf } from '../fields.ts';
import { listed, needsHeadquarters } from '../common.ts';
import { eligible, empireChoices } from './permitting.ts';

/** Lets one empire cross one own sector (GE 407, 595). */
export const grantPermission: GeOrderKind<'grant-permission'> = {
  title: 'Grant Special Permission',
  codec: object({ kind: literal('grant-permission'), ref, place, to: seat }),

  offers: (view, at, plan) => {
    const [to] = eligible(view, at, plan, 'grant-permission', grantPermissionProblem);
    return to === undefined || at.place === undefined
      ? []
      : [{ kind: 'grant-permission', place: at.place, to }];
  },

  form: (view, order, _at, plan) =>
    formOf(order, [
      choiceField(
        'to',
        'Empire',
        empireChoices(view, plan, order.place, order.to, grantPermissionProblem),
        order.to,
        (to) => ({ ...order, to: to as SeatId }),
      ),
    ]),

  check: (view, { place: where, to }, at) =>
    listed(needsHeadquarters(at), grantPermissionProblem(world(view), view.me, where, to)),

  say: ({ place: where, to }, view) =>
    phrase('Grant the {empire} special permission for {place}', {
      empire: seatArg(view, to),
      place: placeArg(view, where),
    }),
};
