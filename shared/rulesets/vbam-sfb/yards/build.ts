import type { Entry } from '#kernel/declare/entries.ts';
import { choice, number, choiceOrNone } from '#kernel/declare/entries.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change, put } from '#kernel/steps/change.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Fact } from '#kernel/presentation.ts';
import type { Thing } from '#kernel/words/spot.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofSystem, order, thrifty, toOwner } from '../declare.ts';
import { labelOf } from '../map/board.ts';
import { changeProject } from '../model/drafts.ts';
import { imagine } from '../model/imagine.ts';
import { design, points, project, projectId } from '../model/parts.ts';
import type { View } from '../model/view.ts';
import { systemArg, systemChoices } from '../model/words.ts';
import type { Design } from '../units/designs.ts';
import { designsOf, has, isFixed } from '../units/designs.ts';
import { mostBuilt, hasShipyard, priceOf, needsDock } from './yards.ts';
import { isSite } from './bases.ts';
import type { Build } from './buying.ts';
import { buildFields, cannotBuild, dueIn, worksOf } from './buying.ts';

/** Of what kind a class is among the things that orders can be about. */
export const classThing = 'class';

const ownSystems = (view: View): readonly PlaceId[] =>
  keysInOrder(view.systems).filter((one) => view.systems[one]?.owner === view.me);

/** Classes that can be built in a system, the newest first. */
function classesFor(view: View, place: PlaceId): readonly Design[] {
  const dock = hasShipyard(imagine(view), view.me, place);
  return [...designsOf(view.me).values()]
    .filter((one) => one.year <= view.own.tech.year && (dock || !needsDock(one)))
    .toSorted((a, b) => b.year - a.year || (a.name < b.name ? -1 : 1));
}

/** What a class costs, and what it is worth in battle. */
function priceSaid({ name, cost: { points, for: each }, attack, defense }: Design): Phrase {
  const args = { name, points, attack, defense };
  return each === 1
    ? phrase('{name}: {points} EP, attack {attack}, defense {defense}', args)
    : phrase('{name}: {points} EP for {each}, attack {attack}, defense {defense}', { ...args, each });
}

const priceIn = (
  { me }: Pick<View, 'me'>,
  { design: name, count }: Pick<Build, 'design' | 'count'>,
): number => {
  const found = designsOf(me).get(name);
  return found === undefined ? 0 : priceOf(found, count);
};

/** Where bases can be built: in the system itself, or in sectors that Transport Fleets reach (VB 444). */
function siteEntry(view: View, given: Unnumbered<Build>): readonly Entry<Unnumbered<Build>>[] {
  const { place: at, design: name, site } = given;
  const found = designsOf(view.me).get(name);
  if (site === undefined && (found === undefined || !isFixed(found))) return [];
  const state = imagine(view);
  const sites = view.own.explored.filter((one) => one !== at && isSite(state, view.me, one));
  const choices = sites.map((value) => ({
    value,
    place: value,
    label: phrase('{sector}', { sector: labelOf(value) }),
  }));
  return [choiceOrNone(given, 'site', 'In', phrase('The system itself'), choices)];
}

/** What the price does not tell: what the class can do, and who leaves home with it (VB 486). */
function factsOf(
  { me, systems }: View,
  { place: at, design: name, count }: Unnumbered<Build>,
): readonly Fact[] {
  const found = designsOf(me).get(name);
  if (found === undefined) return [];
  const { abilities } = found;
  return [
    ...(abilities === '' ? [] : [{ label: 'Abilities', value: phrase('{abilities}', { abilities }) }]),
    ...(has(found, 'Colonize')
      ? [
          {
            label: 'Takes along',
            value: phrase('{count} of the {census} Census of {system}', {
              count,
              census: systems[at]?.census ?? 0,
              system: labelOf(at),
            }),
            tone: 'warn' as const,
          },
        ]
      : []),
  ];
}

/** The system in which a class of the list is built: the first that can. */
function placeFor(view: View, { kind, id }: Thing): PlaceId | undefined {
  const found = kind === classThing ? designsOf(view.me).get(id) : undefined;
  return found && ownSystems(view).find((place) => classesFor(view, place).includes(found));
}

/** Buys units to be built in a system (VB 97, 434). */
export const build = thrifty(
  order('build', {
    fields: buildFields,
    title: 'Build units',
    offers(view, { unit: id, place: at, seat: of, thing }) {
      if (id !== undefined || of !== undefined) return [];
      const where = thing && placeFor(view, thing);
      if (thing !== undefined && where !== undefined) return [{ place: where, design: thing.id, count: 1 }];
      return ownSystems(view)
        .filter((one) => one === at)
        .flatMap((one) => {
          const [first] = classesFor(view, one);
          return first === undefined ? [] : [{ place: one, design: first.name, count: 1 }];
        });
    },
    facts: factsOf,
    form: (view, given) => [
      choice(given, 'place', 'System', systemChoices(keysInOrder(view.systems))),
      choice(
        given,
        'design',
        'Class',
        classesFor(view, given.place).map((one) => ({ value: one.name, label: priceSaid(one) })),
      ),
      number(given, 'count', 'How many', { least: 1, most: mostBuilt }),
      {
        field: {
          kind: 'number',
          name: 'paid',
          label: 'EP now',
          least: 1,
          most: Math.max(1, priceIn(view, given)),
        },
        value: given.paid ?? priceIn(view, given),
        set: (value) => ({ ...given, paid: Number(value) }),
      },
      ...siteEntry(view, given),
    ],
    cannot: (state, { seat: giver, order: given }) => cannotBuild(state, giver, given),
    say({ place: at, design: name, count, site, paid }, view) {
      const ep = priceIn(view, { design: name, count });
      const args = { count, design: name, system: labelOf(at), ep };
      if (paid !== undefined && paid < ep)
        return phrase('Build {count} × {design} in {system}, with {paid} of {ep} EP now', { ...args, paid });
      return site === undefined || site === at
        ? phrase('Build {count} × {design} in {system} for {ep} EP', args)
        : phrase('Build {count} × {design} in {sector} out of {system} for {ep} EP', {
            ...args,
            sector: labelOf(site),
          });
    },
  }),
);

export const workOrdered = event('work-ordered', {
  fields: {
    ...ofSystem,
    project: projectId,
    what: project,
    /** EP paid. */
    ep: points,
  },
  by: 'order',
  ...toOwner,
  say: ({ place, what: { work, design }, ep }) => {
    const args = { design, system: systemArg(place), ep };
    if (work === 'build') return phrase('{system} begins to build {design} for {ep} EP.', args);
    if (work === 'upgrade') return phrase('A base begins its upgrade to a {design} for {ep} EP.', args);
    return work === 'repair'
      ? phrase('{system} begins to repair {design} for {ep} EP.', args)
      : phrase('{system} begins to reactivate {design} for {ep} EP.', args);
  },
  ahead({ place, what: { work, design }, ep }) {
    const args = { design, system: systemArg(place), ep };
    if (work === 'build') return phrase('{system} will begin to build {design} for {ep} EP.', args);
    if (work === 'upgrade') return phrase('A base will begin its upgrade to a {design} for {ep} EP.', args);
    return work === 'repair'
      ? phrase('{system} will begin to repair {design} for {ep} EP.', args)
      : phrase('{system} will begin to reactivate {design} for {ep} EP.', args);
  },
  apply: (draft, { seat, project, what, ep }) => {
    change(draft.empires, seat, ({ pool }) => ({ pool: pool - ep }));
    put(draft.projects, project, what);
  },
});

/** More of the price is paid (VB 438). */
export const workPaid = event('work-paid', {
  fields: { ...ofSystem, project: projectId, design, ep: points },
  by: 'rules',
  ...toOwner,
  say: ({ place, design, ep }) =>
    phrase('You pay {ep} EP more for {design} in {system}.', { ep, design, system: systemArg(place) }),
  ahead: ({ place, design, ep }) =>
    phrase('You will pay {ep} EP more for {design} in {system}.', { ep, design, system: systemArg(place) }),
  apply: (draft, { seat, project, ep }) => {
    change(draft.empires, seat, ({ pool }) => ({ pool: pool - ep }));
    changeProject(draft, project, ({ paid = 0, ...one }) =>
      paid + ep < one.cost ? { ...one, paid: paid + ep } : one,
    );
  },
});

/** Buys units (VB 97). */
export function buy(turn: TurnOf<typeof build | typeof workOrdered>): void {
  inTurn(turn, build, ({ seat: giver, order: given }) => {
    for (const [name, what] of worksOf(giver, given))
      turn.happen(
        workOrdered.of({
          seat: giver,
          place: given.place,
          project: name,
          what,
          ep: what.paid ?? what.cost,
          cause: given.ref,
        }),
      );
    return undefined;
  });
}

/** What is still owed for work is paid before anything else is bought (VB 438; OURS). */
export function payOff(turn: TurnOf<typeof workPaid>): void {
  for (const of of keysInOrder(turn.state.empires))
    for (const [name, { place: at, design: what }, ep] of dueIn(turn.state, of))
      turn.happen(workPaid.of({ seat: of, place: at, project: name, design: what, ep }));
}
