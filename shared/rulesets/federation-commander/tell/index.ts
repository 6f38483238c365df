import type { Ruleset } from '#kernel/ruleset.ts';
import type { FederationCommander } from '../model/game.ts';
import { energyTell } from './energy.ts';
import { fireTell } from './fire.ts';
import { movementTell } from './movement.ts';

/** Everything is done in the open (FC 1E4), but for standing orders. */
export const tell: Ruleset<FederationCommander>['tell'] = { ...energyTell, ...movementTell, ...fireTell };

/** What brings each kind of event about. */
export const origins: NonNullable<Ruleset<FederationCommander>['origins']> = {
  'captain-set': 'order',
  'order-filed': 'order',
  'order-withdrawn': 'order',
  allocated: 'order',
  'impulse-begun': 'rules',
  accelerated: 'order',
  'emergency-stopped': 'order',
  moved: 'order',
  'move-cancelled': 'order',
  'turned-in-place': 'order',
  'fire-declared': 'order',
  'volley-fired': 'rules',
  'shield-struck': 'either',
  'shield-reinforced': 'order',
  'volley-struck': 'rules',
  'boxes-disabled': 'order',
  'ship-destroyed': 'rules',
  'energy-kept': 'rules',
  repaired: 'order',
  'shield-moved': 'order',
  disengaged: 'order',
  'battle-over': 'rules',
};
