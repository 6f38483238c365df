import { integer, line, object, oneOf, optional, record, text } from './shapes.ts';
import { type Shape, shape } from './shape.ts';
import type { Arg, Phrase, Pointer } from '../words/phrase.ts';
import { pointedAt } from '../words/phrase.ts';

interface PointerTexts {
  readonly kind: Shape<string>;
  readonly id: Shape<string>;
  readonly text: Shape<string>;
}

/** A pointer, with as much in its texts as a file or the wire allows. */
export const pointerShape = ({ kind, id, text: named }: PointerTexts): Shape<Pointer> =>
  object({ to: oneOf(pointedAt), kind: optional(kind), id, text: named });

const pointer = pointerShape({ kind: line(80), id: line(200), text: line(1_000) });
const number = integer(-1_000_000_000, 1_000_000_000);

const arg: Shape<Arg> = shape<Arg>((raw, path, problems) => {
  if (typeof raw === 'number') return number.read(raw, path, problems);
  if (typeof raw !== 'object' || raw === null) return text(10_000).read(raw, path, problems);
  return 'template' in raw ? phrases.read(raw, path, problems) : pointer.read(raw, path, problems);
});

const phrases: Shape<Phrase> = object({ template: text(1_000), args: record(arg, 30, /^[a-zA-Z]{1,40}$/) });

/** A sentence in a file: plain characters alone, whole numbers, and no more of them than a sentence has. */
export const phraseShape: Shape<Phrase> = phrases;
