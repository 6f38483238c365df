import type { Style } from '../model.ts';

const style: Style = { bpv: 100, epv: 100, crew: 100, warp: 100, flags: [] };
/** What everybody builds alike. */
export const plain = { empire: 'R1', style } as const;
