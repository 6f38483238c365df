import { flag, integer, oneOf, optional, text } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, happened } from '../declare.ts';
import { toAll, toNobody, toSeat } from '../model/hearing.ts';
import { levels, usualLevel } from '../model/levels.ts';
import { most, percent, seat, seats, shortName, status } from '../model/parts.ts';
import type { Draft } from '../model/units/drafts.ts';
import { pay, withEmpire } from '../model/units/drafts.ts';
import { gone } from '../model/units/followers.ts';
import { namesPhrase, resources, seatArg } from '../model/words.ts';
import { ledWords } from './ledWords.ts';

/** The empire is out of the game. The admirals and empty units that it has left are dissolved (GE 1016, E-47). */
function defeated(draft: Draft, seat: SeatId): void {
  withEmpire(draft, seat, (empire) => void (empire.defeated = true));
  for (const [id, unit] of inOrder(draft.units)) {
    if (unit.owner === seat) gone(draft, id);
  }
}

/** What all others hear of a proclamation. OURS: one that the game master finds unsuitable is not passed on (E-42). */
export const proclaimed = ({
  verdict,
  seat,
  text: said,
}: {
  readonly verdict: 'suitable' | 'short' | 'unsuitable';
  readonly seat: SeatId;
  readonly text: string;
}): EventIn<typeof proclamationHeard> | undefined =>
  verdict === 'unsuitable' ? undefined : proclamationHeard.of({ seat, text: said });

/** Ordered by the game master. */
export const statusChanged = event('status-changed', {
  fields: { ...happened, seat, status },
  by: 'order',
  hears: toSeat,
  say: ({ status }) =>
    phrase('The game master has made you {status}.', {
      status: status === 'royalty' ? phrase('royalty') : phrase('a commoner'),
    }),
  ahead: ({ status }) =>
    phrase('You will become {status}.', {
      status: status === 'royalty' ? phrase('royalty') : phrase('a commoner'),
    }),
  apply: (draft, { seat, status }) => withEmpire(draft, seat, (empire) => void (empire.status = status)),
});

export const leadershipChanged = event('leadership-changed', {
  fields: { ...happened, seat, computer: flag, level: optional(oneOf(levels)) },
  by: 'order',
  hears: toAll,
  say: ({ seat, computer, level = usualLevel }, view) =>
    phrase(computer ? ledWords[level].said : 'The {empire} has a player again.', {
      empire: seatArg(view, seat),
    }),
  ahead: ({ seat, computer, level = usualLevel }, view) =>
    phrase(computer ? ledWords[level].ahead : 'A player will lead the {empire} again.', {
      empire: seatArg(view, seat),
    }),
  apply: (draft, { seat, computer, level = usualLevel }) =>
    withEmpire(draft, seat, (empire) => {
      empire.computer = computer;
      delete empire.level;
      if (computer && level !== usualLevel) empire.level = level;
    }),
});

export const rulerRenamed = event('ruler-renamed', {
  fields: { ...happened, seat, name: shortName },
  by: 'order',
  hears: toAll,
  say: ({ seat, name }, view) =>
    seat === view.me
      ? phrase('You now rule as {name}.', { name })
      : phrase('The {empire} is now ruled by {name}.', { empire: seatArg(view, seat), name }),
  ahead: ({ name }) => phrase('You will rule as {name}.', { name }),
  apply: (draft, { seat, name }) => withEmpire(draft, seat, (empire) => void (empire.ruler = name)),
});

export const empireDefeated = event('empire-defeated', {
  fields: { ...happened, seat },
  by: 'rules',
  hears: toAll,
  say: ({ seat }, view) =>
    seat === view.me
      ? phrase('Your empire has neither sectors nor starships left: it is defeated.')
      : phrase('The {empire} is defeated.', { empire: seatArg(view, seat) }),
  ahead: () => phrase('Your empire will have neither sectors nor starships left: it will be defeated.'),
  apply: (draft, { seat }) => defeated(draft, seat),
});

/** `seats` hold what the scenario asks for; empty when those announced before no longer do. `share`: percent. */
export const victoryReached = event('victory-reached', {
  fields: { ...happened, seats, share: percent },
  by: 'rules',
  hears: toAll,
  say: ({ seats, share }, view) =>
    seats.length === 0
      ? phrase('Nobody holds {share}% of all sectors any longer.', { share })
      : phrase('{victors} hold {share}% of all sectors or more: the game master may declare the game won.', {
          victors: namesPhrase(seats.map((seat) => view.empires[seat]?.name ?? seat)),
          share,
        }),
  ahead: ({ seats, share }, view) =>
    phrase('{victors} will hold {share}% of all sectors or more: the game master may declare the game won.', {
      victors: namesPhrase(seats.map((seat) => view.empires[seat]?.name ?? seat)),
      share,
    }),
  apply: (draft, { seats }) => {
    if (draft.victory !== undefined) draft.victory.announced = [...seats];
  },
});

/** The lesser event that other empires hear. */
export const proclamationHeard = event('proclamation-heard', {
  fields: { ...happened, seat, text: text(5_000) },
  by: 'order',
  hears: toNobody,
  say: ({ seat, text }, view) =>
    phrase('{ruler} of the {empire} proclaims: «{text}»', {
      ruler: view.empires[seat]?.ruler ?? phrase('The ruler'),
      empire: seatArg(view, seat),
      text,
    }),
  announced: ({ seat, text }) => ({ seat, text }),
});

export const proclamationIssued = event('proclamation-issued', {
  fields: {
    ...happened,
    seat,
    text: text(5_000),
    verdict: oneOf(['suitable', 'short', 'unsuitable']),
    /** Change of the treasury in hundredths; may be negative. */
    amount: integer(-most.money, most.money),
  },
  by: 'order',
  hears: (event, seat) => event.seat === seat || (proclaimed(event) ?? false),
  say: ({ verdict, amount }) => {
    const args = { amount: resources(Math.abs(amount)) };
    if (verdict === 'suitable')
      return phrase('Your proclamation pleased the people: they gave {amount} resources.', args);
    if (verdict === 'short') return phrase('Your proclamation was too short to earn anything.');
    return phrase('Your proclamation was found unsuitable and cost you {amount} resources.', args);
  },
  announced: ({ seat, text }) => ({ seat, text }),
  ahead: ({ verdict, amount }) => {
    const args = { amount: resources(Math.abs(amount)) };
    if (verdict === 'suitable')
      return phrase(
        'Your proclamation will bring {amount} resources, unless the game master finds it unsuitable.',
        args,
      );
    return verdict === 'short'
      ? phrase('Your proclamation will be too short to earn anything.')
      : phrase('Your proclamation will be found unsuitable and cost you {amount} resources.', args);
  },
  apply: (draft, { seat, amount }) => pay(draft, seat, amount),
});

/** What happens in this room’s steps. */
export type Happening = EventIn<
  | typeof statusChanged
  | typeof leadershipChanged
  | typeof rulerRenamed
  | typeof empireDefeated
  | typeof victoryReached
  | typeof proclamationHeard
  | typeof proclamationIssued
>;
