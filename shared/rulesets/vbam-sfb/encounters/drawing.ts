import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { phraseList } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event } from '../declare.ts';
import type { Encounter } from '../model/combat.ts';
import { cause } from '../model/parts.ts';
import { encounters } from '../model/parts.ts';
import { systemArg } from '../model/words.ts';
import { moved } from '../movement/moves.ts';
import { encountersIn } from './encounters.ts';
import { goingOn } from './encounters.ts';
import { raidsIn } from './raids.ts';
const parties = ({ attacker, defender, helpers = {} }: Encounter): readonly SeatId[] => [
  attacker,
  defender,
  ...valuesInOrder(helpers).flat(),
];

/** What is to be resolved, in the order in which it was drawn; powers hear of their own. */
export const encountersDrawn = event('encounters-drawn', {
  fields: { encounters, cause },
  by: 'rules',
  audience: (drawn) => drawn.encounters.flatMap(parties),
  hears(drawn, reader) {
    const own = drawn.encounters.filter((one) => parties(one).includes(reader));
    return own.length === 0 ? false : { ...drawn, encounters: own };
  },
  say: (drawn) =>
    phrase('Your forces meet {count|enemy force|enemy forces}, at {sectors}.', {
      count: drawn.encounters.length,
      sectors: phraseList(
        drawn.encounters.map(({ place: at }) => phrase('{sector}', { sector: systemArg(at) })),
        ', ',
      ),
    }),
  apply(draft, drawn) {
    draft.encounters = drawn.encounters;
  },
});

/** What is to be resolved, in an order that nobody can foresee (VB 220). Whoever meets no enemy on the way goes on. */
export function drawEncounters(turn: TurnOf<typeof moved | typeof encountersDrawn>): void {
  const found = [...encountersIn(turn.state), ...raidsIn(turn.state)];
  for (const [id, { seat: of, place: from, between }] of goingOn(turn.state, found))
    if (between !== undefined) turn.happen(moved.of({ seat: of, unit: id, from, place: between }));
  if (found.length > 0)
    turn.happen(encountersDrawn.of({ encounters: turn.draw.fork('systems').shuffle(found) }));
}
