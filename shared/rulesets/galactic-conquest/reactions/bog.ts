import { integer } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { State, View } from '../model/state.ts';
import { isFixed } from '../model/territory.ts';
import { slotsBeside } from '../ships/command.ts';

/** Percent of the movement that a crowd loses, by the command slots that it has more than (D6.90). */
const crowds = [
  { over: 25, bog: 75 },
  { over: 15, bog: 50 },
] as const;

/** Percent of its movement that a crowd of so many command slots loses; undefined: none (D6.90). */
const bogOf = (slots: number): number | undefined => crowds.find(({ over }) => slots > over)?.bog;

type Known = Pick<State, 'empires' | 'turn' | 'year'>;
type One = Parameters<typeof slotsBeside>[1];

/** Command slots that these squadrons take together, as they are now (D6.90). */
export const slotsIn = (state: Known, squadrons: readonly One[]): number =>
  sumOf(squadrons.map((one) => slotsBeside(state, one)));

/** Percent of their movement that these squadrons lose together, as they are now; undefined: none (D6.90). */
export const bogIn = (state: Known, squadrons: readonly One[]): number | undefined =>
  bogOf(slotsIn(state, squadrons));

/** A squadron of a crowd that stays assembled over the end of the turn lacks so many percent of its movement in the next one (D6.90). */
export const boggedDown = event('bogged-down', {
  fields: { seat, unit, place, percent: integer(1, 100) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} is bogged down in {place}: it loses {percent} % of its movement next turn.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
      percent: happened.percent,
    }),
  apply: (draft, happened) => change(draft.squadrons, happened.unit, () => ({ bogged: happened.percent })),
});

/** Crowds that stay assembled bog down, as they are in the last segment: ships join and leave squadrons after that (D6.90, D6.100). */
export function bogDown(turn: Turn<Room<State, View, never, EventIn<typeof boggedDown>>>): void {
  const { squadrons } = turn.state;
  for (const [unit, { place, assembled: others = [], stays }] of inOrder(squadrons)) {
    if (stays !== true) continue;
    const crowd = [unit, ...others].flatMap((one) => {
      const squadron = squadrons[one];
      return squadron?.place === place && !isFixed(squadron) ? [{ ...squadron, unit: one }] : [];
    });
    const percent = bogIn(turn.state, crowd);
    if (percent === undefined) continue;
    for (const { seat: owner, unit: one } of crowd)
      turn.happen(boggedDown.of({ seat: owner, unit: one, place, percent }));
  }
}
