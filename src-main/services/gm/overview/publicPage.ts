import type { PageMade } from '#contract/gm/page.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { chartSvg } from '#kernel/publicPage/chart.ts';
import { publicHtml } from '#kernel/publicPage/publicHtml.ts';
import type { PublicPage } from '#kernel/publicPage/publicPage.ts';
import { publicText } from '#kernel/publicPage/publicText.ts';
import { announcedIn } from '#kernel/game/heard.ts';
import { capital, phraseText, plural } from '#kernel/words/phrase.ts';
import { makeReport } from '#kernel/report/report.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Files } from '../../../ports/files.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { momentBoth, readDeadline } from '../../deadline.ts';
import type { Gm } from '../gm.ts';
import { dueNow } from '../schedule/clock.ts';
import { openedAt, policyOf } from '../policy/policy.ts';
import { heardOf, viewOf } from '../../ruleset.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/**
 * A turn for the public, on a website or in a mail: an HTML file, a text, and the chart as a picture. It is
 * made only from results: from what the ruleset says is public in them, and what they say to all players in
 * the same words. Refused: a turn without results, and a ruleset that calls nothing public.
 */
export function publicPage(
  { store, ruleset }: Pick<Gm, 'store' | 'ruleset'>,
  turn = store.turn(),
): Outcome<PageMade> {
  const bodies = store.results(turn).map(({ body }) => body as ResultsBody);
  if (bodies.length === 0) return bad([unreadable('no-such-turn', { turn, now: store.turn() })]);
  const open = ruleset.outsider?.(
    bodies.map((body) => ({ view: viewOf(ruleset, body), heard: heardOf(ruleset, body) })),
  );
  if (open === undefined) return bad([unreadable('nothing-public')]);
  const { title, game } = store.facts;
  const { presentation } = ruleset;
  const calendar = (of: number): string => phraseText(presentation.calendar(of, open.view));
  const { place } = presentation.words;
  const seats = presentation.seats(open.view);
  const lines = makeReport(ruleset, open.view, open.heard).flatMap(({ places }) =>
    places.flatMap((place) => place.lines),
  );
  const map = presentation.map(open.view);
  const chart = map.places.length === 0 ? undefined : chartSvg(map, `Star chart of ${title}`);
  const page: PublicPage = {
    title,
    subtitle: [capital(calendar(turn)), dayOf(openedOf(store, turn))]
      .filter((part) => part !== '')
      .join(' · '),
    notes: notesOf(store, turn, { rules: ruleset.title, calendar }, bodies),
    spoken: lines.flatMap(({ heard: { event } }) => {
      const said = announcedIn(ruleset, event);
      const seat = seats.find((one) => one.seat === said?.seat);
      return said === undefined
        ? []
        : [{ ruler: seat?.leader ?? 'A ruler', realm: seat?.name ?? said.seat, text: said.text }];
    }),
    newsTitle: turn === store.turns()[0] ? 'What happened so far' : `What happened in ${calendar(turn - 1)}`,
    news: lines.flatMap(({ said, heard: { event } }) =>
      announcedIn(ruleset, event) === undefined ? [phraseText(said).replace(/\s+/g, ' ')] : [],
    ),
    noNews:
      turn === store.turns()[0]
        ? 'The game has just begun: nothing has happened yet.'
        : 'Nothing that everyone was told.',
    sections: presentation.standing?.(open.view) ?? [],
    ...(chart === undefined
      ? {}
      : {
          chart: {
            svg: chart,
            caption: `${plural(map.places.length, place.one, place.many)}, each with its number and name. A thick bar is a border that nobody can cross. Who owns what is for the players to find out.`,
          },
        }),
  };
  return good({
    turn,
    name: `${game}-turn-${turn}`,
    html: publicHtml(page),
    plain: publicText(page),
    ...(chart === undefined ? {} : { chart: `${chart}\n` }),
  });
}

/** Writes the page into a folder; returns the names of its files. */
export async function writePage(
  files: Pick<Files, 'write'>,
  folder: string,
  { name, html, plain, chart }: PageMade,
): Promise<Outcome<readonly string[]>> {
  const all = [
    [`${name}.html`, html],
    [`${name}.txt`, plain],
    ...(chart === undefined ? [] : [[`${name}.svg`, chart] as const]),
  ] as const;
  for (const [file, text] of all) {
    const written = await files.write(`${folder}/${file}`, new TextEncoder().encode(text));
    if (!written.ok) return written;
  }
  return good(all.map(([file]) => file));
}

/** What all results say in the same words, and when the next orders are due. */
function notesOf(
  store: GameStore,
  turn: number,
  { rules, calendar }: { readonly rules: string; readonly calendar: (of: number) => string },
  bodies: readonly ResultsBody[],
): readonly string[] {
  const toAll = <T>(of: (body: ResultsBody) => T): T | undefined => {
    const [first, ...others] = bodies.map(of);
    return others.every((other) => other === first) ? first : undefined;
  };
  const rerun = toAll((body) => body.rerun);
  const why = toAll((body) => body.rerunWhy);
  const over = toAll((body) => body.over) === true;
  const words = toAll((body) => body.overWords);
  const { due } = dueNow(store);
  const deadline = readDeadline(policyOf(store).due);
  return [
    `A game of ${rules}, played by mail.`,
    ...(rerun === undefined
      ? []
      : [
          `${capital(calendar(turn - 1))} was run again, and this page shows that run.${why === undefined ? '' : ` The reason: ${why}`}`,
        ]),
    ...(over ? [`The game is over.${words === undefined ? '' : ` ${words}`}`] : []),
    ...(over || turn !== store.turn() || due === undefined
      ? []
      : [
          `Orders for ${calendar(turn)} are due on ${momentBoth(due, due, deadline.ok ? deadline.value.zone : 'UTC')}.`,
        ]),
  ];
}

/** When the turn was opened, if the game knows. */
const openedOf = (store: GameStore, turn: number): string | undefined =>
  turn === store.turn()
    ? openedAt(store)
    : (
        store.log().findLast(({ what }) => what.startsWith(`Turn ${turn - 1} was run`)) ??
        (turn === store.turns()[0] ? store.log()[0] : undefined)
      )?.at;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const dayOf = (at: string | undefined): string =>
  at === undefined
    ? ''
    : `${Number(at.slice(8, 10))} ${months[Number(at.slice(5, 7)) - 1] ?? ''} ${at.slice(0, 4)}`;
