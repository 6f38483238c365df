import { phrase } from '#kernel/report/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { GroundEvent } from '../model/groundEvents.ts';
import type { VbamSfb } from '../model/game.ts';
import { own, systemArg } from './parts.ts';

export const tellGround: Pick<Ruleset<VbamSfb>['tell'], GroundEvent['kind']> = {
  'colony-founded': own(({ place }) =>
    phrase('A colony is founded in {system}, with a Census of 1.', { system: systemArg(place) }),
  ),
};

export const groundOrigins = {
  'colony-founded': 'order',
} as const satisfies Pick<NonNullable<Ruleset<VbamSfb>['origins']>, GroundEvent['kind']>;
