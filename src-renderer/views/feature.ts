import type { Component } from 'svelte';
import type { Command } from '../state/commands.ts';

/** One thing the program can do besides its four screens: what opens over them, and its commands. */
export interface Feature {
  /** What `session.overlay` names. */
  readonly overlays?: Readonly<Record<string, Component>>;
  readonly commands?: readonly Command[];
}
