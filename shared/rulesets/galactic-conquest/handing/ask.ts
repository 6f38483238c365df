import { defined } from '#kernel/words/defined.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { Question } from '#kernel/sequence/question.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sidesOf } from '../combat/battle.ts';
import { inBattle } from '../combat/round/fighting.ts';
import type { BattleBroughtIn } from '../combat/support/brought.ts';
import { battleBroughtIn } from '../combat/support/brought.ts';
import { hullsText } from '../combat/words.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { Battle, State, View } from '../model/state.ts';
import { bringIn } from './bringIn.ts';
import { cannotBringIn } from './result.ts';

type Handing = Room<State, View, OrderIn<typeof bringIn>, BattleBroughtIn>;

/** What the game master is asked about a battle. */
function outcomeWanted(state: State, battle: Battle): Question<Handing, 'bring-in'> {
  const { code, place } = battle;
  const sides = sidesOf(state, battle);
  const [attacker, defender] = sides;
  return {
    to: gameMaster,
    about: place,
    spot: { place },
    least: 1,
    most: 1,
    said: phrase(
      'Battle {battle} in {place}: the {attacker} attacks the {defender}. Is it fought elsewhere?',
      {
        battle: code,
        place: hexName(place),
        attacker: nameOf(attacker.squadron.seat),
        defender: nameOf(defender.squadron.seat),
      },
    ),
    facts: sides.map(({ unit, squadron: { seat, ships } }) => ({
      label: nameOf(seat),
      value: phrase('{unit}: {ships}', {
        unit: unit.toUpperCase(),
        ships: hullsText(ships.map(({ hull }) => hull)),
      }),
    })),
    cite: 'GC A10.10',
    kinds: ['bring-in'],
    silence: [bringIn.of({ fought: false, losses: [] })],
  };
}

/** Where battles may be fought elsewhere, the game master says what came of one that has been joined, or that these rules fight it (A10.10). */
export function askElsewhere(turn: Turn<Handing>): void {
  const { battle, elsewhere } = turn.state;
  if (battle === undefined || elsewhere !== true) return;
  const [[given] = []] = turn.ask<'bring-in'>([outcomeWanted(turn.state, battle)]) ?? [];
  if (given === undefined || !given.fought) return;
  const problem = cannotBringIn(turn.state, battle, given);
  if (problem !== undefined) {
    turn.refuse(given.ref, problem);
    return;
  }
  const { losses, beaten, ref } = given;
  turn.happen(
    battleBroughtIn.of({
      ...inBattle(battle, sidesOf(turn.state, battle)),
      losses,
      ...defined({ beaten }),
      cause: ref,
    }),
  );
}
