import { integer } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, ownerHears, seat } from '../declare.ts';
import { loweringOf } from '../model/condition/ratings.ts';
import type { State, View } from '../model/state.ts';
import { majorsCounting } from '../model/stations/systems.ts';
import { isAtWar, majorsForDie, mobilityRows } from './table.ts';
import type { Empire } from '../model/empire.ts';

/** Tenths of a percent in all that there is. */
const whole = 1000;
/** A share of crews as it is written, from tenths of a percent: `7.3 %`. */
export const shareText = (tenths: number): string => `${tenths / 10} %`;

/** What so many dice show together. */
const diceOf = (draw: Draw, dice: number): number => {
  let sum = 0;
  for (let die = 1; die <= dice; die += 1) sum += draw.fork(die).int(6);
  return sum;
};

/** Dice that major systems take off what poor crews rise by (B12.90). */
const diceOfMajors = (majors: number): number => Math.floor(majors / majorsForDie);

/** Dice by which poor crews rise in a turn, or fall where there are fewer than none, and those that major systems take off that (B12.90, B12.115). */
export function poorDiceOf(
  state: State,
  owner: SeatId,
  empire: Empire,
): { readonly rise: number; readonly fall: number } {
  const { mobility } = empire;
  // Command ratings five lower take a die more in war (B12.115).
  const more = isAtWar(mobility) && loweringOf(empire).drains > 0 ? 1 : 0;
  return { rise: mobilityRows[mobility].poorDice + more, fall: diceOfMajors(majorsCounting(state, owner)) };
}

/**
 * The share of poor crews after another turn, in tenths of a percent (B12.90). Many major systems lower what it rises by, and never the share
 * itself (B12.95).
 * @param dice what so many dice show, of those that change it (`crews`) and of those that major systems roll (`systems`)
 */
export function poorAfter(
  poor: number,
  poorDice: number,
  majors: number,
  dice: (of: 'crews' | 'systems', count: number) => number,
): number {
  const shown = dice('crews', Math.abs(poorDice));
  if (poorDice < 0) return Math.max(0, poor - shown);
  const lowered = dice('systems', diceOfMajors(majors));
  return Math.min(whole, poor + Math.max(0, shown - lowered));
}

/** The share of new crews that are poor, in tenths of a percent. */
export const poorCrews = event('poor-crews', {
  fields: { seat, to: integer(0, whole) },
  by: 'rules',
  hears: ownerHears,
  say: ({ to }) => phrase('Of your new crews {share} are poor.', { share: shareText(to) }),
  ahead: ({ to }) => phrase('Of your new crews {share} will be poor.', { share: shareText(to) }),
  apply: (draft, happened) => change(draft.empires, happened.seat, () => ({ poor: happened.to })),
});

type Crews = Turn<Room<State, View, never, EventIn<typeof poorCrews>>>;

function poorNow({ state, draw }: Crews, owner: SeatId): number | undefined {
  const empire = state.empires[owner];
  if (empire === undefined) return undefined;
  const { poor = 0 } = empire;
  const to = poorAfter(
    poor,
    poorDiceOf(state, owner, empire).rise,
    majorsCounting(state, owner),
    (of, count) => diceOf(draw.fork(owner, of), count),
  );
  return to === poor ? undefined : to;
}

/** The share of poor crews rises with war, and falls with peace (B12.90). */
export function crewEmpires(turn: Crews): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    if (turn.state.fallen?.[owner] !== undefined) continue;
    const to = poorNow(turn, owner);
    if (to !== undefined) turn.happen(poorCrews.of({ seat: owner, to }));
  }
}
