import { flag, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choiceOrNone, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { cause, event, order, ownerHears, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import type { Level } from '../model/empire.ts';
import { levels } from '../model/empire.ts';
import { lead, levelLed } from './led.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';

/** What each level is called. */
const levelNames: Readonly<Record<Level, string>> = {
  cautious: 'cautiously',
  steady: 'steadily',
  bold: 'boldly',
};

interface Leads {
  readonly computer: boolean;
  readonly level?: Level;
}
const levelIn = ({ computer, level = 'steady' }: Leads): Level | undefined => (computer ? level : undefined);

/** The game master's order: who leads an empire from this turn on, a player or the computer, and how the computer does (A8.20, OURS). */
export const setLeadership = order('set-leadership', {
  fields: { of: seat, computer: flag, level: optional(oneOf(levels)) },
  title: 'Set leadership',
  by: 'game-master',
  offers: ({ empires }, at) => {
    const empire = at.seat === undefined ? undefined : empires[at.seat];
    if (at.seat === undefined || empire === undefined) return [];
    return levelLed(empire) === undefined
      ? [{ of: at.seat, computer: true }]
      : [{ of: at.seat, computer: false }];
  },
  form: (_, given) =>
    given.computer
      ? [
          choiceOrNone(
            given,
            'level',
            'The computer leads',
            phrase('{level}', { level: levelNames.steady }),
            choicesOf(
              levels.filter((one) => one !== 'steady'),
              (one) => phrase('{level}', { level: levelNames[one] }),
            ),
          ),
        ]
      : [],
  cannot({ empires }, { seat: giver, order: given }) {
    if (giver !== gameMaster) return impossible('GC A8.20', 'led-by-game-master');
    const empire = empires[given.of];
    if (empire === undefined) return impossible('GC A8.20', 'leads-nobody');
    return levelLed(empire) === levelIn(given)
      ? impossible('GC A8.20', 'led-so-already', { seat: nameOf(given.of) })
      : undefined;
  },
  say: (given) => {
    const level = levelIn(given);
    return level === undefined
      ? phrase('Let a player lead the {seat}', { seat: nameOf(given.of) })
      : phrase('Let the computer lead the {seat} {how}', { seat: nameOf(given.of), how: levelNames[level] });
  },
});

/** Its owner hears who leads it. */
export const leadershipChanged = event('leadership-changed', {
  fields: { seat, computer: flag, level: optional(oneOf(levels)), cause: optional(cause) },
  by: 'order',
  hears: ownerHears,
  say: (happened) => {
    const level = levelIn(happened);
    return level === undefined
      ? phrase('The {seat} is now led by a player.', { seat: nameOf(happened.seat) })
      : phrase('The {seat} is led {how} by the computer.', {
          seat: nameOf(happened.seat),
          how: levelNames[level],
        });
  },
  apply: (draft, happened) => lead(draft, happened.seat, levelIn(happened)),
});

/** Before all else, who leads an empire (OURS). */
export function changeLeaders(
  turn: Turn<Room<State, View, OrderIn<typeof setLeadership>, EventIn<typeof leadershipChanged>>>,
): void {
  inTurn(turn, setLeadership, ({ order: { of, computer, level, ref } }) =>
    leadershipChanged.of({ seat: of, computer, ...defined({ level }), cause: ref }),
  );
}
