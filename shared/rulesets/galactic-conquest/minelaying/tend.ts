import { id, list, oneOf } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, most, ownerHears, seat } from '../declare.ts';
import { guardedBy, minesOf } from '../mines/fields.ts';
import type { MineId, Minefield } from '../model/mines.ts';
import type { State, View } from '../model/state.ts';
import { spaceOwner } from '../model/territory.ts';
import { without } from './lay.ts';
import { isTended } from './tended.ts';

/** Why minefields are gone: a front crosses them, or all around them is annexed (C4.70); what they guard is not the empire’s any longer (C4.40); nobody tends them (E4.50). */
const whys = ['overrun', 'unguarded', 'untended'] as const;
type Why = (typeof whys)[number];
const said: Readonly<Record<Why, string>> = {
  overrun: '{count|minefield is|minefields are} lost: the enemy holds the space around.',
  unguarded: '{count|minefield is|minefields are} lost with what they protected.',
  untended: '{count|minefield falls|minefields fall} into disrepair, as mine freighters are missing.',
};

export const minefieldsLost = event('minefields-lost', {
  fields: { seat, mines: list(id<MineId>(), most.hexes), why: oneOf(whys) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) => phrase(said[happened.why], { count: happened.mines.length }),
  ahead: (happened) =>
    phrase('{count|minefield|minefields} of the empire will be lost.', { count: happened.mines.length }),
  apply(draft, { mines }) {
    draft.mines = without(draft.mines, mines);
  },
});

/** Minefields that fall into disrepair in a turn (E4.50). */
const mostDecayed = 6;

/** Why a minefield is gone after the turn, whoever tends it (C4.40, C4.70). */
function lossOf(state: State, { kind, seat: owner, place, to }: Minefield): Why | undefined {
  if (kind === 'saturated') return undefined;
  if (to === undefined) return guardedBy(state, place) === owner ? undefined : 'unguarded';
  const foreign = [place, to].every((hex) => (spaceOwner(state, hex) ?? owner) !== owner);
  return foreign ? 'overrun' : undefined;
}

/** After fronts and annexing minefields that lie in enemy space are gone, and those that nobody tends decay (C4.70, E4.50). */
export function tendMines(turn: Turn<Room<State, View, never, EventIn<typeof minefieldsLost>>>): void {
  const owners = [...new Set(valuesInOrder(turn.state.mines ?? {}).map((one) => one.seat))].sort();
  for (const owner of owners) {
    for (const why of ['overrun', 'unguarded'] as const)
      lose(turn, owner, why, (mine) => lossOf(turn.state, mine) === why);
    if (!isTended(turn.state, owner))
      lose(turn, owner, 'untended', ({ kind }) => kind !== 'saturated', mostDecayed);
  }
}

function lose(
  turn: Parameters<typeof tendMines>[0],
  owner: SeatId,
  why: Why,
  which: (mine: Minefield) => boolean,
  atMost: number = most.hexes,
): void {
  const mines = minesOf(turn.state, owner)
    .filter(([, mine]) => which(mine))
    .map(([id]) => id)
    .slice(0, atMost);
  if (mines.length > 0) turn.happen(minefieldsLost.of({ seat: owner, mines, why }));
}
