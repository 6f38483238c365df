import type { AnyEvent, Heard } from './game.ts';

/** The battle an event belongs to: events of battles carry its name. */
export function battleOf(event: AnyEvent | undefined): string | undefined {
  const named = (event as { readonly battle?: unknown } | undefined)?.battle;
  return typeof named === 'string' ? named : undefined;
}

/** Words of a ruler to everybody; `seat`: the speaker. */
export interface Announcement {
  readonly seat: string;
  readonly text: string;
}

/** The part of a ruleset that says what of its events are announcements. */
interface Announcing {
  readonly tell: Readonly<Record<string, { announced?(event: AnyEvent): Announcement | undefined }>>;
}

/** What a ruler said to everybody by this event, as the rules have it. */
export const announcedIn = (rules: Announcing, event: AnyEvent): Announcement | undefined =>
  rules.tell[event.kind]?.announced?.(event);

export const announcementsIn = (
  rules: Announcing,
  heard: readonly Heard<AnyEvent>[],
): readonly Announcement[] => heard.flatMap(({ event }) => announcedIn(rules, event) ?? []);

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
