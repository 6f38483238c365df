import type { Settings } from '#contract/player/settings.ts';
import type { Field } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';

export type Chosen = Exclude<keyof Settings, 'window' | 'gameNames' | 'keys'>;

/** A setting that is one of several. */
export type SettingChoice = Extract<Field, { kind: 'choice' }> & { readonly name: Chosen };

const choice = (
  name: Chosen,
  label: string,
  pairs: readonly (readonly [string, string])[],
): SettingChoice => ({
  kind: 'choice',
  name,
  label,
  choices: pairs.map(([value, said]) => ({ value, label: phrase(said) })),
});

/** What can be chosen about the screen. */
export const screenChoices = [
  choice('theme', 'Look', [
    ['dark', 'Dark'],
    ['light', 'Light'],
    ['contrast', 'High contrast'],
  ]),
  choice('textScale', 'Text size', [
    ['90', 'Small, 90 %'],
    ['100', 'Default, 100 %'],
    ['115', 'Large, 115 %'],
    ['135', 'Larger, 135 %'],
    ['160', 'Very large, 160 %'],
    ['200', 'Largest, 200 %'],
  ]),
  choice('reducedMotion', 'Reduce motion', [
    ['system', 'Follow the system'],
    ['on', 'Yes'],
    ['off', 'No'],
  ]),
  choice('language', 'Language', [
    ['en', 'English'],
    ['de', 'Deutsch (teilweise)'],
  ]),
];

/** What can be chosen about the map. */
export const mapChoices = [
  choice('palette', 'Colours of players', [
    ['usual', 'Default'],
    ['deutan', 'For weak green (deuteranopia)'],
    ['protan', 'For weak red (protanopia)'],
    ['tritan', 'For weak blue (tritanopia)'],
  ]),
];

/** What the list of commands offers as volumes. */
export const soundChoices = [
  choice(
    'volume',
    'Volume',
    ['0', '25', '50', '70', '100'].map((percent) => [percent, `${percent} %`]),
  ),
];

/** Settings that are on or off. */
export const switches = [
  { name: 'fullScreen', label: 'Full screen' },
  { name: 'patterns', label: 'Patterns on territory' },
  { name: 'sounds', label: 'Sounds' },
] as const;

/** The change that a chosen value is. */
export const changeTo = (name: string, value: unknown): Partial<Settings> => ({
  [name]: name === 'textScale' || name === 'volume' ? Number(value) : value,
});

/** What is chosen now, which can be put back later. */
export const chosenIn = ({
  window: _,
  gameNames: __,
  keys: ___,
  ...chosen
}: Settings): Pick<Settings, Chosen> => chosen;
