import { choiceField } from '#kernel/orders/fields.ts';
import type { Beginning, WishForm } from '#kernel/beginning.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Field } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { VbamSfb } from '../game.ts';
import { empireIds, empireNames } from '../map/empires.ts';
import type { SectorKind } from '../map/board.ts';
import { start } from './figures.ts';
import { unreadable } from '../refusals.ts';
import { begin } from './create.ts';
import type { LandKind } from './lands.ts';
import { scenarios } from './scenarios.ts';
import type { stands } from './setup.ts';
import { leastEmpires } from './setup.ts';
import { tutorial } from './tutorial.ts';

/** What can be chosen: how many empires there are, and the year in which they begin. */
interface Wish {
  /** Empires of players: the first of the rulebook that are neither left out nor led by the game master. */
  readonly empires: number;
  readonly excluded: readonly SeatId[];
  readonly led: readonly SeatId[];
  readonly year: number;
  readonly stand: (typeof stands)[number];
  /** Whether battles may be fought at tables elsewhere. */
  readonly tables: 'yes' | 'no';
  /** Whether there are raiders, and who leads them. */
  readonly raids: 'none' | 'rules' | 'led';
  /** What flagships lead. */
  readonly capacity: 'whole' | 'half';
  readonly sectors: SectorKind;
  /** What lies between the empires, and how many percent of its systems are inhabited. */
  readonly lands: LandKind;
  readonly natives: number;
  /** Percent of turns in which a random event befalls an empire. */
  readonly chances: number;
}

const playing = (wish: unknown): readonly SeatId[] => {
  const { empires, excluded, led } = wish as Wish;
  return empireIds.filter((seat) => !excluded.includes(seat) && !led.includes(seat)).slice(0, empires);
};
const others = ({ excluded, led }: Wish): readonly SeatId[] =>
  empireIds.filter((seat) => led.includes(seat) && !excluded.includes(seat));
/** All that there are, in the order of the rulebook. */
const seated = (wish: Wish): readonly SeatId[] =>
  empireIds.filter((seat) => playing(wish).includes(seat) || others(wish).includes(seat));

const several = (name: 'excluded' | 'led', label: string): Field => ({
  kind: 'several',
  name,
  label,
  of: empireIds.map((value) => ({
    value,
    label: phrase('{empire}', { empire: empireNames[value] ?? value }),
  })),
  most: empireIds.length,
  ordered: false,
});

/** Fewer empires are left for players than there are to be. */
const faultsIn = (wish: Wish): WishForm['faults'] =>
  playing(wish).length < wish.empires
    ? [{ field: 'empires', problem: unreadable('empires-left', { left: playing(wish).length }) }]
    : [];

/** What can be chosen of a campaign. */
const fields: WishForm['fields'] = [
  {
    kind: 'number',
    name: 'empires',
    label: 'Players’ empires',
    least: leastEmpires,
    most: empireIds.length,
  },
  several('led', 'Led by the game master'),
  several('excluded', 'Not in this campaign'),
  { kind: 'number', name: 'year', label: 'First year', least: 120, most: 200 },
  choiceField('stand', 'Powers begin', {
    strangers: 'as strangers',
    hostilities: 'with hostilities',
    war: 'at war',
  }),
  choiceField('sectors', 'Sectors', {
    squares: 'squares, eight neighbours',
    hexes: 'hexes, six neighbours',
  }),
  choiceField('lands', 'Between the empires', {
    rolled: 'Random systems',
    alike: 'the same near each home, shuffled',
    none: 'No systems',
  }),
  { kind: 'number', name: 'natives', label: 'Systems in neutral space (%)', least: 0, most: 100 },
  choiceField('tables', 'Battles', {
    no: 'by the campaign rules',
    yes: 'at a table, or flown in Federation Commander',
  }),
  choiceField('raids', 'Raiders', {
    none: 'none',
    rules: 'led by the rules',
    led: 'led by the game master',
  }),
  { kind: 'number', name: 'chances', label: 'Random events (% of turns)', least: 0, most: 100 },
  choiceField('capacity', 'Flagships lead', {
    whole: 'as the chart says',
    half: 'half of that: smaller battles',
  }),
];

const form = (wish: Wish): WishForm => ({
  fields,
  values: { ...wish },
  faults: faultsIn(wish),
  set: (name, value) => ({ ...wish, [name]: value }),
});

const usual: Wish = {
  empires: leastEmpires,
  excluded: [],
  led: [],
  year: start.year,
  stand: 'strangers',
  tables: 'no',
  raids: 'none',
  capacity: 'whole',
  sectors: 'squares',
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
  kinds: [{ name: 'small', label: 'with twenty-five sectors per empire', usual }],
  fitting: (players): Wish => ({
    ...usual,
    empires: Math.max(leastEmpires, Math.min(empireIds.length, players)),
  }),
  form: (wish) => form(wish as Wish),
  seats: (wish) => Object.fromEntries(seated(wish as Wish).map((seat) => [seat, empireNames[seat] ?? seat])),
  room: (wish) => playing(wish).length,
  setup(wish, players) {
    const { year, stand, tables, raids, capacity, sectors, lands, natives, chances } = wish as Wish;
    return {
      seats: seated(wish as Wish),
      ...(others(wish as Wish).length === 0 ? {} : { nonPlayer: others(wish as Wish) }),
      ...(keysInOrder(players).length === 0 ? {} : { players }),
      year,
      stand,
      tables: tables === 'yes',
      ...(sectors === 'squares' ? {} : { sectors }),
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
  scenarios,
};
