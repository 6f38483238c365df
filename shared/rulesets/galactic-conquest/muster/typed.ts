import type { PlaceId } from '#kernel/words/ids.ts';
import { placeId, unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { spoken } from '../spoken.ts';
import { countTyped, unitTyped } from '../trade/units.ts';
import { hexName } from '../map/board.ts';
import type { YardId } from '../model/yards/yard.ts';
import { codeOf } from '../yards/known.ts';
import type { BuildMerchants } from './build.ts';
import type { CallReserve } from './call.ts';
import type { ConvertMerchant } from './convert.ts';
import type { DismissMerchants } from './dismiss.ts';
import type { MusterMerchants } from './muster.ts';
import type { PlaceReserve } from './place.ts';

const mustering =
  /^Muster (\d{1,4})x([a-z0-9-]{1,20}) for ([a-z]\d{2,3}[a-z]|bases-[a-z]{1,2}\d{1,3}), (military|defense)(?:, from ([a-z]{1,2}\d{1,3}))?$/i;
const placing =
  /^Put (\d{1,4})x([a-z0-9-]{1,20}) of the reserve in ([a-z]{1,2}\d{1,3}) (into|out of) terrain$/i;
const calling =
  /^Call out (\d{1,4})x([a-z0-9-]{1,20}) of the reserve in ([a-z]{1,2}\d{1,3}) as ([a-z]\d{2,3}[a-z])$/i;
const converting =
  /^Convert ([a-z0-9-]{1,20}) to ([a-z0-9-]{1,20})(?: in ([a-z]{1,2}\d{1,3}))?, paid by the (merchants|treasury)$/i;

const building =
  /^Build (\d{1,4})x([a-z0-9-]{1,20})(?: in ([a-z]{1,2}\d{1,3})\/(\d{1,3}))? for (trade routes|the reserve), (?:paid by the (merchants|treasury)|finished by the treasury)$/i;

type Mustering = BuildMerchants | MusterMerchants | PlaceReserve | CallReserve | ConvertMerchant;
const hexNamed = (label = ''): PlaceId => placeId(`h${label.toLowerCase()}`);

/** `Muster 2xF-AL for H01M, defense`, with `, from D5` after it (E2.20, E2.30), `Put 2xF-AL of the reserve in D3 into terrain` (E2.55), `Call out 2xF-AL of the reserve in D3 as H05M` (E2.551), `Convert F-L to F-AL in D5, paid by the merchants` `Build 1xF-OL in D4/1 for the reserve, finished by the treasury` (B8.42, E1.20); undefined for anything else. */
function musterIn(text: string): Unnumbered<Mustering> | undefined {
  const [put, many, one, at, way = ''] = placing.exec(text) ?? [];
  if (put !== undefined)
    return {
      kind: 'place-reserve',
      count: countTyped(many),
      unit: unitTyped(one),
      at: hexNamed(at),
      to: way.toLowerCase() === 'into' ? 'terrain' : 'here',
    };
  const [call, some, called, where, as = ''] = calling.exec(text) ?? [];
  if (call !== undefined)
    return {
      kind: 'call-reserve',
      count: countTyped(some),
      unit: unitTyped(called),
      at: hexNamed(where),
      to: unitId(as.toLowerCase()),
    };
  const [, units, built, yardAt, number, duty = '', paid] = building.exec(text) ?? [];
  if (units !== undefined)
    return {
      kind: 'build-merchants',
      unit: unitTyped(built),
      count: countTyped(units),
      payer: paid === undefined ? 'both' : paid.toLowerCase() === 'treasury' ? 'treasury' : 'merchants',
      to: duty.toLowerCase() === 'the reserve' ? 'reserve' : 'working',
      ...(yardAt !== undefined && { yard: `${hexNamed(yardAt)}.${Number(number)}` as YardId }),
    };
  const [, was, into = '', yard, payer = ''] = converting.exec(text) ?? [];
  if (was !== undefined)
    return {
      kind: 'convert-merchant',
      unit: unitTyped(was),
      into: unitTyped(into),
      payer: payer.toLowerCase() === 'treasury' ? 'treasury' : 'merchants',
      ...(yard !== undefined && { at: hexNamed(yard) }),
    };
  const [whole, count, name = '', code = '', post = '', from] = mustering.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return {
    kind: 'muster-merchants',
    count: countTyped(count),
    unit: unitTyped(name),
    to: unitId(code.toLowerCase()),
    post: post.toLowerCase() === 'military' ? 'military' : 'defense',
    ...(from !== undefined && { at: hexNamed(from) }),
  };
}

function musterText(order: Unnumbered<Mustering>): string {
  if (order.kind === 'place-reserve')
    return `Put ${order.count}x${order.unit} of the reserve in ${hexName(order.at)} ${order.to === 'terrain' ? 'into' : 'out of'} terrain.`;
  if (order.kind === 'call-reserve')
    return `Call out ${order.count}x${order.unit} of the reserve in ${hexName(order.at)} as ${order.to.toUpperCase()}.`;
  if (order.kind === 'build-merchants')
    return `Build ${order.count}x${order.unit}${order.yard === undefined ? '' : ` in ${codeOf(order.yard)}`} for ${order.to === 'reserve' ? 'the reserve' : 'trade routes'}, ${order.payer === 'both' ? 'finished by the treasury' : `paid by the ${order.payer}`}.`;
  if (order.kind === 'convert-merchant')
    return `Convert ${order.unit} to ${order.into}${order.at === undefined ? '' : ` in ${hexName(order.at)}`}, paid by the ${order.payer}.`;
  const { count, unit, to, post, at } = order;
  const from = at === undefined ? '' : `, from ${hexName(at)}`;
  return `Muster ${count}x${unit} for ${to.toUpperCase()}, ${post}${from}.`;
}

export const spokenMuster = spoken<Mustering>({
  kinds: ['muster-merchants', 'place-reserve', 'call-reserve', 'convert-merchant', 'build-merchants'],
  phrases: () => [
    'Muster 1x',
    'Put 1x',
    'Call out 1x',
    'Build 1xF-S for trade routes, paid by the merchants',
    'Convert F-L to F-AL, paid by the merchants',
  ],
  read: musterIn,
  write: musterText,
});

/** `Back to the reserve` (E2.60). */
export const spokenDismissal = spoken<DismissMerchants>({
  kinds: ['dismiss-merchants'],
  phrases: () => ['Back to the reserve'],
  read: (text) => (/^back to the reserve$/i.test(text) ? { kind: 'dismiss-merchants' } : undefined),
  write: () => 'Back to the reserve.',
});
