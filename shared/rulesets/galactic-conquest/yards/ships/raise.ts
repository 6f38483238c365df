import { integer, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, hull, ownerHears, seat } from '../../declare.ts';
import type { CrewReserve, YardId } from '../../model/yards/yard.ts';
import type { State, View } from '../../model/state.ts';
import { isCivilian } from '../../ships/fleet.ts';
import { changeYard, withJobs } from '../events.ts';
import { mostReserve, yardId } from '../shapes.ts';

/** Thousandths of a crew unit. */
const unit = 1000;
/** Thousandths of new crews that are outstanding in restoration (B13.40). */
const outstandingShare = 40;
/** Crew units of the reserve from which on poor crews are placed without an order. OURS (B12.100). */
const crowded = 100 * unit;

const units = integer(0, mostReserve);
const unitsText = (thousandths: number): string => String(Math.floor(thousandths / unit));
/** What is left of a reserve; nothing where nobody is in it. */
const reserveOf = (poor: number, outstanding: number): { readonly crews?: CrewReserve } =>
  poor === 0 && outstanding === 0
    ? {}
    : { crews: { ...(poor > 0 && { poor }), ...(outstanding > 0 && { outstanding }) } };

/** The crew of a new ship is raised: poor and outstanding units go to the reserve, and a whole crew of them may man it. `poor` and `outstanding`: thousandths of units in reserve then. */
export const crewRaised = event('crew-raised', {
  fields: {
    seat,
    yard: yardId,
    hull,
    poor: units,
    outstanding: units,
    crew: optional(oneOf(['poor', 'outstanding'] as const)),
  },
  by: 'rules',
  hears: ownerHears,
  say: ({ crew, ...happened }) => {
    const args = {
      hull: happened.hull,
      poor: unitsText(happened.poor),
      outstanding: unitsText(happened.outstanding),
    };
    if (crew === 'poor')
      return phrase(
        '{hull} gets a poor crew. In reserve: {poor} poor units, {outstanding} outstanding ones.',
        args,
      );
    return crew === 'outstanding'
      ? phrase(
          '{hull} gets an outstanding crew. In reserve: {poor} poor units, {outstanding} outstanding ones.',
          args,
        )
      : phrase(
          '{hull} gets a usual crew. In reserve: {poor} poor units, {outstanding} outstanding ones.',
          args,
        );
  },
  ahead: (happened) => phrase('The crew of {hull} will be raised.', { hull: happened.hull }),
  apply(draft, { seat: owner, yard: id, poor, outstanding, crew }) {
    replace(draft.empires, owner, ({ crews: _, ...empire }) => ({
      ...empire,
      ...reserveOf(poor, outstanding),
    }));
    if (crew === undefined) return;
    changeYard(draft, id, (yard) => {
      const [job, ...others] = yard.jobs ?? [];
      return job === undefined ? yard : withJobs(yard, [{ ...job, ship: { ...job.ship, crew } }, ...others]);
    });
  },
});
export type CrewRaised = EventIn<typeof crewRaised>;

/** The crew of the ship that leaves a yard is raised. OURS: all at once, as the ship is paid at once; bases, gunboats and merchants raise none (B12.92, B12.100, B13.40). */
export function raiseCrew(
  turn: Pick<Turn<Room<State, View, never, CrewRaised>>, 'state' | 'happen'>,
  id: YardId,
): void {
  const yard = turn.state.yards?.[id];
  const job = yard?.jobs?.[0];
  const empire = yard && turn.state.empires[yard.seat];
  if (yard === undefined || job === undefined || empire === undefined || isCivilian(job.ship)) return;
  const { hull: of, crew, figures } = job.ship;
  const raised = figures?.crew ?? 0;
  const { poor: hadPoor = 0, outstanding: hadBest = 0 } = empire.crews ?? {};
  const poor = hadPoor + raised * (empire.poor ?? 0);
  const best = hadBest + (empire.mobility === 'RB' ? raised * outstandingShare : 0);
  const needed = raised * unit;
  const free = crew === undefined && raised > 0;
  const placed = job.poor === true || poor >= crowded;
  const to = !free
    ? undefined
    : placed && poor >= needed
      ? 'poor'
      : best >= needed
        ? 'outstanding'
        : undefined;
  if (to === undefined && poor === hadPoor && best === hadBest) return;
  turn.happen(
    crewRaised.of({
      seat: yard.seat,
      yard: id,
      hull: of,
      poor: Math.min(mostReserve, to === 'poor' ? poor - needed : poor),
      outstanding: Math.min(mostReserve, to === 'outstanding' ? best - needed : best),
      ...(to !== undefined && { crew: to }),
    }),
  );
}
