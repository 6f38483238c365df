import type { Draw } from '#kernel/dice/draw.ts';
import { nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { numberOf } from '#rulesets/galactic-conquest/model/opening/purchase.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { beside, boardOf } from '#rulesets/galactic-conquest/map/board.ts';
import { responses } from '#rulesets/galactic-conquest/model/unrest/morale.ts';
import { aims } from '#rulesets/galactic-conquest/model/unrest/ruin.ts';
import { passages } from '#rulesets/galactic-conquest/model/mines.ts';
import { works } from '#rulesets/galactic-conquest/model/space.ts';
import { mobilities } from '#rulesets/galactic-conquest/model/empire.ts';
import { paces } from '#rulesets/galactic-conquest/model/reaction.ts';
import { usualWatch } from '#rulesets/galactic-conquest/movement/react.ts';
import { pointedOrders } from '../world/pointed.ts';
import { anyHiding } from '../hiding/hidingWriting.ts';
import { anyHaul } from '../trade/haulWriting.ts';
import { anyCargo } from '../trade/cargoWriting.ts';
import { anyXship } from '../ships/xshipWriting.ts';
import { anyWingOrder } from '../wings/anyWings.ts';
import { anyAcademy } from '../officers/academyWriting.ts';
import { anyPosting, anyTraining } from '../officers/officerWriting.ts';
import { anyBaseOrder } from '../bases/anyBases.ts';
import { anyBuilding, anyFight, anyRegrouping, anyWatch, anyReaction, anyMining } from './anyNaval.ts';
import { anyBusiness, anyEspionage, anyTrade, anyPurchase } from './anyBusiness.ts';

/** Courses anywhere, some of which lead nowhere, for anybody’s squadrons. */
export function anyPlan(view: View, draw: Draw): Plan<Order> {
  const { me, turn, map, squadrons } = view;
  const board = boardOf(map);
  let plan = emptyPlan<Order>();
  let n = 0;
  const ref = () => nthOrder(me, numberOf(view, turn), (n += 1));
  for (const [unit, { place, seat }] of inOrder(squadrons)) {
    if (seat !== me) continue;
    const company = inOrder(squadrons).find(
      ([other, one]) => other !== unit && one.seat === me && one.place === place,
    );
    if (company !== undefined && draw.chance(1, 2)) {
      const gather = { ...anyReaction(view, draw, ref()), rx: 'AM' as const, with: [company[0]] };
      plan = withOrder(plan, { ...gather, ...usualWatch, least: 0 } as Order, unit);
      continue;
    }
    const way = [draw.pick(beside(board, place))];
    const far = draw.chance(1, 4) ? 4 : draw.int(2);
    while (way.length < far) way.push(draw.pick(beside(board, way.at(-1) ?? place)));
    const pace = far === 4 ? ({ pace: 'TWM', fast: [0] } as const) : {};
    plan = withOrder(plan, { kind: 'plot', ref: ref(), way, ...pace }, unit);
  }
  const units = [...keysInOrder(squadrons), unitId('l01a'), unitId('h01a'), unitId('nobody'), undefined];
  const places = [...keysInOrder(view.systems), placeId('hzz99'), placeId('hd5'), placeId('hd6')];
  const near = [...places, ...inOrder(squadrons).map(([, { place }]) => place)];
  for (let more = draw.int(6); more > 0; more -= 1) {
    const order = draw.pick<Order>([
      { kind: 'mobilise', ref: ref(), to: draw.pick(mobilities) },
      anyFight(draw, ref()),
      anyFight(draw, ref()),
      { kind: draw.pick(works), ref: ref(), place: draw.pick(near) },
      { kind: 'strike-civilians', ref: ref(), place: draw.pick(near), aim: draw.pick(aims) },
      {
        kind: 'cross-minefields',
        ref: ref(),
        how: draw.pick(passages),
        points: draw.int(3) - 1,
      },
      anyMining(view, draw, ref()),
      anyMining(view, draw, ref()),
      {
        kind: 'answer-rebellion',
        ref: ref(),
        place: draw.pick(near),
        how: draw.pick(responses),
        words: 'Anything.',
      },
      { kind: 'surrender', ref: ref(), to: draw.pick([[], [draw.pick(view.seats)], [seatId('nobody')]]) },
      { kind: 'impose-surrender', ref: ref(), of: draw.pick(view.seats), to: [draw.pick(view.seats)] },
      { kind: 'set-morale', ref: ref(), place: draw.pick(near), base: 7 },
      { kind: 'rebuild', ref: ref(), place: draw.pick(near), years: draw.int(4) },
      { kind: 'draw-front', ref: ref(), place: draw.pick(near), of: draw.pick(view.seats) },
      { kind: 'withdraw-front', ref: ref(), place: draw.pick(near) },
      { kind: 'move-home', ref: ref(), place: draw.pick(near) },
      { kind: 'move-core', ref: ref(), place: draw.pick(near) },
      { kind: 'idle', ref: ref(), inactive: draw.chance(2, 3) },
      anyXship(draw, ref()),
      anyHaul(draw.fork('haul'), ref()),
      anyCargo(draw.fork('cargo'), ref()),
      { kind: 'feed', ref: ref(), boxes: draw.pick([1, 40, 200]) },
      anyBusiness(view, draw, ref()),
      anyTraining(draw, ref(), near),
      anyPosting(view, draw, ref()),
      anyAcademy(draw, ref()),
      anyHiding(draw, ref()),
      anyEspionage(view, draw, ref()),
      anyEspionage(view, draw, ref()),
      anyBusiness(view, draw, ref()),
      anyReaction(view, draw, ref()),
      anyReaction(view, draw, ref()),
      anyReaction(view, draw, ref()),
      { kind: 'attack-if', ref: ref(), ...anyWatch(view, draw) },
      { kind: 'lead', ref: ref(), number: draw.int(4) },
      {
        kind: 'plot',
        ref: ref(),
        way: [draw.pick(places), draw.pick(places), draw.pick(places), draw.pick(places)],
        pace: draw.pick(paces),
        fast: [draw.int(4) - 1],
      },
      anyBuilding(view, draw, ref()),
      anyBaseOrder(view, draw, ref(), near),
      anyWingOrder(draw, ref(), near),
      anyBaseOrder(view, draw, ref(), near),
      anyTrade(view, draw, ref(), places),
      anyTrade(view, draw, ref(), places),
      anyTrade(view, draw, ref(), places),
      anyPurchase(view, draw, ref()),
      anyPurchase(view, draw, ref()),
      { kind: 'plot', ref: ref(), way: [] },
      anyRegrouping(view, draw, ref()),
      { kind: 'flagship', ref: ref(), hull: draw.pick(['CA', 'DD', 'none']), name: 'Any' },
      anyRegrouping(view, draw, ref()),
      { kind: 'plot', ref: ref(), way: [draw.pick(places)] },
      { kind: 'plot', ref: ref(), way: [draw.pick(places), draw.pick(places), draw.pick(places)] },
    ]);
    plan = withOrder(plan, order, draw.pick(units));
  }
  for (const [order, unit] of pointedOrders(view, draw.fork('pointed'), ref))
    plan = withOrder(plan, order, unit);
  return plan;
}
