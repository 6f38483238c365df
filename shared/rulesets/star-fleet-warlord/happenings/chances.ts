import type { Arg, Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';

/** How a random event is told, with what it brings or takes. */
type Said = (effects: Arg) => Phrase;

/** Random events that are good or do no harm, by keys of our own; their order gives them numbers, from 1 (OURS, G-50). */
const goodTable = {
  fighters: (effects) =>
    phrase('The squadron of a carrier that is broken up joins you: {effects}.', { effects }),
  drones: (effects) => phrase('A smuggler leaves a hold full of drones behind: {effects}.', { effects }),
  bombs: (effects) =>
    phrase('An old minefield is cleared, and you have what was in it: {effects}.', { effects }),
  commandos: (effects) => phrase('Veterans of a forgotten war enlist: {effects}.', { effects }),
  mrs: (effects) => phrase('A laboratory lends you its shuttles for good: {effects}.', { effects }),
  decoy: (effects) =>
    phrase('A film about space battles is finished, and you have its props: {effects}.', { effects }),
  pfs: (effects) => phrase('A flotilla without a tender asks for a home: {effects}.', { effects }),
  grant: (effects) =>
    phrase('The Galactic Council has money left at the end of the year: {effects}.', { effects }),
  harvest: (effects) => phrase('The harvest is better than anybody can remember: {effects}.', { effects }),
  ores: (effects) => phrase('A mine reaches a rich vein: {effects}.', { effects }),
  crystals: (effects) => phrase('A survey team finds crystals: {effects}.', { effects }),
  settlers: (effects) => phrase('Settlers on their way decide to stay: {effects}.', { effects }),
  volunteer: (effects) => phrase('Somebody of renown offers to serve you: {effects}.', { effects }),
  team: (effects) => phrase('A team that others have dismissed comes to you: {effects}.', { effects }),
  drill: (effects) =>
    phrase('A crew wins a competition, and knows more than before: {effects}.', { effects }),
  repairs: (effects) => phrase('Engineers on holiday cannot help repairing a ship: {effects}.', { effects }),
  engineers: (effects) => phrase('A famous yard sends its engineers for a year: {effects}', { effects }),
  fair: (effects) => phrase('A trade fair comes to your Home Office for a year: {effects}', { effects }),
  terraformers: (effects) => phrase('Terraformers look for work for a year: {effects}', { effects }),
  dealer: (effects) => phrase('A dealer in monsters opens a shop for a year: {effects}', { effects }),
  clerks: (effects) => phrase('The Council lends you clerks for a year: {effects}', { effects }),
  charts: (effects) =>
    phrase('An explorer sells you the charts of sector {effects} for a meal.', { effects }),
  rumour: (effects) => phrase('A traveller tells where a Home Office is: {effects}.', { effects }),
  gossip: () => phrase('There is much talk in the corridors this year, and nothing comes of it.'),
} as const satisfies Readonly<Record<string, Said>>;

/** The same of bad ones. */
const badTable = {
  fire: (effects) => phrase('A fire breaks out in a magazine; lost: {effects}.', { effects }),
  defects: (effects) =>
    phrase('A design is found to be faulty and taken out of service: {effects}.', { effects }),
  desertion: (effects) => phrase('Commandos have not been paid, and go: {effects}.', { effects }),
  audit: (effects) =>
    phrase('The Galactic Council finds mistakes in your books; you pay {effects}.', { effects }),
  famine: (effects) => phrase('A blight spoils the harvest; lost: {effects}.', { effects }),
  cavein: (effects) => phrase('A mine collapses; lost: {effects}.', { effects }),
  decay: (effects) => phrase('Crystals in store decay; lost: {effects}.', { effects }),
  emigration: (effects) => phrase('People hear that life is better elsewhere; lost: {effects}.', { effects }),
  retirement: (effects) =>
    phrase('Somebody who has waited too long for a ship retires: {effects}.', { effects }),
  quarrel: (effects) => phrase('A crew quarrels, and its best people leave: {effects}.', { effects }),
  accident: (effects) => phrase('A ship is damaged in an accident: {effects}.', { effects }),
  subsidence: (effects) => phrase('The ground gives way under fortifications: {effects}.', { effects }),
} as const satisfies Readonly<Record<string, Said>>;

export type GoodEvent = keyof typeof goodTable;
export type BadEvent = keyof typeof badTable;
export type EventKey = GoodEvent | BadEvent;

/** Their keys in the order of their numbers. */
export const goodEvents = Object.freeze([
  ...(['fighters', 'drones', 'bombs', 'commandos', 'mrs', 'decoy', 'pfs', 'grant'] as const),
  ...(['harvest', 'ores', 'crystals', 'settlers', 'volunteer', 'team', 'drill', 'repairs'] as const),
  ...(['engineers', 'fair', 'terraformers', 'dealer', 'clerks', 'charts', 'rumour', 'gossip'] as const),
]);
export const badEvents = Object.freeze([
  ...(['fire', 'defects', 'desertion', 'audit', 'famine', 'cavein'] as const),
  ...(['decay', 'emigration', 'retirement', 'quarrel', 'accident', 'subsidence'] as const),
]);

/** How an event is told; undefined for a key that none has. */
export const eventSaid = (key: string): Said | undefined =>
  ({ ...goodTable, ...badTable } as Readonly<Record<string, Said | undefined>>)[key];

/** Percent of runs with a random event (SFW 3774), and of how many good or neutral ones there are so many (SFW 3776). */
export const eventPercent = 50;
export const goodShare = [2, 3] as const;
/** How often another event is drawn where one cannot come (OURS). */
export const eventDraws = 12;
/** What events bring and take at the least and at the most (OURS, G-50); percent of what is lost in store, of hit points and of fortifications. */
export const eventFigures = {
  fighters: [4, 12],
  drones: [10, 30],
  bombs: [3, 10],
  commandos: [4, 10],
  mrs: [1, 3],
  pfs: [1, 2],
  grant: [20, 60],
  gain: [30, 90],
  fine: [10, 40],
  loss: [20, 60],
  store: 50,
  hull: 10,
  ground: 10,
} as const;
