import type { Guide, GuideTopic } from '#kernel/lessons.ts';
import { sheets } from './sheets.ts';

const beginning: readonly GuideTopic[] = [
  {
    id: 'first-years',
    title: 'The first years',
    cites: ['SFW 122', 'SFW 184'],
    paragraphs: [
      '1. In the Initial Build buy many small ships rather than a few large ones: the Default Build is a good choice. There is no surcharge for foreign races that year. Declare the races that you mean to buy from later, up to three.',
      '2. In the next year take every site in your sector that nobody holds: each ship takes one, and goes on to another.',
      '3. Send scouts into the sectors around you and scan their terrain. What you have scanned stays known for ever.',
      '4. Let ships with nothing to do prospect. It is quick money while you are small.',
      '5. Write to your neighbours as soon as you know who they are.',
      '6. Pay your loan back before interest is charged from Y170 on, and keep 200 points on what must not fall.',
    ],
  },
  {
    id: 'year',
    title: 'How a year goes',
    cites: ['SFW 4881', 'SFW 4930', 'SFW 5071'],
    paragraphs: [
      'Every Corporation has a run of its own, one after another in a cycle that stays the same. In yours, income comes first; then your ships carry out their lines, pulse by pulse, oldest first, with battles at the end of each pulse; then the Home Office carries out its lines.',
      'Your run begins with the galaxy as the Corporation before you left it. Your plans are checked against what you knew at the end of your last run.',
      'When all have run, the Next Turn Generator changes prices, ranks the Corporations and checks whether anybody has won.',
      'The full sequence, step by step, is worth printing: «Print the order of a run» in the list of commands.',
    ],
  },
  {
    id: 'winning',
    title: 'How a game is won',
    cites: ['SFW 4841', 'SFW 4855'],
    paragraphs: [
      'The Corporation that owns enough whole sectors, or enough major sites, at the end of a turn wins; the game’s own figures say how many. A sector is whole when all of its major sites are yours.',
      'A Corporation that has lost its Home Office has its own next run to win it back. After that it is out of the game.',
    ],
  },
];

const corporation: readonly GuideTopic[] = [
  {
    id: 'resources',
    title: 'Resources and economic points',
    of: ['Treasury'],
    cites: ['SFW 2330', 'SFW 2376', 'SFW 1096'],
    paragraphs: [
      'People, ores, dilithium and food: an economic point, EP, is one of each. What costs EP takes the same of all four, so that the scarcest one decides what you can pay.',
      'Sites bring in their own mix every year. A whole sector brings 100 of each besides. Ships cost food for their support from Y167 on.',
      'Prospecting, raids and trade between kinds of sites are ways to more of what you lack.',
    ],
  },
  {
    id: 'buying',
    title: 'Buying ships',
    of: ['Ships'],
    cites: ['SFW 257', 'SFW 991', 'SFW 975'],
    paragraphs: [
      'A line buys one ship. The second copy of a design in one year costs 15 % more than the first, the third 30 %, and so on: buy different ones.',
      'Ships of other races cost 1 to 100 % more, at random. Prices follow demand: what everybody buys becomes more expensive, and what nobody buys cheaper.',
      'The name of a design leads to its page: what it fights with, what it carries and what it can do.',
    ],
  },
  {
    id: 'sites',
    title: 'Sites and bases',
    of: ['Sites'],
    cites: ['SFW 3399', 'SFW 3466', 'SFW 3433'],
    paragraphs: [
      'Every EP spent on a site is a point of fortification; in battle a quarter of them count, with the garrison. From 200 points on a site is a base, which repairs, supplies, trains and scans; larger ones scan better, and from 600 on they have Starbase orders.',
      'A site that was taken this year can be fortified next year at the earliest.',
    ],
  },
  {
    id: 'others',
    title: 'Other Corporations',
    of: ['Other Corporations'],
    cites: ['SFW 131', 'SFW 3120'],
    paragraphs: [
      'Everybody knows the names and numbers of all. Where they are, you find out: by scans, by meeting them, by spies and listening posts.',
      'You can have one ally, whose ships yours never attack, and one enemy against whom they are warned.',
    ],
  },
  {
    id: 'store',
    title: 'Stores and officers',
    of: ['In store', 'Waiting for an assignment'],
    cites: ['SFW 2560', 'SFW 2757'],
    paragraphs: [
      'Fighters, PFs, drones, commandos, T-bombs, MRS and decoys are bought for the store of the Home Office. Ships that have room for them take them up at bases.',
      'Officers and Prime Teams arrive every year. A ship at a base takes one on board with GLO or FLO; AL sends one to a site. The ship’s card says what each of them does.',
    ],
  },
];

const map: readonly GuideTopic[] = [
  {
    id: 'hexes',
    title: 'Hexes and terrain',
    of: ['Site'],
    cites: ['SFW 2172', 'SFW 2196', 'SFW 5262'],
    paragraphs: [
      'A hex may have area terrain, such as asteroids, and point terrain, such as a planet. Both strike whoever enters, area first. The report of a hex says what each would do to a ship, in battle, to scans and to cloaks.',
      'What you have scanned stays on the map for ever. Who owns a site, and who was seen where, is as old as the map says.',
    ],
  },
  {
    id: 'moving',
    title: 'Moving',
    of: ['Your ships'],
    cites: ['SFW 1390', 'SFW 1404', 'SFW 1462'],
    paragraphs: [
      'A ship enters one hex in a pulse. Click its destination: it flies around any harm you know of. The numbers at the arrows are pulses.',
      'Ships that start in one hex and move alike stay together and fight together. A move that is not to a neighbouring hex stops the ship for the rest of the year.',
      'Orders such as SCAN or PRSP take the whole turn; REPR and others take a pulse.',
    ],
  },
  {
    id: 'seeing',
    title: 'Seeing others',
    of: ['Foreign ships'],
    cites: ['SFW 1955', 'SFW 3433'],
    paragraphs: [
      'Bases see foreign ships in their sector every year, and scouts where they scan. Better crews and larger bases see how many there are, and whose.',
      'Cloaked ships are seen by scans for them alone. A ship that comes into a hex with others meets them, cloaked or not.',
    ],
  },
  {
    id: 'prospecting',
    title: 'Prospecting, moons and raids',
    cites: ['SFW 1840', 'SFW 2028', 'SFW 1864'],
    paragraphs: [
      'PRSP brings in once what a hex holds. SRVY finds the moons of a site, which then bring in something every year. RAD takes the next income of a foreign site next to a fast ship; its fortifications defend it.',
    ],
  },
];

const battles: readonly GuideTopic[] = [
  {
    id: 'fighting',
    title: 'How battles go',
    cites: ['SFW 4620', 'SFW 4632', 'SFW 4592'],
    paragraphs: [
      'Your ships compare their attack with the defense that they see. From 90 % on they attack, unless you have set another percentage; otherwise they turn back to where they came from.',
      'Once a battle has begun, nobody leaves: round by round both sides fire until one is gone. Half as strong again is usually enough to win with few losses.',
      'Crew, officers, tactics, items and terrain change the factors of each ship. The report and the ship’s card name every one of them.',
    ],
  },
  {
    id: 'damage',
    title: 'Damage and repairs',
    cites: ['SFW 1069', 'SFW 1078', 'SFW 1911'],
    paragraphs: [
      'Shields take damage first and are restored every year. Internal damage stays: at every quarter of the hit points a ship fights worse, and a crippled one can do little.',
      'REPR repairs at bases, repair planetoids, beside repair ships, or with a crew of level 7, and costs ores.',
    ],
  },
];

/** What the help says about this game: the rulebook's advice and its screens, in our words. */
export const guide: Guide = { topics: [...beginning, ...corporation, ...map, ...battles], sheets };
