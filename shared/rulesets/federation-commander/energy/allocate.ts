import { flag } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { chosen, eitherOr, several } from '#kernel/declare/entries.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { askEach, causeOf, fact, one } from '../asking.ts';
import { event, firstToLast, named, ofShip, standing } from '../declare.ts';
import { isUnderWay } from '../model/mailing.ts';
import type { Allocation } from '../model/parts.ts';
import { allocationFields, amount, tracks } from '../model/parts.ts';
import type { Named } from '../model/ships.ts';
import { captained, ownAt, owns } from '../model/ships.ts';
import type { Standing } from '../model/standing.ts';
import type { Ship, State, View } from '../model/state.ts';
import { paces } from '../model/vocabulary.ts';
import { allocationText, shipName, tokens, tokenText } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import { cardOf } from '../ships/ships.ts';
import {
  allocationCost,
  cannotAllocate,
  fitted,
  possible,
  readied,
  supplyOf,
  tracksAfter,
  turnsRound,
} from './energy.ts';

export type Allocate = Standing<'allocate'>;
type Filling = Entry<Unnumbered<Allocate>>;

const paceEntry = (given: Unnumbered<Allocate>): Filling =>
  chosen(
    'pace',
    'Speed',
    paces.map((pace) => named(String(pace), pace === 'stopped' ? 'Stopped' : String(pace))),
    String(given.pace),
    (value) => ({ ...given, pace: paces.find((pace) => String(pace) === value) ?? 'stopped' }),
  );

/** Boxes of each shield that has lost some. */
const regenerateEntries = (ship: Ship, given: Unnumbered<Allocate>): readonly Filling[] =>
  cardOf(ship).shields.flatMap((most, shield) => {
    const lost = most - (ship.shields[shield] ?? 0);
    if (lost === 0) return [];
    return {
      field: {
        kind: 'number',
        name: `shield.${shield + 1}`,
        label: `Regenerate shield #${shield + 1}, 2 tokens a box`,
        least: 0,
        most: lost,
      },
      value: given.regenerate[shield] ?? 0,
      set: (value) => ({
        ...given,
        regenerate: given.regenerate.map((boxes, index) => (index === shield ? Number(value) : boxes)),
      }),
    };
  });

/** In a plan it stands until another takes its place; as an answer it is for this turn. */
export const allocate = standing('allocate', {
  title: 'Allocate energy',
  offers: ([, ship], { impulse }) => (impulse > 0 ? [] : [ship.allocation]),
  form([, ship], given) {
    const tubes = cardOf(ship).mounts.filter(({ type }) => type === 'phot');
    return [
      paceEntry(given),
      eitherOr(given, 'reverse', 'In reverse', phrase('Yes'), phrase('No')),
      ...(tubes.length === 0
        ? []
        : [
            several(
              given,
              'arm',
              'Arm: pre-load or load 2 tokens, hold 1',
              firstToLast(tubes.map(({ box, label }) => named(box, label))),
            ),
          ]),
      ...regenerateEntries(ship, given),
    ];
  },
  cannot: ([, ship], given, state) =>
    isUnderWay(state)
      ? impossible('FC 1E1', 'energy-is-allocated')
      : cannotAllocate(ship.name, readied(ship, []), given),
  stands: (given, known, ship) =>
    phrase('Energy: {allocation}', { allocation: allocationText(known, ship, given) }),
  say(given, view, at) {
    const own = ownAt(view, at);
    return (
      own &&
      phrase('Energy: {allocation}; {cost} of {supply} tokens', {
        allocation: allocationText(view, own[0], given),
        cost: tokenText(allocationCost(own[1], given)),
        supply: tokenText(supplyOf(own[1])),
      })
    );
  },
});

export const allocated = event('allocated', {
  fields: {
    ...ofShip,
    ...allocationFields,
    /** The tubes that are armed afterwards, and how far. */
    tracks,
    /** Half tokens: paid, and left. */
    paid: amount,
    left: amount,
    /** Counts of hexes begin anew: it stops, or turns its direction round. */
    reset: flag,
    /** It could not pay for all that its captain wanted; told to its owner alone. */
    cut: flag,
  },
  by: 'order',
  hears: (happened, reader, before) => owns(before, happened.ship, reader) || { ...happened, cut: false },
  say: ({ ship, paid, left, cut, ...allocation }, view) =>
    phrase(
      cut
        ? '{ship} cannot pay for everything that was ordered. {allocation}. Paid: {paid} tokens; left: {left}.'
        : '{ship}: {allocation}. Paid: {paid} tokens; left: {left}.',
      {
        ship: shipName(view, ship),
        paid: tokenText(paid),
        left: tokenText(left),
        allocation: allocationText(view, ship, allocation),
      },
    ),
  ahead: ({ ship, paid, left, cut, ...allocation }, view) =>
    phrase(
      cut
        ? '{ship} will not have the energy for everything ordered. It will spend {paid|token|tokens} and have {left} left: {allocation}.'
        : '{ship} will spend {paid|token|tokens} and have {left} left: {allocation}.',
      {
        ship: shipName(view, ship),
        paid: tokens(paid),
        left: tokenText(left),
        allocation: allocationText(view, ship, allocation),
      },
    ),
  apply: (draft, { ship, pace, reverse, arm, regenerate, left, reset, ...after }) =>
    change(draft.ships, ship, (was) => ({
      rooted: was.stopped && pace !== 'stopped',
      ...(reset ? { turnCount: 0, slipCount: 0 } : {}),
      speed: pace === 'stopped' ? 0 : pace,
      stopped: pace === 'stopped',
      reverse,
      allocation: { pace, reverse, arm, regenerate: regenerate.map(() => 0) },
      tracks: after.tracks,
      energy: left,
      shields: was.shields.map((boxes, at) => boxes + (regenerate[at] as number)),
    })),
});

type Allocating = Room<State, View, Allocate, EventIn<typeof allocated>>;

/** Secret and at one moment: all answers are in before any is carried out (FC 1E1). */
export function allocateEnergy(turn: Turn<Allocating>): void {
  askEach(
    turn,
    captained(turn.state),
    ([, ship]) => ({
      said: phrase('How does {ship} spend its energy?', { ship: ship.name }),
      cite: 'FC 1E1',
      kinds: ['allocate'],
      ...one,
      silence: [allocate.of(ship.allocation)],
      facts: [fact('Tokens this turn', tokenText(supplyOf(ship)))],
    }),
    (named, order) => turn.happen(spent(named, order)),
  );
}

function spent([id, ship]: Named, order: Allocate): EventIn<typeof allocated> {
  const { pace, reverse, arm, regenerate } = order;
  const wanted: Allocation = possible(ship, { pace, reverse, arm, regenerate });
  const done = fitted(ship, wanted);
  const paid = allocationCost(ship, done);
  const stops = done.pace === 'stopped';
  return allocated.of({
    ship: id,
    ...done,
    reverse: stops ? ship.reverse : done.reverse,
    tracks: tracksAfter(ship, done),
    paid,
    left: supplyOf(ship) - paid,
    reset: stops || turnsRound(ship, done),
    cut: stableText(done) !== stableText(wanted),
    cause: causeOf(order),
  });
}
