import type { Ruleset } from '#kernel/ruleset.ts';
import { eventCodec } from './codecs/event.ts';
import { stateCodec, viewCodec } from './codecs/state.ts';
import type { FederationCommander } from './model/game.ts';

/** How everything that reaches a file is read and written. */
export const codecs: Ruleset<FederationCommander>['codecs'] = {
  state: stateCodec,
  view: viewCodec,
  event: eventCodec,
};
