import type { UnitId } from '#kernel/ids.ts';
import type { Unnumbered } from '#kernel/orders/plan.ts';
import type { Answering, Question } from '#kernel/turn/question.ts';
import type { Game } from '#kernel/game.ts';
import type { Aim, Encounter, Standing } from './model/combat.ts';
import type { Order } from './model/orders.ts';
import type { State } from './model/state.ts';
import type { View } from './model/view.ts';
import { imagine } from './imagine.ts';
import type { Fighter } from './rules/battle.ts';
import { defenseOf, forceOf, potentialOf } from './rules/battle.ts';
import { demandsOf, refuses } from './rules/demands.ts';
import { otherOf } from './rules/encounters.ts';
import { scoutingOf } from './tables/combat.ts';
import { designOf, isFixed } from './tables/designs.ts';

/** What each aim looks for in the enemy force: the most of it is aimed at; nothing below 1. */
const worth: Readonly<Record<Aim, (fighter: Fighter) => number>> = {
  nothing: () => 0,
  scout: ([, unit]) => (unit.crippled ? 0 : scoutingOf(designOf(unit))),
  flagship: ([, unit]) => designOf(unit).command,
  base: ([, unit]) => (isFixed(designOf(unit)) ? defenseOf(unit) : 0),
  weakest: ([, unit]) => 1000 - defenseOf(unit),
};

function targetOf(force: readonly Fighter[], aim: Aim): UnitId | undefined {
  const [best] = force.toSorted((a, b) => worth[aim](b) - worth[aim](a));
  return best !== undefined && worth[aim](best) > 0 ? best[0] : undefined;
}

/** A round by standing orders. */
function round(
  state: State,
  encounter: Encounter,
  view: View,
  standing: Standing,
): Unnumbered<Order> | undefined {
  const { battle } = encounter;
  if (battle === undefined) return undefined;
  const [own, theirs] = [view.me, otherOf(encounter, view.me)].map((seat) => forceOf(state, battle, seat));
  const target = targetOf(theirs ?? [], standing.aim);
  const [mine, enemy] = [potentialOf(own ?? []), potentialOf(theirs ?? [])];
  return {
    kind: 'fight',
    intensity: standing.intensity,
    first: [],
    ...(target === undefined ? {} : { target }),
    withdraws: 100 * mine < standing.withdrawBelow * enemy,
  };
}

function answerBy(
  view: View,
  question: Question<Game>,
  standing: Standing | undefined,
): Unnumbered<Order> | undefined {
  const { encounter } = view;
  if (standing === undefined || encounter === undefined) return undefined;
  const state = imagine(view);
  switch (question.kinds[0] as Order['kind']) {
    case 'demand': {
      const { demand } = standing;
      return demand !== undefined &&
        demandsOf(state, encounter).includes(demand) &&
        !refuses(state, encounter, view.me, standing)
        ? { kind: 'demand', scenario: demand }
        : { kind: 'demand' };
    }
    case 'respond':
      return { kind: 'respond', agrees: !refuses(state, encounter, view.me, standing) };
    case 'pursue':
      return { kind: 'pursue', pursues: standing.pursues };
    case 'fight':
      return round(state, encounter, view, standing);
    default:
      return undefined;
  }
}

/** Standing orders answer what battles ask; without them whoever plays does. */
export const answering: Answering<View, Order> = {
  programme(view, _, question) {
    const answer = answerBy(view, question, view.own.standing);
    return answer === undefined ? undefined : [answer];
  },
};
