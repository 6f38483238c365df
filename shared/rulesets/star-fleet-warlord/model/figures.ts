/** Figures of the rulebook that stand in no table of their own. */

/** The year of the Initial Build; a turn is a year (SFW 957). */
export const firstYear = 165;
export const yearOf = (turn: number): number => firstYear + turn - 1;

/** Pulses of a turn, and the speed of the fastest ship (SFW 1362, 1365). */
export const pulses = 6;

/** Days of a week on which Corporations run, where not all run on one (SFW 5067). */
export const weekDays = 7;

/** The day of the Next Turn Generator in such a game, counted from the first: the last of the off week (SFW 5071). */
export const generatorDay = 13;

/** Turns in a row that can be waived before somebody else may be sought (SFW 5056). */
export const mostWaived = 2;

/** The last year in which players are sought as a rule for Corporations that others have given up (SFW 4877). */
export const lastStandby = 170;

/** EP that a Corporation begins with, of each resource (SFW 122, 147). */
export const firstFunds = 300;
/** The value of stock at the beginning (SFW 139). */
export const firstStock = { least: 31, most: 35 } as const;
/** What a Home Office produces of each resource (SFW 2409). */
export const officeProduction = 100;
/** Its fortifications at the beginning (SFW 3470). */
export const officePoints = 200;
/** EP a turn for a sector of which all major sites are owned (SFW 2376). */
export const sectorBonus = 100;
/** Support of ships: so much of their cost, in thousandths, from this year on (SFW 1096). */
export const support = {
  perThousand: 25,
  from: 167,
  /** EP that each counts for on board (SFW 1101). */
  each: { fighter: 5, pf: 20, commando: 10, team: 50 },
} as const;

/** Points of a Starbase (SFW 3433). */
export const starbasePoints = 600;
/** A fleet attacks where its strength is so many percent of the defense (SFW 4620). */
export const usualAttackPercent = 90;
/** The lowest and the highest percentage that can be set (SFW 4324). */
export const attackPercents = { least: 75, most: 150 } as const;
/** Each copy of a ship bought in a turn costs so many percent of its price more than the one before (SFW 991). */
export const copySurcharge = 15;
/** Percent of its list price that a cloaking device adds to an Orion ship (SFW 3358). */
export const cloakSurcharge = 15;
/** Years by which a broker has ships before their time (SFW 7526), and percent that friends pay less (SFW 7503). */
export const earlyYears = 5;
export const friendsDiscount = 10;
/** A Mega-Battleship, its instalments and how many EP each is (SFW 7459). */
export const megaship = { design: 'C-MBB', instalments: 4, ep: 300 } as const;
/** Percent that a Fortification Hardener adds (SFW 7441). */
export const hardening = 10;
/** Ships that a Corporation buys in a turn at the most (SFW 7376). */
export const mostBought = 20;
/** Primary races of a Corporation (SFW 254), EP that another costs (SFW 3718), and the years for it (SFW 3715). */
export const mostPrimaries = 3;
export const raceChange = 100;
export const changeRaceYears = { first: 177, every: 12 } as const;
/** The first year in which the Graveyard of Ships can be entered (SFW 2932). */
export const graveyardYear = 171;
/** Years in whose reports races in use are listed (SFW 3699), and advertisements in a report (OURS: how many; SFW 4278). */
export const raceListYears = { first: 169, every: 12 } as const;
export const adsEachTurn = 3;
/** Percent of the list price that a purchase may be limited to (SFW 4350). */
export const pricePercents = { least: 90, most: 250 } as const;
/** Lines that are bought beyond those: EP for each and for ten, and how many from which turn on, counted from Y166 (SFW 4245, 4248). */
export const boughtLines = {
  each: 24,
  package: 200,
  most: 10,
  from: [
    { since: 5, lines: 5 },
    { since: 10, lines: 10 },
  ],
} as const;
/** Miscellaneous orders of a turn (SFW 3247). */
export const mostOrders = 10;
/**
 * Loans: at most so many times the value of stock, until which year, from when on interest is charged, and at the end of which year debts are called
 * in (SFW 3742, 3748, 3750, 3755); OURS: the most that interest makes of a debt.
 */
export const loans = { stockTimes: 5, last: 170, interestFrom: 170, called: 179, most: 1_000_000 } as const;
/** The race whose new ships have all their T-bombs for nothing (SFW 2673). */
export const freeBombs = 'A';
/** The crew with which a small ship carries an MRS (SFW 2680). */
export const mrsCrew = 7;
/** A decoy takes a crew of this level to be dropped, and of that to be taken up (SFW 1615, 1630). */
export const decoyCrews = { drop: 3, collect: 2 } as const;
/** EP and repair points for a logistics base (SFW 1807). */
export const logisticsBase = { design: 'C-LB', ep: 100, spares: 2 } as const;
/** EP for an opponent's Warp Gate (SFW 945). */
export const gateBounty = 100;

/** The crew that a repair restores (SFW 2712), the best, and the best that training reaches (SFW 2089). */
export const crewLevels = { usual: 3, best: 9, trained: 6 } as const;
/** Crews of new ships that are not the usual (SFW 2694). */
export const firstCrews: Readonly<Record<string, number>> = { F: 4, X: 5 };
/** Percent by which a crew improves for a level: a fight with ships, with fortifications alone, and the last level (SFW 2715); the first and the last with a Prime Team (SFW 2908). */
export const experience = { ships: 33, forts: 25, last: 10, team: 50, teamLast: 25 } as const;
/** Percent of all damage in battle that living clouds disperse (SFW 6829). */
export const dispersedPercent = 25;
/** Percent of crews that a Soul Devourer drains in a round (SFW 6699). */
export const soulDrained = 100;
/** Percent of officers that a volley of internal damage kills, by the level that it leaves (SFW 2773). */
export const officerDeaths = { H: 25, C: 75 } as const;

/** The year from which ships in mission D are aegis ships (SFW 6510). */
export const aegisFrom = 175;
/** The age of the improvement, and its percentage (SFW 1146). */
export const improvement = { age: 15, percent: 10 } as const;
/** Percent of the list price, in dilithium, of another point of speed, and the year from which it is had (SFW 1886, 1897). */
export const refit = { from: 175, percent: 20 } as const;
/** Percent of the list price, in ores, of better factors, by how much they rise, and the age for it (SFW 2103, 2108, 2114). */
export const upgrade = { age: 5, cost: 25, percent: 10, twice: 20 } as const;
/** Points of fortification by the name of the base that they make (SFW 3440). */
export const bases = [
  { name: 'Megabase', points: 2000 },
  { name: 'Warbase', points: 1000 },
  { name: 'Starbase', points: 600 },
  { name: 'Battle Station', points: 300 },
  { name: 'Base Station', points: 200 },
] as const;

/** Points that make a base: whoever only sees fewer cannot know that they were one (SFW 3430). */
export const leastBase = Math.min(...bases.map(({ points }) => points));

/** Stars burst over ships unless the attack is so many times the defense (SFW 6041). */
export const burstsUnless = 3;
/** Starbase orders of a base with so many points, without and with a Science Officer (SFW 4059). */
export const baseOrders = [
  [2000, 2, 3],
  [1000, 1, 2],
  [600, 1, 1],
  [300, 0, 1],
] as const;
/** Starbase orders that each takes, the points of the base that it takes, and EP (SFW 4107, 4149, 4218). */
export const baseCosts = {
  SH: { uses: 1 },
  SV: { uses: 1 },
  SF: { uses: 2 },
  SJ: { uses: 1 },
  SC: { uses: 1, points: 600 },
  SX: { uses: 3 },
  SP: { uses: 1, points: 600 },
  SL: { uses: 1, points: 600 },
  SM: { uses: 1, points: 600 },
  SE: { uses: 3, points: 1000, ep: 100 },
} as const;
/** Crews that see as well for cloaked ships as a base with so many points (SFW 4142). */
export const crewsOfBases = [
  [2000, 9],
  [1000, 7],
  [600, 5],
] as const;
/** Points of a base that counts ships in its sector, of one that knows whose they are, and of one that sees out of terrain that blocks scans (SFW 1993, 3433). */
export const baseSight = { counted: 300, named: 2000, through: 600 } as const;
/** Points of a base that jams scans by itself (SFW 4132). */
export const alwaysJammed = 2000;
/** A base launches a drone for each so many points, and by its points the percent of drones that hit more (SFW 4193, 4201). */
export const launching = {
  each: 20,
  better: [
    [2000, 50],
    [1000, 25],
  ],
  officer: 25,
} as const;

/** Places in the list of stock (SFW 4998), the year of the first other lists (SFW 5000), and that of the first bonus for a rise of stock (SFW 5036). */
export const lists = { stock: 20, others: 172, bonus: 170 } as const;

/** Luck of a bombardment, in percent up and down (SFW 1551), and points beyond the last one that devastate a site, together in one run (SFW 1564; OURS: of one run). */
export const droneLuck = 10;
export const devastatingHits = 50;

/** Fortifications: the least EP of an order (SFW 3403) and percent that scrap brings (SFW 3588). */
export const fortifying = { least: 10, refund: 25 } as const;

/** Percent of the damage of the first round that a hidden defender is spared (SFW 1597, 5746). */
export const hiddenPercent = 25;
/** Percent that Lyrans do to a base beyond their volley (SFW 542). */
export const lyranPercent = 10;

/** The year from which there are listening posts (SFW 3102), EP for one (SFW 3105), the least EP for sabotage (SFW 3168), percent of these that it does, and points beyond the last one that devastate (SFW 3173). */
export const posts = {
  from: 170,
  cost: 50,
  sabotage: 50,
  damage: { least: 110, most: 150 },
  devastates: 50,
} as const;
/** Percent of burglaries that succeed from so many points of fortification on (SFW 3146). */
export const burglaries = [
  [600, 0],
  [500, 20],
  [400, 40],
  [300, 60],
  [200, 80],
  [0, 100],
] as const;
/** EP for a search of a major site, and for the post that it finds (SFW 3209). */
export const search = { cost: 25, post: 75 } as const;
/** How many of how many battles near the Home Office are heard, in sectors: as a rule, while another sector is listened to, and in that (SFW 4301, 4309). */
export const hearing = {
  sectors: 2,
  usual: [1, 4],
  elsewhere: [1, 6],
  always: [1, 1],
  never: [0, 1],
} as const;
/**
 * Espionage: the stock of the fallen (SFW 4536), the year and percent of one's own stock of counter-espionage (SFW 4455), and by their codes what
 * can be found out, from which year, for how many percent of the stock of others (SFW 4493). Numbers from 901 on are those of powers.
 */
export const espionage = {
  fallen: 25,
  powersFrom: 901,
  counter: { from: 169, percent: 20 },
  codes: {
    1: { percent: 20, from: 170, what: 'who plays it' },
    2: { percent: 20, from: 170, what: 'treasury, store and stock' },
    3: { percent: 20, from: 170, what: 'income and number of sectors' },
    4: { percent: 20, from: 170, what: 'sectors' },
    5: { percent: 20, from: 170, what: 'types of ships' },
    6: { percent: 20, from: 170, what: 'ally, and whom it fears' },
    7: { percent: 40, from: 170, what: 'place in the cycle' },
    8: { percent: 40, from: 170, what: 'Home Office' },
    9: { percent: 40, from: 170, what: 'number of sites by sector' },
    10: { percent: 150, from: 170, what: 'every site' },
    11: { percent: 75, from: 170, what: 'all of 1 to 6' },
    12: { percent: 20, from: 174, what: 'places in the lists' },
  } as Readonly<
    Record<number, { readonly percent: number; readonly from: number; readonly what: string } | undefined>
  >,
} as const;

/** The most signs of a name (SFW 129, 3979), of a header before names (SFW 3998), of a message, a motto or what is told of oneself (SFW 3883, 4014, 4048), and, OURS, of a telephone number and of what the game master says. */
export const longest = { name: 20, header: 5, text: 90, phone: 40, announcement: 400 } as const;
/** The last year in which a Corporation changes its name (SFW 3975). */
export const lastNamingYear = 169;
