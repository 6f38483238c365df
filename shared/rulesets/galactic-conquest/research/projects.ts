import type { Cite } from '#kernel/words/problem.ts';

/** Something that research can bring (Appendix 3/D). */
export interface Project {
  readonly name: string;
  readonly cite: Cite;
  /** Successes that can be had, one above the other; absent: one. */
  readonly levels?: number;
  /** The first year in which it can be used, however early it is known. */
  readonly from?: number;
  /** A project that must be known first. */
  readonly after?: string;
  /** A timed technology comes by itself in this year; each success brings it a year earlier (C17.65). */
  readonly due?: number;
}

/**
 * `id | name | paragraph`, and then `levels n`, `from year`, `due year` or `after id`. The three kinds of improved conversion rates that have
 * levels of their own stand apart. OURS: Automated Shipyards, Star Palace, Integrated Aegis and Really Enhanced Flag Operations are begun after
 * what they build on.
 */
const table = `
  accelerated-mrr | Accelerated MRR | B3.90 | from 175
  acd | Advanced Convoy Defense | B2.65
  advanced-mrr | Advanced MRR | B3.80 | from 175
  ast | Advanced Stealth Training | C20.200
  awm | Accelerated War Mobility | B12.80
  alt | Alert Levels | C40.0 | from 170
  sy-auto | Automated Shipyards | B8.83 | after sy-spec
  cefo | Carrier-Escort Flag Operations | D6.27 | levels 3
  cr-5 | Command Rating-5 | B12.115
  compact | Compact Shipyards | B8.86
  cv-strike | CV Strike | C20.610 | levels 2
  death-rider | Death Riders | C20.500 | from 176
  decoys | Decoy Sensors | C5.100
  dtm | Double Time Movement | D4.0 | due 160
  eem | Efficient Economic Mining | B3.100
  efo | Enhanced Flag Operations | D6.25
  ess | Enhanced Special Sensors | C5.60
  ftw | Feed the Workers | B12.85
  ff | Fleet Formation | D7.0 | levels 3
  fb | Fusion Bombs | A13.0 | levels 4 | from 187
  gsg | Ground Shield Generators | B11.79
  hpm | High Powered Movement | D3.0
  hospitals | Hospital Ships | C60.0
  ic | Improved Colonies | B1.55
  qcb | Improved Commercial Bases | B4.20 | from 170
  icr | Improved Conversion Rates | B11.55 | levels 3
  icr-mm | Improved Conversion Rates, Merchant Marine | B11.56
  icr-base | Improved Conversion Rates, bases | B11.57
  icr-war | Improved Conversion Rates, war hulls | B11.58
  icr-ldr | Improved Conversion Rates, leaders | B11.581
  icr-x | Improved Conversion Rates, X-ships | B11.59 | levels 2
  im | Improved Maulers | C16.50
  ia | Integrated Aegis | A14.0 | after cefo
  iobd | Integrated Orbital Base Defense | B11.71
  los | Legendary Officers’ School | C9.80
  mmp | Mass Mine Production | C4.55
  mab | Mauler-Armed Bases | C16.70
  mega | Mega Fighters | C20.100
  fly | Positron Flywheel | D2.50
  ppt | Preferred Partners | C17.75
  prime | Prime Teams | C14.50
  prop | Propaganda Division | C14.60
  pdo | Prototype Division Office | B11.86
  rand | Randomizer | E7.0 | levels 3
  refo | Really Enhanced Flag Operations | D6.26 | after efo
  smx | Saturated Minefields | C4.45
  mxs | Sensor Mines | C4.80
  sy-spec | Shipyard Specialization | B8.80
  spy-school | Spy School | C14.40
  sf | Star Fortress | B11.75
  sp | Star Palace | B11.77 | after sf
  sa | Super Avionics | C5.80 | levels 3
  repair | Super Repair | C1.30
  top-gun | Top Gun | C20.300
  tp-raid | Trading Pact Raiding | B2.70
  twm | Trans-Warp Movement | D5.0 | due 178
  tss | Troop Ship Support | C50.0
  ws | Warp Sling | D2.40`;

const rowLine = /^\s*(\S+) \| ([^|]+?) \| ([^|]+?)(?: \| (.+))?$/;

function rowOf(line: string): readonly (readonly [string, Project])[] {
  const [whole, id = '', name = '', paragraph = '', more = ''] = rowLine.exec(line) ?? [];
  if (whole === undefined) return [];
  const [, levels] = /levels (\d+)/.exec(more) ?? [];
  const [, from] = /from (\d+)/.exec(more) ?? [];
  const [, due] = /due (\d+)/.exec(more) ?? [];
  const [, after] = /after (\S+)/.exec(more) ?? [];
  return [
    [
      id,
      {
        name,
        cite: `GC ${paragraph}`,
        ...(levels !== undefined && { levels: Number(levels) }),
        ...(from !== undefined && { from: Number(from) }),
        ...(due !== undefined && { due: Number(due) }),
        ...(after !== undefined && { after }),
      },
    ],
  ];
}

/** The most years by which a timed technology can be brought forward (C17.65). */
export const mostYearsEarly = 10;
/** All projects by their ids, as the book lists them. */
export const projects: ReadonlyMap<string, Project> = new Map(table.split('\n').flatMap(rowOf));
export const projectNames: readonly string[] = [...projects.keys()];
export const firstProject = 'efo';

/** The most successes that a project can bring: levels, or years (C17.65). */
export function mostOf(project: string): number {
  const found = projects.get(project);
  return found === undefined ? 0 : found.due === undefined ? (found.levels ?? 1) : mostYearsEarly;
}

/** What a funded team costs in a turn (C17.30), and what a chance in six costs a team and those who invest at once (C17.15, C17.40). */
export const [teamCost, perChance, massPerChance] = [25, 100, 200] as const;
/** What seeing a foreign technology is worth to a team, by how it could be observed (C17.50, C17.52). */
export const observations = { jammed: 25, restricted: 50, passive: 75, active: 100, captured: 100 } as const;
export type Observation = keyof typeof observations;
export const observed = [
  'jammed',
  'restricted',
  'passive',
  'active',
  'captured',
] as const satisfies readonly Observation[];
