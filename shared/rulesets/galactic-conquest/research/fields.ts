import { integer, oneOf } from '#kernel/codec/shapes.ts';
import { choicesOf } from '#kernel/declare/entries.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { projectNames, projects } from './projects.ts';

export const project = oneOf(projectNames);
export const team = integer(1, 99);
export const nameOfProject = (id: string): string => projects.get(id)?.name ?? id;
export const projectChoices = choicesOf(projectNames, (id) => phrase('{name}', { name: nameOfProject(id) }));
/** The name of a team in a state. */
export const teamKey = (number: number): string => `t${number}`;
