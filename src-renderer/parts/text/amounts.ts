import type { Scale } from '#kernel/presentation.ts';

/** An amount as screens show it: `12`, `4.40`, `−3.50`, `30%`. Whole ones carry no decimals; thousands are set apart, but not of plain counts. */
export function amountText(amount: number, { per, sign = '' }: Scale): string {
  const [size, digits] = [Math.abs(amount), String(per).length - 1];
  const whole = String(Math.trunc(size / per));
  const apart = per === 1 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '\u202f');
  const rest = size % per === 0 ? '' : `.${String(size % per).padStart(digits, '0')}`;
  return `${amount < 0 ? '−' : ''}${apart}${rest}${sign}`;
}

/** Hit points in tenths as text. */
export const tenthsText = (tenths: number): string =>
  tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1);

/**
 * The amount that a person wrote, with or without sign and spaces; undefined if it is none. Decimals that the scale does not have are
 * cut off.
 */
export function amountIn(written: string, { per, sign = '' }: Scale): number | undefined {
  const bare = written.replaceAll(/\s/gu, '').replace(sign, '');
  const [, minus = '', whole = '', rest = ''] = /^([-−]?)(\d{1,12})(?:[.,](\d*))?$/.exec(bare) ?? [];
  if (whole === '') return undefined;
  const digits = String(per).length - 1;
  const amount = Number(whole) * per + Number(rest.padEnd(digits, '0').slice(0, digits));
  return minus === '' ? amount : -amount;
}
