/** A `#rrggbb` colour with an opacity from 0 to 1. */
export function faded(color: string, opacity: number): string {
  const alpha = Math.round(Math.min(1, Math.max(0, opacity)) * 255);
  return `${color}${alpha.toString(16).padStart(2, '0')}`;
}

type Channels = readonly [number, number, number];

export const channels = (color: string): Channels => [
  parseInt(color.slice(1, 3), 16),
  parseInt(color.slice(3, 5), 16),
  parseInt(color.slice(5, 7), 16),
];

/** Two colours mixed, `part` (0 to 1) of the second. */
export function mixed(a: string, b: string, part: number): string {
  const [x, y] = [channels(a), channels(b)];
  return `#${[0, 1, 2]
    .map((k) =>
      Math.round(x[k]! + (y[k]! - x[k]!) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const linear = (channel: number): number =>
  channel <= 0.04045 * 255 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance, 0 to 1. */
export function luminance(color: string): number {
  const [r, g, b] = channels(color).map(linear) as unknown as Channels;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
