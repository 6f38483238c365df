import type { Feature } from '../feature.ts';

export const scroll: Feature = {};
