import { inTurn } from '#kernel/steps/carryOut.ts';
import { replace } from '#kernel/steps/change.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { State, System } from '../model/state.ts';
import { unitsAt } from '../model/stations.ts';
import { labelOf } from '../map/board.ts';
import { designOf, designsOf, has } from '../units/designs.ts';
import { impossible } from '../refusals.ts';
import { areEnemies, isArmed } from '../supply/control.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofClass, toOwner, toUnit } from '../declare.ts';
import { removeUnit } from '../model/drafts.ts';
import { systemArg } from '../model/words.ts';

/** A system without people, where a colony can be founded (VB 486). */
export const isFree = ({ owner, census }: System): boolean => owner === undefined && census === 0;

/** Whether an armed enemy stands in a sector (OURS: nobody settles under its guns). */
export const isThreatened = (state: State, seat: SeatId, place: PlaceId): boolean =>
  unitsAt(state.units, place).some(([, unit]) => isArmed(unit) && areEnemies(state, seat, unit.seat));

/** Why a Colony Fleet cannot found a colony where it is (VB 486). */
export function cannotColonise(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = id === undefined ? undefined : state.units[id];
  if (unit?.seat !== seat) return impossible('VB 103', 'not-your-unit');
  const sector = labelOf(unit.place);
  if (!has(designOf(unit), 'Colonize') || unit.mothballed)
    return impossible('VB 486', 'no-colonists', { name: unit.design });
  if (unit.between !== undefined) return impossible('VB 206', 'on-the-way', { name: unit.design });
  const system = state.systems[unit.place];
  if (system === undefined) return impossible('VB 486', 'no-system-here', { sector });
  if (!isFree(system)) return impossible('VB 486', 'settled-already', { system: sector });
  return isThreatened(state, seat, unit.place) ? impossible('VB 486', 'enemy-there', { sector }) : undefined;
}

/** Census of a system that Colony Fleets under construction will take along (VB 486). */
const promised = ({ projects }: State, place: PlaceId): number =>
  valuesInOrder(projects).filter(({ seat, place: where, work, design }) => {
    const found = designsOf(seat).get(design);
    return where === place && work === 'build' && found !== undefined && has(found, 'Colonize');
  }).length;

/** Whether a system can spare so many more of its people for Colony Fleets: the last of them stay (OURS). */
export const canSpare = (state: State, place: PlaceId, count: number): boolean =>
  (state.systems[place]?.census ?? 0) - promised(state, place) > count;

/** Has a Colony Fleet found a colony where it is at the end of the turn (VB 486). */
export const colonise = toUnit('colonise', {
  title: 'Found a colony',
  cannot: cannotColonise,
  may: (_, __, one) => has(designOf(one), 'Colonize'),
  say: () => phrase('Found a colony where it is at the end of the turn'),
});

/** A Colony Fleet becomes a colony (VB 486). */
export const colonyFounded = event('colony-founded', {
  fields: { ...ofClass },
  by: 'order',
  ...toOwner,
  say: ({ place }) =>
    phrase('A colony is founded in {system}, with a Census of 1.', { system: systemArg(place) }),
  ahead: ({ place }) =>
    phrase('A colony will be founded in {system}, with a Census of 1.', { system: systemArg(place) }),
  apply: (draft, { seat, place, unit }) => {
    removeUnit(draft, unit);
    replace(draft.systems, place, (system) => ({ ...system, owner: seat, census: 1, morale: 1, bonus: 0 }));
  },
});

/** Colony Fleets become colonies, which do nothing in this turn (VB 486). */
export function foundColonies(turn: TurnOf<typeof colonise | typeof colonyFounded>): void {
  inTurn(turn, colonise, ({ seat: giver, unit: id, order: { ref } }) => {
    const fleet = id && turn.state.units[id];
    return id === undefined || fleet === undefined
      ? undefined
      : colonyFounded.of({ seat: giver, unit: id, place: fleet.place, design: fleet.design, cause: ref });
  });
}
