import type { PlaceId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import { corrected, nearest } from '#kernel/orders/words.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Combat } from '../model/combat.ts';
import { intensities } from '../model/combat.ts';
import type { Fight } from '../combat/fight.ts';
import type { Plot } from '../movement/plot.ts';
import { combatOf } from '../ships/ships.ts';
import { hexName } from '../map/board.ts';
import { intensityNames } from '../combat/words.ts';
import type { Regroup } from '../squadrons/regroup.ts';
import { regroupHeading, regroupIn, regroupText } from '../squadrons/typed.ts';

/** What a line gives; one with faults gives no orders. */
export interface Typed<O> {
  readonly orders: readonly Unnumbered<O>[];
  readonly faults: readonly Fault[];
}

/** A sentence of a line, between dots, with its columns. */
export interface Sentence {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Sentences end with a dot; the row of dots after a heading ends one as well (A9.10). */
export const sentencesOf = (line: string, between = /[^.]+/g): readonly Sentence[] =>
  [...line.matchAll(between)].flatMap(({ 0: part, index }) => {
    const text = part.trim();
    const from = index + part.length - part.trimStart().length + 1;
    return text === '' ? [] : [{ text, from, to: from + text.length - 1 }];
  });

export const wrong = ({ from, to }: Sentence, said: Phrase, instead?: string): Fault => ({
  from,
  to,
  said,
  ...defined({ instead }),
});

const hexes = String.raw`[A-Z]{1,2}\d{1,3}`;
const course = new RegExp(`^(?:(${hexes})\\s*-)?\\s*((?:${hexes}(?:\\s*,\\s*|\\s+|$))*)$`, 'i');
const headings: readonly string[] = ['Total MV', 'MV sequence', 'Orders', regroupHeading];
const keywords: readonly string[] = [...headings, 'Attack', 'Turn back'];

const place = (name: string): PlaceId => placeId(`h${name.toLowerCase()}`);

type OfSquadron = Plot | Fight | Regroup;

/** What is read of a squadron’s line so far. */
interface Reading {
  readonly at: PlaceId;
  readonly line: string;
  readonly orders: Unnumbered<OfSquadron>[];
  readonly faults: Fault[];
  /** Moves in all that are announced for the next course, and where that stands. */
  total?: { readonly moves: number; readonly said: Sentence };
  heading: string;
}

function readCourse(reading: Reading, sentence: Sentence): boolean {
  const [whole, start, names = ''] = course.exec(sentence.text) ?? [];
  if (whole === undefined) return false;
  const way = names.split(/[\s,]+/).flatMap((name) => (name === '' ? [] : [place(name)]));
  if (start !== undefined && place(start) !== reading.at)
    reading.faults.push(
      wrong(sentence, phrase('The squadron stands in {place}.', { place: hexName(reading.at) })),
    );
  const { total } = reading;
  if (total !== undefined && total.moves !== way.length)
    reading.faults.push(
      wrong(
        total.said,
        phrase('Total MV is {moves}, and the sequence enters {way|hex|hexes}.', {
          moves: total.moves,
          way: way.length,
        }),
      ),
    );
  delete reading.total;
  reading.orders.push({ kind: 'plot', way });
  return true;
}

/** `BI = Pressed` and the like: what a sentence says of how to fight; undefined where it says nothing of that. */
function combatIn(text: string): Partial<Combat> | undefined {
  if (/^attack$/i.test(text)) return { attack: true };
  if (/^turn back$/i.test(text)) return { attack: false };
  const [, bi] = /^BI\s*=\s*(\S+)$/i.exec(text) ?? [];
  const intensity = intensities.find((one) => one === bi?.toLowerCase());
  if (intensity !== undefined) return { intensity };
  const [, di] = /^DI\s*=\s*(\d{1,3})\s*%?$/i.exec(text) ?? [];
  if (di !== undefined && Number(di) <= 100) return { breaks: Number(di) };
  const [, target] = /^directed at the (strongest|weakest)$/i.exec(text) ?? [];
  if (target !== undefined) return { target: target.toLowerCase() as Combat['target'] };
  const [, hulls] = /^losses first on (\S.*)$/i.exec(text) ?? [];
  return hulls === undefined ? undefined : { losses: hulls.split(/[\s,]+/) };
}

/** Adds to the last order how to fight; a heading, or a course before it, begins a new one. */
function fightOn(reading: Reading, said: Partial<Combat>): void {
  const last = reading.orders.at(-1);
  if (last?.kind === 'fight' && reading.heading !== 'orders')
    reading.orders[reading.orders.length - 1] = { ...last, ...said };
  else reading.orders.push({ kind: 'fight', ...combatOf({}), ...said });
}

function faultOf({ line }: Reading, sentence: Sentence): Fault {
  const { text } = sentence;
  if (/\bRX\b/i.test(text)) return wrong(sentence, phrase('Reactionary movement is not played yet.'));
  if (/\b(if|unless|when)\b/i.test(text))
    return wrong(sentence, phrase('Orders with conditions are not played yet.'));
  const [, bi] = /^BI\s*=\s*(\S+)$/i.exec(text) ?? [];
  if (bi !== undefined) {
    const near = nearest(bi, valuesInOrder(intensityNames));
    return wrong(
      sentence,
      phrase('{name} is no battle intensity.', { name: bi }),
      near === undefined ? undefined : corrected(line, sentence, `BI = ${near}`),
    );
  }
  if (/^DI\b/i.test(text))
    return wrong(sentence, phrase('DI is a percentage from 0 to 100, such as DI = 30%.'));
  const near = nearest(text, keywords);
  return wrong(
    sentence,
    phrase('«{text}» is no order that is played yet.', { text }),
    near === undefined ? undefined : corrected(line, sentence, near),
  );
}

function readSentence(reading: Reading, sentence: Sentence): void {
  const { text } = sentence;
  const heading = headings.find((one) => one.toLowerCase() === text.toLowerCase());
  if (heading !== undefined) {
    reading.heading = heading.toLowerCase();
    return;
  }
  const said = combatIn(text);
  const regrouped = reading.heading === regroupHeading.toLowerCase() ? regroupIn(text) : undefined;
  const isTotal = reading.heading === 'total mv' && /^\d{1,2}$/.test(text);
  if (regrouped !== undefined) reading.orders.push(regrouped);
  else if (isTotal) reading.total = { moves: Number(text), said: sentence };
  else if (said !== undefined) fightOn(reading, said);
  else if (!readCourse(reading, sentence)) reading.faults.push(faultOf(reading, sentence));
  reading.heading = '';
}

/**
 * Reads a squadron’s line, in the book’s notation (A9.10): `Total MV.....2. MV sequence.....D3- D4, D5. Orders.....Attack. BI = Pressed.
 * DI = 30%.` Headings, and the hex it stands in, may be left out. Whether it can go there is for the turn to say.
 * @param at where the squadron stands
 */
export function readSquadron(at: PlaceId, line: string): Typed<OfSquadron> {
  const reading: Reading = { at, line, orders: [], faults: [], heading: '' };
  for (const sentence of sentencesOf(line)) readSentence(reading, sentence);
  const { total, orders, faults } = reading;
  if (total !== undefined)
    faults.push(wrong(total.said, phrase('After Total MV goes the sequence of hexes.')));
  return { orders: faults.length > 0 ? [] : orders, faults };
}

/** An order of a squadron that stands at this hex, as `readSquadron` reads it. */
export function writeSquadron(at: PlaceId, order: Unnumbered<OfSquadron>): string {
  if (order.kind === 'regroup') return regroupText(order);
  if (order.kind === 'plot')
    return `Total MV.....${order.way.length}. MV sequence.....${hexName(at)}- ${order.way.map(hexName).join(', ')}.`;
  const { attack, intensity, breaks, target, losses } = order;
  return [
    `Orders.....${attack ? 'Attack' : 'Turn back'}. BI = ${intensityNames[intensity]}. DI = ${breaks}%.`,
    ...(target === 'none' ? [] : [`Directed at the ${target}.`]),
    ...(losses.length === 0 ? [] : [`Losses first on ${losses.join(', ')}.`]),
  ].join(' ');
}
