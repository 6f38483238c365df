import { optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { agreedIn } from '#kernel/steps/agreed.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { atHeadquarters, bothHear, cause, event, order, otherSeats, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import type { Alliance } from '../model/relations/alliances.ts';
import { allianceOf, alliesOf, areAllied } from '../model/relations/alliances.ts';
import type { PairId } from '../model/relations/pacts.ts';
import { pairOf } from '../model/relations/pacts.ts';
import type { State, View } from '../model/state.ts';
import { isEmpire } from '../model/state.ts';
import { impossible } from '../refusals.ts';

/** Why two empires have no alliance. */
export const notAllied = (state: Pick<State, 'alliances'>, one: SeatId, other: SeatId): Problem | undefined =>
  areAllied(state, one, other) ? undefined : impossible('GC C22.10', 'not-allied', { seat: nameOf(other) });

/** One side of an alliance: it is made if both order it in one turn. OURS (C22.10). */
export const makeAlliance = order('make-alliance', {
  fields: { to: seat },
  title: 'Make an alliance',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      view.seats.flatMap((to) => (to === view.me || areAllied(view, view.me, to) ? [] : [{ to }])),
    ),
  form: (view, given) => [choice(given, 'to', 'With', otherSeats(view))],
  cannot(state, { seat: owner, order: { to } }) {
    if (state.empires[owner] === undefined) return impossible('GC C22.10', 'no-empire');
    if (to === owner) return impossible('GC C22.10', 'to-yourself');
    if (!isEmpire(state, to)) return impossible('GC C22.10', 'no-account');
    return areAllied(state, owner, to)
      ? impossible('GC C22.10', 'allied-already', { seat: nameOf(to) })
      : undefined;
  },
  say: ({ to }) => phrase('Offer the {seat} an alliance', { seat: nameOf(to) }),
});

/** One of the two ends an alliance. OURS: from this turn on. */
export const endAlliance = order('end-alliance', {
  fields: { to: seat },
  title: 'End an alliance',
  offers: (view, at) => atHeadquarters(view, at).flatMap(() => alliesOf(view, view.me).map((to) => ({ to }))),
  form: (view, given) => [choice(given, 'to', 'With', otherSeats(view))],
  cannot: (state, { seat: owner, order: { to } }) => notAllied(state, owner, to),
  say: ({ to }) => phrase('End the alliance with the {seat}', { seat: nameOf(to) }),
});

/** A host gives the ships of an ally what is free in its space, before those of others (C22.40). */
export const favourExpedition = order('favour-expedition', {
  fields: { to: seat },
  title: 'Give the free ships in your space to an ally',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      alliesOf(view, view.me).flatMap((to) =>
        allianceOf(view, view.me, to)?.first?.includes(view.me) === true ? [] : [{ to }],
      ),
    ),
  form: (view, given) => [choice(given, 'to', 'Ships of', otherSeats(view))],
  cannot: (state, { seat: host, order: { to } }) =>
    notAllied(state, host, to) ??
    (allianceOf(state, host, to)?.first?.includes(host) === true
      ? impossible('GC C22.40', 'favoured-already', { seat: nameOf(to) })
      : undefined),
  say: ({ to }) =>
    phrase('Give ships of the {seat} priority for free facilities in your space', { seat: nameOf(to) }),
});

const other = ({ seat: one, to }: { readonly seat: SeatId; readonly to: SeatId }, me: SeatId): string =>
  nameOf(one === me ? to : one);

/** An alliance that only one side has ordered; nobody else hears of it. */
export const allianceOffered = event('alliance-offered', {
  fields: { seat, to: seat, cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say: (happened, { me }) =>
    happened.seat === me
      ? phrase('You offer the {seat} an alliance, but they do not offer you one this turn.', {
          seat: nameOf(happened.to),
        })
      : phrase('The {seat} offers you an alliance: to make it, both must order it in the same turn.', {
          seat: nameOf(happened.seat),
        }),
});

export const allianceMade = event('alliance-made', {
  fields: { seat, to: seat, cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say: (happened, { me }) =>
    phrase('You are now allied with the {seat}: ships of each may enter the space of the other.', {
      seat: other(happened, me),
    }),
  apply(draft, { seat: one, to }) {
    draft.alliances = { ...draft.alliances, [pairOf(one, to)]: { seats: [one, to].sort() } };
  },
});

export const allianceEnded = event('alliance-ended', {
  fields: { seat, to: seat, cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say: (happened, { me }) => phrase('The alliance with the {seat} is over.', { seat: other(happened, me) }),
  ahead: (happened, { me }) =>
    phrase('The alliance with the {seat} will be over.', { seat: other(happened, me) }),
  apply(draft, { seat: one, to }) {
    const { [pairOf(one, to)]: _, ...left } = draft.alliances ?? {};
    if (keysInOrder(left).length > 0) draft.alliances = left;
    else delete draft.alliances;
  },
});

/** The host’s ally whose ships come first from now on; the others no longer do. */
export const expeditionFavoured = event('expedition-favoured', {
  fields: { seat, to: seat, cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say: (happened, { me }) =>
    happened.seat === me
      ? phrase('Give ships of the {seat} priority for free facilities in your space.', {
          seat: nameOf(happened.to),
        })
      : phrase('Your ships have priority for free facilities in the space of the {seat}.', {
          seat: nameOf(happened.seat),
        }),
  ahead: (happened) =>
    phrase('Ships of the {seat} will have priority for free facilities.', { seat: nameOf(happened.to) }),
  apply(draft, { seat: host, to }) {
    const favoured = pairOf(host, to);
    draft.alliances = Object.fromEntries(
      inOrder(draft.alliances ?? {}).map(([pair, alliance]): readonly [PairId, Alliance] => {
        const { first = [], ...rest } = alliance;
        const others = first.filter((one) => one !== host);
        const now = pair === favoured ? [...others, host].sort() : others;
        return [pair, now.length === 0 ? rest : { ...rest, first: now }];
      }),
    );
  },
});

type Allying = Room<
  State,
  View,
  OrderIn<typeof makeAlliance | typeof endAlliance | typeof favourExpedition>,
  EventIn<typeof allianceOffered | typeof allianceMade | typeof allianceEnded | typeof expeditionFavoured>
>;

/** Alliances that both sides order are made, others are ended, and hosts say whose ships come first (C22.10, C22.40). */
export function changeAlliances(turn: Turn<Allying>): void {
  inTurn(turn, endAlliance, ({ seat: one, order: { to, ref } }) =>
    allianceEnded.of({ seat: one, to, cause: ref }),
  );
  const given = turn
    .orders('make-alliance')
    .map(({ seat: one, order: wanted }) => ({ seat: one, to: wanted.to, matter: 'alliance', order: wanted }));
  const isAgreed = agreedIn(given);
  for (const offer of given) {
    const { seat: one, to, order: wanted } = offer;
    // The other side’s order has made it already.
    if (isAgreed(offer) && areAllied(turn.state, one, to)) continue;
    const problem = makeAlliance.cannot(turn.state, { seat: one, order: wanted });
    if (problem !== undefined) turn.refuse(wanted.ref, problem);
    else
      turn.happen(
        (isAgreed(offer) ? allianceMade : allianceOffered).of({ seat: one, to, cause: wanted.ref }),
      );
  }
  inTurn(turn, favourExpedition, ({ seat: host, order: { to, ref } }) =>
    expeditionFavoured.of({ seat: host, to, cause: ref }),
  );
}
