import type { Feature } from '../feature.ts';

export const places: Feature = {};
