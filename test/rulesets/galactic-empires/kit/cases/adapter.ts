import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import type { CaseAdapter } from '#test/support/cases/adapter.ts';
import type { GalacticEmpires } from '../../../../../shared/rulesets/galactic-empires/game.ts';
import { checkFact, factLine, factsOf, plainEvent } from './facts.ts';
import { readGiven } from './given.ts';
import { seatNamed } from './names.ts';
import { readOrder } from './orders.ts';
import { worldOf } from './setup.ts';

/** Whoever gives orders: an empire of the case, or the game master. */
function seat(name: string, state: State): SeatId {
  if (name === 'Game Master') return gameMaster;
  const named = seatNamed(name);
  checkFact(`empires.${name}`, state);
  return named;
}

/** How cases of Galactic Empires are written: test/rulesets/README.md. */
export const cases: CaseAdapter<GalacticEmpires> = {
  ruleset: galacticEmpires,
  readGiven,
  world: worldOf,
  seat,
  order: readOrder,
  facts: factsOf,
  checkFact,
  plainEvent,
  factLine,
};
