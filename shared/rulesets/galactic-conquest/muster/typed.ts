import { unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { spoken } from '../spoken.ts';
import { merchantNames } from '../trade/units.ts';
import type { DismissMerchants } from './dismiss.ts';
import type { MusterMerchants } from './muster.ts';

const mustering = /^Muster (\d{1,4})x([a-z0-9-]{1,20}) for ([a-z]\d{2,3}[a-z]), (military|defense)$/i;

/** `Muster 2xF-AL for H01M, defense` (E2.20, E2.30); undefined for anything else. */
function musterIn(text: string): Unnumbered<MusterMerchants> | undefined {
  const [whole, count, name = '', code = '', post = ''] = mustering.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return {
    kind: 'muster-merchants',
    count: Math.min(1000, Math.max(1, Number(count))),
    unit: merchantNames.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name,
    to: unitId(code.toLowerCase()),
    post: post.toLowerCase() === 'military' ? 'military' : 'defense',
  };
}

export const spokenMuster = spoken<MusterMerchants>({
  kinds: ['muster-merchants'],
  phrases: () => ['Muster 1x'],
  read: musterIn,
  write: ({ count, unit, to, post }) => `Muster ${count}x${unit} for ${to.toUpperCase()}, ${post}.`,
});

/** `Back to the reserve` (E2.60). */
export const spokenDismissal = spoken<DismissMerchants>({
  kinds: ['dismiss-merchants'],
  phrases: () => ['Back to the reserve'],
  read: (text) => (/^back to the reserve$/i.test(text) ? { kind: 'dismiss-merchants' } : undefined),
  write: () => 'Back to the reserve.',
});
