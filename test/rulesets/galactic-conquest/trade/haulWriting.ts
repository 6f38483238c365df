import type { Draw } from '#kernel/dice/draw.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { placeId, unitId } from '#kernel/words/ids.ts';
import { shipOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { hullOf } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import type { Empire } from '#rulesets/galactic-conquest/model/empire.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import { spokenMonitors } from '#rulesets/galactic-conquest/monitors/typed.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { isMisspoken } from '#rulesets/galactic-conquest/spoken.ts';
import { spokenTowing } from '#rulesets/galactic-conquest/towing/typed.ts';

/** These sentences ask nothing of who types them. */
const typist = {} as View;

/** As they are typed: `H01A: tow FF, FRD with TG`, `H01A: tow DD of H02A with TG`; `station the monitor H01M in D5` (also `into transit`), `station a monitor in D5`. */
export function haulOrder(
  sentence: string,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const monitor = spokenMonitors.read(sentence, typist);
  if (monitor !== undefined) return { order: monitor as Unnumbered<Order> };
  const [, code = '', said = ''] = /^([A-Z]\d\d[A-Z]): (.+)$/.exec(sentence) ?? [];
  const read = spokenTowing.read(said, typist);
  return read === undefined || isMisspoken(read)
    ? undefined
    : { unit: unitId(code.toLowerCase()), order: read as Unnumbered<Order> };
}

/** Orders about monitors, in any mixture. */
const anyMonitor = (draw: Draw, ref: OrderRef): Order => ({
  kind: 'station-monitor',
  ref,
  ...(draw.fork('one').chance(1, 2) && { monitor: unitId(draw.fork('monitor').pick(['h01m', 'l01m'])) }),
  ...(draw.fork('somewhere').chance(1, 2) && { to: placeId(draw.fork('to').pick(['hd5', 'he9', 'hd3'])) }),
});

/** Orders to tow, and about monitors, in any mixture. */
export const anyHaul = (draw: Draw, ref: OrderRef): Order =>
  draw.fork('kind').chance(1, 2) ? anyMonitor(draw, ref) : anyTow(draw, ref);

const anyTow = (draw: Draw, ref: OrderRef): Order => ({
  kind: 'tow',
  ref,
  ships: draw.fork('towed').pick([['DD'], ['FF', 'CA'], ['FF 2'], []]),
  by: draw.fork('by').pick(['CA', 'DD', 'TG']),
  ...(draw.fork('beside').chance(1, 3) && { from: unitId(draw.fork('from').pick(['h02a', 'l01a'])) }),
});

/** A squadron that is a monitor alone stands as one. */
export const monitorWords = (ships: string): Pick<Squadron, 'stationed' | 'monitor'> =>
  /^\*(?:MON|LMN)$/.test(ships) ? { stationed: true, monitor: 'posted' } : {};

/** `MON+LMN`: monitors in transit, in their order. */
export const transitWords = (text: string | undefined): Pick<Empire, 'monitors'> =>
  text === undefined
    ? {}
    : {
        monitors: text.split('+').flatMap((hull) => {
          const row = hullOf(ourShips, 'H', hull);
          return row === undefined ? [] : [shipOf(row)];
        }),
      };
export const transitFact = ({ monitors = [] }: Pick<Empire, 'monitors'>): string =>
  monitors.map(({ hull }) => hull).join('+') || 'empty';
