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

/** What a ruler said to everybody: such events hold the words and the speaker's seat. Those that say in `to` or `way` whom their words went to are meant where that is `all`. */
export function announcedIn(event: AnyEvent): Announcement | undefined {
  const { seat, text, to, way } = event as Readonly<Partial<Record<'seat' | 'text' | 'to' | 'way', unknown>>>;
  if ((to ?? way ?? 'all') !== 'all') return undefined;
  return typeof seat === 'string' && typeof text === 'string' ? { seat, text } : undefined;
}

export const announcementsIn = (heard: readonly Heard<AnyEvent>[]): readonly Announcement[] =>
  heard.flatMap(({ event }) => announcedIn(event) ?? []);

/** The events of each battle together, in the order in which the battles began. */
export const battlesIn = <E extends AnyEvent>(
  heard: readonly Heard<E>[],
): readonly (readonly Extract<E, { readonly battle: string }>[])[] => [
  ...Map.groupBy(
    heard
      .map(({ event }) => event)
      .filter((event): event is Extract<E, { readonly battle: string }> => battleOf(event) !== undefined),
    battleOf,
  ).values(),
];
