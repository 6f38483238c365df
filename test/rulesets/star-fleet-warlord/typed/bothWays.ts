import type { Spot } from '#kernel/words/spot.ts';
import { seatId, unitId } from '#kernel/words/ids.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import { placeOf, readGiven, world } from '../caseWorlds.ts';
import { starFleetWarlord } from '../shelf.ts';

/* Every kind of order as it is typed by the printed grammar, and as it is clicked: a row for each. */

export type Kind = Order['kind'];

/** One order, given both ways. */
export interface BothWays {
  /** The line of the sheet as a player writes it. */
  readonly typed: string;
  /** The button that is pressed. */
  readonly title: string;
  /** What it is pressed at: one of c01's ships by its letter, a hex or another Corporation; nothing for c01 itself. */
  readonly at?: string;
  /** What is filled in, by the labels of the form; choices by how their words begin. */
  readonly answers?: Readonly<Record<string, string>>;
  /** What else is given of the world. */
  readonly given?: readonly string[];
}

const oneSector = { 'Which sites': 'Sites in sector 00', 'Of these': 'major sites' };

export const bothWays: { readonly [K in Kind]?: BothWays } = {
  // Ships (4.2 to 4.8).
  move: { typed: '0504', title: 'Move', at: 'a', answers: { Hex: '00-0504' } },
  stay: { typed: '____', title: 'Stay', at: 'a' },
  sweep: { typed: 'SWP3', title: 'Sweep a Minefield', at: 'b', answers: { Direction: 'Lower right' } },
  assay: { typed: 'ASSA', title: 'Assay a Site', at: 'a' },
  prospect: { typed: 'PRSP', title: 'Prospect', at: 'a' },
  restore: { typed: 'REST', title: 'Restore a Site', at: 'a' },
  survey: { typed: 'SRVY', title: 'Survey a Site', at: 'a' },
  scan: { typed: 'SCAN SHIP', title: 'Scan a Sector', at: 'a', answers: { 'Scan for': 'Ships' } },
  raid: { typed: 'RAD4', title: 'Raid a Site', at: 'a', answers: { Direction: 'Down' } },
  bombard: { typed: 'BOMB 1212', title: 'Bombard a Site', at: 'f', answers: { Site: '00-1212' } },
  devastate: { typed: 'NUKE', title: 'Devastate a Site', at: 'a' },
  repair: { typed: 'REPR', title: 'Repair Damage', at: 'a' },
  fix: { typed: 'FIX', title: 'Fix Damage', at: 'c' },
  give: { typed: 'GIVE', title: 'Give Items Away', at: 'c' },
  'place-base': { typed: 'LOGB', title: 'Place a Logistics Base', at: 'c' },
  'drop-decoy': { typed: 'DECY', title: 'Drop a Decoy', at: 'a' },
  'drop-cloaked-decoy': { typed: 'DECC', title: 'Drop a Cloaked Decoy', at: 'a' },
  'collect-decoys': { typed: 'COLL', title: 'Collect Decoys', at: 'a' },
  'fill-garrison': { typed: 'GARR', title: 'Garrison Fighters and PFs', at: 'a' },
  'take-garrison': { typed: 'GARX', title: 'Extract Fighters and PFs', at: 'a' },
  cure: { typed: 'CURE', title: 'Heal Weak Crews', at: 'a' },
  train: { typed: 'TRNG', title: 'Train Crew', at: 'a' },
  'take-aboard': {
    typed: 'FLOM',
    title: 'Get a Legendary Officer or Prime Team',
    at: 'a',
    answers: { Who: 'Marine Major', 'Paid with': 'food' },
  },
  'buy-cloak': { typed: 'GETC', title: 'Buy a Cloaking Device', at: 'd' },
  cloak: { typed: 'CLOA', title: 'Activate Cloak', at: 'e' },
  'change-mission': { typed: 'MSND', title: 'Change Mission', at: 'd', answers: { Mission: 'Defense' } },
  refit: { typed: 'REFT', title: 'Refit Ship', at: 'a' },
  upgrade: { typed: 'UPGR', title: 'Upgrade Ship', at: 'a' },
  scrap: { typed: 'SCRA', title: 'Scrap Ship', at: 'a' },
  displace: { typed: 'DISP 01 0306', title: 'Displace', at: 'i', answers: { Starbase: '01-0306' } },
  link: {
    typed: 'LINK A INT 2',
    title: 'Link to Mothership',
    at: 'h',
    answers: { Mothership: 'A-INT Second' },
  },
  'enter-graveyard': { typed: 'GRAV', title: 'Enter the Graveyard of Ships', at: 'a' },

  // Ships that are bought, and what they cost (9.6).
  purchase: {
    typed: 'PS K D7 250 "Iron Duke"',
    title: 'Purchase Ship',
    answers: { Race: 'Klingon', Ship: 'K-D7 ', 'Highest price (0: any)': '250', Name: 'Iron Duke' },
  },
  'declare-race': { typed: 'PR H', title: 'Declare a Primary Race', answers: { Race: 'Hydran' } },
  'change-race': {
    typed: 'CP K G',
    title: 'Change a Primary Race',
    answers: { 'Instead of': 'Klingon', 'From now on': 'Gorn' },
  },
  'set-price-percent': {
    typed: 'P% 120',
    title: 'Limit Prices',
    answers: { 'Percent of the list price (0: any price)': '120' },
  },
  'ask-for-ad': { typed: 'AA F GSC', title: 'Ask for an Advertisement', answers: { Ship: 'F-GSC' } },
  'request-ads': { typed: 'RA K', title: 'Choose Advertisements', answers: { 'Ships of': 'Klingon' } },
  'begin-megaship': {
    typed: 'BB',
    title: 'Begin a Mega-Battleship',
    given: ['hex 02-0303 PL+ES, owner c01, special megaship-yard'],
  },
  'buy-items': { typed: 'BP 240', title: 'Buy Items', answers: { Items: 'PFs', EP: '240' } },
  'request-loan': {
    typed: 'RL 200',
    title: 'Request a Loan',
    answers: { EP: '200' },
    given: ['year 167'],
  },
  'repay-loan': { typed: 'PL 40', title: 'Pay Back a Loan', answers: { EP: '40' } },
  'make-default-build': { typed: 'DEFAULT', title: 'Default Build', given: ['year 165'] },

  // Sites (9.4, 9.5).
  fortify: {
    typed: 'FS 00 0303 300 0 10 "End of the Line"',
    title: 'Fortify Site',
    at: '00-0303',
    answers: { EP: '300', 'PFs for the garrison': '10', 'New name': 'End of the Line' },
  },
  'fortify-all': {
    typed: 'FA 75 SECT 00 MAX 300 MAJOR',
    title: 'Fortify All Sites',
    answers: { 'EP for each site': '75', ...oneSector, 'Up to how many points (0: any)': '300' },
  },
  garrison: {
    typed: 'AF 00 0303 -5 4',
    title: 'Assign Garrison',
    at: '00-0303',
    answers: { 'Fighters (negative: recalled)': '-5', 'PFs (negative: recalled)': '4' },
  },
  'station-officer': {
    typed: 'AL 00 0303 M',
    title: 'Assign a Legendary Officer to a Site',
    at: '00-0303',
    answers: { Who: 'Marine Major' },
  },
  unfortify: { typed: 'US 00 0303', title: 'Unfortify Site', at: '00-0303' },
  'drop-site': { typed: 'DS 00 0303', title: 'Drop Site', at: '00-0303' },
  'name-site': {
    typed: 'NA 00 0303 "Yutzworld"',
    title: 'Name Site',
    at: '00-0303',
    answers: { Name: 'Yutzworld' },
  },

  // Bases (9.8).
  'scan-hex': {
    typed: 'SV 00 1212',
    title: 'Scan a Hex from a Base',
    at: '00-1212',
    answers: { 'Find out': 'What it is worth' },
  },
  'use-base': {
    typed: 'SP 00 0303',
    title: 'Give a Starbase Order',
    at: '00-0303',
    answers: { Order: 'Go on passive' },
  },
  'scan-sector': { typed: 'SX 11', title: 'Scan a Sector from Afar', answers: { Sector: '11' } },
  'launch-drones': {
    typed: 'SL 00 0303 20 1212',
    title: 'Launch Drones from a Base',
    at: '00-0303',
    answers: { Drones: '20', Site: '00-1212' },
  },

  // Listeners and spies (8.8, 9.9, 9.10).
  'plant-post': { typed: 'LP 00 0303', title: 'Plant Listening Post', at: '00-0303' },
  'incite-rebellion': { typed: 'IR 00 1010', title: 'Incite Rebellion', at: '00-1010', answers: {} },
  burgle: {
    typed: 'IB 00 1010 K LR',
    title: 'Instigate Burglary',
    at: '00-1010',
    answers: { 'Race to blame': 'Klingon', 'Class to blame': 'LR' },
  },
  sabotage: { typed: 'IS 00 1010 300', title: 'Instigate Sabotage', at: '00-1010', answers: { EP: '300' } },
  investigate: { typed: 'IH 00 0303', title: 'Investigate Hex', at: '00-0303' },
  listen: { typed: 'LB 11', title: 'Listen for Battles', answers: { Sector: '11' } },
  spy: {
    typed: 'ES 3 8',
    title: 'Espionage',
    answers: { Corporation: '3 Crane', 'What to find out': '8 ' },
  },
  'counter-spy': { typed: 'EC', title: 'Counter-Espionage' },

  // How a Corporation fights (9.7, 9.9).
  ally: { typed: 'AC 3', title: 'Ally with a Corporation', answers: { Ally: '3 Crane' } },
  'defend-against': {
    typed: 'DC 3',
    title: 'Defend Against a Corporation',
    at: 'c02',
    answers: { 'Defend against': '3 Crane' },
  },
  'set-tactics': {
    typed: 'CT 2 1',
    title: 'Set Combat Tactics',
    answers: { Attack: '2 Knife', Defense: '1 Retrograde' },
  },
  'set-attack-percent': {
    typed: 'A% 110',
    title: 'Set Attack Percentage',
    answers: { 'Percent of the defense': '110' },
  },

  // Messages, names, and how the sheet is read (9.7, 9.9).
  'send-message': {
    typed: 'ME SECT 11 RSVP "Call me"',
    title: 'Send Message',
    answers: {
      For: 'the Home Office of a sector',
      Sector: '11',
      From: 'you, with your number and',
      Message: 'Call me',
    },
  },
  'name-corporation': {
    typed: 'NA CORP "Hydrans from Hell"',
    title: 'Name Corporation',
    answers: { Name: 'Hydrans from Hell' },
    given: ['year 167'],
  },
  'name-ship': {
    typed: 'NA O CA 2 "Black Pearl"',
    title: 'Name Ship',
    answers: { Ship: 'O-CA 2 Rogue', Name: 'Black Pearl' },
  },
  'set-header': {
    typed: 'NH "USS"',
    title: 'Set Name Header',
    answers: { 'Prefix for new ship names': 'USS' },
  },
  'set-motto': {
    typed: 'CM "Late, but sure!"',
    title: 'Change Corporation Motto',
    answers: { 'Motto (others read it in battle)': 'Late, but sure!' },
  },
  'set-phone': {
    typed: 'PH ON (513)555-3902',
    title: 'Set Phone Number',
    answers: { Telephone: '(513)555-3902', 'Those who meet you': 'see the number' },
  },
  'set-info': {
    typed: 'PI "Call after 5pm"',
    title: 'Personal Information',
    answers: { 'Contact details, for those who meet you': 'Call after 5pm' },
  },
  'set-switch': {
    typed: 'RM ON',
    title: 'Set a Switch',
    answers: { Switch: 'Moves in the last pulses', 'From the next run on': 'on' },
  },
  'buy-lines': {
    typed: 'BO PERM',
    title: 'Buy Order Lines',
    answers: { 'How often': 'ten every run' },
  },

  // Sector Specials and random events (8.9, 9.6).
  'trade-resources': {
    typed: 'TE DC OR 50',
    title: 'Trade Resources',
    answers: { From: 'DC', To: 'OR', 'How much': '50' },
    given: ['hex 02-0303 PL+ES, owner c01, special trading-official'],
  },
  'calm-hex': {
    typed: 'DH 00 1212',
    title: 'Deactivate Hex',
    at: '00-1212',
    given: ['hex 02-0303 PL+ES, owner c01, special site-deactivator'],
  },
  'wish-event': {
    typed: 'NE',
    title: 'Random Event',
    answers: { 'Next run': 'no event' },
    given: ['game, events'],
  },
};

/** Kinds that no player gives, and why. */
export const notByPlayers: { readonly [K in Kind]?: string } = {
  announce: 'the game master alone speaks so',
  'set-leadership': 'the game master decides it with other matters of seats, and no sheet has a line for it',
};

/** The usual galaxy of the rows, in which c01 is asked for orders. */
const lines = [
  ...[
    'year 177',
    'corporation c01 at 00-0808, name Heron, funds 9000, debt 50, stock 100, primaries F K, store.drones 50, store.decoys 2, store.pfs 20, officers.M 2, officers.E 1, teams 1',
    'corporation c02 at 11-0808, name Stork',
    'corporation c03 at 22-0808, name Crane',
    'hex 00-0303 PL+ES, owner c01, points 2000, fighters 10',
    'hex 01-0306 PL+ES, owner c01, points 1000',
    'hex 02-0306 PL+ES, owner c01, points 1000',
    'hex 00-1010 PL+ES, owner c02, post c01',
    'hex 00-1111 PL+ES, owner c02',
    'hex 00-1212 PL+ES, owner c02',
  ],
  ...[
    'ship c01.a F-FFS at 00-0404, name Scout, crew 9, most 9',
    'ship c01.b G-DDM at 00-0404, name Sweeper, crew 9, most 9',
    'ship c01.c C-FRR at 00-0404, name Mender, crew 9, most 9',
    'ship c01.d O-CA at 00-0303, name Raider',
    'ship c01.e O-CA at 00-0303, name Rogue, number 2, cloak',
    'ship c01.f K-C7 at 00-0303, name Fury, items.drones 4, crew 9, most 9',
    'ship c01.g A-INT at 00-0303, name First',
    'ship c01.j A-INT at 00-0303, name Second, number 2',
    'ship c01.h A-COB at 00-0303, name Chick, crew 9, most 9',
    'ship c01.i A-IMP at 00-0303, name Leaper, crew 9, most 9',
  ],
];

export const given = readGiven(lines);
export const me = seatId('c01');

/** Sites that c01 has seen, as a base scanned them. */
const seen = ['00-1010', '00-1111', '00-1212'].map((label) => ({
  event: {
    kind: 'hex-scanned',
    seat: me,
    place: placeOf(label),
    what: 'SH',
    terrain: 'PL+ES',
    points: 0,
    fighters: 0,
    pfs: 0,
    ships: 0,
    hidden: 0,
  },
}));

/** What c01 knows of the galaxy of a row. */
export const viewFor = ({ given: more = [] }: Pick<BothWays, 'given'>): View =>
  starFleetWarlord.view(world(readGiven([...lines, ...more])), me, seen as never);

/** Where the button of a row is. */
export function spotOf({ at = '' }: BothWays): Spot {
  if (at === '') return {};
  if (/^[a-z]$/.test(at)) return { unit: unitId(`${me}.${at}`) };
  return /^c\d\d$/.test(at) ? { seat: seatId(at) } : { place: placeOf(at) };
}

/** The line of the sheet in which an order is typed. */
export const lineOf = (row: BothWays): string => spotOf(row).unit ?? 'extra.1';
