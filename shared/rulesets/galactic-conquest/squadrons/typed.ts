import type { Unnumbered } from '#kernel/game/plan.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Regroup } from './regroup.ts';

const sentence = /^(?:(\S.*?)\s+)?to ([a-z]\d{2,3}[a-z])$/i;

/** `Regroup.....F5, F5 2 to K03A`, after its heading (OURS: the book prints none); undefined for anything else. */
export function regroupIn(text: string): Unnumbered<Regroup> | undefined {
  const [, names, to] = sentence.exec(text) ?? [];
  if (to === undefined) return undefined;
  const ships = names === undefined ? [] : names.split(/\s*,\s*/);
  return { kind: 'regroup', ships, to: unitId(to.toLowerCase()) };
}

export const regroupHeading = 'Regroup';

/** As `regroupIn` reads it. */
export const regroupText = ({ ships, to }: Unnumbered<Regroup>): string =>
  `${regroupHeading}.....${[...(ships.length === 0 ? [] : [ships.join(', ')]), 'to', to.toUpperCase()].join(' ')}.`;
