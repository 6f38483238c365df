import { flag, list, oneOf } from '#kernel/codec/shapes.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofSystem, toOwner } from '../declare.ts';
import { systemsOf } from '../economy/economy.ts';
import { endsYear } from '../economy/tech.ts';
import { count } from '../model/parts.ts';
import { moraleChecks } from '../model/state.ts';
import { systemArg } from '../model/words.ts';
import { controlIn } from '../supply/control.ts';
import { checkNames, morale, growth, bounded, checksOf, drift, grows, linkedTo } from './loyalty.ts';

export const moraleChanged = event('morale-changed', {
  fields: {
    ...ofSystem,
    morale: count,
    /** What it was checked for and failed. */
    failed: list(oneOf(moraleChecks), moraleChecks.length),
  },
  by: 'rules',
  ...toOwner,
  say: ({ place, morale, failed }) =>
    failed.length === 0
      ? phrase('Morale of {system} is now {morale}.', { system: systemArg(place), morale })
      : phrase('Morale of {system} is now {morale}, {why}.', {
          system: systemArg(place),
          morale,
          why: phraseList(
            failed.map((one) => phrase(checkNames[one])),
            ', ',
          ),
        }),
  apply: (draft, { place, morale }) => change(draft.systems, place, () => ({ morale })),
});

export const censusChecked = event('census-checked', {
  fields: { ...ofSystem, grown: flag },
  by: 'rules',
  ...toOwner,
  say: ({ place, grown }) =>
    grown
      ? phrase('The Census of {system} grows by 1.', { system: systemArg(place) })
      : phrase('The Census of {system} does not grow this year; growth is likelier next year.', {
          system: systemArg(place),
        }),
  ahead: ({ place }) => phrase('The Census of {system} may grow by 1.', { system: systemArg(place) }),
  apply: (draft, { place, grown }) =>
    change(draft.systems, place, ({ census, bonus }) =>
      grown ? { census: census + 1, bonus: 0 } : { bonus: bonus + 1 },
    ),
});

/** The loyalty of each system is checked once (VB 470). */
export function checkMorale(turn: TurnOf<typeof moraleChanged>): void {
  const { state } = turn;
  const control = controlIn(state);
  const links = keysInOrder(state.empires).map((of) => [of, linkedTo(state, control, of)] as const);
  for (const [of, linked] of links)
    for (const [at, system] of systemsOf(state, of)) {
      const failed = checksOf(state, at, system, linked).filter(({ check, target }) =>
        turn.draw.fork(at, check).chance(target, morale.die),
      );
      const lost = sumOf(failed.map(({ loss }) => loss));
      const now = bounded(state, at, system, system.morale + drift(state, at, system) - lost);
      const checks = failed.map(({ check }) => check);
      if (now !== system.morale)
        turn.happen(moraleChanged.of({ seat: of, place: at, morale: now, failed: checks }));
    }
}

/** At the end of the year the Census may grow, up to the Capacity (VB 484). */
export function growCensus(turn: TurnOf<typeof censusChecked>): void {
  if (!endsYear(turn.state.turn)) return;
  for (const [at, system] of inOrder(turn.state.systems)) {
    if (system.owner === undefined || system.census >= system.capacity) continue;
    const grown = grows(system, turn.draw.fork(at).int(growth.die));
    turn.happen(censusChecked.of({ seat: system.owner, place: at, grown }));
  }
}
