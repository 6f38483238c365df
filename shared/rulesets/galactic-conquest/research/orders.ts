import { oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { allSeats, atHeadquarters, isOverall, order, points, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { nameOfProject, project, projectChoices, team, teamKey } from './fields.ts';
import {
  firstProject,
  massPerChance,
  mostOf,
  observations,
  observed,
  projects,
  teamCost,
} from './projects.ts';
import { isUnseen, massChances, successesOf, teamChances, teamsOf } from './research.ts';
import { beyondTreasury } from '../bank/paying.ts';

/** Why nothing more can be found out of a project. */
function cannotResearch(
  state: Pick<State, 'empires' | 'turn'>,
  owner: SeatId,
  id: string,
): Problem | undefined {
  const empire = state.empires[owner] ?? {};
  if (successesOf(empire, id) >= mostOf(id))
    return impossible('GC C17.30', 'known-already', { project: nameOfProject(id) });
  if (isUnseen(empire, id, state.turn))
    return impossible('GC C17.50', 'tech-unseen', { project: nameOfProject(id) });
  const after = projects.get(id)?.after;
  return after === undefined || successesOf(empire, after) > 0
    ? undefined
    : impossible('GC C17.65', 'known-first', { project: nameOfProject(id), first: nameOfProject(after) });
}

const cannotPay = (state: State, owner: SeatId, cost: number): Problem | undefined =>
  beyondTreasury(state, owner, cost, 'GC C17.30', 'research-costs');

/** The first project of the list about which more can be found out. */
const openProject = ({ empires, turn, me }: View): string =>
  [...projects.keys()].find((id) => cannotResearch({ empires, turn }, me, id) === undefined) ?? firstProject;

/** A team is given its money for a project; another project than before begins anew (C17.30). */
export const fund = order('fund', {
  fields: { team, project },
  title: 'Fund a research team',
  offers: (view, at) =>
    atHeadquarters(view, at).map(({ research }) => {
      const teams = teamsOf(research);
      const [next, was] = teams.find(([, { funded }]) => funded !== true) ?? [teams.length + 1, undefined];
      return { team: next, project: was?.project ?? openProject(view) };
    }),
  form: (_, given) => [
    number(given, 'team', 'Team', { least: 1, most: 99 }),
    choice(given, 'project', 'Project', projectChoices),
  ],
  facts({ me, empires }, given) {
    const research = empires[me]?.research ?? {};
    const was = research.teams?.[teamKey(given.team)];
    const pot = (was?.project === given.project ? was.pot : 0) + teamCost;
    return [
      { label: 'Costs', value: phrase('{cost} EP', { cost: teamCost }) },
      {
        label: 'Chance this turn',
        value: phrase('{chances} in 6', { chances: Math.min(6, teamChances(research, given.project, pot)) }),
      },
    ];
  },
  cannot(state, { seat: owner, order: given }) {
    const funded = state.empires[owner]?.research?.teams?.[teamKey(given.team)]?.funded;
    return funded === true
      ? impossible('GC C17.30', 'funded-already', { team: given.team })
      : (cannotResearch(state, owner, given.project) ?? cannotPay(state, owner, teamCost));
  },
  say: (given) =>
    phrase('Fund research team {team}: {project}', {
      team: given.team,
      project: nameOfProject(given.project),
    }),
});

/** Points that are invested at once, for this turn alone (C17.40). */
export const invest = order('invest', {
  fields: { project, points },
  title: 'Invest in research at once',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ treasury }) =>
      treasury < massPerChance ? [] : [{ project: openProject(view), points: massPerChance }],
    ),
  form: (_, given) => [
    choice(given, 'project', 'Project', projectChoices),
    number(given, 'points', 'Economic points', { least: massPerChance, most: 1_000_000 }),
  ],
  facts: (_, given) => [
    { label: 'Chance', value: phrase('{chances} in 6', { chances: Math.min(6, massChances(given.points)) }) },
  ],
  cannot: (state, { seat: owner, order: given }) =>
    massChances(given.points) < 1
      ? impossible('GC C17.40', 'too-little', { least: massPerChance })
      : (cannotResearch(state, owner, given.project) ?? cannotPay(state, owner, given.points)),
  say: (given) =>
    phrase('Invest {points} EP in {project}', {
      points: given.points,
      project: nameOfProject(given.project),
    }),
});

/** The game master’s order: an empire has observed a foreign technology, or captured it (C17.50, C17.52). */
export const grantObservation = order('grant-observation', {
  fields: { of: seat, project, observation: oneOf(observed) },
  title: 'Grant an observation',
  by: 'game-master',
  offers: ({ seats }, at) =>
    isOverall(at) ? seats.map((of) => ({ of, project: firstProject, observation: 'passive' as const })) : [],
  form: (view, given) => [
    choice(given, 'of', 'Empire', allSeats(view)),
    choice(given, 'project', 'Technology', projectChoices),
    choice(
      given,
      'observation',
      'Observed',
      choicesOf(observed, (one) =>
        phrase('{how}: worth {points} EP', { how: one, points: observations[one] }),
      ),
    ),
  ],
  cannot: ({ empires }, given) =>
    given.seat !== gameMaster
      ? impossible('GC C17.52', 'observed-by-game-master')
      : empires[given.order.of] === undefined
        ? impossible('GC C17.52', 'no-account')
        : undefined,
  say: ({ of, observation, ...given }) =>
    phrase('The {seat} observes {project}: {how}', {
      seat: nameOf(of),
      project: nameOfProject(given.project),
      how: observation,
    }),
});
