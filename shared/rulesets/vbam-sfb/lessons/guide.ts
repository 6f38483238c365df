import type { Guide, GuideTopic } from '#kernel/lessons.ts';
import { fleetTopics } from './guideFleets.ts';
import { sheets } from './sheets.ts';

const campaign: readonly GuideTopic[] = [
  {
    id: 'turn',
    title: 'A turn and its nine phases',
    cites: ['VB 7', 'VB 95', 'VB 101'],
    paragraphs: [
      'All empires order at once, and one run carries everything out: Income, Turn Orders, Tech, Intel, Movement, Combat, Construction Completion, Update Assets, End of Turn. Twelve turns are a year.',
      'What costs EP is paid in the Turn Orders Phase, right after the income, even if later events stop it. An order that is not legal when its phase comes is cancelled.',
      'Combat may ask you something in the middle of a turn, if no standing orders answer for you. The turn then waits for you.',
      'The whole order, step by step, is a sheet worth printing: «Print the order of a turn» in the list of commands.',
    ],
  },
  {
    id: 'winning',
    title: 'Four ways to win',
    cites: ['VB 58', 'VB 60', 'VB 61', 'VB 62', 'VB 63'],
    paragraphs: [
      'Diplomacy: your alliance holds half of the empires or more. Expansion: you have as many colonies as the second and the third empire together. Exploration: your technology is ten years ahead of the calendar. Exploitation: your income is as high as that of the second and the third together.',
      'OURS: a campaign can be won from its twelfth turn on.',
    ],
  },
];

const money: readonly GuideTopic[] = [
  {
    id: 'income',
    title: 'Income',
    of: ['Treasury', 'If nothing changes', 'Trade routes'],
    cites: ['VB 79', 'VB 81', 'VB 85', 'VB 91'],
    paragraphs: [
      'Each system makes its Productivity, as far as its Census is there to work, times its RAW. All of them together are your Total Domestic Product.',
      'A Trade Fleet brings in a tenth of what the systems on its route make, if it survived the turn. One-time amounts, such as half of what you scrapped, come with the next income.',
      'The forecast says what the pool comes to if nothing changes. Below zero you are in debt: nothing can be bought, and as long as more goes out than comes in, ships are laid up by themselves.',
    ],
  },
  {
    id: 'maintenance',
    title: 'Maintenance',
    of: ['Maintenance by class'],
    cites: ['VB 87', 'VB 454'],
    paragraphs: [
      'A rate of 1 EP for 3 means: one for the first three units of a class, two for four to six. Classes do not share. It is cheaper to have many of one class than one of many.',
      'Mothballed units cost nothing. To come back they need a dock, and one turn’s maintenance.',
    ],
  },
  {
    id: 'systems',
    title: 'Systems, Census and Morale',
    of: ['Systems', 'System'],
    cites: ['VB 468', 'VB 470', 'VB 472', 'VB 484'],
    paragraphs: [
      'A point of Productivity costs ten times the new value, one a turn in each system. At the end of a year the Census grows where a ten-sided die and it come above 15; who fails is likelier to grow next time.',
      'Morale falls where people live far away, cut off, just conquered, or out of work; it rises with full employment, and where twice as many troops as people stand. Below half of the Census, half of the work stops. At zero the system rebels.',
      'The page of a sector names what is checked this turn, and what growth is to be expected.',
    ],
  },
  {
    id: 'technology',
    title: 'Technology',
    of: ['Chances by what is in the pool', 'What the next two years bring'],
    cites: ['VB 107', 'VB 109', 'VB 113'],
    paragraphs: [
      'In the sixth and the twelfth turn of a year your pool is compared with half of your Total Domestic Product: that is the chance of an advance, in percent. An advance brings the classes of a year.',
      'Whoever pays more than is needed may advance a second time, at half of the chance and never above 50 %. Two advances a year are all; what is left in the pool stays there.',
    ],
  },
  {
    id: 'yards',
    title: 'Yards and docks',
    of: [
      'Shipyards and planets',
      'Work, in its order',
      'Your classes by service date',
      'Unit lists of others',
    ],
    cites: ['VB 434', 'VB 436', 'VB 438', 'VB 444', 'VB 450', 'VB 456', 'VB 460'],
    paragraphs: [
      'A system can spend as many EP on construction each turn as it makes. Ships also need an Orbital Shipyard and a dock each, as many as used Productivity. What does not fit is delayed: «Order of work» says what comes first.',
      'Planets raise troops, up to twice their Census a turn, build flights, and bases around themselves. Bases elsewhere are carried in parts: a Transport Fleet in both places for every 10 EP.',
      'Repairs cost a quarter of the price. Scrapping and cancelling bring back half of it.',
      'A class in the list leads to its page, with everything that it can do. The lists of all empires are open to everybody.',
    ],
  },
  {
    id: 'colonies',
    title: 'Colonies',
    cites: ['VB 486', 'VB 428'],
    paragraphs: [
      'A Colony Fleet takes a point of Census along when it is built. Where nobody lives it founds a colony at the end of a turn, and is gone. People for colonies that stand travel on Transport Fleets.',
    ],
  },
];

const powers: readonly GuideTopic[] = [
  {
    id: 'contact',
    title: 'Contact and relations',
    of: ['In short', 'Powers'],
    cites: ['VB 119', 'VB 121'],
    paragraphs: [
      'Powers meet when sectors that they, or powers they know, control touch each other. From then on relations are normal: ships come and go, and nobody attacks.',
      'The page of diplomacy names powers that the computer or the game master leads. Whenever that changes, everybody hears of it.',
    ],
  },
  {
    id: 'treaties',
    title: 'Treaties',
    cites: ['VB 125', 'VB 166', 'VB 176', 'VB 178', 'VB 180', 'VB 182', 'VB 184', 'VB 192'],
    paragraphs: [
      'Non-Aggression closes your systems to each other’s units. Peace lets civil fleets in, and makes friends of you on the way. Trade opens routes. Mutual Defense lets warships in, and you defend sectors together. Alliance is all of that, and allies share wars.',
      'Each needs the one before it; Trade needs Non-Aggression alone. A treaty that another one needs cannot be broken.',
      'An alliance wants a Mutual Defense Treaty with each of its members, and all members to sign.',
      'Co-Belligerence is for powers with a common enemy at war: they act like allies until that war is over.',
    ],
  },
  {
    id: 'declarations',
    title: 'Hostilities and war',
    of: ['Wars owed to allies: each is tried every turn'],
    cites: ['VB 186', 'VB 188', 'VB 190'],
    paragraphs: [
      'Hostilities let ships fight, raid and bombard; only war lets troops land on systems of the other. Both are for both sides, and end all treaties at once. An armistice, signed by both, ends them.',
      'Whoever declares on one member of an alliance declares on all. The others of your own alliance have to try a declaration of war each turn until they succeed.',
    ],
  },
  {
    id: 'chances',
    title: 'Chances, and what is remembered',
    of: ['Chances this turn', 'What is remembered'],
    cites: ['VB 129', 'VB 131', 'VB 146', 'VB 160'],
    paragraphs: [
      'Breaking and declaring are rolled for. Each chance begins with that of the treaty or declaration; treaties take from it, broken ones and attacks add to it. The Diplomacy screen names every part.',
      'Deeds count in full in the next turn and lose 10 % with each turn after it. Your next success begins a new count.',
    ],
  },
];

/** What the help says about this game: the rulebook and its screens, in our words. */
export const guide: Guide = { topics: [...campaign, ...money, ...powers, ...fleetTopics], sheets };
