import type { EventIn } from '#kernel/declare/event.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, ofShip, standing } from '../declare.ts';
import { keepFor } from '../model/drafts.ts';
import { impulse } from '../model/parts.ts';
import { owns } from '../model/ships.ts';
import type { Ship, State } from '../model/state.ts';
import { impulses } from '../model/vocabulary.ts';
import { shipName } from '../model/words.ts';

/* OURS: what captains are asked about. */

/** Whether its captain lets everything about the ship be as usual now. */
export const isUsual = (state: State, ship: Ship): boolean =>
  ship.standing.some((order) => order.kind === 'as-usual' && state.impulse <= order.until);

/** Whether its captain decides what others leave to what is usual. */
export const decidesAll = (ship: Ship): boolean => ship.standing.some(({ kind }) => kind === 'decide');

/** An answer to any question about a ship: this one, and those to come, are answered by standing orders, and else as usual. */
export const asUsual = standing('as-usual', {
  title: 'As usual',
  answers: true,
  aside: true,
  offers(_, now) {
    const untilNow = now.impulse > 0 && now.impulse < impulses ? [{ until: now.impulse }] : [];
    return [...untilNow, { until: impulses }];
  },
  stands: ({ until }) =>
    until === impulses
      ? phrase('As usual for the rest of this turn')
      : phrase('As usual until the end of impulse {until}', { until }),
  say: ({ until }, view) =>
    until === view.impulse && until < impulses ? phrase('As usual for the rest of this impulse') : undefined,
});

export const decide = standing('decide', {
  title: 'Decide everything',
  offers: ([, ship]) => (decidesAll(ship) ? [] : [{}]),
  stands: () => phrase('Decide every move, every point and every repair'),
});

export const usualChosen = event('usual-chosen', {
  fields: { ...ofShip, until: impulse },
  by: 'order',
  hears: (happened, reader, before) => owns(before, happened.ship, reader),
  say: ({ ship, until }, view) =>
    phrase('{ship} acts as usual until the end of impulse {until}.', { ship: shipName(view, ship), until }),
  apply: (draft, { ship, until, cause }) =>
    keepFor(draft, ship, cause, (ref) => ({ kind: 'as-usual', ref, until })),
});
export type UsualChosen = EventIn<typeof usualChosen>;
