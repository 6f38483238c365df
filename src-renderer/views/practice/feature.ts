import type { Feature } from '../feature.ts';
import ChooseRules from './ChooseRules.svelte';

export const rules: Feature = { overlays: { rules: ChooseRules } };
