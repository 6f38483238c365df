import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import ArchiveCheck from './ArchiveCheck.svelte';

/** The archive of a finished game, checked and read by anybody. */
export const archive: Feature = {
  overlays: { archive: ArchiveCheck },
  commands: [opens('archive', 'Check an archive', 'Files', undefined, { always: true })],
};
