import { integer, line } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { spend } from '../bank/paying.ts';
import { atHeadquarters, cause, event, order, ownerHears, place, points, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { putAshore } from '../model/corps/ashore.ts';
import type { School } from '../model/yards/academy.ts';
import { officerShape } from '../model/condition/officer.ts';
import type { State } from '../model/state.ts';
import { sharePaid } from '../model/unrest/ruin.ts';
import { officerNames } from '../officers/corps.ts';
import { impossible } from '../refusals.ts';
import { hasTech } from '../research/research.ts';
import { tidy } from './finish.ts';

/** Turns from the discovery until a school begins to earn points, and that it stands empty where it was not paid for (C9.80). */
const [building, emptiness] = [2, 2] as const;
/** Halves of a point for each roll on the chart of officers, and EP for a half. */
export const halvesForRoll = 20;
const perHalf = 5;

type Systems = Pick<State, 'systems' | 'turn'>;
/** Halves of a point that the systems of an empire give its school in a turn: two for each major system, one for each minor one. None from those that are ruined, cut off or not yet settled (C9.80, C12.90). */
export const halvesOf = ({ systems, turn }: Systems, owner: SeatId): number =>
  sumOf(
    valuesInOrder(systems).map((one) =>
      one.owner !== owner || sharePaid(one, turn) < 100 || one.severed === true || one.founded === 'settling'
        ? 0
        : one.kind === 'minor'
          ? 1
          : 2,
    ),
  );
export const costOfSchool = (state: Systems, owner: SeatId): number => halvesOf(state, owner) * perHalf;

/** The first turn in which the school of an empire earns points; OURS: a technology that was known from the beginning has one at once (C9.80). */
export function opensIn({ empires }: Pick<State, 'empires'>, owner: SeatId): number {
  const { research, academy } = empires[owner] ?? {};
  const since = research?.since?.['los'];
  return Math.max(
    since === undefined ? 0 : since + building + 1,
    academy?.school?.idle === undefined ? 0 : academy.school.idle + 1,
  );
}

/** Halves as points are written: `10.5`. */
export const halvesText = (halves: number): string => String(halves / 2);

/** The officers’ school is paid for, 10 EP for each point that it earns (C9.80). */
export const paySchool = order('pay-school', {
  fields: {},
  title: 'Pay for the officers’ school',
  offers: (view, at) =>
    view.empires[view.me]?.officers !== undefined &&
    hasTech(view, view.me, 'los') &&
    view.turn >= opensIn(view, view.me)
      ? atHeadquarters(view, at).map(() => ({}))
      : [],
  facts: (view) => [
    { label: 'Earns', value: phrase('{points}', { points: halvesText(halvesOf(view, view.me)) }) },
    { label: 'Costs', value: phrase('{cost} EP', { cost: costOfSchool(view, view.me) }) },
  ],
  cannot(state, { seat: owner }) {
    const empire = state.empires[owner];
    if (empire?.officers === undefined) return impossible('GC C9.80', 'no-officers-to-teach');
    if (!hasTech(state, owner, 'los')) return impossible('GC C9.80', 'no-officers-school');
    const opens = opensIn(state, owner);
    if (state.turn < opens) return impossible('GC C9.80', 'school-empty', { turns: opens - state.turn });
    if (empire.academy?.school?.paid === true) return impossible('GC C9.80', 'school-paid');
    const cost = costOfSchool(state, owner);
    if (cost === 0) return impossible('GC C9.80', 'school-earns-nothing');
    return cost > empire.treasury
      ? impossible('GC C9.80', 'training-costs', { cost, left: empire.treasury })
      : undefined;
  },
  say: () => phrase('Pay for the officers’ school'),
});
export type PaySchool = OrderIn<typeof paySchool>;

const halves = integer(0, 100_000);
/** What a school has becomes something else. */
const schooling = (draft: Draft<State>, owner: SeatId, by: (school: School) => School): void =>
  replace(draft.empires, owner, ({ academy = {}, ...empire }) => ({
    ...empire,
    ...tidy({ ...academy, school: by(academy.school ?? {}) }),
  }));

/** `halves`: halves of a point that are earned. */
export const schoolPaid = event('school-paid', {
  fields: { seat, halves, points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('The officers’ school earns {halves}, for {points} EP.', {
      halves: halvesText(happened.halves),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('The officers’ school will earn {halves}.', { halves: halvesText(happened.halves) }),
  apply(draft, { seat: owner, halves: earned, points: cost }) {
    spend(draft, owner, cost);
    schooling(draft, owner, ({ halves: had = 0 }) => ({ halves: had + earned, paid: true }));
  },
});

/** Points of the school are used up by rolls on the chart, and it has to be paid for again; `halves`: what is left. */
export const schoolRolled = event('school-rolled', {
  fields: { seat, rolls: halves, halves },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('The officers’ school examines {rolls|class|classes} and keeps {halves}.', {
      rolls: happened.rolls,
      halves: halvesText(happened.halves),
    }),
  ahead: () => phrase('The officers’ school will examine its classes.'),
  apply: (draft, { seat: owner, halves: left }) => schooling(draft, owner, () => ({ halves: left })),
});

/** A school was not paid for: its points are lost, and it stands empty for a year (C9.80). OURS: this turn is the first half of it. */
export const schoolEmptied = event('school-emptied', {
  fields: { seat, halves },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Nobody paid for the officers’ school: it loses {halves} and stays empty for a year.', {
      halves: halvesText(happened.halves),
    }),
  ahead: () => phrase('The officers’ school will stay empty.'),
  apply: (draft, { seat: owner }) => schooling(draft, owner, () => ({ idle: draft.turn + emptiness - 1 })),
});

/** An officer leaves the school, and waits for orders. */
export const officerGraduated = event('officer-graduated', {
  fields: { seat, officer: officerShape, name: line(12, 1), place },
  by: 'rules',
  hears: ownerHears,
  say: ({ officer, name, place: where }) =>
    phrase('{name}, a {kind}, leaves the officers’ school and waits for orders in {place}.', {
      name,
      kind: officerNames[officer.kind],
      place: hexName(where),
    }),
  ahead: () => phrase('A legendary officer will leave the school.'),
  apply(draft, { seat: owner, officer, place: where }) {
    change(draft.empires, owner, ({ officers = { raised: 0 } }) => ({
      officers: { ...officers, raised: officers.raised + 1 },
    }));
    putAshore(draft, owner, { ...officer, place: where });
  },
});

export type SchoolEvent = EventIn<
  typeof schoolPaid | typeof schoolRolled | typeof schoolEmptied | typeof officerGraduated
>;
