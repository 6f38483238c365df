import { expect, test } from 'vitest';
import type { Game } from '#kernel/game/game.ts';
import type { Played } from '#test/support/cases/played.ts';
import { readsBack } from '#test/support/kits/turnFaults.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';

/** What a case comes to is the same when a file has held it. Gives what is to see each turn that cases play. */
export function fileLaws({
  ruleset: { codecs },
}: TestKit<Game>): (played: Played<Game>, file: string) => void {
  const faults: string[] = [];

  test('what every case comes to reads back as it was written', () => {
    expect(faults).toEqual([]);
  });

  return ({ outcome: { state } }, file) =>
    void faults.push(...readsBack(codecs.state, state).map((fault) => `${file}: the state ${fault}`));
}
