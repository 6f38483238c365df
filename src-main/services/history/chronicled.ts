import type { textKinds } from '#contract/player/history.ts';
import { filmText } from '#kernel/report/filmText.ts';
import { announcedIn, battleOf } from '#kernel/game/heard.ts';
import { phraseText, type Phrase } from '#kernel/words/phrase.ts';
import { makeReport } from '#kernel/report/report.ts';
import type { AnyEvent } from '#kernel/game/game.ts';
import { defined } from '#kernel/words/defined.ts';
import type { ChronicleLine, ChronicleTurn } from '#main/ports/cache.ts';
import type { OpenedResults } from '../library/results/opened.ts';
import { searchableText } from './words.ts';

type Kind = (typeof textKinds)[number];
type Line = ChronicleLine & { readonly kind: Kind };

/** A turn's results as texts for the search and figures for the charts. */
export function chronicled({
  ruleset,
  body,
  view,
  heard,
}: Pick<OpenedResults, 'ruleset' | 'body' | 'view' | 'heard'>): Pick<ChronicleTurn, 'lines' | 'figures'> {
  const { presentation } = ruleset;
  const seats = presentation.seats(view);
  // A film whose events are reported one by one is not told twice.
  const films = (presentation.films?.(view, heard) ?? []).filter(({ battle }) =>
    heard.some(({ event }) => battleOf(event) === battle),
  );
  const filmed = new Set(films.map(({ battle }) => battle));
  const reported = makeReport(ruleset, view, heard).flatMap(({ places }) =>
    places.flatMap(({ lines }) => lines),
  );
  const texts: readonly Line[] = [
    ...reported.flatMap(({ said, heard: { event } }) =>
      filmed.has(battleOf(event) ?? '') || announcedIn(ruleset, event) !== undefined
        ? []
        : [line('message', phraseText(said), event)],
    ),
    ...films.map((film) => line('battle', plain(filmText(film)), film)),
    ...heard.flatMap(({ event }) => {
      const said = announcedIn(ruleset, event);
      const seat = seats.find((one) => one.seat === said?.seat);
      return said === undefined
        ? []
        : [
            line(
              'announcement',
              `${[seat?.leader, seat?.name ?? said.seat].filter((part) => part !== undefined).join(', ')}: ${said.text}`,
              event,
            ),
          ];
    }),
    ...body.refusals.map(({ step, template, args }) =>
      line('refusal', `${step}: ${phraseText({ template, args } as Phrase)}`, {}),
    ),
  ];
  return {
    lines: texts.map((one) => ({ ...one, words: searchableText(one.text) })),
    figures: (presentation.figures?.(view) ?? []).map(
      ({ key, label, scale: { sign = '', ...scale }, value }) => ({ key, label, sign, value, ...scale }),
    ),
  };
}

function line(
  kind: Kind,
  text: string,
  of: { readonly place?: string; readonly battle?: string } | AnyEvent,
): Line {
  const battle = 'battle' in of && typeof of.battle === 'string' ? of.battle : undefined;
  return {
    kind,
    text,
    ...defined({ place: of.place, battle }),
  };
}

/** Rejoins lines that were wrapped for a mail, and removes the bullet before the first. */
const plain = (text: string): string =>
  text
    .replace(/^\* /, '')
    .replace(/,\n +/g, ', ')
    .replace(/\n {2,}(?=[a-z(])/g, ' ');
