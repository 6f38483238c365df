import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { oneRun } from '#kernel/turn/oneRun.ts';
import type { VbamSfb } from './game.ts';
import { combat } from './battles/elsewhere.ts';
import { randomEvents, typedEvents } from './fortunes/befall.ts';
import { drawing } from './encounters/joining.ts';
import { located, raiding } from './encounters/raiding.ts';
import { bombardment, groundPhase, handling, landings, lostCargo } from './ground/invasion.ts';
import { leadership } from './sequence/leadership.ts';
import { debts, endOfTurn, income, turnOrders } from './sequence/money.ts';
import { contact, movement, supplyPhase } from './movement/moves.ts';
import { construction, purchases } from './yards/construction.ts';
import { intel, internment } from './diplomacy/intel.ts';
import { techPhase } from './sequence/tech.ts';
import { grounded } from './ground/bases.ts';
import { census, colonies, morale, rebellion, productivity } from './loyalty/assets.ts';

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
