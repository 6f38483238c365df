import type { ObjectOf } from '#kernel/codec/shapes.ts';
import { flag, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofPair, order, toEverybody } from '../declare.ts';
import { changeRelation } from '../model/drafts.ts';
import { chance, seat } from '../model/parts.ts';
import { enmities, pairOf } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { percentSaid, seatArg } from '../model/words.ts';
import { chanceOf, declareOdds } from './odds.ts';
import { namedChoices, offersTo, powerEntry, powerName, tried } from './orders.ts';
import { drawnIn, dutiesIn } from './signing.ts';
import { declarations, cannotDeclare } from './treaties.ts';

/** Tries to declare hostilities or war (VB 125). */
export const declare = order('declare', {
  fields: { to: seat, enmity: oneOf(enmities) },
  title: 'Declare hostilities or war',
  offers: (view, at) =>
    offersTo(
      view,
      at,
      (to) => enmities.map((enmity) => ({ to, enmity })),
      (state, me, { to, enmity }) => cannotDeclare(state, me, to, enmity),
    ),
  form: (view, given) => [
    powerEntry(view, given),
    choice(
      given,
      'enmity',
      'Declaration',
      namedChoices(enmities, (one) => declarations[one].name),
    ),
  ],
  cannot: (state, { seat: me, order: { to, enmity } }) => cannotDeclare(state, me, to, enmity),
  say: ({ to, enmity }) =>
    phrase('{what} against the {power}', { what: declarations[enmity].name, power: powerName(to) }),
});

const declareFields = {
  ...ofPair,
  enmity: oneOf(enmities),
  chance,
  declared: flag,
  /** The ally whose war makes it a duty; only whoever tried hears it. */
  duty: optional(seat),
} as const;
type DeclareTried = ObjectOf<typeof declareFields>;

function triedToDeclare({ seat, to, enmity, chance = 0, declared, duty }: DeclareTried): Phrase {
  const args = {
    what: declarations[enmity].name,
    other: seatArg(to),
    power: seatArg(seat),
    chance: percentSaid(chance),
  };
  if (declared) return phrase('{what} by the {power} against the {other}.', args);
  return duty === undefined
    ? phrase('A {what} against the {other} finds no support (chance {chance} %).', args)
    : phrase(
        'You owe the {ally} a {what} against the {other}, but it finds no support (chance {chance} %).',
        {
          ...args,
          ally: seatArg(duty),
        },
      );
}

export const declareTried = event('declare-tried', {
  fields: declareFields,
  by: 'either',
  hears(event, reader) {
    const { chance: _, duty: __, ...outside } = event;
    if (event.seat === reader) return true;
    return event.declared ? outside : false;
  },
  say: (event, { me }) => (event.declared || event.seat === me ? triedToDeclare(event) : undefined),
  ahead: ({ to, enmity, chance = 0 }) =>
    phrase('A {what} against the {other} may find support (chance {chance} %).', {
      what: declarations[enmity].name,
      other: seatArg(to),
      chance: percentSaid(chance),
    }),
  apply: (draft, { seat, to, enmity, declared }) => {
    const deed = {
      by: seat,
      what: declared ? 'declared' : 'declare-failed',
      turn: draft.turn,
      enmity,
    } as const;
    changeRelation(draft, seat, to, (relation) => {
      // War that was declared before in this turn stays war.
      const isLess = enmity === 'hostilities' && relation.enmity?.kind === 'war';
      const now = isLess ? relation.enmity : { kind: enmity, by: seat, turn: draft.turn };
      return {
        ...relation,
        ...(declared ? { treaties: [], enmity: now } : {}),
        deeds: [...relation.deeds, deed],
      };
    });
  },
});

/** What `seat` declared on an ally of `to` counts against `to` too (VB 184). */
export const drawnInto = event('drawn-in', {
  fields: { ...ofPair, enmity: oneOf(enmities), ally: seat },
  by: 'order',
  ...toEverybody,
  say: ({ seat, to, ally, enmity }) =>
    phrase('{what} by the {power} against the {other}, an ally of the {ally}, by the same act.', {
      power: seatArg(seat),
      other: seatArg(to),
      ally: seatArg(ally),
      what: declarations[enmity].name,
    }),
  apply: (draft, { seat, to, enmity }) => {
    const [by, turn] = [seat, draft.turn];
    draft.strangers = draft.strangers.filter((pair) => pair !== pairOf(seat, to));
    changeRelation(draft, seat, to, ({ deeds }) => ({
      treaties: [],
      enmity: { kind: enmity, by, turn },
      deeds: [...deeds, { by, what: 'declared', turn, enmity }],
    }));
  },
});

/** Hostilities and war are declared, also by who owes it to an ally; allies of the other power are drawn in (VB 125, 184). */
export function declareAll(
  turn: TurnOf<typeof declare | typeof declareTried | typeof drawnInto>,
  state: State,
): void {
  const given = tried(
    turn,
    turn.orders('declare'),
    ({ order: { enmity } }) => enmity,
    (one) => declare.cannot(state, one),
  ).map(({ seat: me, order: { to, enmity, ref } }) => ({ seat: me, to, enmity, cause: ref }));
  const owed = dutiesIn(state)
    .filter(
      ({ seat: me, to }) =>
        !given.some((one) => one.seat === me && one.to === to && one.enmity === 'war') &&
        cannotDeclare(turn.state, me, to, 'war') === undefined,
    )
    .map(({ seat: me, to, ally: duty }) => ({ seat: me, to, enmity: 'war' as const, duty }));
  for (const { seat: me, to, enmity, ...why } of [...given, ...owed]) {
    const chance = chanceOf(declareOdds(state, me, to, enmity));
    const declared = turn.draw.fork(me, to, enmity).chance(chance, 100);
    turn.happen(declareTried.of({ seat: me, to, enmity, chance, declared, ...why }));
    const because = 'cause' in why ? { cause: why.cause } : {};
    for (const ally of declared ? drawnIn(turn.state, me, to, enmity) : [])
      turn.happen(drawnInto.of({ seat: me, to: ally, enmity, ally: to, ...because }));
  }
}
