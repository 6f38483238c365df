import type { SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import type { Game } from '#kernel/game.ts';
import type { GalacticEmpires } from '#rulesets/galactic-empires/model/game.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import type { CaseAdapter } from './adapter.ts';
import { CaseMistake } from './adapter.ts';
import { checkFact, factLine, factsOf, plainEvent } from './galactic-empires/facts.ts';
import { readGiven } from './galactic-empires/given.ts';
import { seatNamed } from './galactic-empires/names.ts';
import { readOrder } from './galactic-empires/orders.ts';
import { worldOf } from './galactic-empires/setup.ts';

/** Whoever gives orders: an empire, or the game master. */
const seat = (name: string): SeatId => (name === 'Game Master' ? gameMaster : seatNamed(name));

const galacticEmpiresCases: CaseAdapter<GalacticEmpires> = {
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

/** How cases of a ruleset are written; throws CaseMistake for one that nobody knows. */
export function adapterOf(ruleset: string): CaseAdapter<Game> {
  if (ruleset === 'galactic-empires') return galacticEmpiresCases as unknown as CaseAdapter<Game>;
  throw new CaseMistake(`no cases can be written for «${ruleset}»; there is galactic-empires`);
}
