import type { Guide } from '#kernel/lessons.ts';

/** What the help says about this game. */
export const guide: Guide = {
  topics: [
    {
      id: 'turn',
      title: 'How a turn goes',
      cites: ['FC 1E', 'FC 2A5', 'FC 1E2d'],
      paragraphs: [
        'First all captains spend their energy, unseen by the others. Then come eight impulses. In each of them ships change their speed, move in up to four sub-pulses, the slowest first, and fire. At the end of the turn batteries keep what they can hold, and damage control works.',
        'Whoever has said in advance what a ship does is not asked. Everything else is asked in its moment, or left to what is usual.',
      ],
    },
    {
      id: 'energy',
      title: 'Energy',
      of: ['Energy'],
      cites: ['FC 1D1', 'FC 2B1', 'FC 4C2', 'FC 3C7'],
      paragraphs: [
        'Each engine box that works makes a token. Speed is paid for at the start of the turn, half a token for each hex; so are photon tubes, in two steps of 2 tokens each, and then 1 to hold one. Two tokens bring a box of a shield back.',
        'Phasers cost 1 token and disruptors 2 when they fire. A hex more in an impulse, a move that is cancelled, a point of reinforcement: all of it comes from what is left over. Batteries keep a token each for the next turn; the rest is lost.',
      ],
    },
    {
      id: 'moving',
      title: 'Turns and sideslips',
      cites: ['FC 2C2', 'FC 2C4', 'FC 2B2', 'FC 2D'],
      paragraphs: [
        'After a turn a ship moves straight or aside for as many hexes as its turn mode says: more at a higher speed, fewer for a nimble class. A sideslip needs one hex ahead of it, and counts for the next turn.',
        'A ship that is stopped turns in its place, once a turn. Whoever stops in an emergency turns what the moves would have cost into reinforcement.',
      ],
    },
    {
      id: 'fire',
      title: 'Fire, shields and damage',
      of: ['Shields', 'Boxes'],
      cites: ['FC 4A', 'FC 3C', 'FC 3D', 'FC 5G'],
      paragraphs: [
        'All weapons of a ship at one target in one impulse are one volley, and strike the shield that faces them. Reinforcement comes off first, then the shield, and what is left comes inside; of ten points or more one does in any case.',
        'The owner chooses the boxes that are lost. Half of all boxes gone is crippled; the last one gone is lost.',
      ],
    },
    {
      id: 'computer',
      title: 'Captains of the computer',
      cites: ['FC 1E4'],
      paragraphs: [
        'A cadet goes straight at the enemy and fires at once. An officer goes in more slowly with the strongest shield ahead, and fires when the odds are good. A veteran weighs several moves, chooses speed and moment, mends shields with what is left over, and hunts the freighters of a convoy.',
        'They know what a player of their side would know, and are asked the same. Of a hundred duels each wins more than seventy against the one before.',
      ],
    },
  ],
  sheets: [],
};
