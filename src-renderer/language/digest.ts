const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** How many letters a digest has. */
export const digestLength = 6;

/** A key in 36 bits: as long as a language is packed, its texts have these instead of their English ones (`build/plugin.ts`). */
export function digestOf(key: string): string {
  let [low, high] = [0x811c9dc5, 0x2f0b4c47];
  for (let at = 0; at < key.length; at++) {
    const unit = key.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x5bd1e995) ^ (high >>> 15);
  }
  let digest = '';
  for (const half of [low, high ^ (low >>> 13)])
    for (const shift of [26, 18, 8]) digest += letters[(half >>> shift) & 63] ?? '';
  return digest;
}
