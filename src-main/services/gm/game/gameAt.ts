import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { SomeRuleset } from '../../ruleset.ts';

/** A game and its rules. */
export interface GameAt {
  readonly store: GameStore;
  readonly ruleset: SomeRuleset;
}

/** What writing files for others needs. */
export interface FilePorts {
  readonly sealing: Sealing;
  readonly clock: Clock;
}
