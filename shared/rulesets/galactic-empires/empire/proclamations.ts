import { text } from '#kernel/codec/shapes.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { GeTurn } from '../declare.ts';
import { order } from '../declare.ts';
import { world } from '../model/imagine.ts';
import { defeatedProblem } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { resources } from '../model/words.ts';
import { textField } from '../planning/fields.ts';
import { givenOf } from '../planning/orders.ts';
import { doubtful, impossible } from '../refusals.ts';
import type { Happening } from './events.ts';
import { proclamationIssued } from './events.ts';
import { proclamationHint } from './proclamationHint.ts';

export type Verdict = EventIn<typeof proclamationIssued>['verdict'];
/** What a game master can rule on a proclamation (GE 91). */
export const verdicts: readonly Verdict[] = ['suitable', 'short', 'unsuitable'];

/** OURS: the most proclamations of one empire in a turn; without a limit they would fill the files of all others. */
export const mostProclamations = 10;

/** The game master's ruling as a verdict; undefined when they made none. */
export function verdictOf(ruling: string | undefined): Verdict | undefined {
  return verdicts.find((verdict) => verdict === ruling);
}

/** The verdict on a text without a ruling of the game master: its length decides (E-42). */
export function standingVerdict(state: State, text: string): Verdict {
  return text.trim().length < state.parameters.proclamation.shortest ? 'short' : 'suitable';
}

/** What a verdict adds to the treasury, in hundredths; a fine takes at most what is there (GE 91, E-42). */
export function proclamationIncome(state: State, seat: SeatId, verdict: Verdict): number {
  const { reward, fine } = state.parameters.proclamation;
  if (verdict === 'suitable') return reward * 100;
  if (verdict === 'short') return 0;
  return -Math.min(fine * 100, state.empires[seat]?.treasury ?? 0);
}

/** Longest proclamation, in characters. */
const longest = 4000;

const silenced = (view: View): Problem | undefined => defeatedProblem(world(view), view.me, 'GE 91');

/** An announcement to all empires; a suitable one is paid (GE 91, 954). */
export const issueProclamation = order('issue-proclamation', {
  title: 'Issue Proclamation',
  rulings: verdicts,
  hint: ({ text: given }, { parameters }, earlier) =>
    proclamationHint(
      given,
      parameters.proclamation.shortest,
      earlier.map((one) => one.text),
    ),
  fields: { text: text(longest) },

  offers: (view, { unit, place, seat }, plan) => {
    if (unit !== undefined || place !== undefined || seat !== undefined || silenced(view) !== undefined)
      return [];
    return plan.hq.some(({ kind }) => kind === 'issue-proclamation') ? [] : [{ text: '' }];
  },

  form: (_view, order) => [
    textField('text', 'Text (every empire will read it)', longest, 8, order.text, (given) => ({
      ...order,
      text: given,
    })),
  ],

  cannot: (state, { seat }) => defeatedProblem(state, seat, 'GE 91'),
  // A short one is published as well; the game master may rule otherwise.
  advice(found, view, { text: given }) {
    const { shortest, reward } = view.parameters.proclamation;
    const { length } = given.trim();
    return length >= shortest
      ? [found]
      : [found, doubtful('GE 91', 'proclamation-short', { length, shortest, reward })];
  },

  rulingMeans: ({ ref: judged, text: given }, view, ruling, { hq }) => {
    const state = world(view);
    const isFirst = hq.find(({ kind }) => kind === 'issue-proclamation')?.ref === judged;
    return meansOf(state, view.me, verdictOf(ruling) ?? standingVerdict(state, given), isFirst);
  },

  say: (order) => proclaimed(order.text.length > 60 ? `${order.text.slice(0, 59)}…` : order.text),
  sayWhole: (order) => proclaimed(order.text.trim()),
});

const proclaimed = (text: string): Phrase => phrase('Proclaim to all empires: «{text}»', { text });

/** What follows from a verdict on a proclamation (GE 91, 954, E-42). */
function meansOf(state: State, seat: SeatId, verdict: Verdict, isFirst: boolean): Phrase {
  if (!isFirst)
    return phrase(
      verdict === 'unsuitable'
        ? 'No other empire reads it. It is not the empire’s first this turn, so it is neither paid nor fined.'
        : 'All empires read it. It is not the empire’s first this turn, so it is neither paid nor fined.',
    );
  switch (verdict) {
    case 'suitable':
      return phrase('All empires read it, and the empire gains {amount} resources.', {
        amount: resources(proclamationIncome(state, seat, verdict)),
      });
    case 'short':
      return phrase('All empires read it, and the empire gains nothing.');
    case 'unsuitable':
      return phrase(
        'No other empire reads it, and the empire pays a fine of {fine} resources, or what it has left.',
        { fine: state.parameters.proclamation.fine },
      );
  }
}

/** The game master's verdict decides what a proclamation earns or costs (GE 91, 954, E-42). */
export function proclamationsIncome(turn: GeTurn<Happening>): void {
  const issued = new Map<SeatId, number>();
  oneByOne(
    turn,
    givenOf(turn, issueProclamation).filter(({ seat }) => turn.state.empires[seat] !== undefined),
    (given) =>
      issueProclamation.cannot(turn.state, given) ??
      ((issued.get(given.seat) ?? 0) < mostProclamations ? undefined : tooMany()),
    ({ seat, order: { text: said, ref: cause } }) => {
      const before = issued.get(seat) ?? 0;
      issued.set(seat, before + 1);
      const verdict = verdictOf(turn.ruling(cause)) ?? standingVerdict(turn.state, said);
      // OURS: only the first proclamation of a turn earns or costs anything; further ones are only published (E-42).
      const amount = before === 0 ? proclamationIncome(turn.state, seat, verdict) : 0;
      return proclamationIssued.of({ seat, text: said, verdict, amount, cause });
    },
  );
}

const tooMany = (): Problem => impossible('GE 91', 'too-many-proclamations', { most: mostProclamations });
