import { integer, optional } from '#kernel/codec/shapes.ts';
import { number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change, drop, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { isStored } from '../model/condition/storing.ts';
import { isFixed } from '../model/territory.ts';
import type { Supply } from '../model/space.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { isWarSurveyor } from '../ships/surveyors.ts';
import { lastsOn, spared, surveyorsStarved } from './endurance.ts';
import { lostTurns, slowTurns, stillTurns } from '../ships/ships.ts';
import { boxesOfAll } from './boxes.ts';
import { coresOf, feedsItself, isInCore } from './own.ts';

/** Turns out of supply that so many boxes take back, each multiple of the need one (C13.15, C13.20). */
export const turnedBack = (squadron: Pick<Squadron, 'ships' | 'supply'>, boxes: number): number =>
  Math.min(squadron.supply?.out ?? 0, Math.floor(boxes / Math.max(1, boxesOfAll(squadron))));

const outOf = (squadron: Squadron | undefined): number => squadron?.supply?.out ?? 0;
/** The same, of ships that it took in tow too (D1.30). */
const longestOut = (squadron: Squadron): number =>
  Math.max(outOf(squadron), ...squadron.ships.map(({ towed = 0 }) => towed));
const out = integer(0, stillTurns);

/** Where a squadron stands, with its turns out of supply as status sheets have them: `K24(3)` (C13.20). */
export const placeSaid = ({ place: at, supply }: Pick<Squadron, 'place' | 'supply'>): string =>
  supply?.out === undefined ? hexName(at) : `${hexName(at)}(${supply.out})`;

/** The game master’s order: cargo reaches a squadron (C13.15). OURS: as long as no ship of a game carries any. */
export const feed = order('feed', {
  fields: { boxes: integer(1, 10_000) },
  title: 'Bring cargo',
  by: 'game-master',
  offers({ squadrons }, at) {
    const squadron = at.unit === undefined ? undefined : squadrons[at.unit];
    return squadron !== undefined ? [{ boxes: boxesOfAll(squadron) }] : [];
  },
  form: (_, given) => [number(given, 'boxes', 'Cargo boxes', { least: 1, most: 10_000 })],
  facts({ squadrons }, _, at) {
    const squadron = at.unit === undefined ? undefined : squadrons[at.unit];
    return squadron === undefined
      ? []
      : [
          {
            label: 'Needed for a turn',
            value: phrase('{boxes|box|boxes}', { boxes: boxesOfAll(squadron) }),
          },
          {
            label: 'Out of supply',
            value: phrase('{turns|turn|turns}', { turns: outOf(squadron) }),
          },
        ];
  },
  cannot({ squadrons }, { seat: giver, unit: fedUnit, order: { boxes } }) {
    if (giver !== gameMaster) return impossible('GC C13.15', 'fed-by-game-master');
    const squadron = fedUnit === undefined ? undefined : squadrons[fedUnit];
    if (squadron === undefined) return impossible('GC A6.20', 'no-such-squadron');
    const least = boxesOfAll(squadron);
    return boxes < least ? impossible('GC C13.15', 'too-little-cargo', { least }) : undefined;
  },
  say: ({ boxes }) => phrase('Bring {boxes|cargo box|cargo boxes}', { boxes }),
});

/** A squadron was given cargo; `to`: turns out of supply that are left. */
export const fed = event('fed', {
  fields: { seat, unit, place, boxes: integer(1, 10_000), to: out, cause: optional(cause) },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} takes {boxes|cargo box|cargo boxes} in {place} and is in supply this turn.', {
      unit: own(happened.unit),
      boxes: happened.boxes,
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{unit} will take {boxes|cargo box|cargo boxes} in {place}.', {
      unit: own(happened.unit),
      boxes: happened.boxes,
      place: hexName(happened.place),
    }),
  apply: (draft, { to, ...happened }) =>
    change(draft.squadrons, happened.unit, ({ supply }) => ({
      supply: { fed: true as const, ...(to > 0 ? { out: to } : sparedOf(supply)) },
    })),
});

/** What X-ships have used up of what they had themselves: cargo gives none of it back. OURS (C19.30b). */
const sparedOf = ({ spared: turns }: Supply = {}): Supply => defined({ spared: turns });

/** Cargo reaches squadrons (C13.15). */
export function feedAll(turn: Turn<Room<State, View, OrderIn<typeof feed>, EventIn<typeof fed>>>): void {
  inTurn(turn, feed, ({ unit: fedUnit, order: { boxes, ref } }) => {
    const squadron = fedUnit && turn.state.squadrons[fedUnit];
    if (fedUnit === undefined || squadron === undefined) return undefined;
    const to = outOf(squadron) - turnedBack(squadron, boxes);
    return fed.of({ seat: squadron.seat, unit: fedUnit, place: squadron.place, boxes, to, cause: ref });
  });
}

const outSaid = {
  usual: '{unit} has been out of supply for {turns|turn|turns}: bring it back behind your lines.',
  slow: '{unit} has been out of supply for {turns|turn|turns}, and moves at half speed.',
  still: '{unit} has been out of supply for {turns|turn|turns}, and cannot move.',
} as const;
/** What so many turns out of supply do (C13.20). */
const effectOf = (turns: number): keyof typeof outSaid =>
  turns >= stillTurns ? 'still' : turns >= slowTurns ? 'slow' : 'usual';

/** A squadron was out of supply at the end of the turn. */
export const wentShort = event('went-short', {
  fields: { seat, unit, place, turns: integer(1, stillTurns) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase(outSaid[effectOf(happened.turns)], { unit: own(happened.unit), turns: happened.turns }),
  ahead: (happened) =>
    phrase('In {place} {unit} will have been out of supply for {turns|turn|turns}.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
      turns: happened.turns,
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, ({ supply }) => ({
      supply: { ...sparedOf(supply), out: happened.turns },
    })),
});

/** A squadron was out of supply, and is no longer. */
export const resupplied = event('resupplied', {
  fields: { seat, unit, place },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} is in supply again.', {
      unit: own(happened.unit),
    }),
  ahead: (happened) =>
    phrase('{unit} will be in supply again in {place}.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) =>
    replace(draft.squadrons, happened.unit, ({ supply: _, ...rest }): Squadron => rest),
});

/** A squadron without supply destroyed itself (C13.20). */
export const starved = event('starved', {
  fields: { seat, unit, place },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} has been out of supply too long: its ships destroy themselves in {place}.', {
      unit: happened.unit.toUpperCase(),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{unit} will have been out of supply too long: its ships will destroy themselves in {place}.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) => drop(draft.squadrons, happened.unit),
});

type Supplying = Room<
  State,
  View,
  never,
  EventIn<typeof wentShort | typeof resupplied | typeof starved | typeof surveyorsStarved | typeof spared>
>;

/** A squadron has been out of supply for so many turns; survey ships of war hulls last one turn less (B3.75, C13.20). */
function goShort(
  turn: Turn<Supplying>,
  one: UnitId,
  { seat: owner, place: at, ships }: Squadron,
  turns: number,
) {
  const told = { seat: owner, unit: one, place: at };
  const weak = ships.filter(isWarSurveyor);
  const isSpent = turns >= lostTurns - 1 && weak.length > 0;
  if (turns >= lostTurns || (isSpent && weak.length === ships.length)) turn.happen(starved.of(told));
  else {
    if (isSpent) turn.happen(surveyorsStarved.of({ ...told, hulls: weak.map((ship) => ship.hull) }));
    turn.happen(wentShort.of({ ...told, turns }));
  }
}

/**
 * At the end of the turn squadrons outside of core space, their own or, as guests that are paid for, that of an ally (C22.45), and without cargo, have been out of supply for one turn more (C13.20). OURS: the fifth turn
 * begins where the fourth ends.
 */
export function supplyAll(turn: Turn<Supplying>): void {
  const core = coresOf(turn.state);
  for (const [one, squadron] of inOrder(turn.state.squadrons)) {
    const { seat: owner, place: at, supply = {} } = squadron;
    const told = { seat: owner, unit: one, place: at };
    if (isFixed(squadron) || isStored(squadron)) continue;
    const turns = longestOut(squadron) + 1;
    if (isInCore(turn.state, core, squadron) || feedsItself(turn.state, squadron)) {
      if (supply.out !== undefined || supply.spared !== undefined) turn.happen(resupplied.of(told));
    } else if (supply.fed === true) continue;
    else if (lastsOn(squadron)) turn.happen(spared.of({ ...told, turns: (supply.spared ?? 0) + 1 }));
    else goShort(turn, one, squadron, turns);
  }
}
