import type { Feature } from '../feature.ts';

export const past: Feature = {};
