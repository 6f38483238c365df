import type { LetterDraft } from '#contract/gm/letters.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { Gm } from '../gm.ts';
import { waitingOf } from '../turns/waiting.ts';
import { dueNow } from '../schedule/clock.ts';
import { overAlready } from '../running/end.ts';
import {
  markReminded,
  remindedOf,
  isMailed,
  owing,
  reminderSubject,
  reminderText,
  remindersTo,
  seatDue,
} from '../schedule/reminders.ts';
import { theSeats } from '../named.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

export interface RemindedNow {
  /** Seats to which a reminder was written. */
  readonly written: readonly SeatId[];
  /** Seats without a known address. */
  readonly without: readonly SeatId[];
  /** Seats that were reminded within the last hour, and not again now. */
  readonly lately: readonly SeatId[];
  /**
   * If the game has no server for letters: the letter to send another way. Nothing was put into the outbox.
   */
  readonly byHand?: LetterDraft;
}

/** Nobody is reminded again within this time, unless asked for. OURS. */
const pauseMs = 3_600_000;

/**
 * E-mails every player whose orders, or whose answers to a waiting run, are missing, independently of the reminders of the policy.
 * Refused if nobody is missing, or the game is over.
 */
export function remindNow(
  gm: Gm,
  clock: Clock,
  { who, again = false }: { readonly who: string; readonly again?: boolean },
): Outcome<RemindedNow> {
  const { store } = gm;
  const over = overAlready(store);
  if (over !== undefined) return bad([over]);
  const standing = gm.standing();
  const silent = owing(store, standing);
  if (silent.length === 0) return bad([unreadable('nobody-missing')]);
  const [now, turn] = [clock.now(), store.turn()];
  const since = new Date(Date.parse(now) - pauseMs).toISOString();
  const before = remindedOf(store);
  const lately = silent.map(({ seat }) => seat).filter((seat) => !again && (before[seat] ?? '') > since);
  const waiting = waitingOf(store);
  const due = waiting === undefined ? dueNow(store).due : waiting.until;
  const letters = silent
    .filter(({ seat }) => !lately.includes(seat))
    .flatMap((one) => {
      const count = store.post
        .letters(turn)
        .filter(({ kind, seat }) => kind === 'reminder' && seat === one.seat).length;
      return remindersTo(store, one, {
        key: `reminder ${turn} now ${count + 1}`,
        due: seatDue(store, standing, one.seat),
        now,
      });
    });
  const written = [...new Set(letters.map(({ seat }) => seat))];
  const without = silent
    .map(({ seat }) => seat)
    .filter((seat) => !lately.includes(seat) && !written.includes(seat));
  if (!isMailed(store)) {
    const seats = silent.map(({ seat }) => seat);
    return good({
      written: [],
      without,
      lately: [],
      byHand: {
        to: 'missing',
        seats,
        subject: reminderSubject(store, due, now).slice(0, 200),
        text: reminderText(store, '', due, now),
      },
    });
  }
  if (written.length > 0) {
    store.together(() => {
      for (const letter of letters) store.post.add(letter);
      markReminded(store, written, now);
      store.note({
        at: now,
        what: `Turn ${turn}: reminders were written to ${theSeats(store, written)}.`,
        who,
      });
    });
  }
  return good({ written, without, lately });
}
