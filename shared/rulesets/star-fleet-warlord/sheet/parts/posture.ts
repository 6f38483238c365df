import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ally, DefendAgainst, SetAttackPercent, SetTactics } from '../../model/orders/stance.ts';
import type { WrittenAs } from '../../typing.ts';
import { numberNext, wrongNext } from '../../typing.ts';

/** `AC 233`; `AC 0` for nobody (SFW 3803). */
const ac: WrittenAs = {
  kind: 'ally',
  like: /^AC$/,
  meant: [],
  read(reading) {
    const number = numberNext(reading);
    return number === undefined
      ? wrongNext(reading, phrase('AC takes the number of a Corporation, such as AC 233, or 0 for nobody.'))
      : { kind: 'ally', with: number };
  },
  write: ({ with: number }: Unnumbered<Ally>) => `AC ${number}`,
};

/** `DC 998`; `DC 0` for nobody (SFW 3827). */
const dc: WrittenAs = {
  kind: 'defend-against',
  like: /^DC$/,
  meant: [],
  read(reading) {
    const against = numberNext(reading);
    return against === undefined
      ? wrongNext(reading, phrase('DC takes the number of a Corporation, such as DC 998, or 0 for nobody.'))
      : { kind: 'defend-against', against };
  },
  write: ({ against }: Unnumbered<DefendAgainst>) => `DC ${against}`,
};

/** `CT 5 3`: the tactic of attacks, then that of defenses (SFW 3848). */
const ct: WrittenAs = {
  kind: 'set-tactics',
  like: /^CT$/,
  meant: [],
  read(reading) {
    const [attack, defense] = [numberNext(reading), numberNext(reading)];
    return attack === undefined || defense === undefined
      ? wrongNext(reading, phrase('CT takes the numbers of two tactics, of attack and of defense: CT 5 3.'))
      : { kind: 'set-tactics', attack, defense };
  },
  write: ({ attack, defense }: Unnumbered<SetTactics>) => `CT ${attack} ${defense}`,
};

/** `A% 100` (SFW 4316). */
const percent: WrittenAs = {
  kind: 'set-attack-percent',
  like: /^A%$/,
  meant: [],
  read(reading) {
    const given = numberNext(reading);
    return given === undefined
      ? wrongNext(reading, phrase('A% takes a percentage without a sign, such as A% 100.'))
      : { kind: 'set-attack-percent', percent: given };
  },
  write: ({ percent: given }: Unnumbered<SetAttackPercent>) => `A% ${given}`,
};

/** How orders of how a Corporation fights, and whom, are typed. */
export const postureWritten: readonly WrittenAs[] = [ac, dc, ct, percent];
