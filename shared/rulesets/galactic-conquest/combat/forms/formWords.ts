import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Aim, Forms, Intensity } from '../../model/battle/combat.ts';
import { aims, intensities } from '../../model/battle/combat.ts';

export const intensityNames: Readonly<Record<Intensity, string>> = {
  suicidal: 'Suicidal',
  charge: 'Charge',
  pressed: 'Pressed',
  typical: 'Typical',
  nominal: 'Nominal',
  regroup: 'Regroup',
  evasion: 'Evasion',
};

/** Sentences of orders that are the same each time (A9.10). */
const flags = {
  maulers: 'Maulers fire',
  troops: 'Troop ships board',
  suicide: 'Suicide freighters strike',
  bombs: 'Fusion bombs fire',
  wipes: 'Destroy special technology',
  jams: 'Sensors against the enemy',
  binds: 'Stasis fields against the enemy',
  joins: 'Join battles',
  together: 'Defend in a crowd',
} as const;
type FlagName = keyof typeof flags;
const flagNames = keysInOrder(flags) as readonly FlagName[];

const aimIn = (word: string): Aim | undefined => aims.find((one) => one === word.toLowerCase());
const hullsIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter((one) => one !== '');

/** What may be typed of forms of attack. */
export const formPhrases: readonly string[] = [
  ...aims.flatMap((aim) => [`Partial directed at the ${aim}`, `Capture the ${aim}`]),
  ...['Aim first at ', 'Aimed = ', 'Non-violent = ', 'Reserve ', 'Protect ', 'Admiral leaves above 150%'],
  ...intensities.map((one) => `BI at bases = ${intensityNames[one]}`),
  ...flagNames.map((name) => flags[name]),
];

/** `Capture the strongest`, `Reserve CA, DD`: what a sentence says of the forms of attack; undefined where it says nothing of them (A10.35, A10.40). */
export function formsRead(text: string): Forms | undefined {
  const flag = flagNames.find((name) => flags[name].toLowerCase() === text.toLowerCase());
  if (flag !== undefined) return { [flag]: true };
  const [, partial = ''] = /^partial directed at the (\w+)$/i.exec(text) ?? [];
  const [, capture = ''] = /^capture the (\w+)$/i.exec(text) ?? [];
  const [atPartial, atCapture] = [aimIn(partial), aimIn(capture)];
  if (atPartial !== undefined) return { partial: atPartial };
  if (atCapture !== undefined) return { capture: atCapture };
  const [, name = '', value] = /^(aimed|non-violent|NVC)\s*=\s*(\d{1,3})\s*%?$/i.exec(text) ?? [];
  if (value !== undefined && Number(value) <= 100)
    return name.toLowerCase() === 'aimed' ? { aimed: Number(value) } : { nonviolent: Number(value) };
  const [, looks] = /^admiral leaves above (\d{1,4})\s*%?$/i.exec(text) ?? [];
  if (looks !== undefined && Number(looks) <= 1000) return { looks: Number(looks) };
  const [, atBases = ''] = /^BI at bases\s*=\s*(\w+)$/i.exec(text) ?? [];
  const bases = intensities.find((one) => one === atBases.toLowerCase());
  if (bases !== undefined) return { bases };
  const [, shields] = /^protect\s+(\S.*)$/i.exec(text) ?? [];
  if (shields !== undefined) return { shields: hullsIn(shields) };
  const [, first] = /^aim first at (\S.*)$/i.exec(text) ?? [];
  if (first !== undefined) return { first: hullsIn(first) };
  const [, reserve] = /^reserve\s+(\S.*)$/i.exec(text) ?? [];
  return reserve === undefined ? undefined : { reserve: hullsIn(reserve) };
}

/** As `formsRead` reads them. */
export function formsWritten({
  partial,
  capture,
  first,
  aimed,
  nonviolent,
  reserve,
  looks,
  shields,
  bases,
  ...rest
}: Forms): readonly string[] {
  return [
    ...(bases === undefined ? [] : [`BI at bases = ${intensityNames[bases]}.`]),
    ...(partial === undefined ? [] : [`Partial directed at the ${partial}.`]),
    ...(capture === undefined ? [] : [`Capture the ${capture}.`]),
    ...(first === undefined ? [] : [`Aim first at ${first.join(', ')}.`]),
    ...(aimed === undefined ? [] : [`Aimed = ${aimed}%.`]),
    ...(nonviolent === undefined ? [] : [`Non-violent = ${nonviolent}%.`]),
    ...(shields === undefined ? [] : [`Protect ${shields.join(', ')}.`]),
    ...(looks === undefined ? [] : [`Admiral leaves above ${looks}%.`]),
    ...(reserve === undefined ? [] : [`Reserve ${reserve.join(', ')}.`]),
    ...flagNames.flatMap((name) => (rest[name] === true ? [`${flags[name]}.`] : [])),
  ];
}

/** `partial directed at the strongest, maulers fire`. */
export const formsSaid = (forms: Forms): Phrase =>
  phraseList(
    formsWritten(forms).map((one) =>
      phrase('{form}', { form: `${one.charAt(0).toLowerCase()}${one.slice(1, -1)}` }),
    ),
    ', ',
  );
