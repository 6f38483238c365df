/** Money in hundredths as text: `12`, `4.40`, `−3.50`. Whole sums carry no decimals. */
export function moneyText(hundredths: number): string {
  const size = Math.abs(hundredths);
  const whole = String(Math.trunc(size / 100)).replace(/\B(?=(\d{3})+$)/g, '\u202f');
  const rest = size % 100;
  const text = rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
  return hundredths < 0 ? `−${text}` : text;
}

/** Hit-points in tenths as text. */
export const tenthsText = (tenths: number): string =>
  tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1);
