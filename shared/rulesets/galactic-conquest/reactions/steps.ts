import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { Reaction, Rx } from '../model/reaction.ts';
import { groupOf } from '../model/reaction.ts';
import { hasLeft } from '../model/battle/declining.ts';
import { isFixed } from '../model/territory.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { isHeld } from '../sensors/veils.ts';
import { attacks, speedOf } from '../ships/ships.ts';
import { springs } from './chart.ts';
import { assembled, parted, reacted, stopped } from './events.ts';
import { costOf } from './kinds.ts';
import { asOne, cannotReact, followersIn, freeAfter, pointsLeft, readyOf } from './watch.ts';

type Reacting = Room<
  State,
  View,
  never,
  EventIn<typeof reacted | typeof stopped | typeof assembled | typeof parted>
>;

/** What a reaction costs a squadron now. */
export const costNow = (squadron: Squadron, { rx, with: others }: Reaction): number =>
  costOf(rx, speedOf(squadron), others.length + 1);

/** Movement points that are neither plotted nor promised to reactions, for one more (D1.20, D2.40); below 0 where a strategic stop would have to free some. */
export function unpromised(squadron: Squadron, rx: Rx = 'BN'): number {
  const { waits = [] } = squadron;
  const takenBy = (all: readonly Reaction[]): number => sumOf(all.map((one) => costNow(squadron, one)));
  const left = pointsLeft(squadron) - takenBy(waits);
  return rx === 'WS' ? left - freeAfter(squadron, takenBy(waits.filter((one) => one.rx !== 'WS'))) : left;
}

function use(turn: Turn<Reacting>, unit: UnitId, squadron: Squadron, reaction: Reaction): void {
  const { seat, place } = squadron;
  const { rx, cause } = reaction;
  const cost = costNow(squadron, reaction);
  turn.happen(reacted.of({ seat, unit, place, segment: turn.pass, rx, cost, cause }));
}

/** Whether it has moved, has moves left, and still reacts, so that it can stop (D2.36). */
const canStop = ({ squadrons }: State, unit: UnitId, { plot }: Squadron): boolean => {
  const whole = asOne(squadrons, unit);
  return (
    plot !== undefined &&
    plot.done > 0 &&
    plot.done < plot.way.length &&
    whole !== undefined &&
    cannotReact(whole) === undefined
  );
};

function stop(turn: Turn<Reacting>, unit: UnitId, squadron: Squadron): void {
  const { plot, seat, place, waits = [] } = squadron;
  if (plot === undefined || !canStop(turn.state, unit, squadron)) return;
  const timed = waits.find(({ rx, at }) => rx === 'SS' && at === turn.pass);
  const ready = readyOf(turn.state, unit, turn.pass, ['SS']).find(({ at }) => at === 0);
  const reaction = timed ?? ready;
  if (reaction === undefined) return;
  use(turn, unit, squadron, reaction);
  const freed = plot.way.length - plot.done;
  turn.happen(stopped.of({ seat, unit, place, freed, cause: reaction.cause }));
}

/** Whether a squadron would use a warp sling or a flywheel in this segment: those come before it assembles (3/E). */
const springsFirst = ({ state, pass }: Turn<Reacting>, unit: UnitId): boolean => {
  const one = state.squadrons[unit];
  return (
    one !== undefined && isHeld(state, one.seat, one.place) && readyOf(state, unit, pass, springs).length > 0
  );
};

function assemble(turn: Turn<Reacting>, unit: UnitId, squadron: Squadron): void {
  const { squadrons } = turn.state;
  const [reaction] = readyOf(turn.state, unit, turn.pass, ['AM']);
  if (reaction === undefined) return;
  const { with: others, stays, cause } = reaction;
  const cost = costNow(squadron, reaction);
  const kept = new Set(groupOf(squadrons, unit));
  const followers = followersIn(squadrons, squadron.place);
  const all = others.every((one) => {
    const other = squadrons[one];
    return (
      other?.seat === squadron.seat &&
      other.place === squadron.place &&
      (isFixed(other) || pointsLeft(other) >= cost) &&
      other.hyper === undefined &&
      !(hasLeft(other) && attacks(squadron)) &&
      (kept.has(one) || (!followers.has(one) && (other.assembled ?? other.allies) === undefined))
    );
  });
  if (!all || followers.has(unit) || [unit, ...others].some((one) => springsFirst(turn, one))) return;
  use(turn, unit, squadron, reaction);
  const { seat, place } = squadron;
  turn.happen(
    assembled.of({ seat, unit, place, with: others, cost, cause, ...(stays && { stays: true as const }) }),
  );
}

/** Strategic stops and assembling, before anybody fights in a segment (D2.34, D2.36). */
export function react(turn: Turn<Reacting>): void {
  for (const [unit, { waits }] of inOrder(turn.state.squadrons)) {
    if (waits === undefined) continue;
    const squadron = turn.state.squadrons[unit];
    if (squadron !== undefined) stop(turn, unit, squadron);
  }
  for (const [unit, { waits }] of inOrder(turn.state.squadrons)) {
    const squadron = turn.state.squadrons[unit];
    if (waits !== undefined && squadron !== undefined) assemble(turn, unit, squadron);
  }
}

/** Who stayed assembled over the end of the turn, and does not pay for it again, parts (D2.34, D6.90). */
export function part(turn: Turn<Reacting>): void {
  for (const [unit, { seat, place, assembled: others, waits = [] }] of inOrder(turn.state.squadrons))
    if (others !== undefined && !waits.some(({ rx }) => rx === 'AM'))
      turn.happen(parted.of({ seat, unit, place, with: others }));
}
