import type { Out } from '#contract/calls.ts';
import { defined } from '#kernel/words/defined.ts';
import { countOrders } from '#kernel/game/plan.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { seatId } from '#kernel/words/ids.ts';
import { good } from '#kernel/words/result.ts';
import type { Outcome } from '../../ports/outcome.ts';
import { heardOf, viewOf } from '../ruleset.ts';
import { seatNames } from '../gm/named.ts';
import type { Gm } from '../gm/gm.ts';
import { seatOrders } from '../gm/overview/seatOrders.ts';
import { storyOf } from '../gm/trial/story.ts';
import { loadTurn } from '../gm/turns/loadedTurn.ts';
import { recordOf } from '../gm/turns/record.ts';
import type { DeskHandlers, DeskParts } from './deskParts.ts';
import { byPart, figuresFrom } from './preview.ts';

/** What a turn that was run came to, and what each seat had ordered in it. */
export const makeOutcomeHandlers = ({
  games,
}: DeskParts): Pick<DeskHandlers, 'gm.outcome' | 'gm.orders'> => ({
  'gm.outcome': ({ game, turn }) => games.use(game, (gm) => outcomeOf(gm, turn)),
  'gm.orders': ({ game, seat, turn, number }) =>
    games.use(game, (gm) => {
      const read = seatOrders(gm, { seat: seatId(seat), ...defined({ turn, number }) });
      return read.ok
        ? good({
            ...read.value,
            lines: read.value.lines.map(({ about, text }) => ({ about: about.slice(0, 300), text })),
            problems: [...read.value.problems],
          })
        : read;
    }),
});

/** How everybody stands after a turn and stood before it, and all that happened in it. Refused: a turn that was not run. */
function outcomeOf({ store, ruleset }: Gm, turn: number): Outcome<Out<'gm.outcome'>> {
  const story = storyOf(ruleset, recordOf(store), turn);
  if (!story.ok) return story;
  const loaded = loadTurn(ruleset, store, turn);
  const names = seatNames(store);
  const after = store.results(turn + 1);
  const open = ruleset.outsider?.(
    after.map(({ body }) => ({ view: viewOf(ruleset, body), heard: heardOf(ruleset, body as ResultsBody) })),
  );
  const { entries, refusals } = loaded.stored.ran ?? {};
  return good({
    turn,
    events: sizeOf(entries),
    refusals: sizeOf(refusals),
    missing: [...loaded.unsent],
    seats: after.map(({ seat, body }) => ({
      seat,
      name: names.get(seat) ?? seat,
      orders: countOrders(loaded.plans[seat] ?? { hq: [], units: {} }),
      figures: figuresFrom(ruleset, loaded.view(seat), viewOf(ruleset, body)),
    })),
    told: byPart(ruleset, story.value.lines),
    ...(open === undefined || ruleset.presentation.standing === undefined
      ? {}
      : { open: ruleset.codecs.view.make(open.view) as never }),
  });
}

const sizeOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
