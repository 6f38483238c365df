import type { Feature } from '../feature.ts';

export const packs: Feature = {};
