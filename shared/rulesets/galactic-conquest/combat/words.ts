import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Combat } from '../model/battle/combat.ts';
import { formsSaid, intensityNames } from './forms/formWords.ts';

const aims = {
  strongest: '{how}; directed at the strongest ship',
  weakest: '{how}; directed at the weakest ship',
} as const;

/** `Attack, Pressed, leave after losses of 30 %`. */
export function combatSaid({ attack, intensity, breaks, target, losses, forms }: Combat): Phrase {
  const args = { name: intensityNames[intensity], breaks };
  const how = attack
    ? phrase('Attack, {name}, leave after losses of {breaks} %', args)
    : phrase('Turn back from enemies; if attacked, {name}, leave after losses of {breaks} %', args);
  const aimed = target === 'none' ? how : phrase(aims[target], { how });
  const told =
    losses.length === 0
      ? aimed
      : phrase('{how}; losses first on {hulls}', { how: aimed, hulls: losses.join(', ') });
  return forms === undefined ? told : phrase('{how}; {forms}', { how: told, forms: formsSaid(forms) });
}

/** `2xDD, CA`, as orders are written (A9.10); units with a number of their own one by one: `6xGBDP, 6xGBDP`. */
export const hullsText = (hulls: readonly string[]): string =>
  [...Map.groupBy(hulls, (hull) => hull)]
    .flatMap(([hull, all]) => (all.length === 1 || /^\d/.test(hull) ? all : [`${all.length}x${hull}`]))
    .join(', ');
