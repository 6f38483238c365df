import type { GuideSheet } from '#kernel/lessons.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import type { Feature } from '../feature.ts';
import { showSheet } from './guide.svelte.ts';
import PrintSheet from './PrintSheet.svelte';

/** The open game’s page of what its abbreviations mean. */
const abbreviations = ({ turn }: Session): GuideSheet | undefined =>
  turn?.rules.guide?.sheets.find((sheet) => sheet.abbreviations === true);

export const help: Feature = {
  overlays: { printed: PrintSheet },
  commands: [
    {
      id: 'help.abbreviations',
      title: 'Abbreviations and notation',
      group: 'Help',
      keys: ['K'],
      possible: (session) => abbreviations(session) !== undefined,
      run: (session) => {
        const sheet = abbreviations(session);
        if (sheet !== undefined) showSheet(session, sheet);
      },
    },
  ],
};
