import { placeId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { hexName } from '../map/board.ts';
import { spoken } from '../spoken.ts';
import type { FitRandomizers } from './marine/randomize.ts';
import type { ShutRoutes } from './routes/shut.ts';

type Trading = FitRandomizers | ShutRoutes;

const fitting = /^Fit Randomizers ([123]), paid by the (merchants|treasury)$/i;
const shutting = /^(Shut|Open) the trade route in ((?:[a-z]{1,2}\d{1,3}(?:,\s*|\s+|$))+)$/i;

/** `Fit Randomizers 1, paid by the merchants` (E7.0), `Shut the trade route in D4, D5` (E1.33); undefined for anything else. */
function tradeIn(text: string): Unnumbered<Trading> | undefined {
  const [, level, payer] = fitting.exec(text) ?? [];
  if (level !== undefined)
    return {
      kind: 'fit-randomizers',
      level: level as '1' | '2' | '3',
      payer: payer?.toLowerCase() === 'treasury' ? 'treasury' : 'merchants',
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
  if (order.kind === 'fit-randomizers') return `Fit Randomizers ${order.level}, paid by the ${order.payer}.`;
  return `${order.shut ? 'Shut' : 'Open'} the trade route in ${order.way.map(hexName).join(', ')}.`;
}

export const spokenTrade = spoken<Trading>({
  kinds: ['fit-randomizers', 'shut-routes'],
  phrases: () => ['Fit Randomizers 1, paid by the merchants', 'Shut the trade route in '],
  read: tradeIn,
  write: tradeText,
});
