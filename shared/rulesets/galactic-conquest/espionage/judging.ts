import { answered } from '#kernel/steps/answered.ts';
import { flag } from '#kernel/codec/shapes.ts';
import { eitherOr, number, text } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Fact } from '#kernel/presentation.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { order, points } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { Aim, Mission, Spy, SpyChart, SpyId } from '../model/relations/espionage.ts';
import { difficulty, mostWords, words } from '../model/relations/espionage.ts';
import type { State, View } from '../model/state.ts';
import { systemsOf } from '../model/stations/systems.ts';
import type { SpyEvents } from './missions.ts';
import { missionJudged, spiesLost, spyRated } from './missions.ts';
import { aimNames } from './orders.ts';
import { truthOf } from './seen.ts';
import { counterOf } from './counter.ts';
import { codeOf, isFallen, isPrime, letterOf, primeSkill, spySaid, usualChart } from './spies.ts';

/** How hard a mission is while nobody judges it. OURS. */
const usualDifficulty: Readonly<Record<Aim, number>> = { learn: 2, act: 3 };

/** The game master’s answer: how hard a mission is, and whether there is any risk in it (C14.24, C14.26). */
export const judgeMission = order('judge-mission', {
  fields: { difficulty, risky: flag },
  title: 'Rule on a mission',
  answers: true,
  by: 'game-master',
  offers: () => [{ difficulty: usualDifficulty.learn, risky: true }],
  form: (_, given) => [
    number(given, 'difficulty', 'Difficulty', { least: 0, most: 9 }),
    eitherOr(given, 'risky', 'Risk', phrase('Some'), phrase('None')),
  ],
  say: (given) =>
    given.risky
      ? phrase('Its difficulty is {difficulty}', { difficulty: given.difficulty })
      : phrase('Its difficulty is {difficulty}, without risk', { difficulty: given.difficulty }),
});

/** The game master’s answer: what a spy reports, and what was destroyed (C14.21, C14.22). */
export const wordMission = order('word-mission', {
  fields: { report: words, points, team: flag },
  title: 'Write a spy’s report',
  answers: true,
  by: 'game-master',
  offers: () => [{ report: 'Nothing certain could be learned.', points: 0, team: false }],
  form: (_, given) => [
    text(given, 'report', 'Report', { longest: mostWords, lines: 1 }),
    number(given, 'points', 'Economic points destroyed', { least: 0, most: 1_000_000 }),
    eitherOr(given, 'team', 'A research team', phrase('is destroyed'), phrase('is not destroyed')),
  ],
  say: ({ report, points: lost }) =>
    lost === 0
      ? phrase('Report: {report}', { report })
      : phrase('Report, with {points} EP destroyed: {report}', { report, points: lost }),
});

export type Spying = Room<State, View, OrderIn<typeof judgeMission | typeof wordMission>, SpyEvents>;

export interface Sent {
  readonly seat: SeatId;
  readonly id: SpyId;
  readonly spy: Spy;
  readonly mission: Mission;
}

/** Every spy that is on a mission, in the order of empires. */
export const sentIn = ({ empires }: State): readonly Sent[] =>
  inOrder(empires).flatMap(([seat, { espionage }]) =>
    inOrder(espionage?.spies ?? {}).flatMap(([id, spy]): readonly Sent[] =>
      spy.mission === undefined ? [] : [{ seat, id, spy, mission: spy.mission }],
    ),
  );

/** Whether there is still somebody to spy on. */
export const isOpen = (state: State, { mission }: Sent): boolean =>
  state.empires[mission.on] !== undefined && !isFallen(state, mission.on);

/** New spies are rated (C14.25), and those of whoever has no system left are gone. OURS: spies serve a state, and not squadrons alone. */
export function rateSpies(turn: Turn<Spying>): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    const { spies = {} } = turn.state.empires[owner]?.espionage ?? {};
    if (keysInOrder(spies).length === 0) continue;
    if (systemsOf(turn.state.systems, owner).length === 0) {
      turn.happen(spiesLost.of({ seat: owner }));
      continue;
    }
    for (const [id, { unrated }] of inOrder(spies)) {
      if (unrated !== true) continue;
      const rating = ratings[turn.draw.fork(owner, id).int(6) - 1] ?? 0;
      const code = codeOf(letterOf(turn.state, owner), id, { skill: rating });
      turn.happen(spyRated.of({ seat: owner, spy: id, code, skill: rating }));
    }
  }
}
/** What a die makes of a new spy (C14.25). */
const ratings = [0, 0, 1, 1, 2, 3] as const;

export const chartOf = ({ spyChart = usualChart }: Pick<State, 'spyChart'>): SpyChart => spyChart;
export const skillOf = ({ id, spy }: Sent): number => (isPrime(id) ? primeSkill : spy.skill);

/** What the game master should know of a mission. */
export const factsOf = (state: State, sent: Sent): readonly Fact[] => [
  {
    label: 'Spy',
    value: phrase('{spy} of the {seat}', {
      spy: spySaid(state, sent.seat, sent.id),
      seat: nameOf(sent.seat),
    }),
  },
  {
    label: 'Task',
    value: phrase('{aim}: {task}', { aim: phrase(aimNames[sent.mission.aim]), task: sent.mission.task }),
  },
  ...(sent.mission.place === undefined
    ? []
    : [{ label: 'Where', value: phrase('{place}', { place: hexName(sent.mission.place) }) }]),
  {
    label: 'Counterspying',
    value: phrase('{levels|level|levels}', { levels: counterOf(state, sent.mission.on) }),
  },
  { label: 'The facts', value: phrase('{truth}', { truth: truthOf(state, sent.mission) }) },
];

export const aboutOf = ({ seat, id }: Sent): string => `${seat}.${id}`;

/** How hard a mission is (C14.21). */
const howHard = (state: State, sent: Sent): Question<Spying, 'judge-mission'> => {
  const { needed, blown } = chartOf(state);
  const hard = usualDifficulty[sent.mission.aim];
  const least = needed - skillOf(sent) + hard + counterOf(state, sent.mission.on);
  return {
    to: gameMaster,
    least: 1,
    most: 1,
    about: aboutOf(sent),
    spot: {},
    said: phrase('A spy of the {seat} is in the {on}. How difficult is the mission?', {
      seat: nameOf(sent.seat),
      on: nameOf(sent.mission.on),
    }),
    facts: [
      ...factsOf(state, sent),
      {
        label: 'By the chart',
        value: phrase(
          'difficulty {hard}: it succeeds on {least} or more, and the cover is blown on {blown} or less',
          {
            hard,
            least,
            blown,
          },
        ),
      },
    ],
    cite: 'GC C14.26',
    kinds: ['judge-mission'],
    silence: [{ kind: 'judge-mission', difficulty: hard, risky: true }],
  };
};

/** The game master judges how hard missions are (C14.26). */
export function judgeMissions(turn: Turn<Spying>): void {
  const open = sentIn(turn.state).filter((sent) => isOpen(turn.state, sent));
  const answers = turn.ask(open.map((sent) => howHard(turn.state, sent)));
  for (const [sent, given] of answered(open, answers)) {
    turn.happen(
      missionJudged.of({
        seat: sent.seat,
        spy: sent.id,
        difficulty: given.difficulty,
        ...(!given.risky && { safe: true as const }),
        cause: given.ref,
      }),
    );
  }
}
