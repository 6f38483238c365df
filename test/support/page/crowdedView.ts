import { openDice } from '#kernel/dice/streams.ts';
import { seatId } from '#kernel/words/ids.ts';
import { rulesetById } from '#rulesets/all.ts';
import { fakeKey } from '../fakeHost.ts';
import { created } from '../kits/created.ts';

const ruleset = rulesetById('galactic-empires')!;
const made = created(
  ruleset,
  { generate: { empires: 26, sectors: 390, seats: [{ empire: fakeKey.seat, ruler: 'Tester' }] } },
  openDice('a crowd'),
);
if (!made.ok) throw new Error(JSON.stringify(made.fault));

/** What the first of 26 empires knows in its first turn, as the file holds it. */
export const crowdedView: unknown = ruleset.codecs.view.make(
  ruleset.view(made.value, seatId(fakeKey.seat), []),
);
