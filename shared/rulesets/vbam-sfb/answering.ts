import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Answering, Question } from '#kernel/sequence/question.ts';
import type { Game } from '#kernel/game/game.ts';
import { imagine } from './model/imagine.ts';
import type { Order } from './game.ts';
import type { State } from './model/state.ts';
import type { View } from './model/view.ts';
import { demandsOf, refuses } from './encounters/demands.ts';
import { otherOf, standingAt } from './encounters/encounters.ts';
import { forceOf } from './sidcors/factors.ts';
import { roundBy } from './sidcors/standing.ts';
import { glance } from './view.ts';

function answerBy(view: View, question: Question<Game>): Unnumbered<Order> | undefined {
  const { encounter, me } = view;
  if (encounter === undefined) return undefined;
  const state = imagine(view);
  const standing = standingAt(state, encounter, me);
  if (standing === undefined) return undefined;
  switch (question.kinds[0] as Order['kind']) {
    case 'demand': {
      const { demand } = standing;
      return demand !== undefined &&
        demandsOf(state, encounter).includes(demand) &&
        !refuses(state, encounter, me, standing)
        ? { kind: 'demand', scenario: demand }
        : { kind: 'demand' };
    }
    case 'respond':
      return { kind: 'respond', agrees: !refuses(state, encounter, me, standing) };
    case 'pursue':
      return { kind: 'pursue', pursues: standing.pursues };
    // The order to move that it was given still stands.
    case 'proceed':
      return { kind: 'proceed', course: 'on' };
    case 'fight': {
      const { battle } = encounter;
      if (battle === undefined) return undefined;
      const forces = [me, otherOf(encounter, me)].map((seat) => forceOf(state, battle, seat));
      return roundBy(standing, forces[0] ?? [], forces[1] ?? []);
    }
    default:
      return undefined;
  }
}

/** Standing orders answer what battles ask; without them whoever plays does. */
export const answering: Answering<View, Order, State> = {
  glance,
  programme(view, _, question) {
    const answer = answerBy(view, question);
    return answer === undefined ? undefined : [answer];
  },
};
