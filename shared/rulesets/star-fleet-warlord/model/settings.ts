import type { Cite } from '#kernel/words/problem.ts';
import type { Parameters } from './parameters.ts';

/** A number that the rulebook keeps to itself. */
interface Figure {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The gap in the rulebook that it fills, as tests name it. */
  readonly fills: `G-${string}`;
  readonly cite: Cite;
}

const figure = (value: number, least: number, most: number, fills: Figure['fills'], cite: Cite): Figure => ({
  value,
  least,
  most,
  fills,
  cite,
});

/** OURS: figures that the rulebook withholds, and between which bounds a game master may set them. Fees are rounded half up throughout (G-33). */
const parameterTable = {
  /** Percent of a wave of drones that devastates, before what the terrain adds. */
  'drones.bombard': figure(50, 0, 300, 'G-10', 'SFW 1529'),
  /** Percent of the list price by which a ship grows cheaper in a year in which nobody bought it. */
  'market.none': figure(-2, -50, 0, 'G-11', 'SFW 975'),
  /** Percent by which it grows dearer for each copy after the first. */
  'market.more': figure(4, 0, 50, 'G-11', 'SFW 975'),
  /** The lowest price, in percent of the list. */
  'market.least': figure(75, 1, 100, 'G-11', 'SFW 975'),
  /** The highest price, in percent of the list. */
  'market.most': figure(250, 100, 1000, 'G-11', 'SFW 975'),
  /** Percent of purchases of items at their list price. */
  'items.steady': figure(80, 0, 100, 'G-12', 'SFW 2575'),
  /** Percent by which their price differs at the most in the others. */
  'items.spread': figure(25, 0, 100, 'G-12', 'SFW 2575'),
  /** Percent of interest in Y170. */
  'loan.interest': figure(10, 0, 100, 'G-13', 'SFW 3748'),
  /** Percentage points that it gains every year. */
  'loan.growth': figure(1, 0, 20, 'G-13', 'SFW 3748'),
  /** Percent of the price of a ship taken for a debt that is credited. */
  'loan.credit': figure(50, 0, 100, 'G-13', 'SFW 3748'),
  /** Percent of turns in which a second officer arrives. */
  'officers.second': figure(25, 0, 100, 'G-16', 'SFW 2757'),
  /** Percent of the attack and defense of a space monster that are its bounty, in EP. */
  'bounty.percent': figure(100, 0, 1000, 'G-15', 'SFW 757'),
  /** Percent of the items of a kind that a volley of internal damage destroys on average, where it leaves the ship lightly damaged. */
  'losses.light': figure(10, 0, 50, 'G-17', 'SFW 2583'),
  /** The same at medium damage. */
  'losses.medium': figure(30, 0, 50, 'G-17', 'SFW 2583'),
  /** The same at heavy damage. */
  'losses.heavy': figure(50, 0, 50, 'G-17', 'SFW 2583'),
  /** Drones of which one is used up in a round, or a part of so many. */
  'attrition.drones': figure(16, 1, 1000, 'G-17', 'SFW 2634'),
  /** Percent of ships with T-bombs that use one up in a round. */
  'attrition.bombs': figure(25, 0, 100, 'G-17', 'SFW 2671'),
  /** Percent of ships with commandos that lose one in a round without damage. */
  'attrition.commandos': figure(10, 0, 100, 'G-17', 'SFW 2655'),
  /** Percent of heavily damaged ships that lose a point of speed. */
  'damage.heavy': figure(25, 0, 100, 'G-18', 'SFW 1130'),
  /** Percent of crippled ships that do. */
  'damage.crippled': figure(50, 0, 100, 'G-18', 'SFW 1130'),
  /** EP that each moon at rest gains for prospecting in a year. */
  'moons.growth': figure(1, 0, 10, 'G-19', 'SFW 2489'),
  /** Percent of hexes that a damaged base sees. */
  'scan.damaged': figure(50, 0, 100, 'G-23', 'SFW 3467'),
  /** Percent that each point of fortification takes from the odds of a rebellion. */
  'rebellion.fails': figure(2, 1, 100, 'G-24', 'SFW 3128'),
  /** EP for a search of a minor site for listeners. */
  'search.minor': figure(15, 0, 1000, 'G-25', 'SFW 3210'),
  /** EP to destroy a post there. */
  'search.minor.post': figure(50, 0, 1000, 'G-25', 'SFW 3210'),
  /** EP for a search of a Home Office. */
  'search.office': figure(50, 0, 1000, 'G-25', 'SFW 3210'),
  /** EP to destroy a post there. */
  'search.office.post': figure(150, 0, 1000, 'G-25', 'SFW 3210'),
  /** Percent of base scans that are noticed. */
  detected: figure(5, 0, 100, 'G-30', 'SFW 4175'),
  /** The same where a Navigator listens. */
  'detected.navigator': figure(25, 0, 100, 'G-30', 'SFW 4175'),
  /** What a major site counts for in the value of stock, in hundredths of a point. */
  'stock.major': figure(200, 0, 10_000, 'G-14', 'SFW 5033'),
  /** The same of a minor site. */
  'stock.minor': figure(50, 0, 10_000, 'G-14', 'SFW 5033'),
  /** The same of a point of fortification. */
  'stock.point': figure(1, 0, 100, 'G-14', 'SFW 5033'),
  /** The same of a whole sector. */
  'stock.sector': figure(1000, 0, 100_000, 'G-14', 'SFW 5033'),
  /** The same of an EP of ships that are destroyed in battle. */
  'stock.destroyed': figure(2, 0, 100, 'G-14', 'SFW 5029'),
  /** The same of an EP of ships that are lost. */
  'stock.lost': figure(1, 0, 100, 'G-14', 'SFW 5029'),
  /** Points of stock for the Home Office of a Corporation. */
  'stock.office': figure(25, 0, 1000, 'G-14', 'SFW 5030'),
  /** The same for that of one that nobody plays. */
  'stock.npc': figure(15, 0, 1000, 'G-14', 'SFW 826'),
  /** The same for a base of pirates. */
  'stock.pirates': figure(10, 0, 1000, 'G-14', 'SFW 808'),
  /** The least value of stock. */
  'stock.least': figure(1, 0, 100, 'G-14', 'SFW 5031'),
  /** Places in each list but that of stock. */
  'lists.places': figure(10, 1, 50, 'G-54', 'SFW 5000'),
  /** EP for the stock that has risen most. */
  'rise.bonus': figure(50, 0, 1000, 'G-26', 'SFW 5036'),
  /** Percent of crews that a Great Space Brain drains in a round of battle; a Soul Devourer drains all. */
  'drain.brain': figure(60, 0, 100, 'G-27', 'SFW 6699'),
  /** The same of a Mind Monster. */
  'drain.mind': figure(40, 0, 100, 'G-27', 'SFW 6699'),
  /** The same of a Radiation Creature. */
  'drain.radiation': figure(25, 0, 100, 'G-27', 'SFW 6699'),
  /** Percent of Star Crushers at a site that devastate it in a year in which they move. */
  'crushers.star': figure(75, 0, 100, 'G-28', 'SFW 6662'),
  /** The same of Planet Crushers. */
  'crushers.planet': figure(50, 0, 100, 'G-28', 'SFW 6662'),
  /** Percent of Moon Crushers at a site with moons that eat them in a year in which they move. */
  'crushers.moon': figure(50, 0, 100, 'G-28', 'SFW 6662'),
  /** Percent of Replicators and Gerrymanders that are old enough and divide in a year. */
  breeds: figure(20, 0, 100, 'G-28', 'SFW 6662'),
  /** Percent of chances to raid that powers take. */
  'powers.raid': figure(10, 0, 100, 'G-29', 'SFW 866'),
  /** The same of Orions and space dragons. */
  'powers.raid.sly': figure(50, 0, 100, 'G-29', 'SFW 866'),
  /** Percent of chances to turn to a site beside them that powers take, unless they raid it. */
  'powers.turn': figure(50, 0, 100, 'G-29', 'SFW 866'),
  /** Percent of sites that powers fortify in a year. */
  'powers.fortify': figure(10, 0, 100, 'G-29', 'SFW 876'),
  /** Percent of years in which a Corporation that nobody plays builds a ship. */
  'npc.build': figure(20, 0, 100, 'G-07', 'SFW 821'),
  /** The same of pirates. */
  'pirates.build': figure(35, 0, 100, 'G-07', 'SFW 802'),
  /** The least of each resource that a bizarre planetoid produces. */
  'planetoid.least': figure(5, 0, 100, 'G-36', 'SFW 2401'),
  /** The most of it. */
  'planetoid.most': figure(60, 0, 200, 'G-36', 'SFW 2401'),
  /** Percent of rounds in which stars burst over a ship. */
  'bursts.percent': figure(20, 0, 100, 'G-22', 'SFW 6041'),
  /** The most damage of a burst. */
  'bursts.most': figure(100, 1, 1000, 'G-22', 'SFW 6041'),
  /** Of a hundred games in an Orbital Casino, those that lose all. */
  'casino.nothing': figure(30, 0, 100, 'G-35', 'SFW 7496'),
  /** Those that lose half. */
  'casino.half': figure(20, 0, 100, 'G-35', 'SFW 7496'),
  /** Those that change nothing. */
  'casino.same': figure(20, 0, 100, 'G-35', 'SFW 7496'),
  /** Those that double; in the others EP are tripled. */
  'casino.double': figure(25, 0, 100, 'G-35', 'SFW 7496'),
  /** Percent of wild sectors with a Sector Special. */
  'specials.wild': figure(33, 0, 100, 'G-02', 'SFW 3222'),
  /** Percent of these on the base of the pirates of the sector, where there is one. */
  'specials.base': figure(90, 0, 100, 'G-52', 'SFW 3223'),
} as const satisfies Readonly<Record<string, Figure>>;

type FigureKey = keyof typeof parameterTable;

/** The figure of a key; undefined for a key that no figure has. */
export const figureNamed = (key: string): Figure | undefined =>
  (parameterTable as Readonly<Record<string, Figure | undefined>>)[key];

/** A figure as this game has it. */
export const figureOf = (
  { parameters }: { readonly parameters: Pick<Parameters, 'figures'> },
  key: FigureKey,
): number => parameters.figures?.[key] ?? parameterTable[key].value;
