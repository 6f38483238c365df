import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { yearOf } from '../map/seats.ts';
import type { Empire, Research, Team } from '../model/empire.ts';
import type { State } from '../model/state.ts';
import { massPerChance, perChance, projects } from './projects.ts';

/** Successes that an empire has had with a project. */
export const successesOf = ({ research }: Pick<Empire, 'research'>, project: string): number =>
  research?.known?.[project] ?? 0;

/** A turn, and the year of the first one. */
type When = Pick<State, 'turn' | 'year'>;

/** The level of a technology that an empire can use in a turn; 0: none. A timed one has one level, from its year on. */
export function levelOf(empire: Pick<Empire, 'research'>, project: string, when: When): number {
  const { due, from = 0 } = projects.get(project) ?? {};
  const [year, had] = [yearOf(when), successesOf(empire, project)];
  if (due !== undefined) return year >= due - had ? 1 : 0;
  return year >= from ? had : 0;
}

/** Whether an empire may not work on a technology, as it has not seen it in use before this turn (C17.50). */
export function isUnseen({ research }: Pick<Empire, 'research'>, project: string, turn: number): boolean {
  const seen = research?.shown?.[project] ?? turn;
  return research?.unseen?.includes(project) === true && seen >= turn;
}

/** Whether an empire can use a technology now. */
export const hasTech = (state: When & Pick<State, 'empires'>, seat: SeatId, project: string): boolean =>
  levelOf(state.empires[seat] ?? {}, project, state) > 0;

/** The teams of an empire with their numbers, the lowest first. */
export const teamsOf = ({ teams = {} }: Research = {}): readonly (readonly [number, Team])[] =>
  inOrder(teams)
    .map(([key, one]) => [Number(key.slice(1)), one] as const)
    .sort(([a], [b]) => a - b);

/** Chances in six of a team with so much in its pot, for a project that has been observed (C17.15, C17.52). */
export const teamChances = ({ seen = {} }: Research, project: string, pot: number): number =>
  Math.floor((pot + (seen[project] ?? 0)) / perChance);

/** Chances in six of an investment at once (C17.40). */
export const massChances = (points: number): number => Math.floor(points / massPerChance);
