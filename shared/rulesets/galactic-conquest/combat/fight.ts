import type { Books } from '#kernel/codec/books.ts';
import { booksOf } from '#kernel/codec/books.ts';
import { flag, integer, list, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, eitherOr, number, several } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Giving, Ordered } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, hull, order, own, ownerHears, seat, unit } from '../declare.ts';
import type { Intensity, Target } from '../model/battle/combat.ts';
import { intensities, targets } from '../model/battle/combat.ts';
import { isStored } from '../model/condition/storing.ts';
import { isFixed } from '../model/territory.ts';
import type { State, View } from '../model/state.ts';
import { hasOrder, fighterGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { hasAdmiral } from '../ships/aboard/officers.ts';
import { combatOf } from '../ships/ships.ts';
import { formEntries, formsShape, mostNamed } from './forms/formFields.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { damageChart } from './chart.ts';
import { fightFacts } from './outlook/facts.ts';
import { usefulForms } from './outlook/usefulForms.ts';
import { intensityNames } from './forms/formWords.ts';
import { combatSaid } from './words.ts';

const combatFields = {
  attack: flag,
  intensity: oneOf(intensities),
  breaks: integer(0, 100),
  target: oneOf(targets),
  losses: list(hull, mostNamed),
  forms: optional(formsShape),
} as const;
export const combat = object(combatFields);

const targetLabels: Readonly<Record<Target, string>> = {
  none: 'Let the enemy choose',
  strongest: 'Strongest ship first',
  weakest: 'Weakest ship first',
};

const intensityLabel = (value: Intensity): Phrase => {
  const { percents, defence } = damageChart[value];
  const args = { name: intensityNames[value], least: percents[5], most: percents[0] };
  if (defence === 0) return phrase('{name}: {least} to {most} %', args);
  return defence < 0
    ? phrase('{name}: {least} to {most} %, own defense −{defence} %', { ...args, defence: -defence })
    : phrase('{name}: {least} to {most} %, own defense +{defence} %', { ...args, defence });
};

/** Foreign hulls that sensors have read this turn. */
const hullsRead = ({ contacts, turn }: View): readonly string[] =>
  inOrder(contacts).flatMap(([, { turn: read, ships = [] }]) =>
    read === turn ? ships.flatMap((one) => one.hull ?? []) : [],
  );

export type Fight = Ordered<'fight', typeof combatFields>;

/** When a squadron leaves; bases stay where they are (D2.15). */
const breaksEntry = (given: Omit<Fight, 'ref'>) =>
  number(given, 'breaks', 'Leaves after losses of … % of its defense factors', { least: 0, most: 100 });

/** How a squadron fights this turn, with what that would come to by the books of the game (A3.10, A3.20, A9.10). */
export const fightOver = (books: Books) =>
  order('fight', {
    fields: combatFields,
    title: 'Fight',
    offers({ squadrons, me }, at, plan) {
      const squadron = fighterGiven(squadrons, { seat: me, unit: at.unit });
      return squadron === undefined || hasOrder(plan, at.unit, 'fight')
        ? []
        : [{ ...combatOf({}), attack: !isStored(squadron) }];
    },
    form(view, given, at) {
      const squadron = at.unit === undefined ? undefined : view.squadrons[at.unit];
      const ships = squadron?.ships ?? [];
      const hulls = [...new Set([...given.losses, ...ships.map((ship) => ship.hull).sort()])];
      return [
        eitherOr(given, 'attack', 'If it meets an enemy', phrase('Attack'), phrase('Turn back')),
        choice(
          given,
          'intensity',
          'Battle intensity: damage, in percent of attack factors',
          choicesOf(intensities, intensityLabel),
        ),
        ...(squadron !== undefined && isFixed(squadron) ? [] : [breaksEntry(given)]),
        choice(
          given,
          'target',
          'Directed damage',
          choicesOf(targets, (value) => phrase('{label}', { label: targetLabels[value] })),
        ),
        several(given, 'losses', 'Own losses first on', {
          most: mostNamed,
          ordered: true,
          of: choicesOf(hulls, (named) => phrase('{hull}', { hull: named })),
        }),
        ...formEntries(
          given,
          ships.map((ship) => ship.hull),
          hullsRead(view),
          usefulForms(view, squadron),
          hasAdmiral(ships),
        ),
      ];
    },
    facts: (view, given, at, plan) => fightFacts(view, plan, at.unit, given, books),
    cannot: whyNot,
    say: (given) => combatSaid(given),
  });
/** The same, for questions that ask no book. */
export const fight = fightOver(booksOf([]));

/** Why it is not told so; undefined if it is (A9.10). */
function whyNot({ squadrons }: State, given: Giving<Fight>): Problem | undefined {
  const squadron = fighterGiven(squadrons, given);
  if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
  if (squadron.stationed === true && given.order.attack) return impossible('GC E2.30', 'defense-only');
  if (given.order.attack && isStored(squadron)) return impossible('GC B9.40', 'stored-attacks-nobody');
  const { forms = {} } = given.order;
  const lacks = (forms.reserve ?? []).find((one) => !squadron.ships.some((ship) => ship.hull === one));
  if (lacks !== undefined) return impossible('GC A10.40', 'no-such-reserve', { hull: lacks });
  if (forms.looks !== undefined && !hasAdmiral(squadron.ships))
    return impossible('GC A12.211', 'no-admiral-to-look');
  return squadron.combat === undefined ? undefined : impossible('GC A9.10', 'told-already');
}

export const instructed = event('instructed', {
  fields: { seat, unit, combat, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit}: {orders}.', { unit: own(happened.unit), orders: combatSaid(happened.combat) }),
  ahead: (happened) =>
    phrase('{unit} will have these orders: {orders}.', {
      unit: own(happened.unit),
      orders: combatSaid(happened.combat),
    }),
  apply: (draft, happened) => change(draft.squadrons, happened.unit, () => ({ combat: happened.combat })),
});

/** Squadrons are told how to fight (A3.10). */
export function instruct(turn: Turn<Room<State, View, Fight, EventIn<typeof instructed>>>): void {
  inTurn(
    turn,
    fight,
    ({ seat: owner, unit: told, order: { kind: _, ref, ...how } }) =>
      told && instructed.of({ seat: owner, unit: told, combat: how, cause: ref }),
  );
}
