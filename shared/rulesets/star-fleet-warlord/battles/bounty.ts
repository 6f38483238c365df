import { percentOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { figureOf } from '../model/settings.ts';
import { factorsOf } from '../ships/ships.ts';

/** EP for a space monster: by what it could do before any damage (SFW 757; OURS: how much). */
export function monsterBounty(state: Pick<State, 'parameters'>, monster: Ship): number {
  const { attack, defense } = factorsOf(monster);
  return percentOf(figureOf(state, 'bounty.percent'), attack + defense);
}
