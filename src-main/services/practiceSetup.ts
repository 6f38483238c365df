import { openDice } from '#kernel/dice/streams.ts';
import { seatId } from '#kernel/ids.ts';
import { bad, good } from '#kernel/result.ts';
import { unreadable } from '#kernel/problem.ts';
import type { Outcome } from '#main/ports.ts';
import type { SomeRuleset } from './gm/read.ts';

/** Empires in a practice galaxy. */
const empires = 6;

/** What `create` wants for a small generated galaxy; the wished empire takes the place of one that chance chose. */
export function practiceSetup(ruleset: SomeRuleset, empire: string | undefined, source: string): Outcome<unknown> {
  const anyone = { generate: { empires } };
  if (empire === undefined) return good(anyone);
  const tried = ruleset.create(anyone, openDice(`practice ${source}`));
  if (!tried.ok) return tried;
  const seats = ruleset.seats(tried.value);
  if (seats.includes(seatId(empire))) return good({ generate: { empires: seats } });
  const chosen = [seatId(empire), ...seats.slice(1)].sort();
  const setup = { generate: { empires: chosen } };
  const strange = unreadable('no-such-seat', 'There is no empire {seat} in these rules. Choose another.', { seat: empire });
  return ruleset.create(setup, openDice(`practice ${source}`)).ok ? good(setup) : bad([strange]);
}
