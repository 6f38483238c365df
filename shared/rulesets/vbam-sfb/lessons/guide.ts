import type { Guide, GuideTopic } from '#kernel/lessons.ts';
import { fleetTopics } from './guideFleets.ts';
import { sheets } from './sheets.ts';

const campaign: readonly GuideTopic[] = [
  {
    id: 'turn',
    title: 'A turn and its nine phases',
    cites: ['VB 7', 'VB 95', 'VB 101'],
    paragraphs: [
      'All empires give orders at the same time, and one run carries everything out: Income, Turn Orders, Tech, Intel, Movement, Combat, Construction Completion, Update Assets, End of Turn. Twelve turns are a year.',
      'Orders are paid for in the Turn Orders Phase, right after income, even if later events stop them. An order that is not legal when its phase comes is cancelled.',
      'Combat may ask you something in the middle of a turn, if you have no standing orders to answer for you. The turn then waits for you.',
      'The full sequence, step by step, is worth printing: «Print the order of a turn» in the command list.',
    ],
  },
  {
    id: 'winning',
    title: 'Four ways to win',
    cites: ['VB 58', 'VB 60', 'VB 61', 'VB 62', 'VB 63'],
    paragraphs: [
      'Diplomacy: your alliance holds half of the empires or more. Expansion: you have as many colonies as the second and third empires together. Exploration: your technology is ten years ahead of the calendar. Exploitation: your income equals that of the second and third empires together.',
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
      'Each system produces its Productivity (as far as it has the Census to work) times its RAW. The total is your Total Domestic Product.',
      'A Trade Fleet that survives the turn brings in a tenth of what the systems on its route produce. One-time amounts, such as half the price of what you scrapped, are added to the next income.',
      'The forecast shows the pool if nothing changes. Below zero you are in debt: you can buy nothing, and while you spend more than you earn, ships are laid up automatically.',
    ],
  },
  {
    id: 'maintenance',
    title: 'Maintenance',
    of: ['Maintenance by class'],
    cites: ['VB 87', 'VB 454'],
    paragraphs: [
      'A rate of 1 EP for 3 means one EP for the first three units of a class, two for four to six, and so on. Classes are counted separately, so many units of one class are cheaper than one each of many.',
      'Mothballed units cost nothing. To return to service they need a dock and one turn’s maintenance.',
    ],
  },
  {
    id: 'systems',
    title: 'Systems, Census and Morale',
    of: ['Systems', 'System'],
    cites: ['VB 468', 'VB 470', 'VB 472', 'VB 484'],
    paragraphs: [
      'A point of Productivity costs ten times the new value, one a turn in each system. At the end of a year a system’s Census grows if it and a ten-sided die add up to more than 15; a system that fails is likelier to grow next time.',
      'Morale falls where people are far away, cut off, recently conquered or out of work; it rises with full employment, and where troops outnumber people two to one. Below half of the Census, production is halved. At zero the system rebels.',
      'A sector’s page lists what is checked this turn and what growth to expect.',
    ],
  },
  {
    id: 'technology',
    title: 'Technology',
    of: ['Chances by what is in the pool', 'What the next two years bring'],
    cites: ['VB 107', 'VB 109', 'VB 113'],
    paragraphs: [
      'In the sixth and twelfth turns of a year your pool is compared with half of your Total Domestic Product: that is the chance of an advance, in percent. An advance brings the new classes of one year.',
      'If you invest more than needed, you may advance a second time, at half the chance and never above 50 %. Two advances a year are the limit; what is left in the pool stays there.',
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
      'Each turn a system can spend as many EP on construction as it produces. Ships also need an Orbital Shipyard and a dock each; there are as many docks as points of used Productivity. The rest is delayed: «Order of work» decides what comes first.',
      'Planets raise troops (up to twice their Census a turn) and build flights, and bases in their own sector. Bases elsewhere are carried there in parts: that takes a Transport Fleet in both places for every 10 EP.',
      'Repairs cost a quarter of the price. Scrapping and cancelling bring back half of it.',
      'Each class in the list has a page with everything it can do. The lists of all empires are open to everyone.',
    ],
  },
  {
    id: 'colonies',
    title: 'Colonies',
    cites: ['VB 486', 'VB 428'],
    paragraphs: [
      'A Colony Fleet takes a point of Census along when it is built. In an uninhabited system it founds a colony at the end of a turn and is used up. People for existing colonies travel on Transport Fleets.',
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
      'Powers meet when their sectors, or those of powers they know, touch each other. From then on relations are normal: ships come and go, and nobody attacks.',
      'The Diplomacy page shows which powers the computer or the game master leads. Everyone is told whenever that changes.',
    ],
  },
  {
    id: 'treaties',
    title: 'Treaties',
    cites: ['VB 125', 'VB 166', 'VB 176', 'VB 178', 'VB 180', 'VB 182', 'VB 184', 'VB 192'],
    paragraphs: [
      'Non-Aggression closes your systems to each other’s units. Peace lets civil fleets in, and your forces no longer stop each other. Trade opens routes. Mutual Defense lets warships in, and you defend sectors together. Alliance is all of that, and allies share wars.',
      'Each needs the one before it; Trade needs only Non-Aggression. A treaty that another one depends on cannot be broken.',
      'An alliance requires a Mutual Defense Treaty with each of its members, and all members must sign.',
      'Co-Belligerence is for powers at war with a common enemy: they act like allies until that war is over.',
    ],
  },
  {
    id: 'declarations',
    title: 'Hostilities and war',
    of: ['Wars owed to allies: tried every turn'],
    cites: ['VB 186', 'VB 188', 'VB 190'],
    paragraphs: [
      'Hostilities let ships fight, raid and bombard; only war lets troops land on the other’s systems. Either applies to both sides and ends all treaties at once. An armistice, signed by both, ends it.',
      'A declaration on one member of an alliance is a declaration on all. The other members of your own alliance must try to declare war each turn until they succeed.',
    ],
  },
  {
    id: 'chances',
    title: 'Chances, and what is remembered',
    of: ['Chances this turn', 'What is remembered'],
    cites: ['VB 129', 'VB 131', 'VB 146', 'VB 160'],
    paragraphs: [
      'Breaking a treaty and declaring are rolled for. Each treaty and declaration has a base chance; treaties lower it, and broken treaties and attacks raise it. The Diplomacy screen lists every part.',
      'Acts count in full the next turn and 10 % less each turn after that. After your next success the count starts again.',
    ],
  },
];

/** What the help says about this game: the rulebook and its screens, in our words. */
export const guide: Guide = { topics: [...campaign, ...money, ...powers, ...fleetTopics], sheets };
