import type { Policy } from '#contract/gm/policy.ts';
import { policy as policyShape, defaultPolicy, hostOf } from '#contract/gm/policy.ts';
import { instant, reason } from '#contract/shapes.ts';
import { turnNumber } from '#contract/keys.ts';
import { flag, object, text } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { LogLine } from '../../../ports/game/log.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { deadlineText, momentIn, readDeadline } from '../../deadline.ts';
import { givenReason } from './reason.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/**
 * The game master's settings for a game and its current turn, stored as memos of the game. Every change is
 * logged.
 */

const extension = object({ turn: turnNumber, at: instant, reason });
/** A different deadline for one turn. */
export type Extension = Of<typeof extension>;
const hold = object({ at: instant, reason });
const ended = object({ at: instant, turn: turnNumber, words: text(2_000), reveal: flag });
/** How the game ended. */
export type Ended = Of<typeof ended>;
const opened = object({ turn: turnNumber, at: instant });

/** Sets or removes a memo, and logs it. */
export const setNoted = (store: GameStore, name: string, value: unknown, line: LogLine): void =>
  store.together(() => {
    store.setMemo(name, value);
    store.note(line);
  });

/**
 * The policy of a game. If it has only a deadline (from «gm due»), late orders count and turns are run by
 * hand.
 */
export const policyOf = (store: GameStore): Policy =>
  store.memoAs('policy', policyShape) ?? { ...defaultPolicy, due: store.due() ?? '', late: 'count' };

/** What the parts of a policy are called in the log. */
const parts: Readonly<Record<keyof Policy, string>> = {
  absence: 'turns without orders, after which the computer leads',
  due: 'due',
  graceHours: 'hours of grace',
  late: 'late orders',
  runs: 'runs',
  webhooks: 'webhooks',
  leastHours: 'hours between turns',
  mostMissing: 'percent that may be missing',
  reminders: 'reminders, in hours before',
  copies: 'copies kept',
  holidays: 'holidays of each player',
  relay: 'letters between players passed on',
};

/**
 * Sets the policy, and logs what changed. Refused: an invalid deadline, and running at a deadline that is not
 * set.
 */
export function setPolicy(
  { clock }: { readonly clock: Clock },
  store: GameStore,
  wished: Policy,
  who?: string,
): Outcome<undefined> {
  const deadline = wished.due === '' ? undefined : readDeadline(wished.due);
  if (deadline?.ok === false) return deadline;
  if (deadline === undefined && wished.runs === 'at-deadline') return bad([unreadable('no-deadline')]);
  const due = deadline === undefined ? '' : deadlineText(deadline.value);
  const { absence, holidays, webhooks = [], relay = false, ...others } = wished;
  const policy: Policy = {
    ...others,
    due,
    reminders: [...new Set(wished.reminders)].sort((a, b) => b - a),
    ...(absence === undefined || absence.turns === 0 ? {} : { absence }),
    ...(holidays === undefined || holidays.most === 0 ? {} : { holidays }),
    ...(relay ? { relay } : {}),
    ...(webhooks.length === 0 ? {} : { webhooks: [...new Set(webhooks)] }),
  };
  const before = policyOf(store);
  const changed = inOrder(parts).filter(([part]) => stableText(before[part]) !== stableText(policy[part]));
  store.together(() => {
    store.setMemo('policy', policy);
    store.setDue(due === '' ? undefined : due);
    const wordIn = (part: keyof Policy): string =>
      wordOf(part === 'webhooks' ? policy.webhooks?.map(hostOf) : policy[part]);
    const said = changed.map(([part, name]) => `${name}: ${wordIn(part)}`).join('; ');
    if (changed.length > 0)
      store.note({ at: clock.now(), what: `The policy was changed. ${said}.`, ...doneBy(who) });
  });
  return good(undefined);
}

/** Sets only the deadline of the policy; empty removes it. */
export function setDeadline(
  ports: { readonly clock: Clock },
  store: GameStore,
  due: string,
  who?: string,
): Outcome<undefined> {
  if (store.memoAs('policy', policyShape) !== undefined) {
    const policy = policyOf(store);
    return setPolicy(
      ports,
      store,
      { ...policy, due, runs: due === '' && policy.runs === 'at-deadline' ? 'by-hand' : policy.runs },
      who,
    );
  }
  const deadline = due === '' ? undefined : readDeadline(due);
  if (deadline?.ok === false) return deadline;
  const text = deadline === undefined ? undefined : deadlineText(deadline.value);
  store.together(() => {
    store.setDue(text);
    store.note({
      at: ports.clock.now(),
      what: text === undefined ? 'Orders have no deadline.' : `Orders are due on ${text}.`,
      ...doneBy(who),
    });
  });
  return good(undefined);
}

/**
 * Puts the game on hold: nothing runs by itself; `reasonGiven` undefined ends the hold. Refused: an empty
 * reason, and ending a hold that there is not.
 */
export function setHold(
  { clock }: { readonly clock: Clock },
  store: GameStore,
  reasonGiven: string | undefined,
  who?: string,
): Outcome<undefined> {
  const at = clock.now();
  const given = reasonGiven === undefined ? undefined : givenReason(reasonGiven);
  if (given?.ok === false) return given;
  const why = given?.value;
  if (why === undefined && heldOf(store) === undefined) return bad([unreadable('not-held')]);
  setNoted(store, 'hold', why === undefined ? undefined : { at, reason: why }, {
    at,
    what: why === undefined ? 'The hold was ended.' : `The game is held: ${why}`,
    ...doneBy(who),
  });
  return good(undefined);
}

/** The reason for a hold; undefined if there is none. */
export const heldOf = (store: GameStore): string | undefined => store.memoAs('hold', hold)?.reason;

/**
 * Gives only the current turn another deadline; undefined undoes that. Refused: an invalid or past
 * moment, and an empty reason.
 */
export function setExtension(
  { clock }: { readonly clock: Clock },
  store: GameStore,
  to: { readonly at: string; readonly reason: string } | undefined,
  who?: string,
): Outcome<undefined> {
  const turn = store.turn();
  const now = clock.now();
  if (to === undefined) {
    if (extensionOf(store) === undefined) return bad([unreadable('not-extended', { turn })]);
    setNoted(store, 'extension', undefined, {
      at: now,
      what: `Turn ${turn} is due at its usual time.`,
      ...doneBy(who),
    });
    return good(undefined);
  }
  const moment = Date.parse(to.at);
  if (Number.isNaN(moment))
    return bad([
      unreadable('no-moment', {
        text: to.at,
      }),
    ]);
  const at = new Date(moment).toISOString();
  const why = givenReason(to.reason);
  if (!why.ok) return why;
  if (at <= now)
    return bad([
      unreadable('past-moment', {
        at: momentIn(at, now),
        now: momentIn(now, now),
      }),
    ]);
  setNoted(
    store,
    'extension',
    { turn, at, reason: why.value },
    { at: now, what: `Turn ${turn} is due on ${momentIn(at, now)}: ${why.value}`, ...doneBy(who) },
  );
  return good(undefined);
}

/** The extension of a turn; by default the current one. */
export function extensionOf(store: GameStore, turn = store.turn()): Extension | undefined {
  const found = store.memoAs('extension', extension);
  return found?.turn === turn ? found : undefined;
}

/** How the game ended; undefined while it goes on. */
export const endedOf = (store: GameStore): Ended | undefined => store.memoAs('over', ended);

/** When the current turn was opened, by running the previous turn or by going back to this one. */
export function openedAt(store: GameStore): string {
  const known = store.memoAs('opened', opened);
  if (known !== undefined) return known.at;
  // Older programs recorded this only in the log.
  const lines = store.log();
  return (
    (lines.findLast(({ what }) => what.startsWith(`Turn ${store.turn() - 1} was run`)) ?? lines[0])?.at ??
    '1970-01-01T00:00:00.000Z'
  );
}

/** What a turn does while somebody is away. */
export const meanwhileSaid = {
  moves: 'is due after them',
  waits: 'waits',
  runs: 'runs without them',
} as const;

/** The part of a log line that says who did it. */
export const doneBy = (who: string | undefined): { readonly who?: string } => defined({ who });

function wordOf(value: Policy[keyof Policy]): string {
  if (value === undefined) return 'never';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') {
    if ('meanwhile' in value)
      return `${value.most} ${value.unit} (the turn ${meanwhileSaid[value.meanwhile]})`;
    if ('word' in value) return `${value.turns} (${value.word})`;
    return value.length === 0 ? 'none' : value.join(', ');
  }
  return value === '' ? 'never' : String(value);
}
