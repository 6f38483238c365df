import { phrase } from '#kernel/report/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { FederationCommander } from '../model/game.ts';
import { directionName, hexName } from '../tables/board.ts';
import { actionName, shipName } from '../words.ts';
import { tokenText } from '../tables/tokens.ts';

type Tell = Ruleset<FederationCommander>['tell'];
type Kind =
  | 'impulse-begun'
  | 'accelerated'
  | 'emergency-stopped'
  | 'moved'
  | 'move-cancelled'
  | 'turned-in-place';

export const movementTell: Pick<Tell, Kind> = {
  'impulse-begun': {
    told: (event) => event,
    say: ({ impulse }) => phrase('Impulse {impulse} begins.', { impulse }),
  },
  accelerated: {
    told: (event) => event,
    say: ({ ship, cost }, view) =>
      phrase('{ship} accelerates by one hex for {cost} tokens.', {
        ship: shipName(view, ship),
        cost: tokenText(cost),
      }),
  },
  'emergency-stopped': {
    told: (event) => event,
    say: ({ ship, pool }, view) =>
      phrase('{ship} stops at once, and has {pool|point|points} for its shields.', {
        ship: shipName(view, ship),
        pool,
      }),
  },
  moved: {
    told: (event) => event,
    say: ({ ship, action, from, place, facing }, view) =>
      phrase('{ship}: {action}, from {from} to {place} facing {facing}.', {
        ship: shipName(view, ship),
        action: actionName(action),
        from: hexName(from),
        place: hexName(place),
        facing: directionName(facing),
      }),
  },
  'move-cancelled': {
    told: (event) => event,
    say: ({ ship, action, place, facing, cost }, view) =>
      phrase('{ship}: {action} for {cost} tokens, in {place} facing {facing}.', {
        ship: shipName(view, ship),
        action: actionName(action),
        cost: tokenText(cost),
        place: hexName(place),
        facing: directionName(facing),
      }),
  },
  'turned-in-place': {
    told: (event) => event,
    say: ({ ship, place, facing }, view) =>
      phrase('{ship} turns in {place} to face {facing}.', {
        ship: shipName(view, ship),
        place: hexName(place),
        facing: directionName(facing),
      }),
  },
};
