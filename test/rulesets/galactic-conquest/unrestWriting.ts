import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { seatId, unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { moraleAt } from '#rulesets/galactic-conquest/model/homeworld.ts';
import type { Degree, Morale } from '#rulesets/galactic-conquest/model/unrest/morale.ts';
import { doings } from '#rulesets/galactic-conquest/model/unrest/morale.ts';
import type { Gift } from '#rulesets/galactic-conquest/morale/inspire.ts';
import { answerVerdicts } from '#rulesets/galactic-conquest/morale/judge.ts';
import { surrenderVerdicts } from '#rulesets/galactic-conquest/surrender/orders.ts';
import type { Aim } from '#rulesets/galactic-conquest/model/unrest/ruin.ts';
import { isDecimated, isRubble } from '#rulesets/galactic-conquest/model/unrest/ruin.ts';
import type { System } from '#rulesets/galactic-conquest/model/system.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';

/** What stands after the hex of a system: `core 25`, `settling` (its merchants still build what it needs), `no base`, `decimated 1 to 11` (the turn in which it was, and the one in which it has recovered). */
export function systemWords(words: string): Partial<System> {
  return words
    .split(', ')
    .filter((word) => word !== '')
    .reduce<Partial<System>>((system, word) => {
      const [, core] = /^core (\d+)$/.exec(word) ?? [];
      if (core !== undefined) return { ...system, core: Number(core) };
      if (word === 'settling') return { ...system, founded: 'settling' as const };
      if (word === 'cut off') return { ...system, severed: true as const };
      if (word === 'no base') return { ...system, ruin: { ...system.ruin, base: true } };
      const [, since, until] = /^decimated (\d+) to (\d+)$/.exec(word) ?? [];
      if (since === undefined)
        throw new CaseMistake(
          `«${word}» says nothing of a system: write core 25, no base, cut off or decimated 1 to 11`,
        );
      return {
        ...system,
        ruin: { ...system.ruin, decimated: { since: Number(since), until: Number(until) } },
      };
    }, {});
}

const moraleLine =
  /^morale (\d+) in ((?:[A-Z]+\d+ ?)+) of (\S+?)(?:, sore (\d+))?(?:, (passive|violent|fanatical): (.+))?$/;

/** `systems need defenses` (B7.10), `morale 8 in D5 D6 of hydran`, with `, sore 11` (until that turn) and `, passive: what they want` (rebels) after it. */
export function moraleIn(
  line: string,
  { hex, empire }: { readonly hex: (label: string) => PlaceId; readonly empire: (name: string) => SeatId },
): Partial<Pick<State, 'morale' | 'stability'>> | undefined {
  if (line === 'systems need defenses') return { stability: true };
  const [all, base, where = '', whose = '', sore, degree, wants = ''] = moraleLine.exec(line) ?? [];
  if (all === undefined) return undefined;
  const one: Morale = {
    base: Number(base),
    holder: empire(whose),
    ...(sore !== undefined && { sore: Number(sore) }),
    ...(degree !== undefined && { rebellion: { degree: degree as Degree, wants, does: 'protests' } }),
  };
  return { morale: Object.fromEntries(where.split(' ').map((at) => [hex(at), one])) };
}

/** What cases ask of the morale of a system: its `morale` (0 where none is played), its `rebels` (`nobody`, `violent strikes`), what they `want`. */
export function moraleFacts(state: State, place: PlaceId): Readonly<Record<string, string | number>> {
  const morale = moraleAt(state, place);
  const { rebellion } = morale ?? {};
  return {
    morale: morale?.base ?? 0,
    rebels: rebellion === undefined ? 'nobody' : `${rebellion.degree} ${rebellion.does ?? ''}`.trim(),
    wants: rebellion?.wants ?? 'nobody',
    promised: morale?.answer?.words ?? 'nobody',
  };
}

/** `surrender to hydran and lyran` (or `nobody`), `lyran surrenders to hydran` (game master); answers `stands`, `refused`, `D5 goes to hydran`. */
function surrenderOrder(
  sentence: string,
  hex: (label: string) => PlaceId,
): { readonly order: Unnumbered<Order> } | undefined {
  const [, fallen, whom] = /^(?:(\w+) surrenders|surrender) to (.+)$/.exec(sentence) ?? [];
  if (whom !== undefined) {
    const to = whom === 'nobody' ? [] : whom.split(' and ').map((one) => seatId(one));
    return {
      order:
        fallen === undefined
          ? { kind: 'surrender', to }
          : { kind: 'impose-surrender', of: seatId(fallen), to },
    };
  }
  const judged = surrenderVerdicts.find((one) => one === sentence);
  if (judged !== undefined) return { order: { kind: 'judge-surrender', verdict: judged } };
  const [, goes = '', victor] = /^(\S+) goes to (\S+)$/.exec(sentence) ?? [];
  return victor === undefined
    ? undefined
    : { order: { kind: 'award', place: hex(goes), to: seatId(victor) } };
}

/** `promise D5: bread`, `put down D5: marines`, `morale 9 in D5` (game master); answers `over`, `open`, `betrayed`; `pays 10`, `builds`; `strikes: wants`, `joins lyran: wants`. */
function moraleOrder(
  sentence: string,
  hex: (label: string) => PlaceId,
): { readonly order: Unnumbered<Order> } | undefined {
  const [, verb, at = '', said = ''] = /^(promise|put down) (\S+): (.+)$/.exec(sentence) ?? [];
  if (verb !== undefined)
    return {
      order: {
        kind: 'answer-rebellion',
        place: hex(at),
        how: verb === 'promise' ? 'promise' : 'force',
        words: said,
      },
    };
  const [, base, there = ''] = /^morale (\d+) in (\S+)$/.exec(sentence) ?? [];
  if (base !== undefined) return { order: { kind: 'set-morale', place: hex(there), base: Number(base) } };
  const surrendering = surrenderOrder(sentence, hex);
  if (surrendering !== undefined) return surrendering;
  const verdict = answerVerdicts.find((one) => one === sentence);
  if (verdict !== undefined) return { order: { kind: 'judge-answer', verdict } };
  const [, does, points = '0'] = /^(pays|builds)(?: (\d+))?$/.exec(sentence) ?? [];
  if (does !== undefined)
    return { order: { kind: 'judge-inspiration', does: does as Gift, points: Number(points) } };
  const [, doing = '', to, wants = ''] = /^(\w+)(?: (\w+))?: (.+)$/.exec(sentence) ?? [];
  const found = doings.find((one) => one === doing);
  return found === undefined
    ? undefined
    : {
        order: { kind: 'judge-rebellion', does: found, wants, ...(to !== undefined && { to: seatId(to) }) },
      };
}

/** `H01A: strike base D5` (also `decimate`, `annihilate`), `rebuild D5 by 2`. */
export function unrestOrder(
  sentence: string,
  hex: (label: string) => PlaceId,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, unit, aim, target = ''] =
    /^([A-Z]\d\d[A-Z]): strike (base|decimate|annihilate) (\S+)$/.exec(sentence) ?? [];
  if (unit !== undefined)
    return {
      unit: unitId(unit.toLowerCase()),
      order: { kind: 'strike-civilians', aim: aim as Aim, place: hex(target) },
    };
  const [, ruined, years] = /^rebuild (\S+) by (\d)$/.exec(sentence) ?? [];
  return ruined === undefined
    ? moraleOrder(sentence, hex)
    : { order: { kind: 'rebuild', place: hex(ruined), years: Number(years) } };
}

/** Of a system: whether it is `whole`, without a `base`, `decimated` or `rubble`. */
export function ruinFact(system: System, { turn }: State): string {
  if (isRubble(system, turn)) return 'rubble';
  if (isDecimated(system, turn)) return 'decimated';
  return system.ruin?.base === true ? 'base' : 'whole';
}
