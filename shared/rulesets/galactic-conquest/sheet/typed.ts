import type { PlaceId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { AnyOrder, Unnumbered } from '#kernel/game/plan.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import { corrected, nearest } from '#kernel/orders/words.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/state.ts';
import type { Combat } from '../model/battle/combat.ts';
import type { Fight } from '../combat/fight.ts';
import type { Plot } from '../movement/plot.ts';
import type { WorkKind } from '../model/space.ts';
import { works } from '../model/space.ts';
import type { Task } from '../space/tasks.ts';
import { workNames } from '../space/works.ts';
import { combatOf } from '../ships/ships.ts';
import { hexName } from '../map/board.ts';
import { rxKinds } from '../model/reaction.ts';
import { withForms } from '../combat/forms/formFields.ts';
import { combatIn, combatText } from '../combat/typed.ts';
import { formPhrases } from '../combat/forms/formWords.ts';
import { intensityNames } from '../combat/forms/formWords.ts';
import { isMisspoken } from '../spoken.ts';
import type { Sentence, Typed } from './sentences.ts';
import { sentencesOf, wrong } from './sentences.ts';
import { countsAsRx, forbidden, wayIn, wayText } from './maneuvers.ts';
import { speechOf, spokenHere, spokenPhrases } from './sentencesOfSquadrons.ts';

const hexes = String.raw`[A-Z]{1,2}\d{1,3}`;
/** `R24- R25, {S26, S27} DTM, RX`: where it begins, the hexes, how fast, and that reactions follow. */
const course = new RegExp(
  `^(?:(${hexes})\\s*-)?\\s*((?:\\{\\s*|(?:${hexes}|\\})(?:\\s*[,-]\\s*|\\s+|(?=\\}|$)))*)(DTM|TWM)?(?:,?\\s*RX)?$`,
  'i',
);

const headings: readonly string[] = [
  ...['Total MV', 'MV sequence', 'Orders', 'RX'],
  ...spokenHere.flatMap(({ heading }) => heading ?? []),
];
const keywordsFor = (view: View): readonly string[] => [
  ...headings,
  ...['Attack', 'Turn back', 'Annex', 'Survey', 'Blockade', 'Navigate', 'Prospect', 'Sweep'],
  ...formPhrases,
  ...spokenPhrases(view),
];

const place = (name: string): PlaceId => placeId(`h${name.toLowerCase()}`);

/** What stands in a squadron’s line beside those. */
type Plain = Plot | Fight | Task;
const plainKinds: readonly string[] = [...works, 'plot', 'fight'];
const isPlain = (order: Unnumbered<AnyOrder>): order is Unnumbered<Plain> => plainKinds.includes(order.kind);

/** Whether an order stands in a squadron’s line. */
export const isOfSquadron = (order: Unnumbered<AnyOrder>): boolean =>
  isPlain(order) || speechOf(order) !== undefined;

/** What is read of a squadron’s line so far. */
interface Reading {
  readonly at: PlaceId;
  readonly line: string;
  readonly view: View;
  readonly orders: Unnumbered<Order>[];
  readonly faults: Fault[];
  /** Moves in all that are announced for the next course, and where that stands. */
  total?: { readonly moves: number; readonly rx?: number; readonly said: Sentence };
  /** Reactions that are announced, and where that stands. */
  rx?: { readonly count?: number; readonly said: Sentence };
  heading: string;
}

function readCourse(reading: Reading, sentence: Sentence): boolean {
  const [whole, start, names = '', pace] = course.exec(sentence.text) ?? [];
  const sequence = whole === undefined ? undefined : wayIn(names, pace);
  if (sequence === undefined) return false;
  const { way } = sequence;
  if (start !== undefined && place(start) !== reading.at)
    reading.faults.push(
      wrong(sentence, phrase('The squadron is in {place}.', { place: hexName(reading.at) })),
    );
  const { total } = reading;
  if (total !== undefined && total.moves !== way.length)
    reading.faults.push(
      wrong(
        total.said,
        phrase('Total MV is {moves}, but the sequence enters {way|hex|hexes}.', {
          moves: total.moves,
          way: way.length,
        }),
      ),
    );
  if (total?.rx !== undefined) reading.rx = { count: total.rx, said: total.said };
  else if (/\bRX$/i.test(sentence.text)) reading.rx = { said: sentence };
  delete reading.total;
  reading.orders.push({ kind: 'plot', ...sequence });
  return true;
}

const task = new RegExp(`^(${works.join('|')})(?:\\s+(?:this hex|this system|(${hexes})))?$`, 'i');

/** `Annex R25`, `Survey this hex`: a work at a hex, which is where the course ends if none is named (C13.31). */
function readTask(reading: Reading, { text }: Sentence): boolean {
  const [whole, kind = '', named] = task.exec(text) ?? [];
  if (whole === undefined) return false;
  const ways = reading.orders.flatMap((order) => (order.kind === 'plot' ? order.way : []));
  const at = named === undefined ? (ways.at(-1) ?? reading.at) : place(named);
  reading.orders.push({ kind: kind.toLowerCase() as WorkKind, place: at });
  return true;
}

/** Adds to the last order how to fight; a heading, or a course before it, begins a new one. */
function fightOn(reading: Reading, said: Partial<Combat>): void {
  const last = reading.orders.at(-1);
  if (last?.kind === 'fight' && reading.heading !== 'orders')
    reading.orders[reading.orders.length - 1] = withForms(
      { ...last, ...said },
      { ...last.forms, ...said.forms },
    );
  else
    reading.orders.push(withForms({ kind: 'fight' as const, ...combatOf({}), ...said }, { ...said.forms }));
}

function faultOf({ view, line, heading }: Reading, sentence: Sentence): Fault {
  const { text } = sentence;
  const never = forbidden(text);
  if (never !== undefined) return wrong(sentence, never);
  if (heading === 'rx' || /\bRX\b/i.test(text))
    return wrong(
      sentence,
      phrase('Reactions are {kinds}, such as RX.....BN if at least 2 ships near.', {
        kinds: rxKinds.join(', '),
      }),
    );
  const [, at = 'BI', bi] = /^(BI(?: at bases)?)\s*=\s*(\S+)$/i.exec(text) ?? [];
  if (bi !== undefined) {
    const near = nearest(bi, valuesInOrder(intensityNames));
    return wrong(
      sentence,
      phrase('{name} is not a battle intensity.', { name: bi }),
      near === undefined ? undefined : corrected(line, sentence, `${at} = ${near}`),
    );
  }
  if (/^DI\b/i.test(text))
    return wrong(sentence, phrase('DI is a percentage from 0 to 100, such as DI = 30%.'));
  const near = nearest(text, keywordsFor(view))?.replace(/[ .]+$/, '');
  return wrong(
    sentence,
    phrase('«{text}» is not a known order.', { text }),
    near === undefined ? undefined : corrected(line, sentence, near),
  );
}

/** The order of a sentence that stands for one by itself; true where it was one, or a wrong one. */
function readSpoken(reading: Reading, sentence: Sentence): boolean {
  for (const { heading, read } of spokenHere) {
    if (heading !== undefined && heading.toLowerCase() !== reading.heading) continue;
    const one = read(sentence.text, reading.view);
    if (one === undefined) continue;
    if (isMisspoken(one)) {
      const { wrong: why, instead } = one;
      const line = instead === undefined ? undefined : corrected(reading.line, sentence, instead);
      reading.faults.push(wrong(sentence, why, line));
    } else reading.orders.push(one as Unnumbered<Order>);
    return true;
  }
  return false;
}

function readSentence(reading: Reading, sentence: Sentence): void {
  const { text } = sentence;
  const heading = headings.find((one) => one.toLowerCase() === text.toLowerCase());
  if (heading !== undefined) {
    reading.heading = heading.toLowerCase();
    return;
  }
  const [, total, rx] = /^(\d{1,2})(?:\s*\+\s*(\d{1,2})\s*RX)?$/i.exec(text) ?? [];
  const said = combatIn(text);
  if (reading.heading === 'total mv' && total !== undefined)
    reading.total = { moves: Number(total), said: sentence, ...(rx !== undefined && { rx: Number(rx) }) };
  else if (!readSpoken(reading, sentence)) {
    if (said !== undefined) fightOn(reading, said);
    else if (!readTask(reading, sentence) && !readCourse(reading, sentence))
      reading.faults.push(faultOf(reading, sentence));
  }
  reading.heading = '';
}

/**
 * Reads a squadron’s line, in the book’s notation (A9.10): `Total MV.....2. MV sequence.....D3- D4, D5. Orders.....Attack. BI = Pressed.
 * DI = 30%.` Headings, and the hex it stands in, may be left out. Whether it can go there is for the turn to say.
 * @param at where the squadron stands
 */
export function readSquadron(at: PlaceId, line: string, view: View): Typed<Order> {
  const reading: Reading = { view, at, line, orders: [], faults: [], heading: '' };
  for (const sentence of sentencesOf(line)) readSentence(reading, sentence);
  const { total, rx, orders, faults } = reading;
  const reactions = orders.filter(countsAsRx).length;
  if (rx !== undefined && (rx.count ?? Math.max(1, reactions)) !== reactions)
    faults.push(
      wrong(
        rx.said,
        phrase('RX is {rx} here, but {reactions|reaction is|reactions are} given: RX.....BN.', {
          rx: rx.count ?? 1,
          reactions,
        }),
      ),
    );
  if (total !== undefined)
    faults.push(wrong(total.said, phrase('After Total MV goes the sequence of hexes.')));
  return { orders: faults.length > 0 ? [] : orders, faults };
}

/**
 * An order of a squadron that stands at this hex, as `readSquadron` reads it.
 * @param reactions how many it has that take movement points
 */
export function writeSquadron(at: PlaceId, order: Unnumbered<Order>, reactions = 0): string {
  if (!isPlain(order)) return speechOf(order)?.write(order) ?? '';
  if (order.kind === 'plot') {
    const [plus, rx] = reactions === 0 ? ['', ''] : [` + ${reactions} RX`, ', RX'];
    return `Total MV.....${order.way.length}${plus}. MV sequence.....${hexName(at)}- ${wayText(order)}${rx}.`;
  }
  if (order.kind !== 'fight')
    return `${workNames[order.kind].order.replace('{place}', hexName(order.place))}.`;
  return combatText(order);
}
