import type { Verified } from '#contract/gm/acts.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { orderFaults } from '#main/services/gm/proof/orderFiles.ts';
import { ann, bob, toy } from '../desk/gmWorld.ts';
import { type ToyPlay, toyPlay } from './toyPlay.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- an archive is changed in places that no type need know
export type Loose = any;

export interface ProofPlay {
  readonly play: ToyPlay;
  /** Ann digs three times and boasts, bob digs once; so many turns are run. */
  played(turns: number): Promise<void>;
  /** The game, compared with its own files by these rules. */
  verified(ruleset?: SomeRuleset): Promise<Verified>;
  /** What its archive says. */
  archived(): Loose;
}

/** A toy game before every test of a file, to be played and verified. */
export function proofPlay(): ProofPlay {
  const play = toyPlay();
  return {
    play,
    async played(turns) {
      for (let nth = 0; nth < turns; nth += 1) await play.turn([ann, 3, true], [bob, 1]);
    },
    verified: (ruleset = toy()) =>
      verify(ruleset, recordOf(play.gm.store), {
        filesOf: (record) => orderFaults(sealing, play.gm.store, ruleset, record),
      }),
    archived: () =>
      JSON.parse((sealing.unpack(play.gm.archive(), 10_000_000) as { value: string }).value) as Loose,
  };
}

/** The turns that are not as they should be, with what is said of them. */
export const badOnes = ({ turns }: Verified): readonly (readonly [turn: number, said: string])[] =>
  turns.filter(({ ok }) => !ok).map(({ turn, said }) => [turn, said]);
