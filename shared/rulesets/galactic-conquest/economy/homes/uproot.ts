import { integer, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { change, put, replace } from '#kernel/steps/change.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { atHeadquarters, cause, event, order, ownerHears, place, seat } from '../../declare.ts';
import { hexesListed, hexName } from '../../map/board.ts';
import { nameOf } from '../../map/seats.ts';
import type { Empire } from '../../model/empire.ts';
import { homeworldOf, moraleAt } from '../../model/homeworld.ts';
import type { State, View } from '../../model/state.ts';
import { impossible } from '../../refusals.ts';
import { isHeld } from '../../sensors/veils.ts';

/** By how much the morale of the old homeworld falls, for good (B11.90). */
const moraleLost = 2;
const core = integer(0, 10_000);

/** Systems of an empire that could become its homeworld: none that whoever lost it can still retake (B1.35). */
const othersOf = ({ systems }: Pick<State, 'systems'>, owner: SeatId): readonly PlaceId[] =>
  hexesListed(systems).flatMap(([at, system]) =>
    system.owner === owner && system.kind !== 'homeworld' ? [at] : [],
  );

/** Why core economics do not move to a system (B11.90). */
function whyItStays(
  state: Pick<State, 'empires' | 'systems'>,
  ruler: SeatId,
  at: PlaceId,
): Problem | undefined {
  const home = homeworldOf(state, ruler);
  if (home === undefined) return impossible('GC B11.90', 'core-homeless');
  if (state.empires[ruler]?.uprooted !== undefined) return impossible('GC B11.90', 'core-moves');
  if ((state.systems[home]?.core ?? 0) === 0) return impossible('GC B11.90', 'core-empty');
  if (othersOf(state, ruler).includes(at)) return undefined;
  const why = at !== home && state.systems[at]?.owner === ruler ? 'no-home-there' : 'not-your-system';
  return impossible('GC B11.90', why, { place: hexName(at) });
}

/** The core economics of the homeworld are to move to another system, which becomes the homeworld (B11.90). */
export const moveCore = order('move-core', {
  fields: { place },
  title: 'Move core economics',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      othersOf(view, view.me)
        .slice(0, 1)
        .flatMap((first) => (whyItStays(view, view.me, first) === undefined ? [{ place: first }] : [])),
    ),
  form: (view, given) => [
    choice(
      given,
      'place',
      'New homeworld',
      othersOf(view, view.me).map((at) => ({
        value: at,
        label: phrase('{name} in {place}', { name: view.systems[at]?.name ?? '', place: hexName(at) }),
        place: at,
      })),
    ),
  ],
  cannot: (state, { seat: ruler, order: { place: at } }) => whyItStays(state, ruler, at),
  say: (given) => phrase('Move core economics to {place}', { place: hexName(given.place) }),
});

export const coreVerdicts = ['agreed', 'refused'] as const;
/** The game master’s answer: whether it is an emergency (B11.90). */
export const judgeCore = order('judge-core', {
  fields: { verdict: oneOf(coreVerdicts) },
  title: 'Rule on an emergency',
  answers: true,
  by: 'game-master',
  offers: () => coreVerdicts.map((verdict) => ({ verdict })),
  say: ({ verdict }) => phrase(verdict === 'agreed' ? 'It is an emergency' : 'There is no emergency'),
});

/** The game master says whether it is an emergency (B11.90). */
const coreJudged = event('core-judged', {
  fields: { seat, place, verdict: oneOf(coreVerdicts), cause: optional(cause) },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase(
      happened.verdict === 'agreed'
        ? 'The game master rules that there is an emergency at {place}.'
        : 'The game master rules that there is no emergency at {place}: core economics stay there.',
      { place: hexName(happened.place) },
    ),
  ahead: (happened) =>
    phrase('The game master will judge whether there is an emergency at {place}.', {
      place: hexName(happened.place),
    }),
});

/** Half of the core economics leave the homeworld: they are under way for this turn. With the second half the homeworld moves. */
const coreShifted = event('core-shifted', {
  fields: { seat, place, was: place, moving: core, left: core, cause: optional(cause) },
  by: 'either',
  hears: ownerHears,
  say: (happened) =>
    phrase(
      happened.left > 0
        ? '{moving} EP of core economics leave {was} for {place}, and the rest follows.'
        : 'The last {moving} EP of core economics leave {was} for {place}, which is now your homeworld.',
      { moving: happened.moving, was: hexName(happened.was), place: hexName(happened.place) },
    ),
  ahead: (happened) =>
    phrase('Core economics will leave {was} for {place}, if the game master agrees.', {
      was: hexName(happened.was),
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, place: to, was: from, moving, left }) {
    const isFirst = draft.empires[owner]?.uprooted === undefined;
    const before = draft.empires[owner]?.uprooted?.moving ?? 0;
    change(draft.systems, from, ({ core: had = 0 }) => ({ core: Math.max(0, had - moving) }));
    change(draft.systems, to, ({ core: had = 0 }) => ({ core: had + before }));
    if (left === 0) {
      change(draft.systems, from, () => ({ kind: 'major' as const }));
      change(draft.systems, to, () => ({ kind: 'homeworld' as const }));
    }
    change(draft.empires, owner, () => ({ uprooted: { from, to, moving, left } }));
    const morale = moraleAt(draft, from);
    if (isFirst && draft.morale !== undefined && morale !== undefined)
      put(draft.morale, from, { ...morale, base: Math.max(2, morale.base - moraleLost) });
  },
});

/** All core economics are where they were to go; or what was under way is lost, as that system or the homeworld is. */
const coreSettled = event('core-settled', {
  fields: { seat, place, points: core },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    happened.points > 0
      ? phrase('The last {points} EP of core economics have arrived in {place}.', {
          points: happened.points,
          place: hexName(happened.place),
        })
      : phrase('Core economics are no longer moving to {place}: what was under way is lost.', {
          place: hexName(happened.place),
        }),
  ahead: (happened) =>
    phrase('Core economics will stop moving to {place}.', { place: hexName(happened.place) }),
  apply(draft, { seat: owner, place: to, points }) {
    if (points > 0) change(draft.systems, to, ({ core: had = 0 }) => ({ core: had + points }));
    replace(draft.empires, owner, ({ uprooted: _, ...rest }): Empire => rest);
  },
});

export const uprootEvents = [coreJudged, coreShifted, coreSettled] as const;

type Moving = Room<
  State,
  View,
  OrderIn<typeof moveCore | typeof judgeCore>,
  EventIn<typeof coreJudged | typeof coreShifted | typeof coreSettled>
>;

/** Whether it is an emergency (B11.90). OURS: while nobody judges, it is one if enemies stand over the homeworld, or blockade it. */
function isItGrave(state: State, owner: SeatId, home: PlaceId, to: PlaceId): Question<Moving, 'judge-core'> {
  const isGrave = isHeld(state, owner, home) || state.systems[home]?.severed === true;
  return {
    to: gameMaster,
    least: 1,
    most: 1,
    about: owner,
    spot: { place: home },
    said: phrase(
      'The {seat} wants to move the core economics of its homeworld from {home} to {place}. Is it an emergency?',
      { seat: nameOf(owner), home: hexName(home), place: hexName(to) },
    ),
    facts: [{ label: 'Enemies over the homeworld', value: phrase(isGrave ? 'yes' : 'no') }],
    cite: 'GC B11.90',
    kinds: ['judge-core'],
    silence: [{ kind: 'judge-core', verdict: isGrave ? 'agreed' : 'refused' }],
  };
}

/** What is under way goes on: the second half leaves, or all is there (B11.90). */
function goOn(turn: Turn<Moving>, owner: SeatId): void {
  const { uprooted } = turn.state.empires[owner] ?? {};
  if (uprooted === undefined) return;
  const { from, to, moving, left } = uprooted;
  const { systems } = turn.state;
  const stands = systems[to]?.owner === owner && systems[to].captured !== true;
  if (!stands || (left > 0 && homeworldOf(turn.state, owner) !== from))
    turn.happen(coreSettled.of({ seat: owner, place: to, points: 0 }));
  else if (left > 0)
    turn.happen(coreShifted.of({ seat: owner, place: to, was: from, moving: left, left: 0 }));
  else turn.happen(coreSettled.of({ seat: owner, place: to, points: moving }));
}

/** Orders to move core economics, each with why nothing comes of it; of an empire the first that can be carried out counts. */
function wantedIn(turn: Turn<Moving>) {
  const wanting = new Set<SeatId>();
  return turn.orders('move-core').map(({ seat: owner, order: given }) => {
    const home = homeworldOf(turn.state, owner);
    const why = wanting.has(owner)
      ? impossible('GC B11.90', 'core-moves')
      : whyItStays(turn.state, owner, given.place);
    if (why === undefined) wanting.add(owner);
    return { owner, given, home, why };
  });
}

/** Core economics move to another homeworld, half of them in each of two turns, if the game master agrees (B11.90). */
export function moveCores(turn: Turn<Moving>): void {
  const { state } = turn;
  const all = wantedIn(turn);
  const asked = all.flatMap(({ owner, given, home, why }) =>
    home === undefined || why !== undefined ? [] : [{ owner, given, home }],
  );
  const answers = turn.ask(asked.map(({ owner, given, home }) => isItGrave(state, owner, home, given.place)));
  if (answers === undefined) return;
  for (const { given, why } of all) if (why !== undefined) turn.refuse(given.ref, why);
  for (const owner of keysInOrder(state.empires)) goOn(turn, owner);
  for (const [at, { owner, given, home }] of asked.entries()) {
    const answer = answers[at]?.[0];
    if (answer !== undefined) {
      const { verdict, ref } = answer;
      turn.happen(coreJudged.of({ seat: owner, place: home, verdict, cause: ref }));
    }
    if (answer?.verdict !== 'agreed') {
      turn.refuse(given.ref, impossible('GC B11.90', 'core-refused'));
      continue;
    }
    const whole = state.systems[home]?.core ?? 0;
    const moving = Math.ceil(whole / 2);
    const left = whole - moving;
    turn.happen(
      coreShifted.of({ seat: owner, place: given.place, was: home, moving, left, cause: given.ref }),
    );
  }
}
