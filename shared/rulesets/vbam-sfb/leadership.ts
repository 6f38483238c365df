import { flag } from '#kernel/codec/shapes.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { replace } from '#kernel/steps/change.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from './declare.ts';
import { event, ofSeat, order, toEverybody } from './declare.ts';
import { empireNames } from './map/empires.ts';
import { seat } from './model/parts.ts';
import { seatArg } from './model/words.ts';
import { impossible } from './refusals.ts';

/** The game master's order: who leads an empire from this turn on (OURS). It is decided with their other decisions about seats (`computer/seating.ts`). */
export const setLeadership = order('set-leadership', {
  fields: {
    of: seat,
    /** The computer, or else its player; of a non-player position, the game master. */
    computer: flag,
  },
  title: 'Set leadership',
  by: 'game-master',
  offers: () => [],
  /** Only the game master decides it, of empires in the campaign (OURS). */
  cannot({ empires }, { seat: giver, order: { of, computer } }) {
    if (giver !== gameMaster) return impossible('VB 53', 'not-yours-to-decide');
    const empire = empires[of];
    if (empire === undefined) return impossible('VB 53', 'no-such-power', { power: of });
    return (empire.computer === true) === computer
      ? impossible('VB 53', 'led-already', { power: empireNames[of] ?? of })
      : undefined;
  },
  say: ({ of, computer }) =>
    phrase(computer ? 'Let the computer lead the {power}' : 'Stop the computer leading the {power}', {
      power: empireNames[of] ?? of,
    }),
});

/** Everybody hears of it. */
export const leadershipChanged = event('leadership-changed', {
  fields: { ...ofSeat, computer: flag },
  by: 'order',
  ...toEverybody,
  say: ({ seat, computer }) =>
    phrase(computer ? 'The computer now leads the {power}.' : 'The computer no longer leads the {power}.', {
      power: seatArg(seat),
    }),
  apply: (draft, { seat, computer }) =>
    replace(draft.empires, seat, ({ computer: _, ...rest }) => (computer ? { ...rest, computer } : rest)),
});

/** OURS: before all else, what the game master has decided about who leads an empire. */
export function changeLeadership(turn: TurnOf<typeof setLeadership | typeof leadershipChanged>): void {
  inTurn(turn, setLeadership, ({ order: { of, computer, ref } }) =>
    leadershipChanged.of({ seat: of, computer, cause: ref }),
  );
}
