import { integer, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { spend } from '../bank/paying.ts';
import { cause, event, ownerHears, points, seat } from '../declare.ts';
import type { Research } from '../model/empire.ts';
import type { State } from '../model/state.ts';
import { nameOfProject, project, team, teamKey } from './fields.ts';
import { mostOf, observations, observed, projects, teamCost } from './projects.ts';

/** Changes what an empire has found out. */
export const research = (
  draft: Draft<State>,
  owner: SeatId,
  by: (was: Research) => Partial<Research>,
): void => change(draft.empires, owner, ({ research: was = {} }) => ({ research: { ...was, ...by(was) } }));

export const funded = event('funded', {
  fields: { seat, team, project, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('Research team {team} is funded: {project}.', {
      team: happened.team,
      project: nameOfProject(happened.project),
    }),
  ahead: (happened) =>
    phrase('Research team {team} will be funded: {project}.', {
      team: happened.team,
      project: nameOfProject(happened.project),
    }),
  apply(draft, happened) {
    spend(draft, happened.seat, teamCost);
    research(draft, happened.seat, ({ teams = {} }) => {
      const was = teams[teamKey(happened.team)];
      const pot = (was?.project === happened.project ? was.pot : 0) + teamCost;
      return {
        teams: { ...teams, [teamKey(happened.team)]: { project: happened.project, pot, funded: true } },
      };
    });
  },
});

export const invested = event('invested', {
  fields: { seat, project, points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('You invest {points} EP in {project}.', {
      points: happened.points,
      project: nameOfProject(happened.project),
    }),
  ahead: (happened) =>
    phrase('You will invest {points} EP in {project}.', {
      points: happened.points,
      project: nameOfProject(happened.project),
    }),
  apply(draft, { seat: owner, cause: ref, ...happened }) {
    spend(draft, owner, happened.points);
    research(draft, owner, ({ mass = {} }) => ({
      mass: { ...mass, [ref]: { project: happened.project, points: happened.points } },
    }));
  },
});

export const observationGranted = event('observation-granted', {
  fields: { seat, project, observation: oneOf(observed), cause: optional(cause) },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('You have observed {project}: worth {points} EP to a research team.', {
      project: nameOfProject(happened.project),
      points: observations[happened.observation],
    }),
  apply(draft, { seat: owner, project: id, observation }) {
    const { turn } = draft;
    research(draft, owner, ({ seen = {}, unseen = [], shown }) => ({
      seen: { ...seen, [id]: Math.max(seen[id] ?? 0, observations[observation]) },
      ...(unseen.includes(id) && { shown: { [id]: turn, ...shown } }),
    }));
  },
});

/** A success: a level, or a year, more. A team begins again (C17.30). */
export const brokeThrough = event('broke-through', {
  fields: { seat, project, to: integer(1, 99), team: optional(team) },
  by: 'rules',
  hears: ownerHears,
  say: ({ to, ...happened }) => {
    const due = projects.get(happened.project)?.due;
    return due === undefined
      ? mostOf(happened.project) > 1
        ? phrase('Research succeeds: {project}, level {to}.', {
            project: nameOfProject(happened.project),
            to,
          })
        : phrase('Research succeeds: {project}.', { project: nameOfProject(happened.project) })
      : phrase('Research succeeds: {project} will be usable in Y{year}.', {
          project: nameOfProject(happened.project),
          year: due - to,
        });
  },
  apply(draft, happened) {
    const { turn } = draft;
    research(draft, happened.seat, ({ known = {}, teams = {}, seen = {}, since = {} }) => {
      const { [happened.project]: _, ...unseen } = seen;
      const was = happened.team === undefined ? undefined : teams[teamKey(happened.team)];
      return {
        known: { ...known, [happened.project]: happened.to },
        since: { ...since, [happened.project]: turn },
        ...(was && { teams: { ...teams, [teamKey(happened.team ?? 0)]: { ...was, pot: 0 } }, seen: unseen }),
      };
    });
  },
});

/** Without a homeworld all teams are lost, and what they had found out so far (C17.15). */
export const teamsLost = event('teams-lost', {
  fields: { seat },
  by: 'rules',
  hears: ownerHears,
  say: () => phrase('All your research teams are lost with your homeworld.'),
  ahead: () => phrase('All your research teams will be lost with your homeworld.'),
  apply: (draft, happened) =>
    change(draft.empires, happened.seat, ({ research: was = {} }) => {
      const { teams: _, ...rest } = was;
      return { research: rest };
    }),
});
