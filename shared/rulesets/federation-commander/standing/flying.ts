import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { askEach, fact, oneAtMost } from '../asking.ts';
import { dueMoments } from '../courses/ways.ts';
import type { Named } from '../model/ships.ts';
import { captained } from '../model/ships.ts';
import type { Standing } from '../model/standing.ts';
import type { Ship, State, View } from '../model/state.ts';
import { turnMode } from '../movement/moving.ts';
import { aboutCourses } from '../movement/sighting.ts';
import type { orderFiled } from './standing.ts';
import { cannotFile, filed } from './standing.ts';

type Flying = Standing<'course'> | Standing<'steer'> | Standing<'decide'>;
type Asking = Room<State, View, Flying, EventIn<typeof orderFiled>>;

/** Whether nothing says how the ship flies: when the turn begins to move, and where a course has ended. */
const isAdrift = ({ standing }: Ship, impulse: number): boolean => {
  if (standing.some(({ kind }) => kind === 'plot' || kind === 'steer' || kind === 'decide')) return false;
  const courses = standing.filter((order) => order.kind === 'course');
  return courses.length === 0 ? impulse === 1 : courses.every(({ actions }) => actions.length === 0);
};

const adrift = (state: State): readonly Named[] =>
  captained(state).filter(
    ([, ship]) => dueMoments(ship, state.impulse).length > 0 && isAdrift(ship, state.impulse),
  );

/** OURS: a captain says for many moves at once how a ship flies; who says nothing flies straight on. */
export function setCourses(turn: Turn<Asking>): void {
  askEach(
    turn,
    adrift(turn.state),
    (own) => ({
      said: phrase('What course does {ship} fly?', { ship: own[1].name }),
      cite: 'FC 2A3',
      kinds: ['course', 'steer', 'decide'],
      ...oneAtMost,
      silence: [],
      facts: [
        fact('Moves left', dueMoments(own[1], turn.state.impulse).length),
        fact('Hexes since turn', own[1].turnCount),
        fact('Turn mode', turnMode(own[1])),
        ...aboutCourses(turn.state, own),
      ],
    }),
    ([unit, { seat }], given) => {
      const problem = cannotFile(turn.state, seat, unit, given);
      if (problem === undefined) turn.happen(filed(turn.state, unit, given));
      else turn.refuse(given.ref, problem);
    },
  );
}
