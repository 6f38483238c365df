import { choice } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { atHeadquarters, order } from '../declare.ts';
import {
  cannotPay,
  codeOf,
  espionageOf,
  isPrime,
  letterOf,
  numberOf,
  primeCost,
  schoolCost,
  spyOf,
  trainingCost,
} from '../espionage/spies.ts';
import type { Espionage, SpyId } from '../model/relations/espionage.ts';
import { spyId } from '../model/relations/espionage.ts';
import type { State, View } from '../model/state.ts';
import { majorsCounting } from '../model/stations/systems.ts';
import { impossible } from '../refusals.ts';
import { hasTech } from '../research/research.ts';

/** The most missions that a spy can be taught: those of the best one alive. OURS: prime teams teach nobody (C14.40). */
export const bestOf = ({ spies = {} }: Espionage): number =>
  Math.max(0, ...inOrder(spies).map(([id, { skill }]) => (isPrime(id) ? 0 : skill)));

/** How many prime teams an empire may have, for the major systems that it holds (C14.50). */
export const mostTeams = (state: Pick<State, 'systems'>, seat: SeatId): number =>
  Math.floor(majorsCounting(state, seat) / 2);

const ofKind = (view: View, prime: boolean): readonly SpyId[] =>
  keysInOrder(espionageOf(view, view.me).spies ?? {}).filter((id) => isPrime(id) === prime);

const choices = (view: View, ids: readonly SpyId[]) =>
  ids.map((id) => ({
    value: id,
    label: phrase('{code}', {
      code: codeOf(letterOf(view, view.me), id, spyOf(view, view.me, id) ?? { skill: 0 }),
    }),
  }));

/** A spy attends the Spy School this turn, and has a mission more to its credit at the end of it (C14.40). */
export const schoolSpy = order('school-spy', {
  fields: { spy: spyId },
  title: 'Send to the Spy School',
  offers: (view, at) =>
    hasTech(view, view.me, 'spy-school')
      ? atHeadquarters(view, at).flatMap(() =>
          ofKind(view, false)
            .slice(0, 1)
            .map((spy) => ({ spy })),
        )
      : [],
  form: (view, given) => [choice(given, 'spy', 'Spy', choices(view, ofKind(view, false)))],
  facts: () => [{ label: 'Costs', value: phrase('{cost} EP, this turn', { cost: schoolCost }) }],
  cannot(state, { seat: owner, order: { spy: id } }) {
    if (!hasTech(state, owner, 'spy-school')) return impossible('GC C14.40', 'no-spy-school');
    const spy = spyOf(state, owner, id);
    if (spy === undefined || isPrime(id)) return impossible('GC C14.40', 'no-such-pupil');
    const code = numberOf(letterOf(state, owner), id);
    if (spy.mission !== undefined || spy.schooled === true)
      return impossible('GC C14.40', 'spy-busy', { code });
    const best = bestOf(espionageOf(state, owner));
    if (spy.skill >= best) return impossible('GC C14.40', 'spy-knows-all', { code, best });
    return cannotPay(state, owner, schoolCost, 'GC C14.40');
  },
  say: (given, view) =>
    phrase('Send {spy} to the Spy School', { spy: numberOf(letterOf(view, view.me), given.spy) }),
});

/** A prime team is created; it is of use once it is trained (C14.50). */
export const raiseTeam = order('raise-team', {
  fields: {},
  title: 'Create a prime team',
  offers: (view, at) => (hasTech(view, view.me, 'prime') ? atHeadquarters(view, at).map(() => ({})) : []),
  facts: (view) => [
    {
      label: 'Prime teams',
      value: phrase('{count} of {most} that your major systems allow', {
        count: ofKind(view, true).length,
        most: mostTeams(view, view.me),
      }),
    },
  ],
  cannot(state, { seat: owner }) {
    if (!hasTech(state, owner, 'prime')) return impossible('GC C14.50', 'no-prime-teams');
    const most = mostTeams(state, owner);
    const count = keysInOrder(espionageOf(state, owner).spies ?? {}).filter(isPrime).length;
    if (count >= most) return impossible('GC C14.50', 'teams-at-most', { most });
    return cannotPay(state, owner, primeCost, 'GC C14.50');
  },
  say: () => phrase('Create a prime team, for {cost} EP', { cost: primeCost }),
});

/** A turn of training of a prime team, of the four that it takes (C14.50). */
export const trainTeam = order('train-team', {
  fields: { team: spyId },
  title: 'Train a prime team',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      ofKind(view, true).flatMap((team) => {
        const { training } = spyOf(view, view.me, team) ?? {};
        return training === undefined ? [] : [{ team }];
      }),
    ),
  form: (view, given) => [choice(given, 'team', 'Prime team', choices(view, ofKind(view, true)))],
  facts: () => [{ label: 'Costs', value: phrase('{cost} EP, this turn', { cost: trainingCost }) }],
  cannot(state, { seat: owner, order: { team } }) {
    const { training, schooled } = spyOf(state, owner, team) ?? {};
    if (training === undefined) return impossible('GC C14.50', 'no-team-in-training');
    if (schooled === true)
      return impossible('GC C14.50', 'spy-busy', { code: numberOf(letterOf(state, owner), team) });
    return cannotPay(state, owner, trainingCost, 'GC C14.50');
  },
  say: (given, view) =>
    phrase('Train {team} for a turn', { team: numberOf(letterOf(view, view.me), given.team) }),
});
export type TrainingOrder = OrderIn<typeof schoolSpy | typeof raiseTeam | typeof trainTeam>;
