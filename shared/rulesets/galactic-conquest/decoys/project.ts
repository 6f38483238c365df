import type { Books } from '#kernel/codec/books.ts';
import { integer, line, list } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Giving, Ordered, OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { hullsText } from '../combat/words.ts';
import { hull, order } from '../declare.ts';
import { yearOf } from '../map/seats.ts';
import { mostFakes } from '../model/seeing/decoy.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { isFixed } from '../model/territory.ts';
import { fighterGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { nameOfProject } from '../research/fields.ts';
import { hasTech } from '../research/research.ts';
import { segments } from '../segments.ts';
import { letterOf, rowFor } from '../ships/fleet.ts';
import { listFor } from '../ships/list/book.ts';
import type { Hull } from '../ships/list/hull.ts';
import { kindOf } from '../ships/list/words.ts';
import { slotsOf, slotsTaken } from '../ships/sense/decoys.ts';
import { carriesTruly } from '../ships/wings.ts';
import { namesOf } from '../squadrons/codes.ts';
import { projected } from './projected.ts';

const projectFields = {
  base: line(24, 1),
  ships: list(hull, mostFakes),
  segment: integer(1, segments),
} as const;
export type Project = Ordered<'project', typeof projectFields>;

/** Whether a row is one of ships, and not of what carries fighters or gunboats, which decoys do not show (C5.100). */
const isShip = (row: Hull): boolean => kindOf(row) === 'ship' && row.size <= 4;

/** Bases of a hex that can hold decoy sensors, by their names in orders. */
const basesFor = (ships: readonly Ship[]): readonly string[] =>
  namesOf(ships).filter((_, at) => slotsOf(ships[at] ?? {}) > 0);

const named = (squadron: Squadron | undefined, base: string): Ship | undefined =>
  squadron?.ships[namesOf(squadron.ships).indexOf(base)];

/** What a base would show by these designations; undefined where the list of the game has none of them for its empire. */
function fakesOf(
  books: Books,
  state: Pick<State, 'ships' | 'turn' | 'year'>,
  owner: Squadron['seat'],
  ships: readonly string[],
) {
  const list = listFor(books, state);
  const rows = ships.map((one) => list && rowFor(list, owner, one));
  return rows.map((row) => (row !== undefined && isShip(row) ? row : undefined));
}

function cannotProject(books: Books, state: State, given: Giving<Project>): Problem | undefined {
  const squadron = fighterGiven(state.squadrons, given);
  const { base: name, ships } = given.order;
  if (squadron === undefined || !isFixed(squadron)) return impossible('GC C5.100', 'not-your-bases');
  if (!hasTech(state, squadron.seat, 'decoys'))
    return impossible('GC C5.100', 'no-tech', { project: nameOfProject('decoys') });
  if (listFor(books, state) === undefined) return impossible('GC C5.100', 'decoys-by-list');
  const base = named(squadron, name);
  if (base === undefined || slotsOf(base) === 0)
    return impossible('GC C5.100', 'no-decoy-base', { hull: name });
  if (ships.length === 0)
    return base.decoy === undefined ? impossible('GC C5.100', 'projects-nothing', { hull: name }) : undefined;
  const rows = fakesOf(books, state, squadron.seat, ships);
  const unknown = rows.indexOf(undefined);
  if (unknown !== -1) return impossible('GC C5.100', 'decoy-unknown', { hull: ships[unknown] ?? '' });
  const carrier = rows.find((row) => row !== undefined && carriesTruly(row));
  if (carrier !== undefined) return impossible('GC C5.100', 'decoy-carries', { hull: carrier.designation });
  const slots = slotsTaken(rows.flatMap((row) => row ?? []));
  return slots > slotsOf(base)
    ? impossible('GC C5.100', 'decoy-slots', { slots, most: slotsOf(base) })
    : undefined;
}

/** Ships that an empire may show, the smallest first: those in service that carry nothing. */
function shown(books: Books, view: View): readonly string[] {
  const list = listFor(books, view);
  const letter = letterOf(view.me);
  return (list?.hulls ?? [])
    .filter((row) => row.empire === letter && isShip(row) && !carriesTruly(row) && row.year <= yearOf(view))
    .toSorted((one, other) => other.size - one.size || one.epv - other.epv)
    .map(({ designation }) => designation);
}

function offered(books: Books, view: View, at: UnitId | undefined): readonly Omit<Project, 'kind' | 'ref'>[] {
  const squadron = fighterGiven(view.squadrons, { seat: view.me, unit: at });
  if (squadron === undefined || !isFixed(squadron) || !hasTech(view, view.me, 'decoys')) return [];
  const [base] = basesFor(squadron.ships);
  const [first] = shown(books, view);
  if (base === undefined || first === undefined) return [];
  const isOn = named(squadron, base)?.decoy !== undefined;
  return [{ base, ships: isOn ? [] : [first], segment: 1 }];
}

/** One more entry than there are ships, as far as there is room: each shows a ship, or none. */
function shipEntries(
  books: Books,
  view: View,
  given: Unnumbered<Project>,
  room: number,
): readonly Entry<Unnumbered<Project>>[] {
  const all = [...new Set([...shown(books, view), ...given.ships])];
  const choices = choicesOf(all, (one) => phrase('{hull}', { hull: one }));
  const none = { value: '', label: phrase('Nothing') };
  return Array.from({ length: Math.min(room, given.ships.length + 1) }, (_, at) => ({
    field: {
      kind: 'choice' as const,
      name: `ship-${at + 1}`,
      label: `Ship ${at + 1}`,
      choices: [none, ...choices],
    },
    value: given.ships[at] ?? '',
    set(chosen) {
      const text = textIn(chosen);
      if (text !== '' && !all.includes(text)) return given;
      return { ...given, ships: given.ships.toSpliced(at, 1, ...(text === '' ? [] : [text])) };
    },
  }));
}

/** A base shows sensors ships that are not there, or stops to, from a segment on, as often as it is told to (C5.100). */
export const project = (books: Books) =>
  order('project', {
    fields: projectFields,
    title: 'Project ships',
    offers: (view, { unit: at }) => offered(books, view, at),
    form(view, given, { unit: at }) {
      const squadron = at === undefined ? undefined : view.squadrons[at];
      const names = [...new Set([...basesFor(squadron?.ships ?? []), given.base])];
      const room = slotsOf(named(squadron, given.base) ?? {});
      return [
        choice(
          given,
          'base',
          'Base',
          choicesOf(names, (one) => phrase('{base}', { base: one })),
        ),
        ...shipEntries(books, view, given, room),
        number(given, 'segment', 'From segment', { least: 1, most: segments }),
      ];
    },
    facts(view, { base }, { unit: at }) {
      const squadron = at === undefined ? undefined : view.squadrons[at];
      return [
        { label: 'Ship slots', value: phrase('{most}', { most: slotsOf(named(squadron, base) ?? {}) }) },
      ];
    },
    cannot: (state, given) => cannotProject(books, state, given as Giving<Project>),
    say: ({ base, ships, segment }) =>
      ships.length === 0
        ? phrase('{base} projects nothing from segment {segment}', { base, segment })
        : phrase('{base} projects {ships} from segment {segment}', {
            base,
            ships: hullsText(ships),
            segment,
          }),
  });
export type ProjectOrder = OrderIn<ReturnType<typeof project>>;

type Projecting = Room<State, View, ProjectOrder, EventIn<typeof projected>>;

/** Bases show ships from the segments on in which they are told to. */
export const projectAll =
  (books: Books) =>
  (turn: Turn<Projecting>): void => {
    const asked = turn.orders('project').filter(({ order: { segment } }) => segment === turn.pass);
    oneByOne(
      turn,
      asked,
      (given) => cannotProject(books, turn.state, given as Giving<Project>),
      ({ seat: owner, unit: id, order: { base, ships, segment, ref } }) => {
        const squadron = id && turn.state.squadrons[id];
        if (id === undefined || squadron === undefined) return undefined;
        const rows = fakesOf(books, turn.state, owner, ships);
        return projected.of({
          seat: owner,
          unit: id,
          place: squadron.place,
          base,
          at: namesOf(squadron.ships).indexOf(base),
          ships: rows.flatMap((row) =>
            row === undefined ? [] : [{ hull: row.designation, size: row.size }],
          ),
          segment,
          cause: ref,
        });
      },
    );
  };
