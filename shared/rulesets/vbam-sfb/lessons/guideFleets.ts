import type { GuideTopic } from '#kernel/lessons.ts';

/** What the help says about fleets, battles and landings. */
export const fleetTopics: readonly GuideTopic[] = [
  {
    id: 'moving',
    title: 'Moving and control',
    of: ['Units'],
    cites: ['VB 198', 'VB 202', 'VB 204', 'VB 206'],
    paragraphs: [
      'A sector is yours where you alone have units or colonies, or where your supply alone reaches and nobody is. Where others are too, who are no partners in defense, it is contested. «Control and contest» colours the map by that.',
      'Sectors are squares, each beside eight others, or hexes, each beside six: the campaign says which, and the map shows it.',
      'Units enter two sectors a turn, slow ones one, fast ones three; all but the last of them must be controlled. All move together, sector by sector.',
      'Forces that are not friendly stop each other: when they meet between two sectors, and wherever one of them is. Whoever wins there may stay between the sectors, go on or go back, and nobody stops them when they move on next turn.',
    ],
  },
  {
    id: 'civil',
    title: 'Civil fleets, routes and sentries',
    of: ['With it'],
    cites: ['VB 208', 'VB 212', 'VB 266', 'VB 268'],
    paragraphs: [
      'Trade Fleets work a route over up to three sectors in a row. Transport Fleets carry 10 points of cargo, and Colony Fleets people. A frigate or destroyer can be the sentry of such a fleet and goes where it goes.',
      'A Trade Fleet is met somewhere on its route, where armed forces or raiders are about; which of its sectors that is, is rolled. In campaigns with raiders, sentries make raids less likely.',
    ],
  },
  {
    id: 'supply',
    title: 'Supply',
    cites: ['VB 224', 'VB 226', 'VB 229'],
    paragraphs: [
      'Supply reaches two sectors from systems with three points of Census and of Productivity and enough Morale, and from bases. It passes no sector where an armed enemy stands alone. A supply ship at its edge and another beside it carry it one sector on.',
      'Units out of supply are slow, and fight with less.',
    ],
  },
  {
    id: 'encounters',
    title: 'Encounters',
    cites: ['VB 243', 'VB 246', 'VB 264', 'VB 274'],
    paragraphs: [
      'Where enemies meet, the defender may demand a battle in deep space, or one at their planet, where bases and satellites fight too. The attacker may refuse and go back, and be pursued. What is left may be fought as well: ships first, say, and then the base. If nobody demands anything, nothing happens.',
      'Whoever refuses a battle at a planet can do nothing against that planet this turn.',
      'A flagship leads so much BPV, by its Command Rating and its year. What is above that stays out of the battle.',
    ],
  },
  {
    id: 'sidcors',
    title: 'Battles by SIDCORS',
    of: ['Battles to expect', 'Forces where they will be'],
    cites: ['VB 329', 'VB 335', 'VB 345', 'VB 361', 'VB 375'],
    paragraphs: [
      'Each round both choose an intensity from 1 to 4. The two together, and a die for each side, say how many percent of the attack factors become damage. High intensity harms both.',
      'Damage is paid in defense factors, by units that their owner gives up: a whole one is crippled, a crippled one is destroyed. At double price you can single out one enemy: that is Directed Damage. Maulers do it at the simple price, and may be hurt by their own shock.',
      'Scouts shift the die, cloaked forces may surprise or be surprised, and flights change over to other ships when they lose theirs.',
      'Between rounds each may withdraw. After eight rounds nobody holds the field.',
    ],
  },
  {
    id: 'standing',
    title: 'Standing orders',
    of: ['Standing orders', 'Battles'],
    cites: ['VB 323'],
    paragraphs: [
      'Standing orders answer for you: what to demand, when to refuse, how hard to fight the weaker and the stronger, what to aim at, what to spare, and when to leave. A unit can have some for the force that it leads; they come before those of the empire.',
      'The forecast fights each battle to expect a hundred times by them, with what you know of the enemy.',
    ],
  },
  {
    id: 'tables',
    title: 'Battles at a table',
    cites: ['VB 319', 'VB 321', 'VB 323'],
    paragraphs: [
      'A campaign may send its battles to a table, to be played with Star Fleet Battles. The game master then has a sheet of each: forces with BPV and refits, a fifth of the BPV for options, and how they are set up. Crippled ships begin with 60 % of their internals gone.',
      'What came of it is typed in or read from the filled-in sheet, and checked: only units of the battle can be lost, each once. A battle that was not played there is fought by SIDCORS.',
    ],
  },
  {
    id: 'landing',
    title: 'Cargo, troops and invasions',
    cites: ['VB 414', 'VB 420', 'VB 422', 'VB 426'],
    paragraphs: [
      'Troops, flights, satellites and mobile bases embark in one turn and land in a later one. A ground unit takes 5 points of room, a Transport Fleet has 10. Ships with «Assault» carry ground units only.',
      'An invasion needs war, and no whole armed enemy overhead. Troops fight troops in up to three rounds a turn; a planet without troops is conquered at once. Warships can bombard, which kills troops first, then work and people.',
    ],
  },
  {
    id: 'classes',
    title: 'What classes can do',
    of: ['Class', 'Abilities'],
    cites: ['VB 495', 'VB 508'],
    paragraphs: [
      'Attack and defense count in SIDCORS, the Command Rating for how much a flagship leads, and basing for how many flights fit on board: plain numbers for light ones, H for heavy, SH for PFs.',
      'Each ability says what it does. Some of them matter only at a table, and say so.',
    ],
  },
];
