import type { Feature } from '../feature.ts';

export const notes: Feature = {};
