import { colony, home, outpost, poor, sector, between } from '../setup/tutorial.ts';
import type { VbLesson } from './ask.ts';
import { bound, builds, cruiser, frigate, given, run, strays, trader } from './ask.ts';

const empire: VbLesson = {
  id: 'empire',
  title: 'Your empire',
  cite: 'VB 79',
  paragraphs: [
    'You lead the Federation. Economic points, EP, pay for everything. Each turn your systems bring in what their people produce, trade adds a tenth of what its routes produce, and maintenance is deducted: the Treasury on this screen adds it up.',
    'A turn has nine phases, always in this order: Income, Turn Orders, Tech, Intel, Movement, Combat, Construction, Update Assets, End of Turn. Twelve turns make a year. Orders are paid for at once, after income.',
  ],
  tasks: [
    {
      id: 'scroll',
      text: 'Open the scroll at the top: it previews your turn, phase by phase. Then close it.',
      at: () => ({ kind: 'over', over: 'scroll' }),
      done: ({ seen }) => seen.has('closed:scroll'),
    },
    {
      id: 'home',
      text: `Open the Map and click your home system in ${sector.home}.`,
      at: () => ({ kind: 'place', place: home }),
      done: ({ seen }) => seen.has(`place:${home}`),
      wrong: ({ seen }) =>
        [...seen].some((fact) => fact.startsWith('place:'))
          ? `That is another sector. Your home system has the number ${sector.home}: column 3, row 3.`
          : undefined,
    },
  ],
};

const grow: VbLesson = {
  id: 'grow',
  title: 'Work for your people',
  cite: 'VB 468',
  paragraphs: [
    `A system produces its Productivity times its RAW, as far as it has the Census to work. In ${sector.poor} three points of people share one point of work.`,
    'The next point of Productivity costs ten times the new value, and each system can gain one a turn. People with work stay loyal; where Morale falls below half of the Census, production is halved.',
  ],
  tasks: [
    {
      id: 'raise',
      text: `Raise Productivity in ${sector.poor}: its report on the map has the button.`,
      at: () => ({ kind: 'order', order: 'raise', place: poor }),
      done: (now) =>
        given(now, 'raise').some(({ place }) => place === poor) ||
        (now.view.systems[poor]?.productivity ?? 0) > 1,
      wrong: (now) =>
        given(now, 'raise').length > 0
          ? `That is another system. It helps you too, but this lesson is about ${sector.poor}.`
          : undefined,
    },
  ],
};

const build: VbLesson = {
  id: 'build',
  title: 'Shipyards and docks',
  cite: 'VB 434',
  paragraphs: [
    'Ships are built at Orbital Shipyards. Each needs a dock; there is one dock per point of used Productivity. Each turn a yard can spend as many EP as its system produces. The rest waits for later turns.',
    'The Shipyards screen shows capacity, docks, when work will be ready, and every class that your technology allows.',
  ],
  tasks: [
    {
      id: 'yards',
      text: 'Open Shipyards.',
      at: () => ({ kind: 'screen', screen: 'yards' }),
      done: ({ seen }) => seen.has('screen:yards'),
    },
    {
      id: 'settlers',
      text: `Build a Colony Fleet in ${sector.home}: choose that class under «Build units».`,
      at: () => ({ kind: 'order', order: 'build', place: home }),
      done: (now) => builds(now, 'Colony Fleet'),
      wrong: (now) =>
        given(now, 'build').length > 0
          ? 'That builds something else. Edit the order (pencil) and choose Colony Fleet.'
          : undefined,
    },
  ],
};

const move: VbLesson = {
  id: 'move',
  title: 'Moving',
  cite: 'VB 204',
  paragraphs: [
    'Most units enter two sectors a turn, if you control the first of them; a sector that nobody controls, or that is contested, ends the move. The map tints the sectors a selected unit can reach.',
    `The Klingons have a colony in ${sector.outpost}, and you are at war. ${sector.between} is the sector between it and you.`,
  ],
  tasks: [
    {
      id: 'choose',
      text: 'Choose your cruiser, the CS, in the list below the map.',
      at: () => ({ kind: 'unit', unit: cruiser }),
      done: ({ seen }) => seen.has(`unit:${cruiser}`),
    },
    {
      id: 'go',
      text: `Click sector ${sector.between} to send it there.`,
      at: () => ({ kind: 'move', unit: cruiser, to: between }),
      done: (now) => now.view.turn > 1 || bound(now, cruiser) === between,
      wrong: (now) =>
        strays(now, cruiser, between)
          ? `It is bound for another sector. Remove the move and click ${sector.between}, to the lower right of your home.`
          : undefined,
    },
  ],
};

const trade: VbLesson = {
  id: 'trade',
  title: 'Trade and sentries',
  cite: 'VB 212',
  paragraphs: [
    'A Trade Fleet on a route of up to three adjoining sectors brings in a tenth of what the systems there produce. With a Trade Treaty its route can include the other empire’s systems.',
    'Civil fleets are prey for raiders. A frigate or destroyer can guard one as its sentry: it goes where the fleet goes and fights for it.',
  ],
  tasks: [
    {
      id: 'route',
      text: `Set a trade route for your Trade Fleet through ${sector.home} and ${sector.colony}.`,
      at: () => ({ kind: 'order', order: 'route', unit: trader }),
      done: (now) =>
        [now.view.units[trader]?.route ?? [], ...given(now, 'route', trader).map(({ way }) => way)].some(
          (way) => [home, colony].every((place) => way.includes(place)),
        ),
      wrong: (now) =>
        given(now, 'route', trader).length > 0
          ? `The route should include ${sector.home} and ${sector.colony}: edit the order (pencil).`
          : undefined,
    },
    {
      id: 'sentry',
      text: 'Order the first frigate, FFL 2, to guard the Trade Fleet.',
      at: () => ({ kind: 'order', order: 'guard', unit: frigate }),
      done: (now) =>
        now.view.units[frigate]?.guards === trader ||
        given(now, 'guard', frigate).some(({ fleet }) => fleet === trader),
      wrong: (now) =>
        given(now, 'guard', frigate).length > 0
          ? 'It guards another fleet, or none: edit the order (pencil).'
          : undefined,
    },
  ],
};

const supply: VbLesson = {
  id: 'supply',
  title: 'Supply',
  cite: 'VB 224',
  paragraphs: [
    'Systems with at least three points each of Census and Productivity, and high enough Morale, supply your units up to two sectors away; so do bases. Supply cannot pass a sector held by an armed enemy alone.',
    'Units out of supply move one sector a turn and fight worse. The map outlines your supply. The bar at its lower right also has views for control, Census, Productivity and Morale.',
  ],
  tasks: [
    {
      id: 'outpost',
      text: `Click the Klingon colony in ${sector.outpost}: its report lists what was seen there.`,
      at: () => ({ kind: 'place', place: outpost }),
      done: ({ seen }) => seen.has(`place:${outpost}`),
    },
  ],
};

const research: VbLesson = {
  id: 'research',
  title: 'Research',
  cite: 'VB 107',
  paragraphs: [
    'Twice a year, in its sixth and twelfth turn, a roll decides whether your technology advances by a year and brings new classes. The chance is what you have invested compared with half of what your systems produce. If the roll fails, the investment is kept for next time.',
    'The Technology screen shows the current chances and what the next years will bring.',
  ],
  tasks: [
    {
      id: 'invest',
      text: 'Invest 10 EP or more in technology, on the Empire screen.',
      at: () => ({ kind: 'order', order: 'invest' }),
      done: (now) => now.view.own.tech.pool >= 10 || given(now, 'invest').some(({ ep }) => ep >= 10),
      wrong: (now) =>
        given(now, 'invest').length > 0 ? 'That is less than 10 EP: edit the order (pencil).' : undefined,
    },
    run('Press Run turn: the computer leads the other empires.', 2),
  ],
};

/** Money, yards, movement, trade and research, and what comes of it. */
export const firstTurn: readonly VbLesson[] = [empire, grow, build, move, trade, supply, research];
