import { expect, test } from 'vitest';
import type { Game } from '#kernel/game/game.ts';
import { readsBack } from '#test/support/kits/turnFaults.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';
import type { CaseLaws } from './caseLaws.ts';

/** What a case comes to is the same when a file has held it. */
export function fileLaws({ ruleset: { codecs } }: TestKit<Game>): CaseLaws {
  const faults: string[] = [];

  test('what every case comes to reads back as it was written', () => {
    expect(faults).toEqual([]);
  });

  return {
    see: ({ outcome: { state } }, file) =>
      void faults.push(...readsBack(codecs.state, state).map((fault) => `${file}: the state ${fault}`)),
    glance: () => undefined,
    lacks: () => [],
  };
}
