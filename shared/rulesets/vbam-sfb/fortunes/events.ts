import type { ObjectOf } from '#kernel/codec/shapes.ts';
import { integer, line, oneOf, optional } from '#kernel/codec/shapes.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event, toOwner } from '../declare.ts';
import { cause, place, seat } from '../model/parts.ts';
import type { State, System } from '../model/state.ts';
import { systemArg } from '../model/words.ts';
import { befall } from './befall.ts';
import type { Befall, Fortune } from './fortunes.ts';
import {
  befallen,
  isOfSystem,
  openTo,
  takes,
  fortuneFigures,
  fortuneRolls,
  fortunes,
  longestWords,
  mostFortune,
} from './fortunes.ts';

/** What an event makes of a system at once and for good (VB 490). */
const lasting: Partial<Readonly<Record<Fortune, (system: System, amount: number) => Partial<System>>>> = {
  deposit: ({ raw }, amount) => ({ raw: raw + amount }),
  exhaustion: ({ raw }, amount) => ({ raw: raw - amount }),
  settlers: ({ census }, amount) => ({ census: census + amount }),
  plague: ({ census }, amount) => ({ census: census - amount }),
  accident: ({ productivity }, amount) => ({ productivity: productivity - amount }),
};

const fields = {
  seat,
  cause,
  what: oneOf(fortunes),
  place: optional(place),
  amount: integer(0, mostFortune),
  target: optional(integer(1, 6)),
  words: optional(line(longestWords)),
} as const;
type Befell = ObjectOf<typeof fields>;

function changeSystem(draft: Draft<State>, { what, place: at, amount, target }: Befell): void {
  if (at === undefined) return;
  if (target === undefined)
    return change(draft.systems, at, (system) => lasting[what]?.(system, amount) ?? {});
  const stir = { turn: draft.turn + 1, target, change: what === 'unrest' ? -amount : amount };
  change(draft.systems, at, () => ({ stir }));
}

/** What an event does, in words; nothing of a message. */
function effectOf({ what, place, amount, target = 6 }: Befell): Phrase | undefined {
  const args = { amount, target, system: place === undefined ? '' : systemArg(place) };
  switch (what) {
    case 'word':
      return undefined;
    case 'windfall':
      return phrase('{amount} EP are added to the next income.', args);
    case 'expense':
      return phrase('{amount} EP must be paid in the next Income Phase.', args);
    case 'discovery':
      return phrase('{amount} EP are added to the tech pool in the next Tech Phase.', args);
    case 'unrest':
      return phrase(
        'Unrest in {system}: next turn {amount} Morale is lost on a roll of {target} or less.',
        args,
      );
    case 'festival':
      return phrase(
        'A festival in {system}: next turn {amount} Morale is gained on a roll of {target} or less.',
        args,
      );
    case 'deposit':
      return phrase('Ores are found in {system}: its RAW rises by {amount}.', args);
    case 'exhaustion':
      return phrase('Mines in {system} are exhausted: its RAW falls by {amount}.', args);
    case 'settlers':
      return phrase('Settlers arrive in {system}: its Census rises by {amount}.', args);
    case 'plague':
      return phrase('Plague in {system}: its Census falls by {amount}.', args);
    case 'accident':
      return phrase('An accident in {system}: its Productivity falls by {amount}.', args);
  }
}

/** A random event, or one of the game master, befalls an empire. Whoever it befalls hears of it, and nobody else (OURS). */
export const fortuneBefell = event('fortune-befell', {
  fields,
  by: 'either',
  ...toOwner,
  say(happened) {
    const [effect, { words }] = [effectOf(happened), happened];
    if (words === undefined) return effect;
    return effect === undefined
      ? phrase('{words}', { words })
      : phrase('{words} {effect}', { words, effect });
  },
  apply(draft, happened) {
    const { seat: of, what, amount } = happened;
    if (what === 'windfall') change(draft.empires, of, ({ misc }) => ({ misc: misc + amount }));
    if (what === 'expense') change(draft.empires, of, ({ misc }) => ({ misc: misc - amount }));
    if (what === 'discovery')
      change(draft.empires, of, ({ discovered = 0 }) => ({ discovered: discovered + amount }));
    changeSystem(draft, happened);
  },
});

type FortunesTurn = TurnOf<typeof befall | typeof fortuneBefell>;

/** One event for one empire, no larger than its system can take. */
function befell({ state }: FortunesTurn, of: SeatId, given: Befall) {
  const { what, place: at, amount, target, words, ref } = given;
  const system = at === undefined || !isOfSystem(what) ? undefined : state.systems[at];
  return fortuneBefell.of({
    seat: of,
    what,
    ...(system === undefined || at === undefined ? {} : { place: at }),
    amount: system === undefined ? amount : takes(what, system, amount),
    ...(what === 'unrest' || what === 'festival' ? { target } : {}),
    ...(words.trim() === '' ? {} : { words: words.trim() }),
    cause: ref,
  });
}

/** Events that the game master has typed (VB 490; OURS). */
export function bringTyped(turn: FortunesTurn): void {
  inTurn(turn, befall, ({ order: given }) => {
    for (const of of befallen(turn.state, given)) turn.happen(befell(turn, of, given));
    return undefined;
  });
}

/** What one random event does: EP by dice, or a point. */
function amountOf(turn: FortunesTurn, of: SeatId, what: Fortune): number {
  if (what === 'unrest' || what === 'festival') return Math.abs(fortuneFigures[what].change);
  if (isOfSystem(what)) return fortuneFigures.points;
  const draw = turn.draw.fork(of, 'ep');
  return Array.from({ length: fortuneFigures.dice }, () => draw.int(6)).reduce((sum, die) => sum + die, 0);
}

/** Random events: whether one befalls an empire, which, and where (VB 490; OURS). */
export function bringRandom(turn: FortunesTurn): void {
  const { chances = 0 } = turn.state;
  for (const of of keysInOrder(turn.state.empires)) {
    if (!turn.draw.fork(of).chance(chances, 100)) continue;
    const what = fortuneRolls[turn.draw.fork(of, 'event').int(fortuneRolls.length) - 1] ?? 'windfall';
    const open = isOfSystem(what) ? openTo(turn.state, of, what) : [];
    if (isOfSystem(what) && open.length === 0) continue;
    const at = open.length === 0 ? {} : { place: turn.draw.fork(of, 'system').pick(open) };
    const target = what === 'unrest' || what === 'festival' ? { target: fortuneFigures[what].target } : {};
    turn.happen(fortuneBefell.of({ seat: of, what, ...at, amount: amountOf(turn, of, what), ...target }));
  }
}
