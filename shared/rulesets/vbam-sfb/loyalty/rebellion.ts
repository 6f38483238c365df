import { flag, integer, list } from '#kernel/codec/shapes.ts';
import { replace } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofSystem, toOwner } from '../declare.ts';
import type { unitLost, troopsLost } from '../ground/losses.ts';
import { strandFlights, fall } from '../ground/losses.ts';
import { casualtiesOf, strengthOf, groundDamage, troopsOf, groundCombat } from '../ground/combat.ts';
import { groundSide } from '../ground/invasion.ts';
import { dropWork } from '../model/drafts.ts';
import { systemArg } from '../model/words.ts';
import { points } from '../model/parts.ts';
import { rebelsIn } from './loyalty.ts';

/** Rebels fight the troops of `seat` (VB 470). */
export const rebellionFought = event('rebellion-fought', {
  fields: {
    ...ofSystem,
    round: integer(1, 100),
    /** The rebels first. */
    sides: list(groundSide, 2),
    /** Rebels that are left. */
    left: points,
  },
  by: 'rules',
  ...toOwner,
  say: ({ place, round, left, sides: [rebels, troops] }) =>
    rebels === undefined || troops === undefined
      ? undefined
      : phrase(
          'Rebellion in {system}, round {round}: rebels score {hits}, your troops {otherHits}; {left|rebel is|rebels are} left.',
          { system: systemArg(place), round, hits: rebels.damage, otherHits: troops.damage, left },
        ),
});

/** A rebellion ends: its system is on its own, or loyal again. */
export const rebellionOver = event('rebellion-over', {
  fields: { ...ofSystem, free: flag },
  by: 'rules',
  ...toOwner,
  say: ({ place, free }) =>
    free
      ? phrase('{system} rebels and is no longer yours.', { system: systemArg(place) })
      : phrase('The rebellion in {system} is put down.', { system: systemArg(place) }),
  apply: (draft, { seat, place, free }) => {
    replace(draft.systems, place, ({ owner, ...system }) =>
      free ? { ...system, morale: system.census } : { ...system, ...defined({ owner }), morale: 1 },
    );
    if (free) dropWork(draft, place, (project) => project.seat === seat);
  },
});

type RebelTurn = TurnOf<typeof rebellionFought | typeof rebellionOver | typeof troopsLost | typeof unitLost>;

/** Rebels fight the troops of a system without Morale; who has any left holds it (VB 470; OURS how). */
function rebel(turn: RebelTurn, at: PlaceId, of: SeatId, rebels: number): void {
  let left = rebels;
  for (let round = 1; round <= groundCombat.rounds && left > 0; round += 1) {
    const troops = troopsOf(turn.state, of, at);
    if (troops.length === 0) break;
    const sides = [left, strengthOf(troops)].map((potential, side) => {
      const die = turn.draw.fork(at, side === 0 ? 'rebels' : 'troops', round).int(6);
      return { potential, die, damage: groundDamage(potential, die) };
    });
    left = Math.max(0, left - (sides[1]?.damage ?? 0));
    turn.happen(rebellionFought.of({ seat: of, place: at, round, sides, left }));
    for (const { unit: id } of casualtiesOf(troops, sides[0]?.damage ?? 0)) fall(turn, id, undefined, at);
  }
  const isHeld = troopsOf(turn.state, of, at).length > 0;
  if (left > 0 && isHeld) return;
  turn.happen(rebellionOver.of({ seat: of, place: at, free: left > 0 }));
  if (left > 0) strandFlights(turn, at, of);
}

/** Systems without any Morale rebel, unless troops hold them down (VB 470). */
export function rebelAll(turn: RebelTurn): void {
  for (const [at, system] of inOrder(turn.state.systems)) {
    const rebels = rebelsIn(turn.state, at, system);
    if (rebels > 0 && system.owner !== undefined) rebel(turn, at, system.owner, rebels);
  }
}
