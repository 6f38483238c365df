import { stableText } from '#kernel/codec/stableText.ts';
import type { Game } from '#kernel/game/game.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Fault, Sheet, SheetLine } from '#kernel/orders/sheet.ts';
import { ordersIn } from '#kernel/orders/sheet.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { CaseAdapter } from './adapter.ts';
import { CaseMistake } from './adapter.ts';
import type { CaseTurn } from './caseFile.ts';
import type { Played } from './played.ts';

/** What differs between the orders of a turn and its order sheets: lines under TYPED and WRITTEN are as they should be. */
export function typingFailures<G extends Game>(
  adapter: CaseAdapter<G>,
  { typed = {}, written = {} }: CaseTurn,
  played: Played<G>,
): readonly string[] {
  const { sheet } = adapter.ruleset;
  const [read, pinned] = [Object.entries(typed), Object.entries(written)];
  if (sheet !== undefined) {
    const typing = { ...adapter, sheet };
    return [
      ...read.flatMap(([name, lines]) => typedFailures(desk(typing, played, name), lines)),
      ...pinned.flatMap(([name, lines]) => writtenFailures(desk(typing, played, name), lines)),
    ];
  }
  if (read.length + pinned.length > 0)
    throw new CaseMistake(`${adapter.ruleset.title} has no order sheet that could be typed`);
  return [];
}

type Typing<G extends Game> = CaseAdapter<G> & { readonly sheet: Sheet<G['view'], G['order']> };

const bare = (orders: readonly AnyOrder[]): string =>
  stableText(orders.map(({ ref: _, ...order }: AnyOrder): unknown => order));
const saidOf = (faults: readonly Fault[]): string =>
  faults
    .map(({ said, instead }) => phraseText(said) + (instead === undefined ? '' : ` Perhaps: ${instead}`))
    .join(' ');

/** Whose order sheet it is. */
interface Desk<G extends Game> {
  readonly sheet: Sheet<G['view'], G['order']>;
  readonly view: G['view'];
  readonly plan: Plan<G['order']>;
}

function desk<G extends Game>(
  { ruleset, sheet, seat: named }: Typing<G>,
  { before, plans }: Played<G>,
  name: string,
): Desk<G> {
  const seat: SeatId = named(name, before);
  return { sheet, view: ruleset.view(before, seat, []), plan: plans[seat] ?? emptyPlan() };
}

/** `H01A: R25, S26. Attack. -> WHY`: a line, its words, and what stands behind the arrow. */
function parts<G extends Game>(
  { sheet, view, plan }: Desk<G>,
  typed: string,
): { readonly line: SheetLine; readonly text: string; readonly why?: string } {
  const lines = sheet.lines(view, plan);
  const [, key = '', text = '', why] = /^([^\s:]+):\s*(.*?)(?:\s+->\s+(.+))?$/.exec(typed) ?? [];
  const line = lines.find((one) => one.line.toLowerCase() === key.toLowerCase());
  if (line === undefined)
    throw new CaseMistake(
      `«${typed}»: write LINE: WORDS, or under TYPED LINE: WORDS -> WHAT IS WRONG; lines are ${lines.map((one) => one.line).join(', ')}`,
    );
  return { line, text, ...(why !== undefined && { why }) };
}

/** Typed lines that give other orders than those which stand there, or have another fault than is written behind them (its beginning, with … at the end). */
const typedFailures = <G extends Game>(at: Desk<G>, lines: readonly string[]): readonly string[] =>
  lines.flatMap((typed) => {
    const { line, text, why } = parts(at, typed);
    const { orders, faults } = at.sheet.read(at.view, line.line, text);
    const said = saidOf(faults);
    if (why !== undefined && orders.length > 0) return [`«${text}» gives orders, though it cannot be read`];
    const [found, wanted] =
      why === undefined && said === '' ? [stableText(orders), bare(ordersIn(at.plan, line))] : [said, why];
    const fits = why?.endsWith('…') === true ? found.startsWith(why.slice(0, -1)) : found === wanted;
    return fits ? [] : [`«${text}» is read as ${found}, expected ${wanted ?? 'what can be read'}`];
  });

const writtenFailures = <G extends Game>(at: Desk<G>, lines: readonly string[]): readonly string[] =>
  lines.flatMap((written) => {
    const { line, text } = parts(at, written);
    const found = at.sheet.write(at.view, line.spot, ordersIn(at.plan, line));
    return found === text ? [] : [`${line.line} is written «${found}», expected «${text}»`];
  });
