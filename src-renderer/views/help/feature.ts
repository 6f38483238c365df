import type { Component } from 'svelte';
import type { Feature } from '../feature.ts';
import PrintSheet from './PrintSheet.svelte';
import { sheets } from './sheets.ts';

const overlayOf = (id: string): string => `sheet-${id}`;

export const help: Feature = {
  overlays: Object.fromEntries(sheets.map(({ id }): [string, Component] => [overlayOf(id), PrintSheet])),
  commands: sheets.map(({ id, name }) => ({
    id: `print.${id}`,
    title: `Print ${name}`,
    group: 'Help',
    always: true,
    run: (session) => (session.overlay = overlayOf(id)),
  })),
};
