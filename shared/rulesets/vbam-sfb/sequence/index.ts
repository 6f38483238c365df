import { keysInOrder } from '#kernel/inOrder.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { oneRun } from '#kernel/turn/oneRun.ts';
import type { VbamSfb } from '../model/game.ts';
import { endOfTurn, income, turnOrders } from './money.ts';
import { intel } from './intel.ts';
import { techPhase } from './tech.ts';
import { census, morale, productivity } from './assets.ts';

/** The phases of a turn that are played (VB 7). */
export const turn: Pick<Ruleset<VbamSfb>, 'sequences' | 'runs'> = oneRun<VbamSfb>(
  [income, turnOrders, techPhase, intel, productivity, morale, census, endOfTurn],
  ({ empires }) => keysInOrder(empires),
);
