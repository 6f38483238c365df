import type { Feature } from '../feature.ts';

export const tutorial: Feature = {};
