import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { RunSummary } from '#kernel/files/bodies.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { FiledOrders, HowRun } from '../../../ports/game/turns.ts';
import type { LoadedTurn } from './loadedTurn.ts';
import { countingNumbers, isValid } from '../game/counts.ts';
import { storedParts } from './parts.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { Begin, RunRecord, TurnRecord } from '../game/recordShapes.ts';
import { answerChoices } from './ofAnswers.ts';
import { ruleOf } from '../game/dice.ts';

/** The valid files of a turn, by seat and arrival, and how often each seat was given new keys. */
export function filedNow(
  ruleset: SomeRuleset,
  { received, fellows, shared, seats, led }: LoadedTurn,
): Pick<HowRun, 'files' | 'former' | 'parts'> {
  const used = countingNumbers(received, fellows);
  const parts = storedParts(ruleset, shared, led);
  const named = new Set(seats.filter(({ player }) => player !== '').map(({ seat }) => seat));
  return {
    files: received
      .toSorted((a, b) => inIdOrder(a.seat ?? '', b.seat ?? ''))
      .flatMap((one) => {
        const { seat, by, fellow, late, standing, number } = one;
        return seat === undefined || !isValid(one)
          ? []
          : [
              {
                seat,
                by,
                ...defined({ fellow }),
                late,
                standing,
                counts: used.has(number) && !led.includes(seat),
                named: fellow !== undefined || named.has(seat),
              },
            ];
      }),
    former: Object.fromEntries(seats.map(({ seat, former }) => [seat, former.length])),
    ...(keysInOrder(parts).length === 0 ? {} : { parts }),
  };
}

const inIdOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Seats that the computer led in a run. */
export const ledIn = ({ plans }: Pick<RunRecord, 'plans'>): readonly SeatId[] =>
  keysInOrder(plans).filter((seat) => seat !== gameMaster);

/** What a run is compared with: the run of the previous turn, or how the game was begun. */
export interface Before {
  readonly ran?: Pick<RunRecord, 'plans' | 'former'> | undefined;
  readonly begin?: Begin | undefined;
}

/** How a turn was run, as the results of one seat say it. */
export function howTo(
  seat: SeatId,
  { results, ran }: Pick<TurnRecord, 'results'> & { readonly ran: RunRecord },
  { ran: last, begin }: Before,
): RunSummary {
  const { orders, plans, rulings, files = [], former = {}, waived, answers } = ran;
  const choices = answerChoices(answers);
  const led = ledIn(ran);
  const before = last === undefined ? begin?.led : ledIn(last);
  const decrees = (plans[gameMaster] as { readonly hq?: readonly unknown[] } | undefined)?.hq ?? [];
  const counting = files.filter(({ counts }) => counts);
  const formerly = last === undefined ? {} : last.former;
  const fellows = counting.filter(({ fellow }) => fellow !== undefined).length;
  const numberOf = (which: (file: FiledOrders) => boolean): number => files.filter(which).length;
  const mine = led.includes(seat)
    ? 'computer'
    : (counting.find((file) => file.seat === seat)?.by ?? 'nobody');
  return {
    rule: ruleOf(ran),
    seats: keysInOrder(results).length,
    ordered: new Set(counting.map((file) => file.seat)).size,
    led: led.length,
    ledChanged:
      before === undefined
        ? 0
        : led.filter((one) => !before.includes(one)).length +
          before.filter((one) => !led.includes(one)).length,
    lateTaken: numberOf(({ late, standing }) => late && standing === 'counts'),
    lateLeft: numberOf(({ late, standing }) => late && standing !== 'counts'),
    setAside: numberOf(({ late, standing }) => !late && standing !== 'counts'),
    standIns: counting.filter(({ by }) => by === 'stand-in').length,
    ...(fellows === 0 ? {} : { fellows }),
    unnamed: counting.filter(({ named }) => !named).length,
    replaced:
      formerly === undefined
        ? 0
        : keysInOrder(former).filter((one) => (former[one] ?? 0) > (formerly[one] ?? 0)).length,
    rulings: valuesInOrder(rulings).length,
    decrees: decrees.length,
    ...defined({ waived }),
    ...(choices.length === 0 ? {} : { answers: choices }),
    mine,
    ...(mine === 'computer' || orders[seat] === undefined ? {} : { plan: digest(stableText(orders[seat])) }),
  };
}
