import type { AnyEvent, Heard } from '#kernel/ruleset.ts';

/** The battle an event belongs to: events of battles carry its name. */
export function battleOf(event: AnyEvent | undefined): string | undefined {
  const named = (event as { readonly battle?: unknown } | undefined)?.battle;
  return typeof named === 'string' ? named : undefined;
}

export interface Announcement {
  readonly seat: string;
  readonly text: string;
}

/** What rulers said aloud: events that carry the words and the seat of who spoke. */
export const announcementsIn = (heard: readonly Heard<AnyEvent>[]): readonly Announcement[] =>
  heard.flatMap(({ event }) => {
    const { seat, text } = event as { readonly seat?: unknown; readonly text?: unknown };
    return typeof seat === 'string' && typeof text === 'string' ? [{ seat, text }] : [];
  });
