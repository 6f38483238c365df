import type { Ruleset } from '#kernel/ruleset.ts';
import type { FederationCommander } from '../model/game.ts';
import { allocate } from './allocate.ts';
import {
  accelerate,
  disengage,
  emergencyStop,
  move,
  repair,
  transferShield,
  turnInPlace,
} from './answers.ts';
import { fire, markBoxes, reinforce, takeOnShield } from './answersInFire.ts';
import { disengageWhen, fireWhen, loseFirst, reinforceWhen, repairFirst, withdraw } from './battle.ts';
import { course } from './course.ts';
import { setCaptain } from './setCaptain.ts';
import { changeSpeedWhen, plot, steer } from './movement.ts';

export const orders: Ruleset<FederationCommander>['orders'] = {
  allocate,
  plot,
  course,
  steer,
  'change-speed-when': changeSpeedWhen,
  'fire-when': fireWhen,
  'reinforce-when': reinforceWhen,
  'lose-first': loseFirst,
  'repair-first': repairFirst,
  'disengage-when': disengageWhen,
  withdraw,
  'set-captain': setCaptain,
  accelerate,
  'emergency-stop': emergencyStop,
  move,
  'turn-in-place': turnInPlace,
  fire,
  'take-on-shield': takeOnShield,
  reinforce,
  'mark-boxes': markBoxes,
  repair,
  'transfer-shield': transferShield,
  disengage,
};
