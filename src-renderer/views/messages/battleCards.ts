import { battleOf as battleIn } from '#kernel/game/heard.ts';
import type { Film } from '#kernel/picture/film.ts';
import { makeReport } from '#kernel/report/report.ts';
import type { TurnReport } from '../explain/lines.ts';

interface Section {
  readonly places: readonly { readonly lines: readonly unknown[] }[];
}
type LineOf<S extends Section> = S['places'][number]['lines'][number];

/** A section with the cards and lines of each of its groups. */
type Carded<S extends Section> = Omit<S, 'places'> & {
  readonly places: readonly { readonly cards: readonly Film[]; readonly lines: readonly LineOf<S>[] }[];
};

/**
 * Sections of a report with battles as cards: each battle that has a film stands once, where it is first heard of, and its lines
 * are left to its report. Groups and sections with nothing left are left out.
 */
export function withBattleCards<S extends Section>(
  sections: readonly S[],
  battles: readonly Film[],
  battleOf: (line: LineOf<S>) => string | undefined,
): readonly Carded<S>[] {
  const films = new Map(battles.map((film) => [film.battle, film]));
  const filmOf = (line: LineOf<S>): Film | undefined => films.get(battleOf(line) ?? '');
  const shown = new Set<Film>();
  return sections.flatMap((section) => {
    const places = section.places.flatMap(({ lines }) => {
      const heard = new Set(lines.flatMap((line) => filmOf(line) ?? []));
      const cards = [...heard].filter((film) => !shown.has(film));
      for (const film of cards) shown.add(film);
      const left = lines.filter((line) => filmOf(line) === undefined);
      return cards.length + left.length === 0 ? [] : [{ cards, lines: left }];
    });
    return places.length === 0 ? [] : [{ ...section, places }];
  });
}

/** The messages of a turn as they are listed. */
export const messagesOf = (report: TurnReport, battles: readonly Film[]) =>
  withBattleCards(
    makeReport(report.rules as never, report.view, report.heard as never),
    battles,
    ({ heard }) => battleIn(heard.event),
  );

/** How many messages are listed: sentences, and cards of battles. */
export const messageCount = (sections: ReturnType<typeof messagesOf>): number =>
  sections
    .flatMap(({ places }) => places)
    .reduce((sum, { cards, lines }) => sum + cards.length + lines.length, 0);
