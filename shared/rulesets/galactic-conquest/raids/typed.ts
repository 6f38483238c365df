import type { Unnumbered } from '#kernel/game/plan.ts';
import { mostMoves } from '../segments.ts';
import { spoken } from '../spoken.ts';
import type { RaidConvoy } from './convoys.ts';
import type { ConvoyDuty } from './duty.ts';
import type { RaidPact } from './pacts.ts';
import type { RaidSystem } from './systems.ts';

/** Raids, and what keeps them off convoys. */
type Raiding = RaidConvoy | RaidPact | RaidSystem | ConvoyDuty;

const convoyRaid = /^(convoy|pact|select convoy) raid(?:\s*,?\s*(\d{1,2}) search(?:es)?)?$/i;

/** `Convoy raid, 2 searches` (B2.20), `Select convoy raid` (B2.40), `Pact raid, 2 searches` (B2.70): without a number it searches on its course alone. `Raid the system` (B1.70). Undefined for anything else. */
function raidIn(text: string): Unnumbered<Raiding> | undefined {
  const [, duty] = /^(begin|end) convoy duty$/i.exec(text) ?? [];
  if (duty !== undefined) return { kind: 'convoy-duty', begins: duty.toLowerCase() === 'begin' };
  if (/^raid the system$/i.test(text)) return { kind: 'raid-system' };
  const [whole, what = '', searches = '0'] = convoyRaid.exec(text) ?? [];
  return whole === undefined
    ? undefined
    : {
        kind: what.toLowerCase() === 'pact' ? 'raid-pact' : 'raid-convoys',
        searches: Math.min(Number(searches), mostMoves),
        ...(what.toLowerCase().startsWith('select') && { select: true }),
      };
}

/** As `raidIn` reads it. */
function raidText(order: Unnumbered<Raiding>): string {
  if (order.kind === 'convoy-duty') return order.begins ? 'Begin convoy duty.' : 'End convoy duty.';
  if (order.kind === 'raid-system') return 'Raid the system.';
  const { searches } = order;
  const select = order.kind === 'raid-convoys' && order.select === true;
  const what = order.kind === 'raid-pact' ? 'Pact' : select ? 'Select convoy' : 'Convoy';
  return searches === 0
    ? `${what} raid.`
    : `${what} raid, ${searches} ${searches === 1 ? 'search' : 'searches'}.`;
}

export const spokenRaids = spoken<Raiding>({
  kinds: ['raid-convoys', 'raid-pact', 'raid-system', 'convoy-duty'],
  phrases: () => ['Convoy raid', 'Select convoy raid', 'Pact raid', 'Raid the system', 'Begin convoy duty'],
  read: raidIn,
  write: raidText,
});
