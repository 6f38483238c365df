import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Happening } from '../battle/endings.ts';
import { sectorBattles } from '../battle/meetings.ts';
import type { Brought } from '../model/battle.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { impossible } from '../refusals.ts';
import { sentTo } from './battle.ts';
import { bringIn } from './bringIn.ts';
import { cannotBringIn } from './result.ts';

type Handing = Room<State, View, OrderIn<typeof bringIn>, Happening>;

/** What the game master is asked about the battle of a sector; nothing where it stays with the rules. */
function outcomeWanted(state: State, place: PlaceId): readonly Question<Handing, 'bring-in'>[] {
  const sent = sentTo(state, place);
  if (sent === undefined) return [];
  const name = (seat: (typeof sent)[number]['seat']): string => state.empires[seat]?.name ?? seat;
  const [one, other] = sent;
  return [
    {
      to: gameMaster,
      about: place,
      spot: { place },
      least: 1,
      most: 1,
      said: phrase('Battle in {place}: the {one} and the {other} meet. Is it fought elsewhere?', {
        place: state.sectors[place]?.name ?? place,
        one: name(one.seat),
        other: name(other.seat),
      }),
      facts: sent.map(({ seat, groups }) => ({
        label: name(seat),
        value: phrase('{ships|ship|ships}', {
          ships: groups.reduce((sum, { all }) => sum + all.length, 0),
        }),
      })),
      cite: 'GE 719',
      kinds: ['bring-in'],
      silence: [bringIn.of({ place, fought: false, losses: [], leaves: [] })],
    },
  ];
}

/** What came of battles elsewhere, by their sectors; undefined while not all is known. All are asked about at once, before any die: no battle of a phase changes who fights in another (E-33). */
function askElsewhere(turn: Turn<Handing>): ReadonlyMap<PlaceId, Brought> | undefined {
  const { state } = turn;
  if (state.elsewhere === undefined) return new Map();
  const wanted = keysInOrder(state.sectors).flatMap((place) => outcomeWanted(state, place));
  const given = wanted.length === 0 ? [] : turn.ask<'bring-in'>(wanted);
  if (given === undefined) return undefined;
  const brought = new Map<PlaceId, Brought>();
  given.forEach(([answer], nth) => {
    if (answer === undefined || !answer.fought) return;
    const place = wanted[nth]?.about as PlaceId;
    const problem =
      answer.place === place ? cannotBringIn(state, answer) : impossible('GE 719', 'battle-not-there');
    if (problem === undefined) brought.set(place, { ...answer, cause: answer.ref });
    else turn.refuse(answer.ref, problem);
  });
  return brought;
}

/** The battles of a phase in sectors; where that was chosen, some may be fought as games of other rules (GE 719, OURS). */
export function battlesOrElsewhere(turn: Turn<Handing>): void {
  const brought = askElsewhere(turn);
  if (brought !== undefined) sectorBattles(turn, brought);
}
