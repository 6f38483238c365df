import type { AnyEvent, Heard } from '../game.ts';

/** The battle an event belongs to: events of battles carry its name. */
export function battleOf(event: AnyEvent | undefined): string | undefined {
  const named = (event as { readonly battle?: unknown } | undefined)?.battle;
  return typeof named === 'string' ? named : undefined;
}

export interface Announcement {
  readonly seat: string;
  readonly text: string;
}

/** What a ruler said to everybody: such events hold the words and the speaker's seat. */
export function announcedIn(event: AnyEvent): Announcement | undefined {
  const { seat, text } = event as { readonly seat?: unknown; readonly text?: unknown };
  return typeof seat === 'string' && typeof text === 'string' ? { seat, text } : undefined;
}

export const announcementsIn = (heard: readonly Heard<AnyEvent>[]): readonly Announcement[] =>
  heard.flatMap(({ event }) => announcedIn(event) ?? []);
