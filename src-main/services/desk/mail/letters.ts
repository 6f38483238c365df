import { defined } from '#kernel/words/defined.ts';
import { good } from '#kernel/words/result.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { DeskHandlers, DeskParts } from '../deskParts.ts';
import type { Gm } from '../../gm/gm.ts';
import { publicPage } from '../../gm/overview/publicPage.ts';
import { draftOf, keepDraft, letterLink, postLetter, showLetter } from '../../gm/post/letters.ts';
import { remindNow } from '../../gm/post/remind.ts';

type Names =
  | 'gm.draft'
  | 'gm.keepDraft'
  | 'gm.showLetter'
  | 'gm.writeLetter'
  | 'gm.openMail'
  | 'gm.remind'
  | 'gm.page';
const who = 'desk';
/** How long a letter waits in the outbox, so that it can be withdrawn. OURS. */
export const holdMs = 20_000;

/** Handles letters to players, reminders, and the public page. */
export function makeLetterHandlers({
  games,
  changed,
  desktop,
  ports: { clock },
}: DeskParts): Pick<DeskHandlers, Names> {
  const act = async <A extends Parameters<typeof games.act>[1], T>(
    asked: A,
    work: (gm: Gm, asked: A) => Outcome<T>,
  ): Promise<Outcome<T>> => {
    const done = await games.act('turn', asked, (gm) => work(gm, asked));
    return done.ok ? changed(asked.game, done) : done;
  };
  return {
    'gm.draft': ({ game }) =>
      games.use(game, ({ store }) => {
        const draft = draftOf(store);
        return good(defined({ draft }));
      }),
    'gm.keepDraft': ({ game, was, draft }) =>
      games.use(game, ({ store }) => {
        const kept = keepDraft(store, draft, was);
        return kept.ok ? good({}) : kept;
      }),
    'gm.showLetter': ({ game, letter }) => games.use(game, (gm) => showLetter(gm, letter)),
    'gm.writeLetter': (asked) =>
      act(asked, (gm, { letter, again }) => {
        const posted = postLetter(gm, clock, letter, { who, again, holdMs });
        return posted.ok
          ? good({
              letters: posted.value.letters.map(({ number }) => number),
              before: [...posted.value.before],
              without: [...posted.value.without],
            })
          : posted;
      }),
    'gm.openMail': ({ game, letter }) =>
      games.use(game, async (gm) => {
        const shown = showLetter(gm, letter);
        if (!shown.ok) return shown;
        const laid = letterLink(shown.value);
        return good({ ...laid, opened: await desktop.openMail(laid.link) });
      }),
    'gm.remind': (asked) =>
      act(asked, (gm, { again }) => {
        const reminded = remindNow(gm, clock, { who, again });
        if (!reminded.ok) return reminded;
        const { written, without, lately, byHand } = reminded.value;
        return good({
          written: [...written],
          without: [...without],
          lately: [...lately],
          ...defined({ byHand }),
        });
      }),
    'gm.page': ({ game, turn }) => games.use(game, (gm) => publicPage(gm, turn)),
  };
}
