import type { LedgerLine, Scale } from '#kernel/presentation.ts';

/** An amount as screens show it: `12`, `4.40`, `−3.50`, `30%`. Whole ones carry no decimals; thousands are set apart, but not of plain counts. */
export function amountText(amount: number, { per, sign = '' }: Scale): string {
  const [size, digits] = [Math.abs(amount), String(per).length - 1];
  const whole = String(Math.trunc(size / per));
  const apart = per === 1 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '\u202f');
  const rest = size % per === 0 ? '' : `.${String(size % per).padStart(digits, '0')}`;
  return `${amount < 0 ? '−' : ''}${apart}${rest}${sign}`;
}

/** The amount of a line, or between which two it will be: `95.80 – 96.73`. */
export const lineAmount = ({ amount, within }: LedgerLine, scale: Scale): string =>
  within === undefined ? amountText(amount, scale) : within.map((one) => amountText(one, scale)).join(' – ');

/** Hit points in tenths as text. */
export const tenthsText = (tenths: number): string =>
  tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1);

const digit = /\p{Nd}/u;

/** The value of a digit of any alphabet: their digits stand ten in a row, from nought. */
function digitValue(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** With the digits of this alphabet, and no blanks. */
const bareDigits = (written: string): string =>
  written
    .normalize('NFKC')
    .replaceAll(/\s/gu, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, digitValue)
    .replaceAll('٫', '.')
    .replaceAll(/[٬’'_]/gu, ',');

/** Digits in groups of three, which a comma or a point sets apart, are put together; where one point could be that of decimals it stays. */
function ungrouped(digits: string, decimals: number): string {
  if (/^[-−]?\d{1,3}(,\d{3})+(\.\d*)?$/u.test(digits)) return digits.replaceAll(',', '');
  const points = /^[-−]?\d{1,3}(\.\d{3})+(,\d*)?$/u.test(digits);
  const grouping = points && (decimals === 0 || digits.includes(',') || digits.split('.').length > 2);
  return grouping ? digits.replaceAll('.', '') : digits;
}

/**
 * The amount that a person wrote: in digits of any alphabet, in groups or not, with or without sign, unit and spaces; undefined if it is
 * none. `named`: words that may stand behind it, beside its unit. Decimals that the scale does not have are cut off; beyond what can be counted it is the
 * greatest number that can.
 */
export function amountIn(
  written: string,
  { unit, per, sign = '' }: Scale,
  named: readonly string[] = [],
): number | undefined {
  const decimals = String(per).length - 1;
  const [, bare = '', word = ''] = /^([^\p{L}]*)(\p{L}*)$/u.exec(bareDigits(written).replace(sign, '')) ?? [];
  const words = [...unit.split(' '), ...named].map((one) => one.toLowerCase());
  if (word !== '' && !words.includes(word.toLowerCase())) return undefined;
  const [, minus = '', whole = '', rest = ''] =
    /^([-−]?)(\d+)(?:[.,](\d*))?$/u.exec(ungrouped(bare, decimals)) ?? [];
  if (whole === '') return undefined;
  const amount = Number(whole) * per + Number(rest.padEnd(decimals, '0').slice(0, decimals));
  const counted = Math.min(amount, Number.MAX_SAFE_INTEGER);
  return minus === '' ? counted : -counted;
}
