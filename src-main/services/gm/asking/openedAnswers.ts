import type { SeenFile } from '#kernel/files/envelope.ts';
import type { AnswersBody } from '#kernel/files/questionBodies.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { OpenedFile } from '../../openTurnFiles.ts';
import { openAnswersFile } from '../../openTurnFiles.ts';
import { claimedSeat } from '../intake/openOrders.ts';
import { stoodIn } from '../policy/standIns.ts';

/** Opens an answers file that the seat’s player signed, or whoever stands in for them. */
export async function openedAnswers(
  sealing: Sealing,
  store: GameStore,
  file: SeenFile,
): Promise<Outcome<OpenedFile<AnswersBody> & { readonly standIn: boolean }>> {
  const { facts } = store;
  const seats = store.seats();
  const standIns = new Map(store.standIns().map(({ seat, publicly }) => [seat, publicly.sign]));
  const { parts } = file;
  const signed = (key: string): boolean =>
    parts.ok && sealing.verify(parts.value.head, parts.value.signature, key);
  const opened = await openAnswersFile(sealing, file, {
    game: facts.game,
    ruleset: facts.ruleset,
    edition: facts.edition,
    turn: store.turn(),
    seats: seats.map(({ seat }) => seat),
    seal: [facts.privately.seal],
    signKeys: (seat) => {
      const standIn = standIns.get(seat);
      return standIn !== undefined && signed(standIn)
        ? [standIn]
        : seats
            .filter((one) => one.seat === seat)
            .map(({ publicly, former }) => [publicly.sign, ...former])[0];
    },
  });
  if (opened.ok) {
    const { seat } = opened.value.header;
    const standIn = standIns.get(seat);
    return good({ ...opened.value, standIn: standIn !== undefined && signed(standIn) });
  }
  const seat = claimedSeat(file, { facts, seats });
  const fellow = store.fellows().find((one) => signed(one.publicly.sign));
  if (fellow !== undefined)
    return bad([unreadable('answers-of-fellow', { player: fellow.player, seat: seat ?? '' })]);
  return stoodIn(store).some((one) => one.seat === seat && signed(one.sign))
    ? bad([unreadable('answers-of-former-stand-in', { seat: seat ?? '' })])
    : opened;
}
