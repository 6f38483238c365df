import { answered } from '#kernel/steps/answered.ts';
import { flag, integer, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choiceOrNone, choicesOf, eitherOr, number, text } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { replace } from '#kernel/steps/change.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { fight, instructed } from '../combat/fight.ts';
import { intensityNames } from '../combat/forms/formWords.ts';
import { combatSaid, hullsText } from '../combat/words.ts';
import { cause, course, event, order, own, ownerHears, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { intensities } from '../model/battle/combat.ts';
import { mostWords, words } from '../model/relations/espionage.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { courseEntry } from '../movement/ways.ts';
import { courseSaid, plot, plotted } from '../movement/plot.ts';
import { combatOf } from '../ships/ships.ts';

/** OURS: while nobody decides, the squadron keeps to its orders. */
const asOrdered = {
  way: [] as readonly PlaceId[],
  attack: true,
  breaks: combatOf({}).breaks,
  words: 'We follow our orders.',
};

/** The game master’s answer for a captain: a course, how they fight, and what they say of it. */
export const decideForCaptain = order('decide-for-captain', {
  fields: {
    /** No hexes: as the squadron is ordered. */
    way: course,
    /** Absent: it fights as it is ordered. */
    intensity: optional(oneOf(intensities)),
    attack: flag,
    breaks: integer(0, 100),
    words,
  },
  title: 'Decide for a captain',
  answers: true,
  by: 'game-master',
  offers: () => [asOrdered],
  form: (view, given, at) => [
    courseEntry(view, given, at),
    choiceOrNone(
      given,
      'intensity',
      'Battle intensity',
      phrase('As ordered'),
      choicesOf(intensities, (one) => phrase('{name}', { name: intensityNames[one] })),
    ),
    ...(given.intensity === undefined
      ? []
      : [
          eitherOr(given, 'attack', 'If it meets an enemy', phrase('Attack'), phrase('Turn back')),
          number(given, 'breaks', 'Leaves after losses of … %', { least: 0, most: 100 }),
        ]),
    text(given, 'words', 'What the captain reports', { longest: mostWords, lines: 1 }),
  ],
  say: ({ words: said }) => phrase('The captain reports: {words}', { words: said }),
});

/** The words stay with the squadron until its captain has decided. */
export const captainDecided = event('captain-decided', {
  fields: { seat, unit, words, cause: optional(cause) },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('The captain of {unit} reports: {words}', { unit: own(happened.unit), words: happened.words }),
  ahead: (happened) =>
    phrase('The captain of {unit} will report what they decide.', { unit: own(happened.unit) }),
  apply: (draft, happened) => replace(draft.squadrons, happened.unit, ({ left: _, ...was }): Squadron => was),
});

type Captains = Room<
  State,
  View,
  OrderIn<typeof plot | typeof fight | typeof decideForCaptain>,
  EventIn<typeof captainDecided | typeof plotted | typeof instructed>
>;
interface Left {
  readonly unit: UnitId;
  readonly squadron: Squadron;
  readonly words: string;
  /** The order by which it is left to them: that of the game master is none of theirs to read. */
  readonly cause: OrderRef;
}
const leftIn = ({ squadrons }: State): readonly Left[] =>
  inOrder(squadrons).flatMap(([at, squadron]) =>
    squadron.left === undefined ? [] : [{ unit: at, squadron, ...squadron.left }],
  );

/** What the ruler has ordered for the squadron beside it. */
const orderedFor = (turn: Turn<Captains>, { unit: at, squadron }: Left): readonly Phrase[] => [
  ...turn
    .orders(plot.kind)
    .flatMap((given) => (given.unit === at && given.seat === squadron.seat ? [courseSaid(given.order)] : [])),
  ...turn
    .orders(fight.kind)
    .flatMap((given) => (given.unit === at && given.seat === squadron.seat ? [combatSaid(given.order)] : [])),
];

/** What the captain does, from the words of their admiral. */
function whatTheyDo(turn: Turn<Captains>, one: Left): Question<Captains, 'decide-for-captain'> {
  const { unit: at, squadron } = one;
  return {
    to: gameMaster,
    least: 1,
    most: 1,
    about: at,
    spot: { unit: at, place: squadron.place },
    said: phrase('The {seat} leaves {unit} to its captain’s discretion. What does the captain do?', {
      seat: nameOf(squadron.seat),
      unit: at.toUpperCase(),
    }),
    facts: [
      { label: 'Told', value: phrase('{words}', { words: one.words }) },
      {
        label: 'Squadron',
        value: phrase('{ships} in {place}', {
          ships: hullsText(squadron.ships.map((ship) => ship.hull)),
          place: hexName(squadron.place),
        }),
      },
      ...orderedFor(turn, one).map((value) => ({ label: 'Ordered', value })),
    ],
    cite: 'GC A9.10',
    kinds: ['decide-for-captain'],
    silence: [{ kind: 'decide-for-captain', ...asOrdered }],
  };
}

/** What the game master decides for captains goes before their orders: what cannot be ordered is not, and then they keep to them (A9.10). */
export function decideForCaptains(turn: Turn<Captains>): void {
  const all = leftIn(turn.state);
  const answers = turn.ask(all.map((one) => whatTheyDo(turn, one)));
  for (const [one, given] of answered(all, answers)) {
    const { seat: owner } = one.squadron;
    const whose = { seat: owner, unit: one.unit, cause: one.cause };
    // The answer is what brings it about; the course and the fight are the order’s.
    turn.happen(captainDecided.of({ ...whose, cause: given.ref, words: given.words }));
    const asked = { seat: owner, unit: one.unit };
    if (plot.cannot(turn.state, { ...asked, order: plot.of({ way: given.way }) }) === undefined)
      turn.happen(plotted.of({ ...whose, way: given.way }));
    if (given.intensity === undefined) continue;
    const { attack, intensity, breaks } = given;
    const combat = { ...combatOf({}), attack, intensity, breaks };
    if (fight.cannot(turn.state, { ...asked, order: fight.of(combat) }) === undefined)
      turn.happen(instructed.of({ ...whose, combat }));
  }
}
