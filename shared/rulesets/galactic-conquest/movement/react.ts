import type { EventIn } from '#kernel/declare/event.ts';
import type { Giving as GivingOf, Ordered } from '#kernel/declare/order.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { choice, choiceOrNone, choicesOf, eitherOr, number, several } from '#kernel/declare/entries.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { order, otherSeats } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { Rx, Watch } from '../model/reaction.ts';
import { rxKinds, sizes } from '../model/reaction.ts';
import { isFixed } from '../model/territory.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { hasTech } from '../research/research.ts';
import { nameOfProject } from '../research/fields.ts';
import { reactionOrdered } from '../reactions/events.ts';
import { costOf, kinds, mostGathered } from '../reactions/kinds.ts';
import { most, reactionFields } from '../reactions/shapes.ts';
import { unpromised } from '../reactions/steps.ts';
import { cannotReact, missingTech, pointsLeft } from '../reactions/watch.ts';
import { reactionSaid } from '../reactions/words.ts';
import { impossible } from '../refusals.ts';
import { segments } from '../segments.ts';
import { speedOf } from '../ships/ships.ts';
import { squadronGiven } from './given.ts';
import { freedByRed } from './moving.ts';

/** A condition that asks for nothing but some foreign ship in the hex. */
export const usualWatch: Watch = { near: false, least: 1, most: most.ships, odds: 0 };
/** A reaction as it is offered: whoever assembles waits for nobody. */
export const usualReaction = (rx: Rx) =>
  ({ rx, ...usualWatch, ...(rx === 'AM' && { least: 0 }), at: 0, with: [], stays: false }) as const;

/** What a condition asks for, to be filled in: so many ships, whose, how large, and where (A9.30). */
const entriesOf = (view: View, given: Watch): readonly Entry<Watch>[] => [
  eitherOr(
    given,
    'near',
    'Looks at',
    phrase('Its zone of control: its hex and those beside it'),
    phrase('Its hex'),
  ),
  number(given, 'least', 'Foreign ships: at least', { least: 0, most: most.ships }),
  number(given, 'most', 'Foreign ships: at most (200: no limit)', { least: 0, most: most.ships }),
  choiceOrNone(given, 'of', 'Whose ships', phrase('Of anybody'), otherSeats(view)),
  choiceOrNone(
    given,
    'size',
    'Size class',
    phrase('Ships of any size'),
    choicesOf(sizes, (size) => phrase('Size class {size}', { size })),
  ),
  number(given, 'odds', 'Own ships: this many times theirs (0: any)', {
    least: 0,
    most: most.times,
  }),
];

/** The same of any order with a condition; each entry keeps the rest of it. */
export const watchEntries = <O extends Watch>(view: View, given: O): readonly Entry<O>[] =>
  entriesOf(view, given) as readonly Entry<Watch>[] as unknown as readonly Entry<O>[];

const rxLabel = (rx: Rx, speed: number, squadrons: number): Phrase => {
  const args = { rx, name: kinds[rx].name, cost: costOf(rx, speed, squadrons) };
  return args.cost === 0
    ? phrase('{name} ({rx}): free', args)
    : phrase('{name} ({rx}): {cost|movement point|movement points}', args);
};

export type React = Ordered<'react', typeof reactionFields>;

/** A reaction of a squadron, and what it waits for (D1.20, D2.10). */
export const react = order('react', {
  fields: reactionFields,
  title: 'React',
  offers: ({ squadrons, me }, at) => {
    const squadron = squadronGiven(squadrons, { seat: me, unit: at.unit });
    return squadron === undefined || cannotReact(squadron) !== undefined ? [] : [usualReaction('BN')];
  },
  form(view, given, at) {
    const squadron = at.unit === undefined ? undefined : view.squadrons[at.unit];
    const speed = squadron === undefined ? 0 : speedOf(squadron);
    const known = rxKinds.filter((rx) => {
      const { tech } = kinds[rx];
      return rx === given.rx || tech === undefined || hasTech(view, view.me, tech);
    });
    return [
      kindEntry(given, known, speed),
      ...(given.rx === 'SS'
        ? [number(given, 'at', 'In segment (0: by the condition)', { least: 0, most: segments })]
        : []),
      ...(given.rx === 'AM'
        ? [
            several(given, 'with', 'Assembles with', {
              most: mostGathered - 1,
              ordered: false,
              of: ownBeside(view, at.unit),
            }),
            eitherOr(given, 'stays', 'At the end of the turn', phrase('Stay assembled'), phrase('Part')),
          ]
        : []),
      ...(given.rx === 'FLY'
        ? [eitherOr(given, 'stays', 'After the attack', phrase('Stay in the battle'), phrase('Leave'))]
        : []),
      ...(given.rx === 'SS' && given.at > 0 ? [] : watchEntries(view, given)),
    ];
  },
  facts(view, _, at, plan) {
    const squadron = at.unit === undefined ? undefined : view.squadrons[at.unit];
    if (squadron === undefined) return [];
    const orders = (at.unit && plan.units[at.unit]) ?? [];
    const plotted = orders.flatMap((one) => ('way' in one ? (one.way as readonly unknown[]) : [])).length;
    const points = Math.max(0, speedOf(squadron) - plotted);
    return [
      {
        label: 'Not plotted',
        value: phrase('{points|movement point|movement points}', { points }),
        ...(points === 0 && { tone: 'warn' as const }),
      },
    ];
  },
  cannot: (state, given) => whyNot(state, given),
  say: (given) => reactionSaid(given),
});

/** A new kind takes what is usual for it. */
function kindEntry(given: Unnumbered<React>, known: readonly Rx[], speed: number): Entry<Unnumbered<React>> {
  const entry = choice(
    given,
    'rx',
    'Reaction',
    choicesOf(known, (rx) => rxLabel(rx, speed, given.with.length + 1)),
  );
  return {
    ...entry,
    set(value) {
      const next = entry.set(value);
      return next.rx === given.rx ? given : { ...next, ...usualReaction(next.rx), near: given.near };
    },
  };
}

const ownBeside = ({ squadrons, me }: View, unit: string | undefined) =>
  inOrder(squadrons).flatMap(([one, { seat, place }]) =>
    seat !== me || one === unit
      ? []
      : [
          {
            value: one,
            label: phrase('{unit}, in {place}', { unit: one.toUpperCase(), place: hexName(place) }),
            place,
          },
        ],
  );

/** Movement points that a squadron can still spend when all that it waits for has come: with a stop, all but its first move, and where a red hex ends its course the rest of that (A203.00, D2.36). */
function spendable(state: State, squadron: Squadron, stops: boolean, rx?: Rx): number {
  const { moves = 0 } = squadron;
  const freed = stops ? Math.max(0, moves - 1) : freedByRed(state, squadron);
  return unpromised(squadron, rx) + freed;
}

type Giving = GivingOf<React>;

/** Reactions that a squadron makes once in a turn (D2.34, D2.36, D2.40). */
const onceATurn: readonly Rx[] = ['SS', 'AM', 'WS'];

function whyNot(state: State, given: Giving): Problem | undefined {
  const squadron = squadronGiven(state.squadrons, given);
  if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
  const { rx, least, most: atMost, with: others } = given.order;
  const { waits = [], pace, moves = 0 } = squadron;
  const tech = missingTech(state, squadron.seat, rx);
  if (tech !== undefined) return impossible(kinds[rx].cite, 'no-tech', { project: nameOfProject(tech) });
  const unfit = cannotReact(squadron);
  if (unfit !== undefined) return unfit;
  if (squadron.hyper !== undefined) return impossible('GC C21.51', 'hyper-and-moves');
  if (pace !== undefined && pointsLeft(squadron) === 0) return impossible('GC D4.22', 'fast-reacts');
  if (least > atMost) return impossible('GC A9.30', 'condition-never', { least, most: atMost });
  if (onceATurn.includes(rx) && waits.some((one) => one.rx === rx))
    return impossible(kinds[rx].cite, 'reacts-already', { name: kinds[rx].name });
  if (rx === 'SS') return moves > 1 ? undefined : impossible('GC D2.36', 'no-stop');
  const cost = costOf(rx, speedOf(squadron), others.length + 1);
  const left = spendable(
    state,
    squadron,
    waits.some((one) => one.rx === 'SS'),
    rx,
  );
  if (cost > left) return impossible('GC D1.20', 'rx-points', { cost, left: Math.max(0, left) });
  return rx === 'AM' ? whyNotGather(state, given, cost) : undefined;
}

function whyNotGather(
  state: State,
  { seat, unit, order: { with: others } }: Giving,
  cost: number,
): Problem | undefined {
  if (others.length === 0) return impossible('GC D2.34', 'gathers-nobody');
  for (const one of others) {
    const other = state.squadrons[one];
    const name = one.toUpperCase();
    if (other === undefined || other.seat !== seat || one === unit)
      return impossible('GC D2.34', 'gathers-foreign', { unit: name });
    if (other.hyper !== undefined) return impossible('GC C21.51', 'in-hyperwarp', { unit: name });
    if (!isFixed(other) && spendable(state, other, false) < cost)
      return impossible('GC D2.34', 'gathers-spent', { unit: name, cost });
  }
  return undefined;
}

/** Squadrons are told what to react to (D2.10). */
export function setReactions(turn: Turn<Room<State, View, React, EventIn<typeof reactionOrdered>>>): void {
  inTurn(
    turn,
    react,
    ({ seat, unit, order: { kind: _, ref, ...reaction } }) =>
      unit && reactionOrdered.of({ seat, unit, reaction, cause: ref }),
  );
}
