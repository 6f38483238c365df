import { expect, test } from 'vitest';
import { problems } from '#contract/problems.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase, pointedAt } from '#kernel/words/phrase.ts';
import { phraseShape } from '#kernel/codec/phraseShape.ts';

test.each(pointedAt)('a sentence that points at a %s is read back from a file and from the wire', (to) => {
  const said = phrase('Look at {it}.', {
    it: { to, id: 'x1', text: 'Heron', ...(to === 'thing' ? { kind: 'ship' } : {}) },
  });
  expect(phraseShape.parse(phraseShape.make(said))).toEqual({ ok: true, value: said });
  const problem = { severity: 'doubtful', code: 'look', phrase: said } as unknown as Problem;
  expect(problems.parse(problems.make([problem]))).toEqual({ ok: true, value: [problem] });
});
