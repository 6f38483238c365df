import { integer, oneOf } from '#kernel/codec/shapes.ts';
import { choice, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { ordersOf, withList } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, own, ownerHears, seat, unit } from '../declare.ts';
import type { Passage } from '../model/mines.ts';
import { passages } from '../model/mines.ts';
import type { State, View } from '../model/state.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import type { Mined } from '../movement/planned/mined.ts';
import { minedFacts, minedOn, toldIn, whyNotSo } from '../movement/planned/mined.ts';
import { unpromised } from '../reactions/steps.ts';
import { cannotReact } from '../reactions/watch.ts';
import { impossible } from '../refusals.ts';
import { mostMoves } from '../segments.ts';
import { speedOf } from '../ships/ships.ts';

const crossFields = { how: oneOf(passages), points: integer(0, mostMoves) } as const;

const named: Readonly<Record<Passage, string>> = {
  wait: 'Gives up a movement point for each',
  bypass: 'Bypasses each with an unplotted movement point',
  force: 'Goes through without sweeping: 40 % of 3d6 damage for each ship',
};

/** How a squadron without minesweepers gets through minefields of others this turn (C4.10, C4.30, D2.33). */
export const crossMinefields = order('cross-minefields', {
  fields: crossFields,
  title: 'Through minefields',
  offers: (view, at, plan) =>
    squadronGiven(view.squadrons, { seat: view.me, unit: at.unit }) === undefined ||
    hasOrder(plan, at.unit, 'cross-minefields')
      ? []
      : [{ how: 'wait' as const, points: 0 }],
  form(view, given, at, plan) {
    const squadron = at.unit === undefined ? undefined : view.squadrons[at.unit];
    return [
      choice(
        given,
        'how',
        'If not swept',
        passages.map((one) => {
          const warning =
            squadron && whyNotSo(squadron, minedBy(view, { ...given, how: one }, at, plan), one);
          return { value: one, label: phrase(named[one]), ...defined({ warning }) };
        }),
      ),
      number(given, 'points', 'Movement points left for them by its course', {
        least: 0,
        most: squadron === undefined ? mostMoves : speedOf(squadron),
      }),
    ];
  },
  facts(view, given, at, plan) {
    const mined = minedBy(view, given, at, plan);
    return mined.length === 0
      ? [{ label: 'Minefields on its course', value: phrase('none that you know of') }]
      : minedFacts(mined);
  },
  cannot({ squadrons }, given) {
    const squadron = squadronGiven(squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    if (squadron.crossing !== undefined) return impossible('GC C4.10', 'crosses-already');
    if (squadron.plot === undefined) return impossible('GC C4.10', 'crosses-nowhere');
    const { how, points } = given.order;
    // A bypass is a reaction (D2.33).
    const unfit = how === 'bypass' ? cannotReact(squadron) : undefined;
    if (unfit !== undefined) return unfit;
    const left = Math.max(0, unpromised(squadron));
    return points > left ? impossible('GC C4.10', 'raid-too-far', { left }) : undefined;
  },
  say: (given) => crossingSaid(given),
});
export type CrossMinefields = OrderIn<typeof crossMinefields>;

/** The minefields on the course that its plan has told a squadron, if it gets through them so. */
function minedBy(
  view: View,
  { how, points }: { readonly how: Passage; readonly points: number },
  { unit: told }: Spot,
  plan: Plan<AnyOrder>,
): readonly Mined[] {
  const squadron = told === undefined ? undefined : view.squadrons[told];
  if (told === undefined || squadron === undefined) return [];
  const others = withList(
    plan,
    told,
    ordersOf(plan, told).filter(({ kind }) => kind !== 'cross-minefields'),
  );
  const course = toldIn(others, told, squadron);
  return minedOn(view, told, squadron, {
    ...course,
    spare: course.spare + points,
    crossing: { how, points },
  });
}

const saidWith: Readonly<Record<Passage, string>> = {
  wait: 'Give up movement points for minefields; {points|point|points} kept for them',
  bypass: 'Bypass minefields; {points|point|points} kept for them',
  force: 'Go through minefields without sweeping them; {points|point|points} kept for them',
};
const saidOf: Readonly<Record<Passage, string>> = {
  wait: 'Give up movement points for minefields',
  bypass: 'Bypass minefields',
  force: 'Go through minefields without sweeping them',
};

/** How a squadron gets through minefields, in words. */
export const crossingSaid = ({ how, points }: { readonly how: Passage; readonly points: number }): Phrase =>
  points === 0 ? phrase(saidOf[how]) : phrase(saidWith[how], { points });

export const crossingOrdered = event('crossing-ordered', {
  fields: { seat, unit, ...crossFields, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit}: {orders}.', { unit: own(happened.unit), orders: crossingSaid(happened) }),
  apply: (draft, { how, points, ...happened }) =>
    change(draft.squadrons, happened.unit, ({ moves = 0 }) => ({
      crossing: { how, points },
      moves: moves + points,
    })),
});

/** Squadrons are told how to get through minefields (C4.10). */
export const prepareCrossings = (
  turn: Turn<Room<State, View, CrossMinefields, EventIn<typeof crossingOrdered>>>,
): void =>
  inTurn(
    turn,
    crossMinefields,
    ({ seat: owner, unit: told, order: { how, points, ref } }) =>
      told && crossingOrdered.of({ seat: owner, unit: told, how, points, cause: ref }),
  );
