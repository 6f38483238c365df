import type { SeatId } from '#kernel/words/ids.ts';
import type { FiledAnswers, QuestionsBody } from '#kernel/files/questionBodies.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import type { StoredSeat } from '../../../ports/game/people.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { OpenedFile } from '../../openTurnFiles.ts';
import { openQuestionsFile } from '../../openTurnFiles.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { askedName, makeAnswersFile } from '../../turnFiles.ts';
import { takeAnswers } from '../asking/takeAnswers.ts';
import { openSeats, questionsOf, waitingOf } from '../turns/waiting.ts';
import type { IntakePorts } from '../intake/takeOrders.ts';
import { leadable } from './ledSeats.ts';

/*
 * Seats that nobody plays are asked in the middle of a turn like everybody: the game master answers for them, from their own questions files.
 */

interface LedAsked extends OpenedFile<QuestionsBody> {
  readonly found: StoredSeat;
}

async function opened(
  sealing: Sealing,
  ruleset: SomeRuleset,
  store: GameStore,
  seat: SeatId,
): Promise<Outcome<LedAsked>> {
  const found = leadable(ruleset, store, seat);
  if (!found.ok) return found;
  const waiting = waitingOf(store);
  const asked = waiting === undefined ? undefined : openSeats(waiting).find((one) => one.seat === seat);
  const bytes = asked === undefined ? undefined : questionsOf(store, asked);
  if (bytes === undefined) return bad([unreadable('led-not-asked', { seat })]);
  const { facts } = store;
  const read = await openQuestionsFile(sealing, bytes, {
    opening: { seal: [found.value.privately.seal] },
    gmSign: facts.publicly.sign,
    game: facts.game,
    seat,
    edition: () => facts.edition,
  });
  return read.ok ? good({ ...read.value, found: found.value }) : read;
}

/** What a seat that nobody plays is asked now, and all that it knows at that moment: what its questions file holds. */
export async function ledQuestions(
  sealing: Sealing,
  ruleset: SomeRuleset,
  store: GameStore,
  seat: SeatId,
): Promise<Outcome<{ readonly digest: string; readonly body: QuestionsBody }>> {
  const asked = await opened(sealing, ruleset, store, seat);
  return asked.ok ? good({ digest: asked.value.header.digest, body: asked.value.body }) : asked;
}

/** Answers all that such a seat is asked, by an answers file that the seat signs. They stand once they are in. */
export async function answerLed(
  ports: IntakePorts,
  ruleset: SomeRuleset,
  store: GameStore,
  { seat, answers }: { readonly seat: SeatId; readonly answers: FiledAnswers },
): Promise<Outcome<undefined>> {
  const asked = await opened(ports.sealing, ruleset, store, seat);
  if (!asked.ok) return asked;
  const { header, body, found } = asked.value;
  const bytes = await makeAnswersFile(
    ports.sealing,
    header,
    { basis: header.digest, count: body.count, program: 'game master', answers },
    { signKey: found.privately.sign, recipient: store.facts.publicly.seal, copyTo: found.publicly.seal },
  );
  const name = askedName(header, 'answers', body.count);
  const [taken] = await takeAnswers(ports, store, ruleset, [{ bytes, name }]);
  return taken?.verdict === 'taken'
    ? good(undefined)
    : bad([unreadable('orders-not-taken/led-answers', { reason: taken?.reason ?? '' })]);
}
