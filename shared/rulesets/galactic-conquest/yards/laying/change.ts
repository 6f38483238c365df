import type { Books } from '#kernel/codec/books.ts';
import { literal, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, choiceOrNone, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Ordered } from '#kernel/declare/order.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { atHeadquarters, cause, event, order, ownerHears, points, seat } from '../../declare.ts';
import { cannotPayAt, spendAt } from '../../bank/paying.ts';
import { yearOf } from '../../map/seats.ts';
import type { State, View } from '../../model/state.ts';
import type { Yard, YardId } from '../../model/yards/yard.ts';
import { idleFor, yardKinds } from '../../model/yards/yard.ts';
import { impossible } from '../../refusals.ts';
import { nameOfProject } from '../../research/fields.ts';
import { hasTech } from '../../research/research.ts';
import { rowFor } from '../../ships/fleet.ts';
import { listFor } from '../../ships/list/book.ts';
import type { Hull } from '../../ships/list/hull.ts';
import { cannotUse } from '../build.ts';
import { changeYard } from '../events.ts';
import { earlySecond, fits } from '../fit.ts';
import { codeOf, yardName, yardsListed } from '../known.ts';
import { changePrice, roomLeft, roomOf } from '../rates.ts';
import { designation, turnNumber, yardId } from '../shapes.ts';
import type { Change } from './changes.ts';
import { changes, changeNames, techFor, secondYear, isFor, plainOf, changed } from './changes.ts';

/** Why a yard cannot be kept for this ship: base hulls where variants are built too (B8.80, B8.83). */
function cannotKeep(yard: Yard, to: Change, row: Hull | undefined, hull: string): Problem | undefined {
  const builds = row !== undefined && fits(plainOf(yard), row) && (to === 'automated' || row.base === '');
  return builds ? undefined : impossible('GC B8.80', 'yard-not-for', { hull });
}

/** Why a yard is not changed so; undefined if it can be. */
function cannotChange(state: State, owner: SeatId, id: YardId, to: Change): Problem | undefined {
  const barred = cannotUse(state, owner, id);
  if (barred !== undefined) return barred;
  const yard = state.yards?.[id];
  const busy = yard?.jobs !== undefined || (yard?.idle?.until ?? 0) > state.turn;
  if (yard === undefined || busy) return impossible('GC B8.70', 'yard-is-busy', { yard: codeOf(id) });
  if (!isFor(to, yard)) return impossible('GC B8.70', 'yard-not-changed', { yard: codeOf(id) });
  const tech = techFor[to];
  if (tech !== undefined && !hasTech(state, owner, tech))
    return impossible('GC B8.80', 'no-tech', { project: nameOfProject(tech) });
  if (to === 'second' && yearOf(state) < secondYear - earlySecond(state, owner))
    return impossible('GC C21.10', 'too-early-for-second', { year: secondYear });
  const more = roomOf(changed(yard, to, undefined)) - roomOf(yard);
  const left = roomLeft(state, yard.place);
  if (more > left)
    return impossible('GC B8.30', 'no-room', { left: Math.max(0, left), takes: more, place: codeOf(id) });
  const cost = changePrice(yard, to);
  return cannotPayAt(state, owner, yard.place, cost, (has) =>
    impossible('GC B8.70', 'yard-costs', { cost, left: has }),
  );
}

const needsHull = (to: Change): boolean => to === 'specialised' || to === 'automated';

const changeFields = { yard: yardId, to: oneOf(changes), hull: optional(designation) } as const;
export type ChangeYard = Ordered<'change-yard', typeof changeFields>;

/** Which yard becomes what, and for which ship. */
function changeForm(
  books: Books,
  view: View,
  given: Unnumbered<ChangeYard>,
): readonly Entry<Unnumbered<ChangeYard>>[] {
  const yard = view.yards?.[given.yard];
  const rows = (listFor(books, view)?.hulls ?? []).filter(
    (row) =>
      yard !== undefined &&
      rowFor({ hulls: [], byKey: listFor(books, view)?.byKey ?? new Map() }, view.me, row.designation) ===
        row &&
      cannotKeep(yard, given.to, row, '') === undefined,
  );
  return [
    choice(
      given,
      'yard',
      'Yard',
      yardsListed(view, view.me).map(([id, one]) => ({
        value: id,
        label: phrase('{code}: {name}', { code: codeOf(id), name: yardName(one) }),
      })),
    ),
    choice(
      given,
      'to',
      'It becomes',
      choicesOf(changes, (to) =>
        phrase('{to}: {price} EP', {
          to: changeNames[to],
          price: yard === undefined ? 0 : changePrice(yard, to),
        }),
      ),
    ),
    ...(needsHull(given.to)
      ? [
          choiceOrNone(
            given,
            'hull',
            'Ship',
            phrase('none'),
            choicesOf(
              rows.map((row) => row.designation),
              (hull) => phrase('{hull}', { hull }),
            ),
          ),
        ]
      : []),
  ];
}

/** A yard is made larger, or builds otherwise, and is idle for a turn (B8.70 to B8.86). */
export const changeYards = (books: Books) =>
  order('change-yard', {
    fields: changeFields,
    title: 'Change a shipyard',
    offers: (view, at) =>
      atHeadquarters(view, at).flatMap(() =>
        yardsListed(view, view.me)
          .flatMap(([yard, one]) =>
            changes.filter((to) => !needsHull(to) && isFor(to, one)).map((to) => ({ yard, to })),
          )
          .slice(0, 1),
      ),
    form: (view, given) => changeForm(books, view, given),
    cannot(state, { seat: owner, order: { yard: id, to, hull } }) {
      const problem = cannotChange(state, owner, id, to);
      const yard = state.yards?.[id];
      if (problem !== undefined || yard === undefined || !needsHull(to)) return problem;
      const list = listFor(books, state);
      if (list === undefined) return impossible('GC A1.20', 'no-ship-list');
      return cannotKeep(yard, to, hull === undefined ? undefined : rowFor(list, owner, hull), hull ?? '?');
    },
    say: ({ yard, to, hull }) =>
      hull === undefined || !needsHull(to)
        ? phrase('Change yard {yard}: {to}', { yard: codeOf(yard), to: changeNames[to] })
        : phrase('Change yard {yard}: {to}, {hull}', { yard: codeOf(yard), to: changeNames[to], hull }),
  });

export const yardChanged = event('yard-changed', {
  fields: {
    seat,
    yard: yardId,
    becomes: oneOf(yardKinds),
    compact: optional(literal(true)),
    only: optional(designation),
    automated: optional(literal(true)),
    second: optional(literal(true)),
    why: oneOf(idleFor),
    until: turnNumber,
    points,
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('Yard {yard} is changed for {points} EP and is idle meanwhile.', {
      yard: codeOf(happened.yard),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('Yard {yard} will be changed for {points} EP and be idle meanwhile.', {
      yard: codeOf(happened.yard),
      points: happened.points,
    }),
  apply(draft, { seat: owner, yard: id, becomes, why, until, points: cost, ...happened }) {
    const { compact, only, automated, second } = happened;
    changeYard(draft, id, ({ kind: was, place: at, seat: whose, converted, hurt }) => ({
      kind: becomes,
      place: at,
      seat: whose,
      ...(compact && { compact }),
      ...(only !== undefined && { only }),
      ...(automated && { automated }),
      ...(second && { second }),
      idle: { why, until, ...(becomes !== was && { was }) },
      ...defined({ converted, hurt }),
    }));
    spendAt(draft, owner, draft.yards?.[id]?.place, cost);
  },
});

/** Yards are changed (B8.70 to B8.86). */
export const changeAllYards =
  (books: Books) =>
  (turn: Turn<Room<State, View, ChangeYard, EventIn<typeof yardChanged>>>): void =>
    inTurn(turn, changeYards(books), ({ seat: owner, order: { yard: id, to, hull, ref } }) => {
      const yard = turn.state.yards?.[id];
      if (yard === undefined) return undefined;
      const { kind, compact, only, automated, second } = changed(yard, to, hull);
      return yardChanged.of({
        seat: owner,
        yard: id,
        becomes: kind,
        ...defined({ compact, only, automated, second }),
        why: to === 'larger' ? 'upgraded' : 'refitted',
        until: turn.state.turn + 1,
        points: changePrice(yard, to),
        cause: ref,
      });
    });
