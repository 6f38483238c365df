import { list, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import { shape, type Shape } from '#kernel/codec/shape.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { spotShape } from '#kernel/codec/spotShape.ts';
import type { Cite, Problem, ProblemCode } from '#kernel/words/problem.ts';
import type { Arg, Phrase } from '#kernel/words/phrase.ts';
import { pointerShape } from '#kernel/codec/phraseShape.ts';
import { unreadable } from './refusals/wire.ts';

/** Names and messages may hold any characters found in a file. */
const text = (longest: number): Shape<string> =>
  shape((raw, path, problems) => {
    if (typeof raw === 'string' && raw.length <= longest) return raw;
    problems.push(unreadable('unexpected-value/text', { path }));
    return undefined;
  });

const pointer = pointerShape({ kind: text(80), id: text(200), text: text(10_000) });

const arg: Shape<Arg> = shape<Arg>((raw, path, problems) => {
  if (typeof raw === 'number' && Number.isFinite(raw)) return raw;
  if (typeof raw !== 'object' || raw === null) return text(10_000).read(raw, path, problems);
  return 'template' in raw ? phrase.read(raw, path, problems) : pointer.read(raw, path, problems);
});

const phrase: Shape<Phrase> = object({ template: text(10_000), args: record(arg, 100, /^[a-zA-Z]+$/) });

/** Problems on the wire. */
export const problems: Shape<readonly Problem[]> = list(
  object({
    severity: oneOf(['unreadable', 'impossible', 'doubtful']),
    code: text(100) as unknown as Shape<ProblemCode>,
    phrase,
    cite: optional(text(100) as unknown as Shape<Cite>),
    order: optional(text(200) as unknown as Shape<OrderRef>),
    at: optional(spotShape),
  }),
  1_000,
);
