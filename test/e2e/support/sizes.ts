import type { Size } from './people.ts';

/** Windows in which pictures are looked at: of a small laptop, a usual one and a large screen. */
export const sizes: readonly Size[] = [
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
