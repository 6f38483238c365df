import type { Feature } from '../feature.ts';

export const print: Feature = {};
