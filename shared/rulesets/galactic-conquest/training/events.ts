import { line } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { spend } from '../bank/paying.ts';
import { cause, event, ownerHears, points, seat } from '../declare.ts';
import { changeSpy, primeSkill, spying, trainingTurns } from '../espionage/spies.ts';
import type { Spy } from '../model/relations/espionage.ts';
import { skill, spyId } from '../model/relations/espionage.ts';

/** A spy or a prime team as its owner calls it (C14.24, C14.50). */
const code = line(12, 1);

export const spySchooled = event('spy-schooled', {
  fields: { seat, spy: spyId, code, points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('{spy} attends the Spy School.', { spy: happened.code }),
  ahead: (happened) => phrase('{spy} will attend the Spy School.', { spy: happened.code }),
  apply(draft, { seat: owner, spy, points: cost }) {
    spend(draft, owner, cost);
    changeSpy(draft, owner, spy, (was): Spy => ({ ...was, schooled: true }));
  },
});

/** What a spy has learned at the school (C14.40). */
export const spyTaught = event('spy-taught', {
  fields: { seat, spy: spyId, code, skill },
  by: 'rules',
  hears: ownerHears,
  say: (happened) => phrase('{spy} leaves the Spy School.', { spy: happened.code }),
  ahead: (happened) => phrase('{spy} will leave the Spy School.', { spy: happened.code }),
  apply: (draft, { seat: owner, spy, skill: to }) =>
    changeSpy(draft, owner, spy, (was): Spy => ({ ...was, skill: to })),
});

/** A prime team is created: from the next turn on it is trained (C14.50). */
export const teamRaised = event('team-raised', {
  fields: { seat, spy: spyId, code, points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('You create the prime team {team}.', { team: happened.code }),
  ahead: (happened) => phrase('You will create the prime team {team}.', { team: happened.code }),
  apply(draft, { seat: owner, spy, points: cost }) {
    spend(draft, owner, cost);
    spying(draft, owner, ({ spies = {}, ...rest }) => ({
      ...rest,
      spies: { ...spies, [spy]: { skill: primeSkill, training: trainingTurns, schooled: true } },
    }));
  },
});

export const teamTrained = event('team-trained', {
  fields: { seat, spy: spyId, code, points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('{team} is trained.', { team: happened.code }),
  ahead: (happened) => phrase('{team} will be trained.', { team: happened.code }),
  apply(draft, { seat: owner, spy, points: cost }) {
    spend(draft, owner, cost);
    changeSpy(draft, owner, spy, ({ training = 1, ...was }): Spy => ({
      ...was,
      schooled: true,
      ...(training > 1 && { training: training - 1 }),
    }));
  },
});

export type TrainingEvent = EventIn<
  typeof spySchooled | typeof spyTaught | typeof teamRaised | typeof teamTrained
>;
