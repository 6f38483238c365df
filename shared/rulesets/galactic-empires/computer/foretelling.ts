import { openDice } from '#kernel/dice/streams.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { assuming } from '../forecast/meetings.ts';
import { fought } from '../forecast/trial.ts';
import type { State, Unit } from '../model/state.ts';
import { blankUnit } from '../model/units/blankUnit.ts';
import { sceneAt } from '../preview/scene.ts';
import { starship } from '../tables/starships.ts';
import type { Army } from './armies.ts';
import type { Planner } from './planner.ts';

/** Battles that are fought for one forecast, and in how many of them the sector has to fall. */
const [battles, enough] = [12, 11] as const;
/** Turns of a sector's revenue that it may cost in ships. */
const repaid = 8;

/** Whether these armies would take the sector from whoever was last seen there in nearly all battles, by the battle code of the turn, and at a price that it is worth. */
export function foretoldWell(planner: Planner, armies: readonly Army[], place: PlaceId): boolean {
  const { me, state, view } = planner;
  const going = Object.fromEntries(armies.map((army) => [army.id, arrived(planner, army, place)]));
  const gone = new Set<UnitId>(armies.map(({ id }) => id));
  const others = inOrder(state.units).filter(([id]) => !gone.has(id));
  const there = sceneAt({ ...state, units: { ...Object.fromEntries(others), ...going } }, place);
  const scene = assuming(there, view, place, 'seen');
  const { owner, revenue = 0 } = state.sectors[place] ?? {};
  const [ours, theirs] = [worthOf(scene, me), worthOf(scene, owner)];
  let [taken, lost, gained] = [0, 0, 0];
  for (let at = 1; at <= battles; at += 1) {
    const after = fought({ place, phase: 1, scene }, openDice('foretold').fork(place, at)).state;
    if (after.sectors[place]?.owner === me) taken += 1;
    lost += ours - worthOf(after, me);
    // Independents never come out of their sectors: that they are fewer is worth nothing.
    if (owner !== undefined) gained += theirs - worthOf(after, owner);
  }
  return taken >= enough && lost <= battles * repaid * revenue + gained;
}

/** What the starships of an empire in these sectors have cost. */
const worthOf = ({ units }: State, seat: SeatId | undefined): number =>
  sumOf(
    valuesInOrder(units).flatMap(({ owner, stacks }) =>
      owner === seat ? stacks.map(({ type, count }) => count * starship(type).cost) : [],
    ),
  );

/** The army as a unit that has come to the place. */
const arrived = (
  { me, view }: Planner,
  { id, place: from, stacks, admirals }: Army,
  place: PlaceId,
): Unit => ({
  ...(view.units[id] ?? blankUnit('starfleet', 1, '', place, me)),
  place,
  stacks,
  admirals,
  cameFrom: from,
});
