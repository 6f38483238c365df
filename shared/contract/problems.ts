import { list, object, oneOf, optional, record, shape, type Shape } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/ids.ts';
import { unreadable, type Cite, type Problem } from '#kernel/problem.ts';
import type { Arg, Phrase } from '#kernel/report/phrase.ts';

/** Names and messages come as they were found, odd characters and all. */
const text = (longest: number): Shape<string> =>
  shape((raw, path, problems) => {
    if (typeof raw === 'string' && raw.length <= longest) return raw;
    problems.push(unreadable('unexpected-value', 'At {path}: expected a text.', { path }));
    return undefined;
  });

const pointer = object({ to: oneOf(['place', 'unit', 'seat', 'order']), id: text(200), text: text(10_000) });

const arg: Shape<Arg> = shape<Arg>((raw, path, problems) => {
  if (typeof raw === 'number' && Number.isFinite(raw)) return raw;
  return typeof raw === 'object' ? pointer.read(raw, path, problems) : text(10_000).read(raw, path, problems);
});

const phrase: Shape<Phrase> = object({ template: text(10_000), args: record(arg, 100, /^[a-zA-Z]+$/) });

/** Problems as they cross. */
export const problems: Shape<readonly Problem[]> = list(
  object({
    severity: oneOf(['unreadable', 'impossible', 'doubtful']),
    code: text(100),
    phrase,
    cite: optional(text(100) as unknown as Shape<Cite>),
    order: optional(text(200) as unknown as Shape<OrderRef>),
  }),
  1_000,
);
