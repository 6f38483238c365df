import type { Feature } from '../feature.ts';

export const battle: Feature = {};
