import { optional } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { allSeats, cause, event, isOverall, order, ownerHears, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import { impossible } from '../refusals.ts';
import { research } from './events.ts';
import { nameOfProject, project, projectChoices } from './fields.ts';
import { firstProject } from './projects.ts';
import { successesOf } from './research.ts';

/** The game master’s order: a technology of others is unseen to an empire, which does not work on it (C17.50). OURS: which ones are, the game master judges. */
export const barTechnology = order('bar-technology', {
  fields: { of: seat, project },
  title: 'Bar an unseen technology',
  by: 'game-master',
  offers: ({ seats }, at) => (isOverall(at) ? seats.map((of) => ({ of, project: firstProject })) : []),
  form: (view, given) => [
    choice(given, 'of', 'Empire', allSeats(view)),
    choice(given, 'project', 'Technology', projectChoices),
  ],
  cannot({ empires }, { seat: by, order: { of, project: id } }) {
    const empire = empires[of];
    if (by !== gameMaster) return impossible('GC C17.50', 'observed-by-game-master');
    if (empire === undefined) return impossible('GC C17.50', 'no-account');
    const { unseen = [], seen = {} } = empire.research ?? {};
    return unseen.includes(id) || seen[id] !== undefined || successesOf(empire, id) > 0
      ? impossible('GC C17.50', 'tech-seen', { seat: nameOf(of), project: nameOfProject(id) })
      : undefined;
  },
  say: ({ of, ...given }) =>
    phrase('The {seat} has not seen {project}', { seat: nameOf(of), project: nameOfProject(given.project) }),
});

export const technologyBarred = event('technology-barred', {
  fields: { seat, project, cause: optional(cause) },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{project} is foreign: it cannot be researched until a turn after it was seen in use.', {
      project: nameOfProject(happened.project),
    }),
  apply: (draft, happened) =>
    research(draft, happened.seat, ({ unseen = [] }) => ({ unseen: [...unseen, happened.project] })),
});
