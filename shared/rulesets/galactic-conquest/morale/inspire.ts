import { answered } from '#kernel/steps/answered.ts';
import { oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, ownerHears, place, points, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { State, View } from '../model/state.ts';
import type { System } from '../model/system.ts';

export const gifts = ['pays', 'builds'] as const;
export type Gift = (typeof gifts)[number];
const labels: Readonly<Record<Gift, string>> = {
  pays: 'More production',
  builds: 'Its own defenses',
};
/** Economic points that an inspired system produces beside all others. OURS: as many as one by itself (C12.90). */
const producedBy: Readonly<Record<System['kind'], number>> = { homeworld: 13, major: 13, minor: 10 };

/** The game master’s answer: what an inspired system does (B5.20). */
export const judgeInspiration = order('judge-inspiration', {
  fields: { does: oneOf(gifts), points },
  title: 'Rule on an inspired system',
  answers: true,
  by: 'game-master',
  offers({ systems }, at) {
    const system = at.place === undefined ? undefined : systems[at.place];
    return system === undefined
      ? []
      : gifts.map((does) => ({ does, points: does === 'pays' ? producedBy[system.kind] : 0 }));
  },
  form: (_, given) => [
    choice(
      given,
      'does',
      'The system',
      choicesOf(gifts, (one) => phrase(labels[one])),
    ),
    number(given, 'points', 'Economic points', { least: 0, most: 1000 }),
  ],
  say: (given) =>
    given.does === 'pays'
      ? phrase('Produces {points} EP more', { points: given.points })
      : phrase(labels.builds),
});

/** An inspired system produces more, which comes with the next treasury, or has built defenses of its own (B5.20). */
export const inspired = event('inspired', {
  fields: { seat, place, does: oneOf(gifts), points, cause: optional(cause) },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    happened.does === 'pays'
      ? phrase('The inspired system in {place} produces {points} EP more.', {
          place: hexName(happened.place),
          points: happened.points,
        })
      : phrase('The inspired system in {place} builds up its own defenses.', {
          place: hexName(happened.place),
        }),
  apply(draft, { seat: owner, place: at, does, points: more }) {
    if (does === 'builds') change(draft.morale ?? {}, at, () => ({ built: draft.turn }));
    else
      change(draft.empires, owner, ({ account }) => ({
        account: { ...account, due: (account?.due ?? 0) + more },
      }));
  },
});

type Judging = Room<State, View, OrderIn<typeof judgeInspiration>, EventIn<typeof inspired>>;

const whatItDoes = (
  owner: SeatId,
  at: PlaceId,
  kind: System['kind'],
): Question<Judging, 'judge-inspiration'> => ({
  to: gameMaster,
  least: 1,
  most: 1,
  about: at,
  spot: { place: at },
  said: phrase('The system of the {seat} in {place} is inspired. What does it do?', {
    seat: nameOf(owner),
    place: hexName(at),
  }),
  facts: [],
  cite: 'GC B5.20',
  kinds: ['judge-inspiration'],
  silence: [{ kind: 'judge-inspiration', does: 'pays', points: producedBy[kind] }],
});

/** The game master says what inspired systems do (B5.20). */
export function judgeInspirations(turn: Turn<Judging>): void {
  const { morale = {}, systems } = turn.state;
  const found = inOrder(morale).flatMap(([at, { last }]) => {
    const system = systems[at];
    return system === undefined || last?.outcome !== 'inspired' || last.turn !== turn.state.turn
      ? []
      : [{ at, system }];
  });
  const asked = found.map(({ at, system }) => whatItDoes(system.owner, at, system.kind));
  for (const [one, given] of answered(found, turn.ask(asked))) {
    const { does, points: more, ref } = given;
    turn.happen(inspired.of({ seat: one.system.owner, place: one.at, does, points: more, cause: ref }));
  }
}
