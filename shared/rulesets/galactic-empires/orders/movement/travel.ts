import { literal, object } from '#kernel/codec/shapes.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, place } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { canTravel } from '../../rules/movement/movement.ts';
import { canEnter, noSuchSector } from '../../rules/diplomacy/permission.ts';
import { placeArg } from '../../words.ts';
import { planBefore, unitAhead } from './ahead.ts';
import type { GeOrderKind } from '../common.ts';
import { choiceField, formOf } from '../fields.ts';
import { listed, needsUnit, ownUnit } from '../common.ts';
import { plannedPlace, plannedUnit, plannedWorld } from '../planned.ts';

/** One step to a linked sector; it takes one phase, however many move-points it costs (GE 437, 665-675, 1445). */
export const travel: GeOrderKind<'travel'> = {
  title: 'Travel',
  codec: object({ kind: literal('travel'), ref, to: place }),

  offers: (view, { unit, place: wanted }, plan) => {
    if (unit === undefined || plannedUnit(view, plan, unit)?.kind !== 'starfleet') return [];
    const from = plannedPlace(view, plan, unit);
    const links = from === undefined ? [] : (view.sectors[from]?.links ?? []);
    const to = wanted ?? links[0];
    return to !== undefined && links.includes(to) ? [{ kind: 'travel', to }] : [];
  },

  whyNot: (view, { unit: id, place: wanted }, plan) => {
    const unit = id === undefined ? undefined : unitAhead(view, plan, id, true);
    const to = unit?.kind === 'garrison' ? (wanted ?? unit.place) : wanted;
    return unit === undefined || to === undefined || wanted === unit.place
      ? undefined
      : canTravel(plannedWorld(view, plan), unit, to);
  },

  form: (view, order, { unit: id }, plan) => {
    const unit = id === undefined ? undefined : unitAhead(view, planBefore(plan, id, order), id, true);
    const links = unit === undefined ? [] : (view.sectors[unit.place]?.links ?? []);
    const choices = [...new Set([...links, order.to])].map((to) => {
      const barred = unit === undefined ? undefined : canEnter(plannedWorld(view, plan), unit, to);
      return {
        value: to,
        place: to,
        label: phrase('{place}', { place: placeArg(view, to) }),
        ...(barred === undefined ? {} : { warning: barred.phrase }),
      };
    });
    return formOf(order, [
      choiceField('to', 'Destination', choices, order.to, (to) => ({ ...order, to: to as PlaceId })),
    ]);
  },

  check: (view, { to }, at) => {
    const wrong = needsUnit(at);
    const unit = ownUnit(view, at);
    if (unit === undefined) return wrong;
    // Permission, links and move-points depend on the rest of the plan, which the review runs through the engine.
    return listed(
      wrong,
      unit.kind === 'garrison'
        ? canTravel(world(view), unit, to)
        : view.sectors[to] === undefined
          ? noSuchSector()
          : undefined,
    );
  },

  say: ({ to }, view) => phrase('Travel to {place}', { place: placeArg(view, to) }),
};
