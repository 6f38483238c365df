import type { Feature } from '../feature.ts';
import ThingPage from './ThingPage.svelte';

/** Pages of the things that are a ruleset’s own, with what can be ordered for each. */
export const things: Feature = { overlays: { thing: ThingPage } };
