import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { oneRun } from '#kernel/turn/oneRun.ts';
import type { VbamSfb } from '../model/game.ts';
import { combat } from './combat/battle.ts';
import { randomEvents, typedEvents } from './fortunes.ts';
import { drawing } from './combat/encounters.ts';
import { located, raiding } from './combat/raids.ts';
import { bombardment, groundPhase, handling, landings, lostCargo } from './invasion.ts';
import { leadership } from './leadership.ts';
import { debts, endOfTurn, income, turnOrders } from './money.ts';
import { contact, movement, supplyPhase } from './movement.ts';
import { construction, purchases } from './yards.ts';
import { intel, internment } from './intel.ts';
import { techPhase } from './tech.ts';
import { grounded } from './flights.ts';
import { census, colonies, morale, rebellion, productivity } from './assets.ts';

/** The nine phases of a turn (VB 7), after what the game master has decided. */
export const turn: Pick<Ruleset<VbamSfb>, 'sequences' | 'runs'> = oneRun<VbamSfb>(
  [
    leadership,
    income,
    debts,
    turnOrders,
    purchases,
    techPhase,
    contact,
    intel,
    internment,
    ...[...movement, supplyPhase, located, raiding, drawing, ...combat],
    ...[lostCargo, handling, bombardment, landings, groundPhase],
    construction,
    productivity,
    morale,
    rebellion,
    census,
    grounded,
    colonies,
    typedEvents,
    randomEvents,
    endOfTurn,
  ],
  ({ empires }) => keysInOrder(empires),
);
