import { padded } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { SpyId } from '../model/relations/espionage.ts';
import { numeralOf } from '../espionage/spies.ts';
import { spoken } from '../spoken.ts';
import type { TrainingOrder } from './orders.ts';

const schoolLine = /^Spy (?:[A-Z])?(\d{1,3}) to the Spy School$/i;
const trainLine = /^Train prime team (?:PR)?(\d{1,3})$/i;

const idOf = (letter: 's' | 'p', number: string): SpyId => `${letter}${padded(Number(number), 3)}` as SpyId;

function read(text: string): Unnumbered<TrainingOrder> | undefined {
  if (/^Create a prime team$/i.test(text)) return { kind: 'raise-team' };
  const [, spy] = schoolLine.exec(text) ?? [];
  if (spy !== undefined) return { kind: 'school-spy', spy: idOf('s', spy) };
  const [, team] = trainLine.exec(text) ?? [];
  return team === undefined ? undefined : { kind: 'train-team', team: idOf('p', team) };
}

function write(order: Unnumbered<TrainingOrder>): string {
  switch (order.kind) {
    case 'raise-team':
      return 'Create a prime team.';
    case 'school-spy':
      return `Spy ${numeralOf(order.spy)} to the Spy School.`;
    case 'train-team':
      return `Train prime team ${numeralOf(order.team)}.`;
  }
}

/** `Spy 1 to the Spy School`, `Create a prime team`, `Train prime team 1` (C14.40, C14.50). */
export const spokenTraining = spoken<TrainingOrder>({
  kinds: ['school-spy', 'raise-team', 'train-team'],
  phrases: () => ['Spy 1 to the Spy School.', 'Create a prime team.', 'Train prime team 1.'],
  read,
  write,
});
