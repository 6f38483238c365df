import type { Component } from 'svelte';
import type { Command } from '../state/commands.ts';

/** A feature besides the four screens: its overlays and its commands. */
export interface Feature {
  /** The overlays, by the name in `session.overlay`. */
  readonly overlays?: Readonly<Record<string, Component>>;
  readonly commands?: readonly Command[];
}
