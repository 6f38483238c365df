import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Combat } from '../model/battle/combat.ts';
import { intensities } from '../model/battle/combat.ts';
import type { Fight } from './fight.ts';
import { formsRead, formsWritten, intensityNames } from './forms/formWords.ts';

/** `BI = Pressed` and the like: what a sentence says of how to fight; undefined where it says nothing of that (A9.10). */
export function combatIn(text: string): Partial<Combat> | undefined {
  if (/^attack$/i.test(text)) return { attack: true };
  if (/^turn back$/i.test(text)) return { attack: false };
  const [, bi] = /^BI\s*=\s*(\S+)$/i.exec(text) ?? [];
  const intensity = intensities.find((one) => one === bi?.toLowerCase());
  if (intensity !== undefined) return { intensity };
  const [, di] = /^DI\s*=\s*(\d{1,3})\s*%?$/i.exec(text) ?? [];
  if (di !== undefined && Number(di) <= 100) return { breaks: Number(di) };
  const [, target] = /^directed at the (strongest|weakest)$/i.exec(text) ?? [];
  if (target !== undefined) return { target: target.toLowerCase() as Combat['target'] };
  const forms = formsRead(text);
  if (forms !== undefined) return { forms };
  const [, hulls] = /^losses first on (\S.*)$/i.exec(text) ?? [];
  return hulls === undefined ? undefined : { losses: hulls.split(/[\s,]+/) };
}

/** As `combatIn` reads it, sentence by sentence. */
export function combatText({
  attack,
  intensity,
  breaks,
  target,
  losses,
  forms = {},
}: Unnumbered<Fight>): string {
  return [
    `Orders.....${attack ? 'Attack' : 'Turn back'}. BI = ${intensityNames[intensity]}. DI = ${breaks}%.`,
    ...(target === 'none' ? [] : [`Directed at the ${target}.`]),
    ...(losses.length === 0 ? [] : [`Losses first on ${losses.join(', ')}.`]),
    ...formsWritten(forms),
  ].join(' ');
}
