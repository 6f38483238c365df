import type { Feature } from '../feature.ts';

export const planning: Feature = {};
