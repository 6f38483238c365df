import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import Records from './Records.svelte';

/** Records to print and keep: how everything stands, one unit, and the report of the last turn. */
export const records: Feature = {
  overlays: { records: Records },
  commands: [opens('records', 'Print status sheets and the report', 'Files', [])],
};
