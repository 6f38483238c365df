import type { Draft } from '#kernel/steps/change.ts';
import { replace } from '#kernel/steps/change.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Empire } from '../model/empire.ts';
import type { Level } from '../model/empire.ts';
import type { State } from '../model/state.ts';

/** An empire that the computer leads on this level; undefined: it leads it no longer. */
export function ledOn({ computer: _, level: __, ...empire }: Empire, level: Level | undefined): Empire {
  if (level === undefined) return empire;
  return { ...empire, computer: true, ...(level !== 'steady' && { level }) };
}

/** The level on which the computer leads an empire; undefined: it does not. */
export const levelLed = ({
  computer,
  level = 'steady',
}: Pick<Empire, 'computer' | 'level'>): Level | undefined => (computer === true ? level : undefined);

/** The computer leads an empire from now on, or no longer. */
export const lead = (draft: Draft<State>, seat: SeatId, level: Level | undefined): void =>
  replace(draft.empires, seat, (empire) => ledOn(empire, level));
