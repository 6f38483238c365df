import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { BasesYielded, CommerceLost } from '../support/commerce.ts';
import type { Spilled } from '../../carried/spilled.ts';
import type { shuttlesLost } from '../../mines/shuttles.ts';
import type { MineEvent } from '../../mines/events.ts';
import type { Battle, State, View } from '../../model/state.ts';
import type { bypassed, declined, reacted } from '../../reactions/events.ts';
import type { OfficerEvent } from '../../officers/events.ts';
import type { CrewsRose } from '../../crews/rise.ts';
import type { Patched } from '../../repair/selfRepair.ts';
import type { Side } from '../battle.ts';
import type { HospitalDestroyed } from '../support/hospitals.ts';
import type { AdmiralLooked } from './look.ts';
import type { BattleEvent } from '../events.ts';
import type { FormEvent } from '../formEvents.ts';

/** What the steps of a battle are made of. */
export type Fighting = Room<
  State,
  View,
  never,
  | BattleEvent
  | FormEvent
  | MineEvent
  | Patched
  | CrewsRose
  | OfficerEvent
  | AdmiralLooked
  | HospitalDestroyed
  | CommerceLost
  | BasesYielded
  | Spilled
  | EventIn<typeof reacted | typeof bypassed | typeof declined | typeof shuttlesLost>
>;

/** What every event of a battle says. */
export const inBattle = ({ code, place }: Battle, sides: readonly Side[]) => ({
  battle: code,
  place,
  // Allies hear of a battle in which they fight (C22.20).
  seats: [...sides.map(({ squadron }) => squadron.seat), ...sides.flatMap(({ allies }) => allies)],
});
