import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';

interface Special {
  readonly name: string;
  /** What its owner has of it. */
  readonly about: Phrase;
  /** It does nothing in these rules, and is found nowhere. */
  readonly left?: true;
}

/** Sector Specials by keys of our own (SFW 7334). OURS, G-52: keys, because eight of them have no number in the book. */
const table = {
  'academy-capital': {
    name: 'Academy Capital',
    about: phrase('A Captain joins you each year.'),
  },
  'advanced-notifier': {
    name: 'Advanced Notifier',
    about: phrase('Your survey ships look ahead as notification ships do.'),
  },
  'advanced-refitter': {
    name: 'Advanced Refitter',
    about: phrase('It does nothing in this game.'),
    left: true,
  },
  'advanced-scanner': {
    name: 'Advanced Scanner',
    about: phrase('Your SH cannot be jammed, tells what SV does as well, and where a stargate leads.'),
  },
  'advertising-agent': {
    name: 'Advertising Agent',
    about: phrase('Your reports advertise three ships more.'),
  },
  'auto-cloaker': {
    name: 'Auto-Cloaker',
    about: phrase('Your ships with cloaking devices cloak at the end of your run, for 1 DC each.'),
  },
  'battle-training-enhancer': {
    name: 'Battle Training Enhancer',
    about: phrase('Your crews attack as if they were a level better.'),
  },
  'bombardment-targeter': {
    name: 'Bombardment Targeter',
    about: phrase('Your drones hit from afar as well as from beside the target.'),
  },
  'command-facility': {
    name: 'C&C Facility',
    about: phrase('You have an order line more each year, and another one with BO PERM.'),
  },
  'cloak-black-market': {
    name: 'Cloak Black Market',
    about: phrase('You can buy ships of any race with cloaking devices.'),
  },
  'cloak-penetrator': {
    name: 'Cloak Penetrator',
    about: phrase('Your scouts scan for cloaked ships as crews of level 9.'),
  },
  'combat-supercomputer': {
    name: 'Combat Supercomputer',
    about: phrase('Each of your ships fights by the best tactics of its race.'),
  },
  'commando-support': {
    name: 'Commando Support Facility',
    about: phrase('Your commandos cost 2 EP and no support, and each adds 1 more in battle.'),
  },
  'corporate-spy': {
    name: 'Corporate Spy',
    about: phrase('Your reports have all twelve lists, and the primary races in use.'),
  },
  'trading-official': {
    name: 'Council Trading Official',
    about: phrase('TE turns one of your resources into another, for a tenth of it.'),
  },
  counterespionage: {
    name: 'Counterespionage Unit',
    about: phrase('Spies are kept away each year, for a tenth of your stock in EP.'),
  },
  'dragon-hatchery': {
    name: 'Dragon Hatchery',
    about: phrase('You can buy one space dragon each year.'),
  },
  facilitator: {
    name: 'Facilitator',
    about: phrase('Your generic ships take mission F with any crew.'),
  },
  'fighter-academy': {
    name: 'Fighter Academy',
    about: phrase('Each of your fighters adds 1 more where you attack.'),
  },
  'fighter-merchant': {
    name: 'Fighter Merchant Connection',
    about: phrase('Your fighters cost 4 EP, always.'),
  },
  'training-center': {
    name: 'Fleet Training Center',
    about: phrase('TRNG reaches level 7 for 60% of the price, and level 8 with a Prime Team.'),
  },
  'fortification-hardener': {
    name: 'Fortification Hardener',
    about: phrase('FS adds 10% more.'),
  },
  'heavy-scout-channels': {
    name: 'Heavy Scout Channels',
    about: phrase('All your scouts are heavy scouts.'),
  },
  'industrial-center': {
    name: 'Industrial Center',
    about: phrase('It makes fighters, commandos, T-bombs and drones for your store each year.'),
  },
  'integration-center': {
    name: 'Integration Center',
    about: phrase('Your generic ships change missions anywhere.'),
  },
  'megaship-yard': {
    name: 'Mega-Battleship Producer',
    about: phrase('BB begins a Mega-Battleship, in four instalments of 300 EP.'),
  },
  'mine-warfare': {
    name: 'Mine Warfare Center',
    about: phrase('Your new ships have all their T-bombs for nothing.'),
  },
  'mrs-center': {
    name: 'MRS Development Center',
    about: phrase('Your new ships have an MRS for nothing, and an MRS helps attacks by 15% as well.'),
  },
  'pf-academy': {
    name: 'PF Academy',
    about: phrase('Each of your PFs adds 1 more where you attack.'),
  },
  'pf-merchant': {
    name: 'PF Merchant Connection',
    about: phrase('You can buy PFs at once, for 25 EP, 20 in Y180, and 18 from Y181 on.'),
  },
  casino: {
    name: 'Orbital Casino',
    about: phrase(
      'It gambles with your EP at the end of your run: all may be lost, or three times as much be won.',
    ),
  },
  'orion-association': {
    name: 'Orion Pirate Association',
    about: phrase('Orion ships cost you a tenth less, and have cloaking devices for nothing.'),
  },
  'raider-patron': {
    name: 'Raider Patron',
    about: phrase('Your raids on sites of other Corporations are 10% stronger.'),
  },
  equalizer: {
    name: 'Resource Equalizer',
    about: phrase('Your four resources are made equal at the end of your run.'),
  },
  'refit-center': {
    name: 'Refit Center',
    about: phrase('Your ships are refitted anywhere.'),
  },
  'site-deactivator': {
    name: 'Site Deactivator',
    about: phrase('DH calms the terrain of a hex for good, once a year, for 50 EP.'),
  },
  'ship-ager': {
    name: 'Ship Ager',
    about: phrase('Your ships age 2 years each year.'),
  },
  'ship-broker': {
    name: 'Ship Broker',
    about: phrase('The first ship that you buy in a year can be one of up to five years later.'),
  },
  'ship-upgrader': {
    name: 'Ship Upgrader',
    about: phrase('UPGR makes your ships 20% better.'),
  },
  'site-restorer': {
    name: 'Site Restorer',
    about: phrase('Your devastated sites are restored at the beginning of your run, for nothing.'),
  },
  'spy-ring': {
    name: 'Spy Ring',
    about: phrase('Your first ES of a year is free, and past counter-espionage for half the fee.'),
  },
  'domination-broker': {
    name: 'Stellar Domination Ship Broker',
    about: phrase('You can buy Stellar Domination Ships.'),
  },
} as const satisfies Readonly<Record<string, Special>>;

export type SpecialKey = keyof typeof table;

/** A Sector Special by its key; undefined for a key that none has. */
export const specialNamed = (key: string): Special | undefined =>
  (table as Readonly<Record<string, Special | undefined>>)[key];

/** Kinds that are found in galaxies, in the order of their keys (OURS, G-51: not the one whose order the book leaves to other rules). */
export const foundSpecials = keysInOrder(table).filter((key) => specialNamed(key)?.left !== true);
