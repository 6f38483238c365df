import type { Component } from 'svelte';
import type { GuideSheet } from '#kernel/lessons.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import type { Feature } from '../feature.ts';
import PrintSheet from './PrintSheet.svelte';
import { overlayOf, sheets } from './sheets.ts';

/** The open game’s page of what its abbreviations mean. */
const abbreviations = ({ turn }: Session): GuideSheet | undefined =>
  turn?.rules.guide?.sheets.find((sheet) => sheet.abbreviations === true);

export const help: Feature = {
  overlays: Object.fromEntries(sheets.map((sheet): [string, Component] => [overlayOf(sheet), PrintSheet])),
  commands: [
    {
      id: 'help.abbreviations',
      title: 'Abbreviations and notation',
      group: 'Help',
      keys: ['K'],
      possible: (session) => abbreviations(session) !== undefined,
      run: (session) => {
        const sheet = abbreviations(session);
        if (sheet !== undefined) session.overlay = overlayOf(sheet);
      },
    },
    ...sheets.map((sheet) => ({
      id: `print.${sheet.id}`,
      title: `Print ${sheet.name}`,
      group: 'Help',
      always: true as const,
      run: (session: Session) => (session.overlay = overlayOf(sheet)),
    })),
  ],
};
