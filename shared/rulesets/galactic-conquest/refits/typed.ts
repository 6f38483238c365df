import { spoken } from '../spoken.ts';
import type { RefitStock } from './stock.ts';
import type { RefitWings } from './wings.ts';
import type { EnhanceSensors } from './enhance.ts';

const line = /^enhanced? sensors of (\S.*)$/i;

/** `Enhance sensors of SC, SC 2`: a sentence of ours in the line of a squadron or of bases (A9.10). */
export const spokenRefits = spoken<EnhanceSensors>({
  kinds: ['enhance-sensors'],
  phrases: () => ['Enhance sensors of '],
  read(text) {
    const [, names] = line.exec(text) ?? [];
    return names === undefined ? undefined : { kind: 'enhance-sensors', ships: names.split(/\s*,\s*/) };
  },
  write: ({ ships }) => `Enhance sensors of ${ships.join(', ')}.`,
});

const refit = /^refit (\d{1,4})x(\S{1,20}) to (\S{1,20})$/i;
const refitOfStock = /^refit (\d{1,4})x(\S{1,20}) of the stock to (\S{1,20})$/i;

/** What such a sentence names; undefined: it is about something else. */
function namedIn(sentence: RegExp, text: string) {
  const [, count = '0', type = '', to = ''] = sentence.exec(text) ?? [];
  return Number(count) === 0 ? undefined : { type, to, count: Number(count) };
}

/** `Refit 12xZY to ZYC`, `Refit 12xZY to mZY`: sentences of ours in the line of a squadron or of bases (A9.10). */
export const spokenWingRefits = spoken<RefitWings>({
  kinds: ['refit-wings'],
  phrases: () => ['Refit '],
  read(text) {
    const named = namedIn(refit, text);
    return named && { kind: 'refit-wings', ...named };
  },
  write: ({ type, to, count }) => `Refit ${count}x${type} to ${to}.`,
});

/** `Refit 12xZY of the stock to ZYC`, a sentence of ours in the line of the empire (A9.10). */
export const spokenStockRefits = spoken<RefitStock>({
  kinds: ['refit-stock'],
  phrases: ({ empires, me }) => (empires[me]?.stock === undefined ? [] : ['Refit ']),
  read(text) {
    const named = namedIn(refitOfStock, text);
    return named && { kind: 'refit-stock', ...named };
  },
  write: ({ type, to, count }) => `Refit ${count}x${type} of the stock to ${to}.`,
});
