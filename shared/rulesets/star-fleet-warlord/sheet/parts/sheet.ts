import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { BuyLines, SetSwitch, SwitchName } from '../../model/orders/stance.ts';
import type { WrittenAs } from '../../typing.ts';
import { numberNext, wrongNext } from '../../typing.ts';

const codes: readonly (readonly [code: string, what: SwitchName])[] = [
  ['RO', 'reversedOrders'],
  ['RM', 'reversedMoves'],
  ['VT', 'veteran'],
];

/** `RO ON`, `RM OFF`, `VT ON` (SFW 4370, 4396, 4435). */
const setSwitch: WrittenAs = {
  kind: 'set-switch',
  like: /^(RO|RM|VT)$/,
  meant: codes.flatMap(([code]) => [`${code} ON`, `${code} OFF`]),
  read(reading) {
    const word = reading.next(/^(ON|OFF)$/)?.word.toUpperCase();
    const code = reading.code.word.toUpperCase();
    const what = codes.find(([one]) => one === code)?.[1] ?? 'veteran';
    return word === undefined
      ? wrongNext(reading, phrase('{code} takes ON or OFF.', { code }))
      : { kind: 'set-switch', what, on: word === 'ON' };
  },
  write: ({ what, on }: Unnumbered<SetSwitch>) =>
    `${codes.find(([, one]) => one === what)?.[0] ?? 'VT'} ${on ? 'ON' : 'OFF'}`,
};

/** `BO 5`, `BO PERM`, `BO OFF` (SFW 4237). */
const bo: WrittenAs = {
  kind: 'buy-lines',
  like: /^BO$/,
  meant: ['BO PERM', 'BO OFF'],
  read(reading) {
    const lines = numberNext(reading);
    if (lines !== undefined && lines > 0 && lines <= 10) return { kind: 'buy-lines', lines };
    const word = reading.next(/^(PERM|OFF)/)?.word.toUpperCase();
    if (word === undefined || lines !== undefined)
      return wrongNext(
        reading,
        phrase('BO takes 1 to 10 lines, PERM or OFF, such as BO 5.'),
        lines !== undefined,
      );
    return word === 'OFF'
      ? { kind: 'buy-lines', lines: 0, permanent: false }
      : { kind: 'buy-lines', lines: 10, permanent: true };
  },
  write: ({ lines, permanent }: Unnumbered<BuyLines>) =>
    `BO ${permanent === undefined ? lines : permanent ? 'PERM' : 'OFF'}`,
};

/** How orders of how the sheet is read are typed. */
export const sheetWritten: readonly WrittenAs[] = [setSwitch, bo];
