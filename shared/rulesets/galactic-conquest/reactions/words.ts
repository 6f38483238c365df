import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { nameOf } from '../map/seats.ts';
import type { Reaction, Rx, Watch } from '../model/reaction.ts';
import { most } from './shapes.ts';
import { kinds } from './kinds.ts';

/** `bottleneck`. */
export const rxName = (rx: Rx): string => kinds[rx].name;

/** Whether a condition asks for nothing but some foreign ship in its hex. */
export const asksNothing = (watch: Watch): boolean =>
  !watch.near &&
  watch.of === undefined &&
  watch.size === undefined &&
  watch.least === 1 &&
  watch.most === most.ships &&
  watch.odds === 0;

/** `4 ships of size class 4 of the Lyran Star Empire`. */
function shipsSaid(count: number, { of, size }: Watch): Phrase {
  const ships =
    size === undefined
      ? phrase('{count|ship|ships}', { count })
      : phrase('{count|ship|ships} of size class {size}', { count, size });
  return of === undefined ? ships : phrase('{ships} of the {seat}', { ships, seat: nameOf(of) });
}

function countSaid(watch: Watch): Phrase {
  const { least, most: atMost } = watch;
  if (atMost >= most.ships) return phrase('at least {ships}', { ships: shipsSaid(least, watch) });
  const ships = shipsSaid(atMost, watch);
  return least === 0 ? phrase('at most {ships}', { ships }) : phrase('{least} to {ships}', { least, ships });
}

/** `if sensors read at least 4 ships of size class 4 of the Lyran Star Empire in its zone of control`. */
export function watchSaid(watch: Watch): Phrase {
  const { near, odds } = watch;
  const count = countSaid(watch);
  const there = near
    ? phrase('if sensors read {count} in its zone of control', { count })
    : phrase('if sensors read {count} in its hex', { count });
  return odds === 0 ? there : phrase('{there}, and it has {odds} times as many', { there, odds });
}

/** `Bottleneck, if sensors read at least 1 ship in its hex`. */
export function reactionSaid({ rx, at, stays, with: others, ...watch }: Omit<Reaction, 'cause'>): Phrase {
  const name = kinds[rx].name;
  const what =
    rx === 'AM'
      ? phrase(
          stays ? '{name} with {units}, staying together at the end of the turn' : '{name} with {units}',
          {
            name,
            units: phraseList(
              others.map((unit) => phrase('{unit}', { unit: unit.toUpperCase() })),
              ', ',
            ),
          },
        )
      : rx === 'FLY' && stays
        ? phrase('{name}, and stays in the battle', { name })
        : phrase('{name}', { name });
  if (rx === 'SS' && at > 0) return phrase('{what} in segment {at}', { what, at });
  return rx === 'AM' && watch.least === 0 && asksNothing({ ...watch, least: 1 })
    ? what
    : phrase('{what}, {when}', { what, when: watchSaid(watch) });
}
