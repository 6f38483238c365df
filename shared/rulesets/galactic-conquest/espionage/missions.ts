import { flag, integer, line, literal, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import { spend } from '../bank/paying.ts';
import { cause, event, ownerHears, place, points, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import { aim, difficulty, outcomeShape, skill, spyId, words } from '../model/relations/espionage.ts';
import type { Spy } from '../model/relations/espionage.ts';
import { teamKey } from '../research/fields.ts';
import { aimNames } from './orders.ts';
import { changeSpy, counterCost, dropSpy, spying } from './spies.ts';

/** A spy as its owner calls it: `F01.2` (C14.24). */
const code = line(12, 1);

export const spyHired = event('spy-hired', {
  fields: { seat, spy: spyId, code, points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('You create the spy {spy}.', { spy: happened.code }),
  ahead: (happened) => phrase('You will create the spy {spy}.', { spy: happened.code }),
  apply(draft, { seat: owner, spy, points: cost }) {
    spend(draft, owner, cost);
    spying(draft, owner, ({ spies = {}, raised = 0, ...rest }) => ({
      ...rest,
      spies: { ...spies, [spy]: { skill: 0, unrated: true, fresh: true } },
      raised: raised + 1,
    }));
  },
});

/** A spy goes on a mission (C14.20); `on`: the empire. */
export const spySent = event('spy-sent', {
  fields: { seat, spy: spyId, code, on: seat, aim, task: words, place: optional(place), points, cause },
  by: 'order',
  hears: ownerHears,
  say: ({ on, task, ...happened }) =>
    phrase('{spy} enters the {seat}, {aim}: {task}', {
      spy: happened.code,
      seat: nameOf(on),
      aim: phrase(aimNames[happened.aim]),
      task,
    }),
  ahead: ({ on, task, ...happened }) =>
    phrase('{spy} will enter the {seat}, {aim}: {task}', {
      spy: happened.code,
      seat: nameOf(on),
      aim: phrase(aimNames[happened.aim]),
      task,
    }),
  apply(draft, { kind: _, seat: owner, spy, code: ___, points: cost, ...mission }) {
    spend(draft, owner, cost);
    changeSpy(draft, owner, spy, ({ fresh: __, ...was }): Spy => ({ ...was, mission }));
  },
});

export const counterspied = event('counterspied', {
  fields: { seat, levels: integer(1, 99), cause },
  by: 'order',
  hears: ownerHears,
  say: ({ levels }) => phrase('{levels|level|levels} of counterspying watch your empire.', { levels }),
  ahead: ({ levels }) => phrase('{levels|level|levels} of counterspying will watch your empire.', { levels }),
  apply(draft, { seat: owner, levels }) {
    spend(draft, owner, levels * counterCost);
    spying(draft, owner, (was) => ({ ...was, counter: levels }));
  },
});

/** How good a new spy is (C14.25). */
export const spyRated = event('spy-rated', {
  fields: { seat, spy: spyId, code, skill },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Your new spy is {spy}, with {missions|earlier mission|earlier missions}.', {
      spy: happened.code,
      missions: happened.skill,
    }),
  apply: (draft, { seat: owner, spy, skill: rating }) =>
    changeSpy(draft, owner, spy, ({ unrated: _, ...was }): Spy => ({ ...was, skill: rating })),
});

/** The spies of an empire that has no systems left are gone. */
export const spiesLost = event('spies-lost', {
  fields: { seat },
  by: 'rules',
  hears: ownerHears,
  say: () => phrase('You have no systems left, and so no spies.'),
  apply: (draft, { seat: owner }) => spying(draft, owner, ({ raised }) => (raised ? { raised } : {})),
});

/** Nobody but the game master knows how a mission was judged, and how its dice fell (C14.26). */
const gameMasterOnly = () => false;

export const missionJudged = event('mission-judged', {
  fields: { seat, spy: spyId, difficulty, safe: optional(literal(true)), cause: optional(cause) },
  by: 'order',
  hears: gameMasterOnly,
  say: (happened) =>
    phrase('The mission of the {seat} has difficulty {difficulty}.', {
      seat: nameOf(happened.seat),
      difficulty: happened.difficulty,
    }),
  apply: (draft, { seat: owner, spy, difficulty: hard, safe }) =>
    changeSpy(draft, owner, spy, ({ mission, ...was }) => ({
      ...was,
      ...(mission && { mission: { ...mission, difficulty: hard, ...(safe && { safe }) } }),
    })),
});

export const missionRolled = event('mission-rolled', {
  fields: { seat, spy: spyId, outcome: outcomeShape },
  by: 'rules',
  hears: gameMasterOnly,
  say: ({ outcome, ...happened }) =>
    outcome.met
      ? phrase('The mission of the {seat} succeeds.', { seat: nameOf(happened.seat) })
      : phrase('The mission of the {seat} fails.', { seat: nameOf(happened.seat) }),
  apply: (draft, { seat: owner, spy, outcome }) =>
    changeSpy(draft, owner, spy, ({ mission, ...was }) => ({
      ...was,
      ...(mission && { mission: { ...mission, outcome } }),
    })),
});

/** What a spy reports of its mission; `counts`: it was a successful one (C14.24). */
export const spyReported = event('spy-reported', {
  fields: { seat, spy: spyId, code, on: seat, report: words, counts: flag, cause: optional(cause) },
  by: 'either',
  hears: ownerHears,
  say: ({ on, report, ...happened }) =>
    phrase('{spy} reports on the {seat}: {report}', {
      spy: happened.code,
      seat: nameOf(on),
      report,
    }),
  ahead: ({ on, ...happened }) =>
    phrase('{spy} will report on the {seat}.', {
      spy: happened.code,
      seat: nameOf(on),
    }),
  apply: (draft, { seat: owner, spy, counts }) =>
    changeSpy(draft, owner, spy, ({ mission: _, ...was }): Spy => ({
      ...was,
      skill: was.skill + (counts ? 1 : 0),
    })),
});

/** A spy was caught, and is lost. */
export const spyCaught = event('spy-caught', {
  fields: { seat, spy: spyId, code },
  by: 'rules',
  hears: ownerHears,
  say: (happened) => phrase('{spy} was caught and is lost.', { spy: happened.code }),
  apply: (draft, { seat: owner, spy }) => dropSpy(draft, owner, spy),
});

/** The cover of a spy was blown; its owner hears so. */
export const spyBlown = event('spy-blown', {
  fields: { seat, spy: spyId, code },
  by: 'rules',
  hears: ownerHears,
  say: (happened) => phrase('The cover of {spy} was blown.', { spy: happened.code }),
});

/** What the other side knows then: that a spy was sent in, and no more (C14.23). */
export const spyNoticed = event('spy-noticed', {
  fields: { seat },
  by: 'rules',
  hears: ownerHears,
  say: () => phrase('A foreign spy was uncovered in your empire.'),
});

/** What a foreign spy destroyed: points, or a research team (C14.22, C17.15). */
export const sabotaged = event('sabotaged', {
  fields: { seat, points, team: optional(integer(1, 99)) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    happened.team === undefined
      ? phrase('Sabotage destroys {points} EP of your next treasury.', {
          points: happened.points,
        })
      : happened.points === 0
        ? phrase('Your research team {team} is lost to sabotage.', { team: happened.team })
        : phrase('Sabotage destroys {points} EP and research team {team} in your empire.', {
            points: happened.points,
            team: happened.team,
          }),
  apply(draft, { seat: owner, points: lost, team }) {
    if (lost > 0) spying(draft, owner, ({ sabotage = 0, ...was }) => ({ ...was, sabotage: sabotage + lost }));
    if (team === undefined) return;
    change(draft.empires, owner, ({ research: { teams: all = {}, ...rest } = {} }) => {
      const { [teamKey(team)]: _, ...teams } = all;
      return { research: { ...rest, ...(keysInOrder(teams).length > 0 && { teams }) } };
    });
  },
});

export type SpyEvents = EventIn<
  | typeof spyHired
  | typeof spySent
  | typeof counterspied
  | typeof spyRated
  | typeof spiesLost
  | typeof missionJudged
  | typeof missionRolled
  | typeof spyReported
  | typeof spyCaught
  | typeof spyBlown
  | typeof spyNoticed
  | typeof sabotaged
>;
