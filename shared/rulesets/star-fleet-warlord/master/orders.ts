import { flag, line, oneOf, optional } from '#kernel/codec/shapes.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { typedText } from '#kernel/orders/typed.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import { choiceOrNone } from '#kernel/declare/entries.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { about } from '#kernel/words/problem.ts';
import type { Steps } from '../acting.ts';
import { seat } from '../fields/parts.ts';
import { messageHeard } from '../messages/events.ts';
import { espionage, longest } from '../model/figures.ts';
import { imagine } from '../model/imagine.ts';
import type { Level } from '../model/corporation.ts';
import { levelLed, levels } from '../model/corporation.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { isNowhere, officeOrder } from '../ordering.ts';
import { impossible } from '../refusals.ts';
import { leadershipChanged } from './events.ts';
import { ledWords } from './ledWords.ts';

/* Orders of the game master, which no Home Office can give: the generator carries them out. */

/** Why a seat cannot decide who leads a Corporation; undefined if it can: only the game master does, of those that have not fallen (SFW 793; OURS: the computer may lead). */
function cannotLead(
  { corporations }: Pick<State, 'corporations'>,
  seat: SeatId,
  { of, ...lead }: { readonly of: SeatId; readonly computer: boolean; readonly level?: Level },
): Problem | undefined {
  if (seat !== gameMaster) return impossible('SFW 793', 'game-master-only');
  const owner = corporations[of];
  if (owner === undefined || owner.fallen) return impossible('SFW 793', 'no-such-corporation');
  return levelLed(owner) === levelLed(lead)
    ? impossible('SFW 793', 'led-already', { name: owner.name })
    : undefined;
}

/** Why a seat cannot announce something; undefined if it can: only the game master does, to Corporations that are not known to have fallen (SFW 5007). */
function cannotAnnounce(
  { corporations, named = {} }: Pick<State, 'corporations' | 'named'>,
  seat: SeatId,
  { to, text }: { readonly to?: SeatId; readonly text: string },
): Problem | undefined {
  if (seat !== gameMaster) return impossible('SFW 5007', 'game-master-only');
  if (text.trim() === '') return impossible('SFW 5007', 'nothing-announced');
  if (to === undefined) return undefined;
  const hears =
    corporations[to]?.fallen === false || (named[to]?.number ?? espionage.powersFrom) < espionage.powersFrom;
  return hears ? undefined : impossible('SFW 5007', 'no-such-corporation');
}

const corporations = ({ names }: View): readonly Choice[] =>
  inOrder(names)
    .filter(([, { number }]) => number < espionage.powersFrom)
    .map(([value, { number, name }]) => ({ value, label: phrase('{number} {name}', { number, name }) }));

/** Says something to a Corporation; absent: to all. */
export const announce = officeOrder('announce', {
  fields: { to: optional(seat), text: line(longest.announcement) },
  title: 'Send Message',
  by: 'game-master',
  offers(view, at) {
    if (view.me !== gameMaster || !(isNowhere(at) || at.seat !== undefined)) return [];
    return [{ ...defined({ to: at.seat }), text: '' }];
  },
  form: (view, order) => [
    choiceOrNone(order, 'to', 'For', phrase('all Corporations'), corporations(view)),
    {
      field: { kind: 'text', name: 'text', label: 'Message', longest: longest.announcement, lines: 3 },
      value: order.text,
      set: (said) => ({ ...order, text: typedText(textIn(said), 1) }),
    },
  ],
  cannot: (state, { seat: giver, order }) => cannotAnnounce(state, giver, order),
  say: ({ to, text: said }, { names }) =>
    to === undefined
      ? phrase('Tell all Corporations: {text}', { text: said })
      : phrase('Tell {name}: {text}', { name: names[to]?.name ?? to, text: said }),
  act: () => undefined,
});

/** Lets the computer lead a Corporation on a level, or gives it to a player: with the game master's other decisions about seats. */
export const setLeadership = officeOrder('set-leadership', {
  fields: { of: seat, computer: flag, level: optional(oneOf(levels)) },
  title: 'Set Leadership',
  by: 'game-master',
  offers: () => [],
  cannot: (state, { seat: giver, order }) => cannotLead(state, giver, order),
  over: () => ({
    check(view, order) {
      // No view says who leads a Corporation: the game master is advised where they decide about seats.
      const problem = view.me === gameMaster ? undefined : cannotLead(imagine(view), view.me, order);
      return problem === undefined ? [] : [about(order.ref, problem)];
    },
  }),
  say({ of, ...lead }, { names }) {
    const level = levelLed(lead);
    return phrase(level === undefined ? 'Give {name} to a player' : ledWords[level].order, {
      name: names[of]?.name ?? of,
    });
  },
  act: () => undefined,
});

/** What the game master says to Corporations: it stands before all else in the next report of each (SFW 5007). */
export const announced: Steps = () => [
  {
    name: 'Messages of the Game Master',
    cite: 'SFW 5007',
    run(turn) {
      for (const { seat: giver, order } of turn.orders(announce.kind)) {
        const { to, text, ref: cause } = order as OrderIn<typeof announce>;
        const problem = announce.cannot(turn.state, { seat: giver, order });
        if (problem !== undefined) turn.refuse(cause, problem);
        else
          for (const [hearer, { fallen }] of inOrder(turn.state.corporations))
            if (!fallen && (to === undefined || to === hearer))
              turn.happen(messageHeard.of({ hearer, way: 'master', text, cause }));
      }
    },
  },
];

/** OURS: with the generator, what the game master has decided about who leads a Corporation. */
export const leadership: Steps = () => [
  {
    name: 'Leadership Changed',
    cite: 'SFW 793',
    run: (turn) =>
      inTurn(turn, setLeadership, ({ order: { of, computer, level, ref } }) =>
        leadershipChanged.of({ seat: of, computer, ...defined({ level }), cause: ref }),
      ),
  },
];
