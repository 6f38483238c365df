import { describe, expect, test } from 'vitest';
import { filledWish } from '#kernel/wish.ts';
import { kits } from '#test/support/kits/kits.ts';

/* What the form of a new game holds begins that game: the desk sends all that stands in it. */
describe.each(kits.map(({ ruleset }) => [ruleset.title, ruleset.beginning] as const))(
  '%s',
  (_, beginning) => {
    test.each(beginning.kinds.map(({ name, usual }) => [name, usual] as const))(
      'a game of the kind %s is begun by its form as it is offered',
      (name, usual) => {
        const { values } = beginning.form(usual as never);
        const filled = filledWish(beginning as never, name, values);
        expect(filled.ok ? [] : filled.fault).toEqual([]);
      },
    );
  },
);
