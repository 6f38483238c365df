import { answered } from '#kernel/steps/answered.ts';
import { oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { leaveBases } from '../officers/escapes.ts';
import type { OfficerEvent } from '../officers/events.ts';
import type { State, View } from '../model/state.ts';
import { isGuarded } from '../model/civil/commerce.ts';
import { basesIn } from '../model/territory.ts';
import type { Squadron } from '../model/squadron.ts';
import { strengthOf } from '../ships/ships.ts';
import { capture } from './capture.ts';
import type { Disputed } from './money.ts';
import { disputedIn } from './money.ts';

export const verdicts = ['holds', 'contested', 'falls'] as const;
export type Verdict = (typeof verdicts)[number];

const labels: Readonly<Record<Verdict, string>> = {
  holds: 'It holds',
  contested: 'It is contested',
  falls: 'It falls',
};

/** The game master’s answer: what becomes of a system over which foreign ships stand (B1.60). */
export const judgeSystem = order('judge-system', {
  fields: { verdict: oneOf(verdicts) },
  title: 'Rule on a system',
  answers: true,
  by: 'game-master',
  offers: () => verdicts.map((verdict) => ({ verdict })),
  say: ({ verdict }) => phrase(labels[verdict]),
});

const said: Readonly<Record<Verdict, string>> = {
  holds: 'The system in {place} holds against foreign ships.',
  contested: 'The system in {place} is contested, and pays nobody this turn.',
  falls: 'The system in {place} falls to the ships above it.',
};

/** The seat is the one whose ships stand over the system. */
export const systemJudged = event('system-judged', {
  fields: { place, owner: seat, seat, verdict: oneOf(verdicts), cause: optional(cause) },
  by: 'order',
  hears: (happened, reader) => reader === happened.owner || reader === happened.seat,
  say: (happened) => phrase(said[happened.verdict], { place: hexName(happened.place) }),
  ahead: (happened) =>
    phrase('The game master will decide whether the system in {place} holds against foreign ships.', {
      place: hexName(happened.place),
    }),
  apply(draft, { verdict, ...happened }) {
    if (verdict === 'falls') capture(draft, happened);
    else if (verdict === 'contested')
      change(draft.systems, happened.place, () => ({ unpaid: true as const }));
  },
});

type Judging = Room<State, View, OrderIn<typeof judgeSystem>, EventIn<typeof systemJudged> | OfficerEvent>;

/** What becomes of a system under foreign ships (B1.60). OURS: while nobody judges, it holds as long as military bases of its own stand, and is contested otherwise. */
const whoseSystem = (
  disputed: Disputed,
  name: string,
  bases?: Squadron,
): Question<Judging, 'judge-system'> => ({
  to: gameMaster,
  least: 1,
  most: 1,
  about: disputed.place,
  spot: { place: disputed.place },
  said: phrase(
    'Foreign ships are over the system in {place}. Does it hold, is it contested, or does it fall?',
    { place: hexName(disputed.place) },
  ),
  facts: [
    { label: 'System', value: phrase('{name}', { name }) },
    { label: 'Owner', value: phrase('{owner}', { owner: nameOf(disputed.owner) }) },
    { label: 'Foreign ships', value: phrase('{seat}', { seat: nameOf(disputed.seat) }) },
    ...(bases === undefined
      ? []
      : [{ label: 'Its bases', value: phrase('{left} DF left', { left: strengthOf(bases) }) }]),
  ],
  cite: 'GC B1.60',
  kinds: ['judge-system'],
  silence: [{ kind: 'judge-system', verdict: bases === undefined ? 'contested' : 'holds' }],
});

/** Contested systems are judged (B1.60). */
export function judgeSystems(turn: Turn<Judging>): void {
  const disputed = disputedIn(turn.state);
  const questions = disputed.map((one) =>
    whoseSystem(
      one,
      turn.state.systems[one.place]?.name ?? '',
      isGuarded(turn.state, one.owner, one.place) ? basesIn(turn.state, one.place) : undefined,
    ),
  );
  for (const [system, given] of answered(disputed, turn.ask(questions))) {
    if (given.verdict === 'falls') leaveBases(turn, turn.draw.fork(system.place), system.owner, system.place);
    turn.happen(systemJudged.of({ ...system, verdict: given.verdict, cause: given.ref }));
  }
}
