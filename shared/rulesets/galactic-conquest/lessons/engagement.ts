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
    'Klingons have put a mobile base beside your homeworld. Bases never leave: whoever is told to attack fights them on entering their hex, round by round, until one side is gone or has lost what its orders allow.',
    'Each engagement is reported with its dice and its damage. As a film you see the same moment by moment: who fires at whom, who is hit, and who leaves.',
  ],
  tasks: [
    {
      id: 'station',
      text: 'Open the Map, and click the Klingon base beside your homeworld.',
      at(now) {
        const place = station(now);
        return place === undefined ? { kind: 'screen', screen: 'map' } : { kind: 'place', place };
      },
      done: (now) => now.view.turn > turn || now.seen.has(`place:${station(now) ?? ''}`),
    },
    {
      id: 'course',
      text: 'Choose your squadron of the line, and click that hex: its course leads there. If it is too far away, let it come closer this turn and attack in the next one.',
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
      text: 'Open the Log, and Battle Reports there: read how the engagement went, round by round.',
      at: () => ({ kind: 'battles' }),
      done: ({ seen }) => [...seen].some((fact) => fact.startsWith('battle:')),
    },
    {
      id: 'film',
      text: 'Press «Play the battle» over the report: the film shows it shot by shot. Close it when it has ended.',
      at: () => ({ kind: 'over', over: 'battle' }),
      done: ({ seen }) => seen.has('closed:battle'),
    },
  ],
};
