import { oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { event, everybody, named, order } from '../declare.ts';
import type { Span } from '../model/mailing.ts';
import { sinceBegun, spanNames } from '../model/mailing.ts';
import { ref } from '../model/parts.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';

const fields = { span: oneOf(spanNames) } as const;

/** What is mailed at once. */
const labels: Readonly<Record<Span, string>> = {
  turn: 'whole turns',
  'half-turn': 'half turns of four impulses',
  impulse: 'single impulses',
};

export const spanChoices = spanNames.map((span) => named(span, labels[span]));

const standingSpan = ({ mailing }: Pick<State, 'mailing'>): Span => mailing?.span ?? 'turn';

/** Why they cannot cut turns so. */
function cutProblem(known: Pick<State, 'mailing' | 'over'>, by: SeatId, span: Span): Problem | undefined {
  if (by !== gameMaster) return impossible('FC 1E', 'mailing-for-the-game-master');
  if (known.over !== undefined) return impossible('FC 8D3', 'battle-over');
  return span === standingSpan(known)
    ? impossible('FC 1E', 'mailing-stands', { span: labels[span] })
    : undefined;
}

/** OURS: the game master cuts turns from the next mailing on. */
export const setMailing = order('set-mailing', {
  fields,
  title: 'Cut turns',
  by: 'game-master',
  offers(view, { unit }) {
    const span: Span = standingSpan(view) === 'half-turn' ? 'turn' : 'half-turn';
    return unit !== undefined || cutProblem(view, view.me, span) !== undefined ? [] : [{ span }];
  },
  form: (_, given) => [choice(given, 'span', 'From the next mailing on', spanChoices)],
  cannot: (state, { seat: by, order: { span } }) => cutProblem(state, by, span),
  say: ({ span }) => phrase('Play {span} from the next mailing on', { span: labels[span] }),
});

export const mailingSet = event('mailing-set', {
  fields: { ...fields, cause: optional(ref) },
  by: 'order',
  hears: everybody,
  say: ({ span }) => phrase('From the next mailing on, {span} are played.', { span: labels[span] }),
  ahead: ({ span }) => phrase('From the next mailing on, {span} will be played.', { span: labels[span] }),
  apply(draft, { span }) {
    const { turn, mailing } = draft;
    const starts = Array.from({ length: turn }, (_, at) => sinceBegun(at + 1, 1));
    draft.mailing = { span, starts: mailing?.starts ?? starts };
  },
});

type Setting = Room<State, View, OrderIn<typeof setMailing>, EventIn<typeof mailingSet>>;

/** OURS: when everything else is done, the game master’s decision about the mailings to come. */
export function cutTurns(turn: Turn<Setting>): void {
  inTurn(turn, setMailing, ({ order: { span, ref: cause } }) => mailingSet.of({ span, cause }));
}
