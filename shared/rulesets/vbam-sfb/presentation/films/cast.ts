import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Actor, FilmGroup } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { BattleJoined } from '../../encounters/joining.ts';
import type { Event } from '../../game.ts';
import { raiders } from '../../map/empires.ts';
import type { Unit } from '../../model/state.ts';
import { attackOf, enduranceOf } from '../../sidcors/factors.ts';
import { designOf } from '../../units/designs.ts';
import { nameOfSeat, signOf } from '../names.ts';

export type BattleEvent = Extract<Event, { readonly battle: string }>;
/** A unit as it stood when the battle was joined. */
export type Seen = BattleJoined['units'][UnitId];

export const points = { unit: 'DP', per: 1 } as const;
const plain = { unit: '', per: 1 } as const;

/** The units that one side brought, by the event that tells of them. */
export const broughtBy = ({ forces, units }: BattleJoined, seat: SeatId): readonly Seen[] =>
  (forces[seat] ?? []).flatMap((id) => {
    const unit = units[id];
    return unit === undefined ? [] : [unit];
  });

/** Units counted by class. */
export const groupsOf = (units: readonly Pick<Unit, 'seat' | 'design'>[]): readonly FilmGroup[] =>
  [...Map.groupBy(units, ({ design }) => design)].map(([design, all]) => ({
    type: design,
    name: design,
    count: all.length,
    shipClass: signOf(designOf(all[0] as Pick<Unit, 'seat' | 'design'>)),
  }));

/** What a side lost for good. */
export const lostBy = (
  { forces }: BattleJoined,
  events: readonly BattleEvent[],
  seat: SeatId,
): readonly FilmGroup[] =>
  groupsOf(
    events.flatMap((event) =>
      (event.kind === 'unit-destroyed' || event.kind === 'unit-captured') &&
      forces[seat]?.includes(event.unit) === true
        ? [event]
        : [],
    ),
  );

const crippledBy = ({ forces }: BattleJoined, events: readonly BattleEvent[], seat: SeatId): number =>
  events.filter((event) => event.kind === 'unit-crippled' && forces[seat]?.includes(event.unit) === true)
    .length;

function fateOf(events: readonly BattleEvent[], seat: SeatId, left: number): Actor['fate'] {
  if (left === 0) return { kind: 'lost', label: 'destroyed' };
  const over = events.find((event) => event.kind === 'battle-over');
  return over?.winner === undefined || over.winner === seat
    ? { kind: 'holds', label: over?.winner === undefined ? 'stays' : 'holds the field' }
    : { kind: 'left', label: 'withdrew' };
}

/** One side of a battle: its units by class, and what became of them. */
export function actorOf(joined: BattleJoined, events: readonly BattleEvent[], seat: SeatId): Actor {
  const brought = broughtBy(joined, seat);
  const [groups, lost] = [groupsOf(brought), lostBy(joined, events, seat)];
  const gone = sumOf(lost.map(({ count }) => count));
  const crippled = brought.filter((unit) => unit.crippled).length;
  const other = seat === joined.seat ? joined.to : joined.seat;
  return {
    id: seat,
    ...(seat === raiders ? {} : { owner: seat }),
    name: phrase('{power}', { power: nameOfSeat(seat) }),
    notes: crippled === 0 ? [] : [phrase('{count|unit was|units were} crippled before', { count: crippled })],
    figures: [
      figure('attack factors', sumOf(brought.map(attackOf))),
      figure('Damage Points to destroy all', sumOf(brought.map(enduranceOf))),
    ],
    listed: groups,
    groups,
    against: [other],
    lost,
    endurance: sumOf(brought.map(enduranceOf)),
    fate: fateOf(events, seat, brought.length - gone),
    end: phrase('The {power} loses {gone|unit|units}; {crippled} {crippled:is|are} crippled.', {
      power: nameOfSeat(seat),
      gone,
      crippled: crippledBy(joined, events, seat),
    }),
  };
}

const figure = (label: string, number: number): Actor['figures'][number] => ({
  label,
  short: label,
  number,
  scale: plain,
});
