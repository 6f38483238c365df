import type { Feature } from '../feature.ts';

export const rollCall: Feature = {};
