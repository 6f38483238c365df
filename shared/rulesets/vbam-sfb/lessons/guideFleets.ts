import type { GuideTopic } from '#kernel/lessons.ts';

/** What the help says about fleets, battles and landings. */
export const fleetTopics: readonly GuideTopic[] = [
  {
    id: 'moving',
    title: 'Moving and control',
    of: ['Units'],
    cites: ['VB 198', 'VB 202', 'VB 204', 'VB 206'],
    paragraphs: [
      'A sector is yours if only you have units or colonies there, or if it is empty and only your supply reaches it. If others who are not your partners in defense are there too, it is contested. «Control and contest» colours the map accordingly.',
      'Sectors are squares (each with eight neighbours) or hexes (each with six), as the campaign decides and the map shows.',
      'Units enter two sectors a turn, slow ones one, fast ones three; you must control all of them but the last. Everyone moves at the same time, sector by sector.',
      'Forces that are not friendly stop each other, in a sector or when they meet between two sectors. The winner of a clash between sectors may stay there, go on or go back, and is not stopped when moving on next turn.',
    ],
  },
  {
    id: 'civil',
    title: 'Civil fleets, routes and sentries',
    of: ['With it'],
    cites: ['VB 208', 'VB 212', 'VB 266', 'VB 268'],
    paragraphs: [
      'Trade Fleets work a route of up to three adjoining sectors. Transport Fleets carry 10 points of cargo, and Colony Fleets carry people. A frigate or destroyer can be the sentry of such a fleet and goes where it goes.',
      'Armed enemies or raiders can meet a Trade Fleet anywhere on its route; the sector is rolled for. In campaigns with raiders, sentries make raids less likely.',
    ],
  },
  {
    id: 'supply',
    title: 'Supply',
    cites: ['VB 224', 'VB 226', 'VB 229'],
    paragraphs: [
      'Supply reaches two sectors from bases and from systems with three points each of Census and Productivity and enough Morale. It cannot pass a sector held by an armed enemy alone. A supply ship at its edge and another next to it extend it by one sector.',
      'Units out of supply are slow and fight worse.',
    ],
  },
  {
    id: 'encounters',
    title: 'Encounters',
    cites: ['VB 243', 'VB 246', 'VB 264', 'VB 274'],
    paragraphs: [
      'Where enemies meet, the defender may demand a battle in deep space, or at their planet, where bases and satellites fight too. The attacker may refuse and withdraw, and may be pursued. There may be further battles: first the ships, say, and then the base. If nobody demands a battle, nothing happens.',
      'If you refuse a battle at a planet, you can do nothing against that planet this turn.',
      'How much BPV a flagship can lead depends on its Command Rating and the year. Anything above that stays out of the battle.',
    ],
  },
  {
    id: 'sidcors',
    title: 'Battles by SIDCORS',
    of: ['Battles to expect', 'Forces where they will be'],
    cites: ['VB 329', 'VB 335', 'VB 345', 'VB 361', 'VB 375'],
    paragraphs: [
      'Each round both sides choose an intensity from 1 to 4. The two together, and a die for each side, decide what percentage of the attack factors becomes damage. High intensity harms both.',
      'Damage is paid in defense factors by units their owner chooses: an undamaged one is crippled, a crippled one is destroyed. At double the price you can single out one enemy unit: that is Directed Damage. Maulers do it at the normal price, but may be hurt by their own shock.',
      'Scouts shift the die, cloaked forces may surprise or be surprised, and flights move to other ships when they lose their own.',
      'Between rounds either side may withdraw. After eight rounds nobody holds the field.',
    ],
  },
  {
    id: 'standing',
    title: 'Standing orders',
    of: ['Standing orders', 'Battles'],
    cites: ['VB 323'],
    paragraphs: [
      'Standing orders answer for you: what to demand, when to refuse, how hard to fight weaker and stronger enemies, what to aim at, what to spare, and when to leave. A unit can have its own for the force it leads; they override the empire’s.',
      'The forecast fights each expected battle a hundred times by them, with what you know of the enemy.',
    ],
  },
  {
    id: 'tables',
    title: 'Battles at a table',
    cites: ['VB 319', 'VB 321', 'VB 323'],
    paragraphs: [
      'In some campaigns battles are played at a table with Star Fleet Battles. The game master then has a sheet for each: forces with BPV and refits, a fifth of the BPV for options, and the set-up. Crippled ships begin with 60 % of their internals gone.',
      'A battle of two powers whose ships all have a card can be flown in Federation Commander instead, as a game of its own: at most six ships a side, each for a group of ships of like value. A ship that loses 60 % of its boxes comes back crippled, and whoever has more boxes left in the battle holds the field.',
      'The result is typed in or read from the filled-in sheet, and checked: only units of the battle can be lost, each once. A battle that was not played at the table is fought by SIDCORS.',
    ],
  },
  {
    id: 'landing',
    title: 'Cargo, troops and invasions',
    cites: ['VB 414', 'VB 420', 'VB 422', 'VB 426'],
    paragraphs: [
      'Troops, flights, satellites and mobile bases embark in one turn and land in a later one. A ground unit takes 5 points of room; a Transport Fleet has 10. Ships with «Assault» carry only ground units.',
      'An invasion needs a state of war and no uncrippled armed enemy overhead. Troops fight troops in up to three rounds a turn; a planet without troops is conquered at once. Warships can bombard, which destroys troops first, then Productivity and Census.',
    ],
  },
  {
    id: 'classes',
    title: 'What classes can do',
    of: ['Class', 'Abilities'],
    cites: ['VB 495', 'VB 508'],
    paragraphs: [
      'Attack and defense count in SIDCORS, the Command Rating sets how much a flagship can lead, and basing how many flights fit on board: plain numbers for light ones, H for heavy, SH for PFs.',
      'Each ability is explained. Some matter only at a table, and say so.',
    ],
  },
];
