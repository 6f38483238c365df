import type { Beginning, Scenarios, WishForm } from '#kernel/beginning.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { Field } from '#kernel/orders/form.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { good } from '#kernel/words/result.ts';
import type { GalacticEmpires } from '../game.ts';
import type { State } from '../model/state.ts';
import { unreadable } from '../refusals.ts';
import { realms } from '../tables/realms.ts';
import { empireBounds, leastSectors, practiceGalaxy, sectorBounds, shareBounds } from './galaxy/generate.ts';
import { learner, tutorial } from './tutorial.ts';

/** Sizes of generated maps by name, in empires. */
const sizes = { small: 6, standard: 12, grand: 26 } as const;

/** What is wished of a generated map: a size, or a number of empires. */
type Wish = ({ readonly size: keyof typeof sizes } | { readonly empires: number }) & {
  /** The size of the map. */
  readonly sectors?: number;
  /** Percent of its sectors that win. */
  readonly share?: number;
  /** Who fights battles; absent: these rules. */
  readonly battles?: 'rules' | 'elsewhere';
};

/** The number of empires that is proposed where no size is wished. */
const usualEmpires = 8;

const roomFor = (wish: Wish): number => ('size' in wish ? sizes[wish.size] : wish.empires);

const sectorsField: Field = {
  kind: 'number',
  name: 'sectors',
  label: 'Size of the map in sectors',
  ...sectorBounds,
};

const shareField: Field = {
  kind: 'number',
  name: 'share',
  label: 'Share of sectors needed to win (%)',
  ...shareBounds,
};

const battlesField: Field = {
  kind: 'choice',
  name: 'battles',
  label: 'Battles',
  choices: [
    { value: 'rules', label: phrase('by the rules of the game') },
    { value: 'elsewhere', label: phrase('at a table, or flown in Federation Commander') },
  ],
};

const finer = [sectorsField, shareField, battlesField];

const sizeField: Field = {
  kind: 'choice',
  name: 'size',
  label: 'Size',
  choices: (['small', 'standard', 'grand'] as const).map((size) => ({
    value: size,
    label: phrase('{size}, {empires|empire|empires}', { size, empires: sizes[size] }),
  })),
};
const empiresField: Field = { kind: 'number', name: 'empires', label: 'Empires', ...empireBounds };

/** Sectors for each empire of a game for practice. */
const practiceShare = practiceGalaxy.sectors / practiceGalaxy.empires;

/** Another number of empires. The map grows and shrinks with it as it was proposed; a size of one's own stays, if there is room. */
function withEmpires(wish: Wish, empires: number): Wish {
  const { sectors, share, battles } = wish;
  const goal = defined({ share, battles });
  if (sectors === undefined) return { empires, ...goal };
  const proposed = sectors === practiceShare * roomFor(wish) ? practiceShare * empires : sectors;
  return { empires, sectors: Math.max(proposed, leastSectors(empires)), ...goal };
}

function form(wish: Wish): WishForm {
  const { sectors } = wish;
  const count = roomFor(wish);
  const least = leastSectors(count);
  const main = 'size' in wish ? sizeField : empiresField;
  return {
    fields: [main, ...finer.filter(({ name }) => name in wish)],
    finer: finer.filter(({ name }) => !(name in wish)),
    values: { battles: 'rules', ...wish },
    faults:
      sectors === undefined || sectors >= least
        ? []
        : [{ field: 'sectors', problem: unreadable('galaxy-too-small', { sectors, count, least }) }],
    set: (name, value) =>
      name === 'empires' ? withEmpires(wish, value as number) : { ...wish, [name]: value },
  };
}

/** How games are begun: on a generated map, on that of the tutorial, or from a scenario. */
export const makeBeginning = (
  create: (setup: unknown, draw: Draw) => Result<State, readonly Problem[]>,
  scenarios: Scenarios,
): Beginning<GalacticEmpires> => ({
  about: 'Star empires move, negotiate and fight for the sectors of a galaxy.',
  players: empireBounds,
  kindsLabel: 'Map',
  kinds: [
    { name: 'size', label: 'drawn, by size', usual: { size: 'small' } satisfies Wish },
    {
      name: 'empires',
      label: 'drawn, by number of empires',
      usual: { empires: usualEmpires } satisfies Wish,
    },
  ],
  fitting: (empires) => ({ empires }) satisfies Wish,
  form: (wish) => form(wish as Wish),
  seats: () => Object.fromEntries(realms.map(({ id, name }) => [id, name])),
  example: 'Klingon Empire = Ann <ann@example.org>\nRomulan = Bob, bob@example.org',
  room: (wish) => roomFor(wish as Wish),
  setup: (wish, players, title) => generated(wish as Wish, players, title),
  needs: [],
  create(setup, _, draw) {
    const made = create(setup, draw);
    return made.ok ? good({ state: made.value, books: [] }) : made;
  },
  practice: {
    wish: {
      empires: practiceGalaxy.empires,
      sectors: practiceGalaxy.sectors,
      share: practiceGalaxy.share,
    } satisfies Wish,
  },
  tutorial: { setup: tutorial, seat: learner, seed: 'First Command' },
  scenarios,
});

/** The setup from which `create` generates a map, beginning with the empires of the players. */
function generated(wish: Wish, players: Readonly<Record<SeatId, string>>, title?: string): unknown {
  const seats = inOrder(players).map(([empire, player]) => ({
    empire,
    ...(player === '' ? {} : { player }),
  }));
  return {
    generate: {
      empires: roomFor(wish),
      ...defined({ sectors: wish.sectors, share: wish.share }),
      ...(wish.battles === 'elsewhere' ? { elsewhere: 'as-ordered' } : {}),
      ...(seats.length === 0 ? {} : { seats }),
      ...defined({ title }),
    },
  };
}
