import { placeId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { hexName } from '../map/board.ts';
import { spoken } from '../spoken.ts';
import { merchantNames } from './units.ts';
import type { ConvertMerchant } from './marine/convert.ts';
import type { FitRandomizers } from './marine/randomize.ts';
import type { ShutRoutes } from './routes/shut.ts';

type Trading = ConvertMerchant | FitRandomizers | ShutRoutes;

const fitting = /^Fit Randomizers ([123]), paid by the (merchants|treasury)$/i;
const converting = /^Convert ([a-z0-9-]{1,20}) to ([a-z0-9-]{1,20}), paid by the (merchants|treasury)$/i;
const shutting = /^(Shut|Open) the trade route in ((?:[a-z]{1,2}\d{1,3}(?:,\s*|\s+|$))+)$/i;

const unitNamed = (name: string): string =>
  merchantNames.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;

/** `Fit Randomizers 1, paid by the merchants` (E7.0), `Convert F-L to F-AL, paid by the merchants` (E1.20), `Shut the trade route in D4, D5` (E1.33); undefined for anything else. */
function tradeIn(text: string): Unnumbered<Trading> | undefined {
  const [, level, payer] = fitting.exec(text) ?? [];
  if (level !== undefined)
    return {
      kind: 'fit-randomizers',
      level: level as '1' | '2' | '3',
      payer: payer?.toLowerCase() === 'treasury' ? 'treasury' : 'merchants',
    };
  const [, from, into = '', purse = ''] = converting.exec(text) ?? [];
  if (from !== undefined)
    return {
      kind: 'convert-merchant',
      unit: unitNamed(from),
      into: unitNamed(into),
      payer: purse.toLowerCase() === 'treasury' ? 'treasury' : 'merchants',
    };
  const [, verb = '', places] = shutting.exec(text) ?? [];
  if (places === undefined) return undefined;
  const way = places.split(/[,\s]+/).filter((one) => one !== '');
  return {
    kind: 'shut-routes',
    way: way.slice(0, 40).map((one) => placeId(`h${one.toLowerCase()}`)),
    shut: verb.toLowerCase() === 'shut',
  };
}

function tradeText(order: Unnumbered<Trading>): string {
  if (order.kind === 'convert-merchant')
    return `Convert ${order.unit} to ${order.into}, paid by the ${order.payer}.`;
  if (order.kind === 'fit-randomizers') return `Fit Randomizers ${order.level}, paid by the ${order.payer}.`;
  return `${order.shut ? 'Shut' : 'Open'} the trade route in ${order.way.map(hexName).join(', ')}.`;
}

export const spokenTrade = spoken<Trading>({
  kinds: ['convert-merchant', 'fit-randomizers', 'shut-routes'],
  phrases: () => [
    'Convert F-L to F-AL, paid by the merchants',
    'Fit Randomizers 1, paid by the merchants',
    'Shut the trade route in ',
  ],
  read: tradeIn,
  write: tradeText,
});
