import type { Feature } from '../feature.ts';

export const sending: Feature = {};
