import type { GcLesson } from './ask.ts';
import { choose, look, orders, run } from './ask.ts';

const reactions: GcLesson = {
  id: 'reactions',
  title: 'Sensors and reactions',
  cite: 'GC D2.10',
  paragraphs: [
    'Sensors read a squadron’s own hex and those next to it, where they tell less. Special sensors tell most: how many ships there are, whose, and which. You do not see what lies beyond, and nobody beyond sees you.',
    'Movement points that you do not plot can become reactions: a bottleneck meets whoever enters, a bypass slips past a guard, and assembled squadrons fight as one. Each waits for what the sensors of the squadron read.',
  ],
  tasks: [
    choose('Choose your squadron of the line, and see how many points its course leaves.'),
    orders('react', 5, {
      by: 'line',
      text: 'Give it a reaction: a bottleneck if at least one foreign ship comes near.',
      is: ({ rx, near }) => rx === 'BN' && near,
      wrong: 'That is a different reaction: choose a bottleneck that watches the zone of control.',
    }),
    orders('lead', 5, {
      by: 'line',
      text: 'Make it number 1 in line, so that it fights first in its hex.',
      is: ({ number }) => number === 1,
      wrong: 'It would wait behind others: number 1 fights first.',
    }),
  ],
};

const spies: GcLesson = {
  id: 'spies',
  title: 'Research and spies',
  cite: 'GC C14.10',
  paragraphs: [
    'A funded research team rolls once a turn, and several teams may work on one project. A discovery helps at once, or allows orders you could not give before.',
    'Spies enter other empires to learn something or to do something. The game master decides how difficult that is, and what comes of it. Your intelligence service answers questions free of charge: ask it.',
  ],
  tasks: [
    orders('fund', 5, { text: 'Fund a research team on the Research screen.' }),
    orders('hire-spy', 5, { text: 'Create a spy, on the Spies and pacts screen.' }),
    orders('ask-intelligence', 5, {
      text: 'Ask your intelligence service about a neighbour: where are their squadrons?',
    }),
    run('Run the turn.', 5),
  ],
};

const defence: GcLesson = {
  id: 'defence',
  title: 'Bases and convoys',
  cite: 'GC B11.60',
  paragraphs: [
    'A system falls to whoever stands over it when neither ships nor bases of yours are left there. Ground bases take two segments to build and fight together; larger bases take longer and command more.',
    'Raiders on your routes look for convoys. A squadron on convoy duty stays where it is, and your convoys are defended more often.',
  ],
  tasks: [
    orders('build-base', 6, { by: 'home', text: 'Build a base at your homeworld.' }),
    orders('convoy-duty', 6, { by: 'line', text: 'Put your squadron of the line on convoy duty.' }),
    look('officers', 'Open Officers: one legendary admiral serves you and can go aboard a ship.'),
    run('Run the turn, and read the Log to see how it went.', 6),
  ],
};

/** What takes some turns of practice. */
export const lastTurns: readonly GcLesson[] = [reactions, spies, defence];
