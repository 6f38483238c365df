import { inOrder } from '#kernel/words/inOrder.ts';
import { integer, list, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { choice, choicesOf, eitherOr, number, several } from '#kernel/declare/entries.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hull } from '../../declare.ts';
import type { Aim, Combat, Forms, Intensity } from '../../model/battle/combat.ts';
import { intensityNames } from './formWords.ts';
import { aims, intensities } from '../../model/battle/combat.ts';

/** The most hulls that an order names in a list. */
export const mostNamed = 20;
const named = list(hull, mostNamed);
const yes = optional(literal(true));
const percent = optional(integer(0, 100));
/** The most percent of the own BPV that an admiral can wait for; OURS: as a form has it, that is always enough. */
const mostLooks = 1000;
export const formsShape = object({
  partial: optional(oneOf(aims)),
  capture: optional(oneOf(aims)),
  first: optional(named),
  aimed: percent,
  nonviolent: percent,
  reserve: optional(named),
  maulers: yes,
  troops: yes,
  suicide: yes,
  shields: optional(named),
  bombs: yes,
  wipes: yes,
  jams: yes,
  binds: yes,
  joins: yes,
  together: yes,
  looks: optional(integer(0, mostLooks)),
  bases: optional(oneOf(intensities)),
});

/** All members, for a form. */
interface Whole {
  readonly partial: Aim | 'none';
  readonly capture: Aim | 'none';
  readonly first: readonly string[];
  readonly aimed: number;
  readonly nonviolent: number;
  readonly reserve: readonly string[];
  readonly maulers: boolean;
  readonly troops: boolean;
  readonly suicide: boolean;
  readonly shields: readonly string[];
  readonly bombs: boolean;
  readonly wipes: boolean;
  readonly jams: boolean;
  readonly binds: boolean;
  readonly joins: boolean;
  readonly together: boolean;
  readonly looks: number;
  readonly bases: Intensity | 'same';
}
const plain: Whole = {
  partial: 'none',
  capture: 'none',
  first: [],
  aimed: 100,
  nonviolent: 0,
  reserve: [],
  maulers: false,
  troops: false,
  suicide: false,
  shields: [],
  bombs: false,
  wipes: false,
  jams: false,
  binds: false,
  joins: false,
  together: false,
  looks: mostLooks,
  bases: 'same',
};

/** Forms without the members that say what is so anyhow; undefined where nothing is left. */
export function formsIn(whole: Partial<Whole>): Forms | undefined {
  const told = inOrder<string, unknown>(whole as Readonly<Record<string, unknown>>).filter(
    ([name, value]) => !(Array.isArray(value) ? value.length === 0 : value === plain[name as keyof Whole]),
  );
  return told.length === 0 ? undefined : (Object.fromEntries(told) as Forms);
}

/** A way to fight with other forms. */
export function withForms<C extends Pick<Combat, 'forms'>>(combat: C, whole: Partial<Whole>): C {
  const { forms: was, ...rest } = combat;
  const forms = formsIn({ ...was, ...whole });
  return { ...rest, ...(forms && { forms }) } as C;
}

const aimLabels: Readonly<Record<Whole['partial'], Phrase>> = {
  none: phrase('None'),
  strongest: phrase('Strongest ship first'),
  weakest: phrase('Weakest ship first'),
};
const aimChoices = choicesOf(['none', ...aims] as const, (value) => aimLabels[value]);
const basesChoices = choicesOf(['same', ...intensities] as const, (value) =>
  phrase('{name}', { name: value === 'same' ? 'As against ships' : intensityNames[value] }),
);
const percents = { least: 0, most: 100 };

/** The forms that only some ships make of use. */
const ofShips = ['maulers', 'troops', 'shields', 'suicide', 'bombs', 'jams', 'binds'] as const;
export type ShipForm = (typeof ofShips)[number];
const isOfShips = (name: string): name is ShipForm => (ofShips as readonly string[]).includes(name);

type FlagName =
  | 'maulers'
  | 'troops'
  | 'suicide'
  | 'bombs'
  | 'wipes'
  | 'jams'
  | 'binds'
  | 'joins'
  | 'together';
/** Each with its label, and what it says and what it does not. */
const flagRows: readonly (readonly [name: FlagName, label: string, on: Phrase, off: Phrase])[] = [
  ['maulers', 'Maulers', phrase('Fire as maulers'), phrase('Half of their factors')],
  ['troops', 'Troop ships', phrase('Capture one ship, once'), phrase('Fight as others')],
  ['suicide', 'Suicide freighters', phrase('Blow up at the enemy'), phrase('A quarter of their factors')],
  ['bombs', 'Fusion bombs', phrase('Fire when they can'), phrase('Hold their fire')],
  ['wipes', 'Boarded ships', phrase('Destroy special technology'), phrase('May destroy themselves')],
  [
    'jams',
    'Special sensors',
    phrase('To lower the enemy’s percentage'),
    phrase('To raise your own percentage'),
  ],
  [
    'binds',
    'Stasis fields',
    phrase('To lower the enemy’s percentage'),
    phrase('To raise your own percentage'),
  ],
  ['joins', 'Battles in its hex', phrase('Joins them'), phrase('Fights after them')],
  ['together', 'If attacked beside others', phrase('All defend as a crowd'), phrase('One after the other')],
];

/**
 * The entries of the forms of attack: of those that only some ships make of use, the useful ones, and what the order says already.
 * @param own hulls of the squadron
 * @param foreign hulls that sensors have read near it
 * @param useful what its ships make of use
 * @param admiral whether it has an admiral
 */
export function formEntries<C extends Pick<Combat, 'forms'>>(
  given: C,
  own: readonly string[],
  foreign: readonly string[],
  useful: ReadonlySet<ShipForm>,
  admiral = false,
): readonly Entry<C>[] {
  const whole: Whole = { ...plain, ...given.forms };
  const hulls = (list: readonly string[], more: readonly string[]) =>
    choicesOf([...new Set([...more, ...list.toSorted()])], (one) => phrase('{hull}', { hull: one }));
  const named = { most: mostNamed, ordered: true };
  const entries: readonly Entry<Whole>[] = [
    choice(whole, 'bases', 'Intensity against bases', basesChoices),
    choice(whole, 'partial', 'Partial directed damage', aimChoices),
    choice(whole, 'capture', 'Capture', aimChoices),
    several(whole, 'first', 'Aim at these hulls first', { ...named, of: hulls(foreign, whole.first) }),
    number(whole, 'aimed', 'Directed damage takes at most … % of the points', percents),
    ...(given.forms?.looks === undefined && !admiral
      ? []
      : [
          number(whole, 'looks', 'Its admiral leaves if the enemy has more than … % of our BPV', {
            least: 0,
            most: mostLooks,
          }),
        ]),
    number(whole, 'nonviolent', 'Non-violent: … % of other damage', percents),
    several(whole, 'reserve', 'Keep in reserve', { ...named, of: hulls(own, whole.reserve) }),
    several(whole, 'shields', 'Troop ships protect', { ...named, of: hulls(own, whole.shields) }),
    ...flagRows.map(([name, label, on, off]) => eitherOr(whole, name, label, on, off)),
  ];
  const told = (name: ShipForm): boolean => given.forms?.[name] !== undefined;
  return entries
    .filter(({ field: { name } }) => !isOfShips(name) || useful.has(name) || told(name))
    .map((entry) => ({
      ...entry,
      set: (value) => withForms(given, entry.set(value)),
    }));
}
