import { unreadable } from '#contract/refusals/gameMaster.ts';
import { defined } from '#kernel/words/defined.ts';
import { bad, good } from '#kernel/words/result.ts';
import { seatId } from '#kernel/words/ids.ts';
import { postQuestions } from '../gm/post/questions.ts';
import { openNow } from '../gm/people/gmQuestions.ts';
import { openSeats, questionsOf, waitingOf } from '../gm/turns/waiting.ts';
import { answerLed, ledQuestions } from '../gm/people/ledAnswers.ts';
import { citedIn } from '../library/asked/understood.ts';
import { whole } from '../incoming/unwrap.ts';
import { askedName } from '../turnFiles.ts';
import { setAnswerHours, setAnswersBy } from '../gm/turns/answersBy.ts';
import { battlesShown } from './battles.ts';
import { answerTo } from './commands.ts';
import type { DeskHandlers, DeskParts } from './deskParts.ts';

type Asked =
  | 'gm.answering'
  | 'gm.asked'
  | 'gm.askedFiles'
  | 'gm.askedMail'
  | 'gm.takeAnswers'
  | 'gm.reply'
  | 'gm.ledAsked'
  | 'gm.ledReply'
  | 'gm.runOn';
const who = 'desk';

/** What the desk does about questions in the middle of a turn. */
export function makeAskedHandlers(parts: DeskParts): Pick<DeskHandlers, Asked> {
  const { games, changed, ports } = parts;
  return {
    'gm.asked': ({ game }) =>
      games.use(game, async (gm) => {
        const open = openNow(gm.store, gm.ruleset);
        if (open === undefined) return good({});
        const battles = await battlesShown(parts, gm);
        return good({ open: { ...open, ...(battles.length === 0 ? {} : { battles }) } as never });
      }),
    'gm.askedFiles': ({ game }) =>
      games.use(game, ({ store }) => {
        const waiting = waitingOf(store);
        return good(
          (waiting === undefined ? [] : openSeats(waiting)).flatMap((asked) => {
            const file = questionsOf(store, asked);
            const mark = { game: store.facts.game, turn: waiting?.turn ?? 0, seat: seatId(asked.seat) };
            return file === undefined
              ? []
              : [
                  {
                    name: askedName(mark, 'questions', asked.count),
                    base64: Buffer.from(file).toString('base64'),
                  },
                ];
          }),
        );
      }),
    'gm.askedMail': async (asked) => {
      const { game } = asked;
      const posted = await games.act('turn', asked, ({ store }) => postQuestions(store, ports.clock));
      const { letters = [], without = [] } = posted.ok ? posted.value : {};
      return posted.ok ? changed(game, good({ letters: letters.length, without: [...without] })) : posted;
    },
    'gm.takeAnswers': async ({ game, files }) => {
      const taken = await games.use(game, async (gm) =>
        good(
          (
            await gm.takeAnswers(
              files.map(({ name, base64 }) => whole({ name, bytes: Buffer.from(base64, 'base64') })),
            )
          ).map(({ said: _, ...taken }) => taken),
        ),
      );
      return taken.ok ? changed(game, taken) : taken;
    },
    'gm.answering': async (asked) => {
      const { game, hours, seat, by } = asked;
      const done = await games.act('settings', asked, ({ store }) => {
        if (hours !== undefined) setAnswerHours(ports, store, hours === 0 ? undefined : hours, who);
        return seat === undefined
          ? good(undefined)
          : setAnswersBy(ports, store, { seat: seatId(seat), ...defined({ by }) }, who);
      });
      return done.ok ? changed(game, good({})) : done;
    },
    'gm.reply': async (asked) => {
      const { game, number, orders } = asked;
      const done = await games.act('turn', asked, (gm) => gm.answer({ number, orders }, who));
      return done.ok ? changed(game, good({})) : done;
    },
    'gm.ledAsked': ({ game, seat }) =>
      games.use(game, async ({ store, ruleset }) => {
        const asked = await ledQuestions(ports.sealing, ruleset, store, seatId(seat));
        if (!asked.ok) return asked;
        const { count, view, heard, questions, until } = asked.value.body;
        const books = citedIn(ruleset, asked.value.body);
        return good({
          open: {
            count,
            digest: asked.value.digest,
            view,
            heard: heard as never,
            questions,
            answers: [],
            exported: false,
            ...defined({ until }),
            ...(books.length === 0 ? {} : { books: [...books] }),
          },
        });
      }),
    'gm.ledReply': async (asked) => {
      const { game, seat, answers } = asked;
      const done = await games.act('turn', asked, ({ store, ruleset }) =>
        answerLed(ports, ruleset, store, { seat: seatId(seat), answers }),
      );
      return done.ok ? changed(game, good({})) : done;
    },
    'gm.runOn': async (asked) => {
      const { game, overdue } = asked;
      const done = await games.act('turn', asked, async (gm) => {
        const turn = gm.store.turn();
        if (waitingOf(gm.store) === undefined) return bad([unreadable('nothing-waits/run-on', { turn })]);
        const { missing } = gm.standing();
        return good(answerTo(turn, missing, await gm.run({ who, turn, ...(overdue ? { overdue } : {}) })));
      });
      return done.ok ? changed(game, done) : done;
    },
  };
}
