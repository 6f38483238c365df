import type { Guide, GuideTopic } from '#kernel/lessons.ts';
import { program } from './program.ts';
import { sheets } from './sheets.ts';

const beginning: readonly GuideTopic[] = [
  {
    id: 'first-steps',
    title: 'First steps in a new game',
    cites: ['GE 7031'],
    paragraphs: [
      '1. Look over your empire, and decide which neighbouring sectors you want first.',
      '2. Write to the other players, the near ones at least: a few friendly lines, who takes which independents, who would be an ally. Silence looks hostile.',
      '3. At your headquarters, offer alliance to those you trust. Leave passage rights, gifts and ambassadors for later.',
      '4. Your ships begin in garrisons. Form a starfleet in each sector and transfer the ships: light ones to low ranks, heavy ones to ranks 4 and 5. Where your combat and hit points are clearly above an independent neighbour’s, go and take it. Two fleets may attack together.',
      '5. The first turns are about independents: be quick.',
      '6. Build ships at every industrial center. Expensive types are usually worth it; add cheap, tough ones to stand in front of them.',
      '7. If you are royalty, consider an admiral. Defences can wait. Do not pillage your own sectors.',
      '8. Proclaim something that is fun to read: it brings 7 resources. Say nothing about your plans.',
      '9. Read the scroll, save your turn, and send it. Send it early: you can always send a better one later.',
    ],
  },
  {
    id: 'strategy',
    title: 'How strong players play',
    cites: ['GE 7061', 'GE 1375', 'GE 7107'],
    paragraphs: [
      'Plan several turns ahead. One lost battle decides nothing: keep going.',
      'Pillage what you cannot annex, with units of at least 10 combat. Commoners annex their richest sectors and pillage the rest.',
      'Put your worst ships in the front ranks. All ranks fire equally, and the lowest rank is hit first, over all your fleets in the battle and your allies’ as well: check which fleet is in front.',
      'Strike with everything at once. The fewer the rounds, the fewer the losses. If a fleet would arrive early, let it wait a phase.',
      'Fast ships can cross a friendly sector and still attack. Heavy ones with many hit points cost less upkeep for what they are worth.',
      'Tell nobody your orders before the turn has run, and send your turn early in case you forget later.',
    ],
  },
  {
    id: 'turn',
    title: 'The order of a turn',
    cites: ['GE 565', 'GE 649', 'GE 787'],
    paragraphs: [
      'First events come before any movement: wars, rights, new fleets, transfers, ranks. So war can be declared and waged in one turn.',
      'Movement goes in phases. In each, every fleet takes one step, then battles are fought and sectors change hands; then the next phase begins.',
      'Final events close the turn: upkeep, building, annexing, revenue, peace and alliances. What is built arrives too late to fight; an alliance formed now counts from the next turn.',
      'The full sequence, step by step, is worth printing: «Print the order of events» in the list of commands.',
    ],
  },
];

const headquarters: readonly GuideTopic[] = [
  {
    id: 'finances',
    title: 'Finances',
    of: ['Finances'],
    cites: ['GE 231', 'GE 243'],
    paragraphs: [
      'Treasury is what you have now. Upkeep is what all your ships cost this turn; then comes what your headquarters and your garrisons will spend.',
      'The surplus is what is left. With a shortfall, some orders will fail. The figure is exact: you can spend all of it.',
      'Expected revenue comes in at the end of the turn and can be spent only in the next. What is left unspent decays a little.',
    ],
  },
  {
    id: 'holdings',
    title: 'Holdings',
    of: ['Holdings'],
    cites: ['GE 245', 'GE 335', 'GE 403'],
    paragraphs: [
      'Every sector you own or have annexed. Only what you both own and have annexed pays taxes; the column Yield shows how much, after damage.',
      'Choose one to annex, cede or give it, or to let others pass. A double click shows it on the map.',
    ],
  },
  {
    id: 'relations',
    title: 'Foreign empires',
    of: ['Foreign empires'],
    cites: ['GE 255', 'GE 275', 'GE 285'],
    paragraphs: [
      'At war your forces fight wherever they meet. Neutral ones ignore each other. Allies fight side by side.',
      'War needs one side only, and counts at once. Peace and alliance need both to offer in the same turn, and come at its end.',
      'Passage lets an empire into all your sectors; alliance alone does not. Give it with care: it opens every door.',
    ],
  },
  {
    id: 'standing',
    title: 'Your standing',
    of: ['Standing'],
    cites: ['GE 227', 'GE 1519'],
    paragraphs: [
      'The ruler’s name, which you can change; whether you are royalty or a commoner; and your limits: annexed sectors, admirals, starfleets.',
    ],
  },
];

const map: readonly GuideTopic[] = [
  {
    id: 'sector',
    title: 'The location report',
    of: ['Location report'],
    cites: ['GE 373', 'GE 383', 'GE 403'],
    paragraphs: [
      'Owning and annexing are two things: a sector pays its owner only once it is also annexed to that owner. Annexing costs one turn’s revenue.',
      'Damage lowers the revenue and heals with time. An industrial center builds ships, and always has a garrison.',
      'Where no report came this turn, you see the last one, and how old it is.',
    ],
  },
  {
    id: 'forces',
    title: 'Forces in a sector',
    of: ['Your forces', 'Foreign forces'],
    cites: ['GE 391', 'GE 393'],
    paragraphs: [
      'Each unit with its total combat, its hit points and its ships. Of foreign units you see types and numbers, never ranks, admirals or plans. Press the name of a type to study it.',
    ],
  },
  {
    id: 'routes',
    title: 'Routes and their cost',
    of: ['Movement routes'],
    cites: ['GE 1355', 'GE 1369', 'GE 1373'],
    paragraphs: [
      'A step into a sector where you have permission takes 1 move-point, into an enemy’s 2; so does any sector that changed hands this turn.',
      'A fleet moves as far as its slowest ship. The first wait of a turn is free, later ones take a point.',
      'Without permission or war you are turned back at the border of another empire. Independents may be invaded at once.',
    ],
  },
  {
    id: 'defences',
    title: 'Sector defences',
    of: ['Sector defences'],
    cites: ['GE 1189', 'GE 689'],
    paragraphs: [
      'They help the ships inside to hit and to survive, as many as there is room for. Ships inside cannot retreat. Siege ships damage the defences before the battle begins.',
    ],
  },
  {
    id: 'ranks',
    title: 'Ranks, retreat, and who follows whom',
    cites: ['GE 497', 'GE 513', 'GE 515'],
    paragraphs: [
      'Rank 1 is hit first, rank 5 last; all fire equally. Cheap, tough ships belong in front, valuable ones in the rear.',
      'A fleet tries to leave when the ranks before its retreat level are empty. At level 5 it stays to the end.',
      'A unit that follows another retreats when that one does; if the leader dies, it stays.',
    ],
  },
];

const battles: readonly GuideTopic[] = [
  {
    id: 'fighting',
    title: 'How battles go',
    cites: ['GE 1645', 'GE 1746', 'GE 1940'],
    paragraphs: [
      'Each round, every ship fires its shots, each by its own chance. Damage goes to the enemy’s ships, front rank first.',
      'Losses are removed only every second round: a ship that is hit may still fire once more. Retreats come at the end of a round.',
      'A leader with tactics helps all to hit, and learns from the best battle of a turn.',
    ],
  },
];

/** What the help says about this game: the rulebook's advice and its screens, in our words. */
export const guide: Guide = { topics: [...beginning, ...headquarters, ...map, ...battles], sheets, program };
