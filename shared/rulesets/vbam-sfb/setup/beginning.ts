import type { Beginning, WishForm } from '#kernel/beginning.ts';
import type { SeatId } from '#kernel/ids.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { VbamSfb } from '../model/game.ts';
import { empireIds, empireNames } from '../tables/empires.ts';
import { start } from '../tables/figures.ts';
import type { stands } from './create.ts';
import { begin, leastEmpires } from './create.ts';
import type { LandKind } from './lands.ts';
import { tutorial } from './tutorial.ts';

/** What can be chosen: how many empires there are, and the year in which they begin. */
interface Wish {
  readonly empires: number;
  readonly year: number;
  readonly stand: (typeof stands)[number];
  /** Whether battles may be fought at tables elsewhere. */
  readonly tables: 'yes' | 'no';
  /** Whether there are raiders, and who leads them. */
  readonly raids: 'none' | 'rules' | 'led';
  /** What flagships lead. */
  readonly capacity: 'whole' | 'half';
  /** What lies between the empires, and how many percent of its systems are inhabited. */
  readonly lands: LandKind;
  readonly natives: number;
  /** Percent of turns in which a random event befalls an empire. */
  readonly chances: number;
}

const playing = (wish: unknown): readonly SeatId[] => empireIds.slice(0, (wish as Wish).empires);

/** What can be chosen of a campaign. */
const fields: WishForm['fields'] = [
  { kind: 'number', name: 'empires', label: 'Empires', least: leastEmpires, most: empireIds.length },
  { kind: 'number', name: 'year', label: 'First year', least: 120, most: 200 },
  {
    kind: 'choice',
    name: 'stand',
    label: 'Powers begin',
    choices: [
      { value: 'strangers', label: phrase('as strangers') },
      { value: 'hostilities', label: phrase('with hostilities') },
      { value: 'war', label: phrase('at war') },
    ],
  },
  {
    kind: 'choice',
    name: 'lands',
    label: 'Between the empires',
    choices: [
      { value: 'rolled', label: phrase('each sector holds what is rolled for it') },
      { value: 'alike', label: phrase('the same near each home, in another order') },
      { value: 'none', label: phrase('there are no systems') },
    ],
  },
  { kind: 'number', name: 'natives', label: 'Systems on their own, in percent', least: 0, most: 100 },
  {
    kind: 'choice',
    name: 'tables',
    label: 'Battles',
    choices: [
      { value: 'no', label: phrase('by the rules of the campaign') },
      { value: 'yes', label: phrase('at tables elsewhere: the game master is asked') },
    ],
  },
  {
    kind: 'choice',
    name: 'raids',
    label: 'Raiders',
    choices: [
      { value: 'none', label: phrase('none') },
      { value: 'rules', label: phrase('led by the rules') },
      { value: 'led', label: phrase('led by the game master') },
    ],
  },
  { kind: 'number', name: 'chances', label: 'Random events, in percent of turns', least: 0, most: 100 },
  {
    kind: 'choice',
    name: 'capacity',
    label: 'Flagships lead',
    choices: [
      { value: 'whole', label: phrase('all that the chart says') },
      { value: 'half', label: phrase('half of it: smaller battles') },
    ],
  },
];

const form = (wish: Wish): WishForm => ({
  fields,
  values: { ...wish },
  faults: [],
  set: (name, value) => ({ ...wish, [name]: value }),
});

const usual: Wish = {
  empires: leastEmpires,
  year: start.year,
  stand: 'strangers',
  tables: 'no',
  raids: 'none',
  capacity: 'whole',
  lands: 'rolled',
  natives: 10,
  chances: 0,
};

/** How campaigns are begun (VB 51; OURS where it names nothing). */
export const beginning: Beginning<VbamSfb> = {
  about:
    'Empires grow from their home systems by production, technology and treaties, and their fleets meet.',
  players: { least: leastEmpires, most: empireIds.length },
  kindsLabel: 'Campaign',
  kinds: [{ name: 'small', label: 'with twenty-five sectors for each empire', usual }],
  fitting: (players): Wish => ({
    ...usual,
    empires: Math.max(leastEmpires, Math.min(empireIds.length, players)),
  }),
  form: (wish) => form(wish as Wish),
  seats: (wish) => Object.fromEntries(playing(wish).map((seat) => [seat, empireNames[seat] ?? seat])),
  room: (wish) => playing(wish).length,
  setup(wish) {
    const { year, stand, tables, raids, capacity, lands, natives, chances } = wish as Wish;
    return {
      seats: playing(wish),
      year,
      stand,
      tables: tables === 'yes',
      lands,
      natives,
      ...(chances === 0 ? {} : { chances }),
      ...(raids === 'none' ? {} : { raids }),
      ...(capacity === 'whole' ? {} : { capacity }),
    };
  },
  needs: [],
  create: (setup, _, draw) => begin(setup, draw),
  practice: { wish: usual },
  tutorial,
};
