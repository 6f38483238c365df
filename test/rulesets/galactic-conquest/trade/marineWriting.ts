import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { seatId, unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { hexName } from '#rulesets/galactic-conquest/map/board.ts';
import { homeworldOf } from '#rulesets/galactic-conquest/model/homeworld.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { readingsOf } from '#rulesets/galactic-conquest/sensors/sight.ts';
import { lyingOf } from '#rulesets/galactic-conquest/trade/marine/lying.ts';
import { mooredSeen } from '#rulesets/galactic-conquest/trade/marine/moored.ts';
import type { Facts } from '#test/support/cases/adapter.ts';
import { unitsText } from './caseTrade.ts';

/*
 * How cases write what merchants do beside trade: `convert F-L to F-AL by merchants` (or `treasury`, and `in D5` before `by`), `put 2xF-AL in D3 into terrain` (or `out of`),
 * `call out 2xF-AL in D3 as H05M`, `H01A: carry 30 to lyran`; fact of squadrons `carries` (`30 for lyran`, `no-points`).
 */

const placeLine = /^put (\d+)x(\S+) in ([A-Z]+\d+) (into|out of) terrain$/;
const callLine = /^call out (\d+)x(\S+) in ([A-Z]+\d+) as (\S+)$/;
const carryLine = /^([A-Z]\d\d[A-Z]): carry (\d+) to (\S+)$/;
const convertLine = /^convert (\S+) to (\S+)(?: in ([A-Z]+\d+))? by (merchants|treasury)$/;

/** An order of the merchant navy. */
export function marineOrder(
  sentence: string,
  hex: (label: string) => PlaceId,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [convert, from = '', into = '', yard, payer] = convertLine.exec(sentence) ?? [];
  if (convert !== undefined)
    return {
      order: {
        kind: 'convert-merchant',
        unit: from,
        into,
        payer: payer === 'treasury' ? 'treasury' : 'merchants',
        ...(yard !== undefined && { at: hex(yard) }),
      },
    };
  const [call, many, of = '', where = '', as = ''] = callLine.exec(sentence) ?? [];
  if (call !== undefined)
    return {
      order: {
        kind: 'call-reserve',
        unit: of,
        count: Number(many),
        at: hex(where),
        to: unitId(as.toLowerCase()),
      },
    };
  const [carry, code = '', points, to = ''] = carryLine.exec(sentence) ?? [];
  if (carry !== undefined)
    return {
      unit: unitId(code.toLowerCase()),
      order: { kind: 'carry-points', to: seatId(to), points: Number(points) },
    };
  const [place, count, unit = '', at = '', way] = placeLine.exec(sentence) ?? [];
  if (place !== undefined)
    return {
      order: {
        kind: 'place-reserve',
        unit,
        count: Number(count),
        at: hex(at),
        to: way === 'into' ? 'terrain' : 'here',
      },
    };
  return undefined;
}

export const purseFact = ({ purse }: Squadron): string =>
  purse === undefined ? 'no-points' : `${purse.points} for ${purse.to}`;

/** Where units of a reserve lie that are not in the open at the homeworld: `D3 terrain 2xF-AL; D5 F-S`. */
export const liesFact = (state: State, seat: SeatId): string =>
  lyingOf(state, seat)
    .flatMap(({ place, side, units }) =>
      place === undefined || (place === homeworldOf(state, seat) && side === 'here')
        ? []
        : [`${hexName(place)}${side === 'terrain' ? ' terrain' : ''} ${unitsText(units)}`],
    )
    .join('; ') || 'nowhere';

/** What the sensors of each empire read of reserves of others in a hex, as `hydran-moored`: `3 and 0 in terrain` (0: nobody knows how many), `none`. */
export function mooredFacts(state: State): (place: PlaceId) => Facts {
  const all = seats.map((seat: SeatId) => [seat, mooredSeen(state, seat, readingsOf(state, seat))] as const);
  return (place) =>
    Object.fromEntries(
      all.map(([seat, { moored = {} }]) => {
        const { open, veiled } = moored[place] ?? {};
        const said = [
          ...(open === undefined ? [] : [`${open}`]),
          ...(veiled === undefined ? [] : [`${veiled} in terrain`]),
        ];
        return [`${seat}-moored`, said.join(' and ') || 'no-reserve'];
      }),
    );
}
