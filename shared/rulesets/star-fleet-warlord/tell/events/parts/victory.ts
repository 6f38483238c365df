import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Contender } from '../../../model/state.ts';
import type { View } from '../../../model/view.ts';
import type { Of } from '../../../words.ts';
import { seatArg } from '../../../words.ts';

function other({ seat, sectors, sites, out }: Contender, view: View): Phrase {
  const args = { seat: seatArg(view, seat) };
  if (out === true) return phrase('{seat} has lost its Home Office, and is out', args);
  if (sectors === undefined)
    return phrase('{seat} has {sites|major site|major sites}', { ...args, sites: sites ?? 0 });
  return sites === undefined
    ? phrase('{seat} has {sectors|whole sector|whole sectors}', { ...args, sectors })
    : phrase('{seat} has {sectors|whole sector|whole sectors} and {sites|major site|major sites}', {
        ...args,
        sectors,
        sites,
      });
}

/** Who may win, and why: what it takes, what one holds, and what lists and falls tell of others. */
export function victoryText({ sectors, sites, others }: Of<'victory-told'>, view: View): Phrase {
  const goal = phrase(
    '{sectors|whole sector|whole sectors} or {sites|major site|major sites} win as a year ends',
    { ...view.parameters.victory },
  );
  const mine = phrase(
    '{goal}: you have {sectors|whole sector|whole sectors} and {sites|major site|major sites}.',
    { goal, sectors, sites },
  );
  return others.length === 0
    ? mine
    : phrase('{mine} Of others all know: {others}.', {
        mine,
        others: phraseList(
          others.map((one) => other(one, view)),
          '; ',
        ),
      });
}
