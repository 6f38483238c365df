import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { VbamSfb } from '#rulesets/vbam-sfb/game.ts';
import { isOf } from '#rulesets/vbam-sfb/model/relations.ts';
import type { State } from '#rulesets/vbam-sfb/model/state.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';

const fields = {
  all: 'turn firstYear tables raids capacity won.** empires.*.(computer nonPlayer)',
  alone: 'empires.** projects.** relations.*.deeds.** systems.** units.**',
  // Whoever has a unit or a colony there; an Explorer reads the figures of a system. Enmity and alliances are heard by everybody, other treaties by their two.
  seen: `units.*.(design seat place crippled between interned) systems.*.(owner census morale raw productivity capacity seized raided)
    terrain.* strangers.* projects.*.seat relations.*.(enmity.* treaties.*)`,
  nobody: 'chances',
};

/** Who has a unit or a colony in a place, or has explored it. */
function seatsAt(
  { units, systems, empires }: State,
  places: readonly (PlaceId | undefined)[],
): readonly SeatId[] {
  const isHere = (place: PlaceId | undefined): boolean => place !== undefined && places.includes(place);
  return [
    ...valuesInOrder(units).flatMap(({ seat, place, between }) =>
      isHere(place) || isHere(between) ? [seat] : [],
    ),
    ...inOrder(systems).flatMap(([place, { owner }]) =>
      owner !== undefined && isHere(place) ? [owner] : [],
    ),
    ...inOrder(empires).flatMap(([seat, { explored }]) => (explored.some(isHere) ? [seat] : [])),
  ];
}

/** Whoever may know what stands there of the world. */
export const secrets: TestKit<VbamSfb>['secrets'] = {
  fields,
  knows(state, [part, id = '', member], known) {
    const every = keysInOrder(state.empires);
    if (part === 'empires') return [id as SeatId];
    if (part === 'strangers') return every;
    if (part === 'relations')
      return member === 'deeds' ? every.filter((seat) => isOf(id as never, seat)) : every;
    if (part === 'terrain')
      return every.filter((seat) => state.empires[seat]!.explored.includes(id as PlaceId));
    // Others see it there, or have it.
    if (['seat', 'owner', 'place', 'between'].includes(member ?? '')) return every;
    if (part === 'projects') return [state.projects[id]!.seat];
    if (part === 'systems') {
      const { owner } = state.systems[id as PlaceId]!;
      return known === 'seen' ? seatsAt(state, [id as PlaceId]) : owner === undefined ? [] : [owner];
    }
    const { seat, place, between } = state.units[id as UnitId]!;
    return known === 'seen' ? seatsAt(state, [place, between]) : [seat];
  },
};
