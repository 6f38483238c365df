import { choiceField } from '#kernel/orders/fields.ts';
import type { WishForm } from '#kernel/beginning.ts';
import type { Field } from '#kernel/orders/form.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Size } from '../model/parameters.ts';
import { sectorsIn } from '../galaxy/board.ts';
import { largestSide, leastPlayers, leastSide, shareOfSectors, usualVictory } from '../galaxy/densities.ts';
import { frozenSize } from './galaxies/frozen.ts';
import type { Presence } from './options.ts';
import { figuresIn, powerKinds, victoryFaults } from './options.ts';
import type { Variant } from './variants.ts';
import { variantFault, variantNames } from './variants.ts';
import { unreadable } from '../refusals.ts';

/** The two sizes that have a name, one of one's own, or the map that is the same for everybody. */
const choices = ['4x4', '10x10', 'custom', 'frozen'] as const;

/** What can be chosen: the galaxy, how many Corporations there are, what wins, and what is otherwise than usual. */
export interface Wish extends Presence {
  readonly size: (typeof choices)[number];
  readonly corporations: number;
  /** Sectors of a size of one's own. */
  readonly across?: number;
  readonly down?: number;
  readonly sectors?: number;
  readonly sites?: number;
  readonly rounds?: 'told' | 'spared';
  readonly days?: 'together' | 'week';
  /** Whether those who meet a Corporation are told the name and the mail address of whoever plays it. */
  readonly contacts?: 'told' | 'kept';
  readonly variant?: Variant;
  /** `breeds 10, npc.build 30` */
  readonly figures?: string;
}

const sized = (across: number, down: number): Size => `${across}x${down}` as Size;

export const sizeOf = ({ size, across = 10, down = 3 }: Wish): Size =>
  size === 'custom' ? sized(across, down) : size === 'frozen' ? frozenSize : size;

/** Corporations of which each has a sector of its own. */
export const roomIn = (size: Size): number => shareOfSectors(size).home;

/** `4 by 4 sectors`. */
const sizeText = (size: Size): Phrase => phrase('{across} by {down} sectors', { ...sectorsIn(size) });

const labels: Readonly<Record<Wish['size'], Phrase>> = {
  '4x4': sizeText('4x4'),
  '10x10': sizeText('10x10'),
  custom: phrase('a size of your own'),
  frozen: phrase('{size}, the same map for everybody', { size: sizeText(frozenSize) }),
};

const side = { kind: 'number', least: leastSide, most: largestSide } as const;
const across: Field = { ...side, name: 'across', label: 'Sectors across' };
const down: Field = { ...side, name: 'down', label: 'Sectors down' };

const others: readonly Field[] = [
  {
    kind: 'number',
    name: 'corporations',
    label: 'Corporations',
    least: leastPlayers,
    most: roomIn(sized(largestSide, largestSide)),
  },
  { kind: 'number', name: 'sectors', label: 'Sectors needed to win', least: 1, most: 100 },
  { kind: 'number', name: 'sites', label: 'Major sites needed to win', least: 1, most: 1000 },
  choiceField('rounds', 'Battle rounds in reports', {
    spared: 'Hidden',
    told: 'Shown',
  }),
  ...powerKinds.map(([name, label]) => choiceField(name, label, { present: 'On', absent: 'Off' })),
  choiceField('days', 'Deadline', {
    together: 'Same for everyone',
    week: 'Spread over the week',
  }),
  choiceField('contacts', 'Player names and mail addresses', {
    kept: 'Hidden',
    told: 'Shown to those they meet',
  }),
  {
    kind: 'choice',
    name: 'variant',
    label: 'Rules',
    choices: variantNames.map(([value, label]) => ({ value, label: phrase('{label}', { label }) })),
  },
  { kind: 'text', name: 'figures', label: 'Custom figures', longest: 1000, lines: 1 },
];

/** The fields of a wish; sides are asked for where the size is one of one's own. */
export function form(wish: Wish): WishForm {
  const size = sizeOf(wish);
  const own = wish.size === 'custom';
  const victory = usualVictory(size);
  const galaxy: Field = {
    kind: 'choice',
    name: 'size',
    label: 'Size',
    choices: choices.map((value) => ({ value, label: labels[value] })),
  };
  return {
    fields: [galaxy, ...(own ? [across, down] : []), ...others],
    finer: own ? [] : [across, down],
    values: {
      ...victory,
      rounds: 'spared',
      contacts: 'kept',
      days: 'together',
      ...Object.fromEntries(powerKinds.map(([kind]) => [kind, 'present'])),
      variant: 'standard',
      figures: '',
      ...(own ? { across: 10, down: 3 } : {}),
      ...wish,
    },
    faults: faultsOf(wish, size),
    set: (name, value) => ({
      ...wish,
      ...(name === 'across' || name === 'down' ? { size: 'custom' } : {}),
      [name]: value,
    }),
  };
}

function faultsOf(wish: Wish, size: Size): WishForm['faults'] {
  const [least, most] = [leastPlayers, roomIn(size)];
  const figures = figuresIn(wish.figures ?? '');
  const variant = variantFault(wish.variant ?? 'standard');
  return [
    ...(wish.corporations >= least && wish.corporations <= most
      ? []
      : [{ field: 'corporations', problem: unreadable('galaxy-seats', { size, least, most }) }]),
    ...victoryFaults(size, { ...usualVictory(size), ...goalOf(wish) }),
    ...(variant === undefined ? [] : [{ field: 'variant', problem: variant }]),
    ...(figures.ok ? [] : figures.fault.map((problem) => ({ field: 'figures', problem }))),
  ];
}

/** What is to win, as far as it is wished. */
export const goalOf = ({ sectors, sites }: Wish): { readonly sectors?: number; readonly sites?: number } =>
  defined({ sectors, sites });
