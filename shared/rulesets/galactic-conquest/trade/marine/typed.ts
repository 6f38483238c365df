import type { OrderIn } from '#kernel/declare/order.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Duty } from '../../model/merchant.ts';
import { spoken } from '../../spoken.ts';
import { countTyped } from '../units.ts';
import type { assignFreighters } from './assign.ts';
import { freighters } from './assign.ts';
import type { FitRandomizers } from './randomize.ts';

type OfMerchants = FitRandomizers | OrderIn<typeof assignFreighters>;

const fitting = /^Fit Randomizers ([123]), paid by the (merchants|treasury)$/i;
const assigning = /^Assign (\d{1,4})x(F-L|F-S) to (trade routes|the reserve)$/i;

const purseNamed = (text: string): 'treasury' | 'merchants' =>
  text.toLowerCase() === 'treasury' ? 'treasury' : 'merchants';
const dutyNamed = (text: string): Duty => (text.toLowerCase() === 'the reserve' ? 'reserve' : 'working');
const nameOf = (duty: Duty): string => (duty === 'reserve' ? 'the reserve' : 'trade routes');

/** `Fit Randomizers 1, paid by the merchants` (E7.0), `Assign 2xF-L to the reserve` (E2.20); undefined for anything else. */
function read(text: string): Unnumbered<OfMerchants> | undefined {
  const [, level, payer = ''] = fitting.exec(text) ?? [];
  if (level !== undefined)
    return { kind: 'fit-randomizers', level: level as '1' | '2' | '3', payer: purseNamed(payer) };
  const [, count, freighter, to = ''] = assigning.exec(text) ?? [];
  const unit = freighters.find((one) => one === freighter?.toUpperCase());
  return count === undefined || unit === undefined
    ? undefined
    : { kind: 'assign-freighters', unit, count: countTyped(count), to: dutyNamed(to) };
}

function write(order: Unnumbered<OfMerchants>): string {
  switch (order.kind) {
    case 'fit-randomizers':
      return `Fit Randomizers ${order.level}, paid by the ${order.payer}.`;
    case 'assign-freighters':
      return `Assign ${order.count}x${order.unit} to ${nameOf(order.to)}.`;
  }
}

export const spokenMerchants = spoken<OfMerchants>({
  kinds: ['fit-randomizers', 'assign-freighters'],
  phrases: () => ['Assign 1xF-L to the reserve', 'Fit Randomizers 1, paid by the merchants'],
  read,
  write,
});
