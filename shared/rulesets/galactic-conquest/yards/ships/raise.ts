import { integer, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { mostReserve, reserveBy, setReserve, unit, withUnits } from '../../crewing/reserve.ts';
import { raised, unitsFor } from '../../crewing/units.ts';
import { event, hull, ownerHears, seat } from '../../declare.ts';
import { crewKinds } from '../../model/condition/crew.ts';
import type { YardId } from '../../model/yards/yard.ts';
import type { State, View } from '../../model/state.ts';
import { isUsuallyCrewed } from '../../ships/fleet.ts';
import { changeYard, withJobs } from '../events.ts';
import { yardId } from '../shapes.ts';

/** Crew units of the reserve from which on poor crews are placed without an order. OURS (B12.100). */
const crowded = 100 * unit;

const units = integer(0, mostReserve);
const unitsText = (thousandths: number): string => String(Math.floor(thousandths / unit));

const given = {
  usual: '{hull} gets a normal crew.',
  poor: '{hull} gets a poor crew.',
  outstanding: '{hull} gets an outstanding crew.',
} as const;

/** The crew of a new ship is raised: poor and outstanding units go to the reserve, and a whole crew of them may man it. `poor`, `outstanding` and so on: thousandths of units in reserve then. */
export const crewRaised = event('crew-raised', {
  fields: {
    seat,
    yard: yardId,
    hull,
    poor: units,
    outstanding: units,
    usual: optional(units),
    green: optional(units),
    crew: optional(oneOf(['poor', 'outstanding'] as const)),
  },
  by: 'rules',
  hears: ownerHears,
  say({ hull: named, crew, ...left }) {
    const gets = phrase(given[crew ?? 'usual'], { hull: named });
    const [poor, outstanding] = [unitsText(left.poor), unitsText(left.outstanding)];
    return poor === '0' && outstanding === '0'
      ? gets
      : phrase('{gets} In reserve: {poor} poor and {outstanding} outstanding units.', {
          gets,
          poor,
          outstanding,
        });
  },
  ahead: (happened) => phrase('The crew of {hull} will be raised.', { hull: happened.hull }),
  apply(draft, { seat: owner, yard: id, crew, ...left }) {
    setReserve(
      draft,
      owner,
      reserveBy((kind) => left[kind] ?? 0),
    );
    if (crew === undefined) return;
    changeYard(draft, id, (yard) => {
      const [job, ...others] = yard.jobs ?? [];
      return job === undefined ? yard : withJobs(yard, [{ ...job, ship: { ...job.ship, crew } }, ...others]);
    });
  },
});
export type CrewRaised = EventIn<typeof crewRaised>;

/**
 * The crew of the ship that leaves a yard is raised. OURS: all at once, as the ship is paid at once; bases, gunboats and merchants raise none (B12.92,
 * B12.100, B13.40). Usual and green units that are kept come first (B9.70).
 */
export function raiseCrew(
  turn: Pick<Turn<Room<State, View, never, CrewRaised>>, 'state' | 'happen'>,
  id: YardId,
): void {
  const yard = turn.state.yards?.[id];
  const job = yard?.jobs?.[0];
  const empire = yard && turn.state.empires[yard.seat];
  if (yard === undefined || job === undefined || empire === undefined || isUsuallyCrewed(job.ship)) return;
  const { hull: of, crew } = job.ship;
  const needed = unitsFor(job.ship);
  const all = raised(empire, needed, []);
  const free = crew === undefined && needed > 0;
  const placed = job.poor === true || (all.poor ?? 0) >= crowded;
  const to = !free
    ? undefined
    : placed && (all.poor ?? 0) >= needed
      ? 'poor'
      : (all.outstanding ?? 0) >= needed
        ? 'outstanding'
        : undefined;
  const left =
    to === undefined
      ? raised(empire, needed, [crew === 'green' ? 'green' : 'usual'])
      : withUnits(all, { [to]: -needed });
  if (to === undefined && crewKinds.every((kind) => left[kind] === empire.crews?.[kind])) return;
  turn.happen(
    crewRaised.of({
      seat: yard.seat,
      yard: id,
      hull: of,
      ...left,
      poor: left.poor ?? 0,
      outstanding: left.outstanding ?? 0,
      ...(to !== undefined && { crew: to }),
    }),
  );
}
