import { keysInOrder } from '#kernel/words/inOrder.ts';
import { list, oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, several } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { allSeats, atHeadquarters, isOverall, order, otherSeats, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { isEmpire } from '../model/state.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';

const mostVictors = 16;
export const victors = list(seat, mostVictors);

type Empires = Pick<State, 'empires' | 'others' | 'fallen'>;

/** Why an empire cannot surrender to these (B14.10). */
export function cannotSurrender(state: Empires, of: SeatId, to: readonly SeatId[]): Problem | undefined {
  if (!isEmpire(state, of)) return impossible('GC B14.10', 'surrendered-already', { seat: nameOf(of) });
  if (to.length === 0) return impossible('GC B14.10', 'surrenders-to-nobody');
  const other = to.find((one, at) => one === of || !isEmpire(state, one) || to.indexOf(one) < at);
  return other === undefined ? undefined : impossible('GC B14.10', 'no-victor', { seat: nameOf(other) });
}

export const victorsSaid = (to: readonly SeatId[]) =>
  phraseList(
    to.map((one) => phrase('the {seat}', { seat: nameOf(one) })),
    ' and ',
  );

/** An empire surrenders at the end of the turn, to one or several (B14.10). */
export const surrender = order('surrender', {
  fields: { to: victors },
  title: 'Surrender',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() => {
      const { seats, me, fallen = {} } = view;
      const first = seats.find((one) => one !== me && fallen[one] === undefined);
      return first === undefined || fallen[me] !== undefined ? [] : [{ to: [first] }];
    }),
  form: (view, given) => [
    several(given, 'to', 'To', { of: otherSeats(view), most: mostVictors, ordered: false }),
  ],
  cannot: (state, given) => cannotSurrender(state, given.seat, given.order.to),
  say: ({ to }) => phrase('Surrender to {victors}', { victors: victorsSaid(to) }),
});
export type Surrender = OrderIn<typeof surrender>;

/** The game master’s order: the rules of the campaign make an empire surrender (B14.10). */
export const imposeSurrender = order('impose-surrender', {
  fields: { of: seat, to: victors },
  title: 'Make an empire surrender',
  by: 'game-master',
  offers({ seats, fallen = {} }, at) {
    const [of, first] = seats.filter((one) => fallen[one] === undefined);
    return !isOverall(at) || of === undefined || first === undefined ? [] : [{ of, to: [first] }];
  },
  form: (view, given) => [
    choice(given, 'of', 'Empire', allSeats(view)),
    several(given, 'to', 'To', { of: otherSeats(view), most: mostVictors, ordered: false }),
  ],
  cannot: (state, { seat: giver, order: { of, to } }) =>
    giver === gameMaster ? cannotSurrender(state, of, to) : impossible('GC B14.10', 'imposed-by-game-master'),
  say: ({ of, to }) =>
    phrase('The {seat} surrenders to {victors}', { seat: nameOf(of), victors: victorsSaid(to) }),
});

export const surrenderVerdicts = ['stands', 'refused'] as const;
export type SurrenderVerdict = (typeof surrenderVerdicts)[number];
const labels: Readonly<Record<SurrenderVerdict, string>> = {
  stands: 'The surrender stands',
  refused: 'Not accepted: the war goes on',
};

/** The game master’s answer: whether a surrender stands (B14.10). */
export const judgeSurrender = order('judge-surrender', {
  fields: { verdict: oneOf(surrenderVerdicts) },
  title: 'Rule on a surrender',
  answers: true,
  by: 'game-master',
  offers: () => surrenderVerdicts.map((verdict) => ({ verdict })),
  say: ({ verdict }) => phrase(labels[verdict]),
});

/** The game master’s answer: a system of the defeated goes to this conqueror, as they have agreed (B14.10). */
export const award = order('award', {
  fields: { place, to: seat },
  title: 'Award a system',
  answers: true,
  by: 'game-master',
  offers: ({ seats, systems }, at) => {
    const here = at.place ?? keysInOrder(systems)[0];
    const [first] = seats;
    return here !== undefined && first !== undefined ? [{ place: here, to: first }] : [];
  },
  form: (view, given) => [
    choice(
      given,
      'place',
      'System',
      choicesOf(keysInOrder(view.systems), (at) =>
        phrase('{name} in {place}', { name: view.systems[at]?.name ?? '', place: hexName(at) }),
      ),
    ),
    choice(given, 'to', 'To', allSeats(view)),
  ],
  say: (given) =>
    phrase('{place} goes to the {seat}', { place: hexName(given.place), seat: nameOf(given.to) }),
});
