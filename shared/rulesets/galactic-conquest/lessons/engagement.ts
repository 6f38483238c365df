import type { PlaceId } from '#kernel/words/ids.ts';
import { beside, boardOf } from '../map/board.ts';
import type { GcLesson } from './ask.ts';
import { given, home, line, orders, run } from './ask.ts';

type Now = Parameters<typeof home>[0];

/** The turn in which the engagement is ordered. */
const turn = 4;

/** The hex beside the homeworld in which sensors have read foreign bases. */
function station(now: Now): PlaceId | undefined {
  const { map, sighted = {}, me } = now.view;
  const at = home(now);
  return at === undefined
    ? undefined
    : beside(boardOf(map), at).find((place) => (sighted[place]?.seat ?? me) !== me);
}

/** From an engagement to its film. */
export const engagement: GcLesson = {
  id: 'engagement',
  title: 'An engagement, and its film',
  cite: 'GC D2.15',
  paragraphs: [
    'Klingons have put a mobile base next to your homeworld. Bases never leave: a squadron with orders to attack fights them when it enters their hex, round by round, until one side is gone or has lost as much as its orders allow.',
    'Each engagement is reported with its dice and damage. The film shows it moment by moment: who fires at whom, who is hit, and who leaves.',
  ],
  tasks: [
    {
      id: 'station',
      text: 'Open the Map and click the Klingon base next to your homeworld.',
      at(now) {
        const place = station(now);
        return place === undefined ? { kind: 'screen', screen: 'map' } : { kind: 'place', place };
      },
      done: (now) => now.view.turn > turn || now.seen.has(`place:${station(now) ?? ''}`),
    },
    {
      id: 'course',
      text: 'Choose your squadron of the line and click that hex to plot its course there. If it is too far away, move closer this turn and attack in the next.',
      at(now) {
        const [unit, to] = [line(now), station(now)];
        return unit === undefined || to === undefined
          ? { kind: 'screen', screen: 'map' }
          : { kind: 'move', unit, to };
      },
      done: (now) => now.view.turn > turn || given(now, 'plot').some(({ way }) => way.length > 0),
    },
    orders('fight', turn, {
      by: 'line',
      text: 'Order it to fight: attack, and leave after losses of half of its defense factors.',
      is: ({ attack }) => attack,
      wrong: 'It would turn back before the base. Change the order to «Attack».',
    }),
    run('Press Run turn.', turn),
    {
      id: 'report',
      text: 'Open Battle Reports in the Log and read how the engagement went, round by round.',
      at: () => ({ kind: 'battles' }),
      done: ({ seen }) => [...seen].some((fact) => fact.startsWith('battle:')),
    },
    {
      id: 'film',
      text: 'Press «Play the battle» above the report: the film shows it shot by shot. Close it when it ends.',
      at: () => ({ kind: 'over', over: 'battle' }),
      done: ({ seen }) => seen.has('closed:battle'),
    },
  ],
};
