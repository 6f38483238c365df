import { integer, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import { spendAt } from '../../bank/paying.ts';
import { cause, event, most, own, ownerHears, place, points, seat, unit } from '../../declare.ts';
import { reserveShape, setReserve } from '../../crewing/reserve.ts';
import { hexName } from '../../map/board.ts';
import type { YardId } from '../../model/yards/yard.ts';
import { slots } from '../../model/yards/yard.ts';
import { shipShape } from '../../ships/shapes.ts';
import { codeOf } from '../known.ts';
import { designation, yardId } from '../shapes.ts';
import { withSlot } from '../slots.ts';
import { takeFacility } from './facilities.ts';
import { landIn } from './landing.ts';

/** What a conversion is made in: a yard, or `base` in `place`. */
const madeIn = ({
  yard,
  place: where,
  base,
}: {
  readonly yard?: YardId | undefined;
  readonly place?: PlaceId | undefined;
  readonly base?: string | undefined;
}): Phrase =>
  yard === undefined
    ? phrase('by the {base} in {place}', {
        base: base ?? '',
        place: where === undefined ? '' : hexName(where),
      })
    : phrase('in yard {yard}', { yard: codeOf(yard) });

/** `at`: its position in the squadron; `yard`, or else `base` in `place`: what converts it; `reserve`: the crews in reserve then, where they change (B11.51). */
export const shipConverted = event('ship-converted', {
  fields: {
    seat,
    unit,
    yard: optional(yardId),
    place: optional(place),
    base: optional(designation),
    at: integer(0, most.ships),
    was: designation,
    ship: shipShape,
    slot: optional(oneOf(slots)),
    reserve: optional(reserveShape),
    points,
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{was} of {unit} is converted to {hull} {made} for {points} EP.', {
      was: happened.was,
      unit: own(happened.unit),
      hull: happened.ship.hull,
      made: madeIn(happened),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('{was} of {unit} will be converted to {hull} for {points} EP.', {
      was: happened.was,
      unit: own(happened.unit),
      hull: happened.ship.hull,
      points: happened.points,
    }),
  apply(draft, { seat: owner, unit: id, yard, place: where, at, was, ship, slot, reserve, points: cost }) {
    landIn(draft, owner, draft.squadrons[id]?.ships[at], ship);
    change(draft.squadrons, id, ({ ships, ledBy }) => ({
      ships: ships.map((one, position) =>
        position === at ? { ...ship, was, ...(one.officers && { officers: one.officers }) } : one,
      ),
      ...(ledBy === was && { ledBy: ship.hull }),
    }));
    takeFacility(draft, owner, { yard, place: where });
    change(draft.empires, owner, ({ slips }) => ({
      slips: { ...slips, used: withSlot(slips?.used, slot) },
    }));
    spendAt(draft, owner, draft.squadrons[id]?.place, cost);
    if (reserve !== undefined) setReserve(draft, owner, reserve);
  },
});
