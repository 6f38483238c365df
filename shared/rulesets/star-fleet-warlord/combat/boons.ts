import type { SeatId } from '#kernel/words/ids.ts';
import type { Posture } from './tactics.ts';
import { boonStrength } from './itemFigures.ts';
import type { SpecialKey } from '../specials/table.ts';
import { hasSpecial } from '../specials/specials.ts';
import type { World } from '../galaxy/world.ts';

/** What a Corporation has beyond others in battle, through what it owns. */
export interface Boons {
  /** Levels that crews count more. */
  readonly crew: number;
  /** What each item adds beyond its strength. */
  readonly fighters: number;
  readonly pfs: number;
  readonly commandos: number;
  /** An MRS helps attackers too. */
  readonly mrs: boolean;
  /** Each ship fights by the best tactic of its race. */
  readonly tactics: boolean;
}

/** The boons of an owner: crews, fighters and PFs are better in attack alone (SFW 7361, 7386, 7392, 7420, 7477, 7483). */
export function boonsOf({ state }: Pick<World, 'state'>, seat: SeatId, posture: Posture): Boons {
  const has = (key: SpecialKey): boolean => hasSpecial(state, seat, key);
  const ifSo = (so: boolean): number => (so ? boonStrength : 0);
  const attacks = posture === 'attack';
  return {
    crew: ifSo(attacks && has('battle-training-enhancer')),
    fighters: ifSo(attacks && has('fighter-academy')),
    pfs: ifSo(attacks && has('pf-academy')),
    commandos: ifSo(has('commando-support')),
    mrs: has('mrs-center'),
    tactics: has('combat-supercomputer'),
  };
}
