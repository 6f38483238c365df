import type { Elsewhere } from '#kernel/orders/elsewhere.ts';
import type { Group } from '#kernel/steps/samples.ts';
import { sampled } from '#kernel/steps/samples.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Field, Fighter, Side } from '../battle/field.ts';
import { musterSector } from '../battle/muster.ts';
import type { State } from '../model/state.ts';
import { unitsAt } from '../model/units/forces.ts';
import { unreadable } from '../refusals.ts';
import { starship } from '../tables/starships.ts';
import type { FlownSide } from './classes.ts';
import { cardOf, flownBy, flownSides } from './classes.ts';
import { disengagesBy } from './leaving.ts';

/** OURS: turns of a battle elsewhere, few, so that a turn of the campaign can end. */
const turns = 5;
/** OURS: the most ships of an empire in a battle that is flown. */
export const mostFlown = 100;

/** A ship of a battle. */
export interface Placed {
  readonly side: Side;
  /** Its place among the fighters of its unit. */
  readonly at: number;
  readonly type: NonNullable<Fighter['type']>;
  /** In tenths. */
  readonly hitPoints: number;
}

/** One empire in a battle, as it is sent. */
export interface Sent {
  readonly seat: SeatId;
  readonly flown: FlownSide;
  readonly groups: readonly Group<Placed>[];
}

const shipsOf = (field: Field, seat: SeatId): readonly Placed[] =>
  field.sides
    .filter(({ owner }) => owner === seat)
    .flatMap((side) =>
      side.fighters.flatMap(({ type, hitPoints }, at) =>
        type === undefined ? [] : [{ side, at, type, hitPoints }],
      ),
    );

/** The battle of a sector as the rules find it; undefined where none is fought. */
export const battleAt = (state: State, place: PlaceId): Field | undefined =>
  musterSector(state, place, 0, unitsAt(state, place));

/** The two forces of a battle that can be flown: of two empires alone, at no standing defences, each with ships, and few enough; undefined where it stays with these rules. OURS: admirals stay behind in their corvettes. */
export function sentTo(state: State, place: PlaceId): readonly [Sent, Sent] | undefined {
  const field = battleAt(state, place);
  const sector = state.sectors[place];
  if (field === undefined || sector === undefined || sector.level > sector.levelDamage) return undefined;
  const [one, other, ...more] = field.parties;
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  if (field.sides.some(({ owner }) => owner === undefined)) return undefined;
  const forces = [shipsOf(field, one), shipsOf(field, other)] as const;
  if (forces.some(({ length }) => length === 0 || length > mostFlown)) return undefined;
  const samples = sampled(forces, {
    valueOf: ({ type }) => starship(type).cost,
    isWhole: () => true,
    nameOf: ({ side, at }) => `${side.unit} ${at}`,
  });
  if (samples === undefined) return undefined;
  const [first, second] = flownSides;
  return [
    { seat: one, flown: first, groups: samples[0] },
    { seat: other, flown: second, groups: samples[1] },
  ];
}

const shipOf = (state: State, field: Field, { flown }: Sent, { side, at, type }: Placed): object => ({
  card: cardOf(starship(type).class, flown),
  name: `${starship(type).name} ${at + 1}`.slice(0, 40),
  ...disengagesBy(state, field, side),
});

/** The battle as another game begins it, or why none does. */
export function battleElsewhere(state: State, place: PlaceId): Result<Elsewhere, readonly Problem[]> {
  const field = battleAt(state, place);
  const sent = sentTo(state, place);
  if (field === undefined || sent === undefined) return bad([unreadable('stays-with-rules')]);
  const [one, other] = sent;
  const ships = (force: Sent): readonly object[] =>
    force.groups.map(({ unit }) => shipOf(state, field, force, unit));
  return good({
    ruleset: flownBy,
    title: `Battle in ${state.sectors[place]?.name ?? place}`,
    setup: {
      scenario: 'fleet',
      map: 'floating',
      turns,
      ships: { [one.flown]: ships(one), [other.flown]: ships(other) },
    },
    books: {},
    seats: { [one.flown]: one.seat, [other.flown]: other.seat },
  });
}
