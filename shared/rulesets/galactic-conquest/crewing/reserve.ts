import type { Shape } from '#kernel/codec/shape.ts';
import { integer, object, optional } from '#kernel/codec/shapes.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { replace } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { CrewKind, CrewReserve } from '../model/condition/crew.ts';
import { crewKinds } from '../model/condition/crew.ts';
import type { State } from '../model/state.ts';

/** Thousandths of a crew unit. */
export const unit = 1000;
/** The most thousandths of crew units that an empire has in reserve. */
export const mostReserve = 1_000_000_000;

const some = optional(integer(1, mostReserve));
/** A reserve of crews, or what comes to it. */
export const reserveShape = object({
  usual: some,
  poor: some,
  green: some,
  outstanding: some,
}) as Shape<CrewReserve>;

/** What each kind of crew comes to; kinds of which nothing is left are absent. */
export const reserveBy = (of: (kind: CrewKind) => number): CrewReserve =>
  Object.fromEntries(
    crewKinds.flatMap((kind) => {
      const many = Math.min(mostReserve, of(kind));
      return many > 0 ? [[kind, many]] : [];
    }),
  );

/** A reserve with more, or with fewer. */
export const withUnits = (reserve: CrewReserve = {}, more: CrewReserve): CrewReserve =>
  reserveBy((kind) => (reserve[kind] ?? 0) + (more[kind] ?? 0));

export const isEmpty = (reserve: CrewReserve): boolean =>
  sumOf(crewKinds.map((kind) => reserve[kind] ?? 0)) === 0;

/** The reserve of an empire is this now. */
export const setReserve = (draft: Draft<State>, owner: SeatId, reserve: CrewReserve): void =>
  replace(draft.empires, owner, ({ crews: _, ...empire }) => ({
    ...empire,
    ...(!isEmpty(reserve) && { crews: reserve }),
  }));

/** Crew units come to the reserve of an empire (B9.70). */
export const keepUnits = (draft: Draft<State>, owner: SeatId, kept: CrewReserve = {}): void =>
  setReserve(draft, owner, withUnits(draft.empires[owner]?.crews, kept));

/** Crew units as they are written, to the tenth: `6.5 usual, 13 poor`. */
export const unitsSaid = (reserve: CrewReserve): Phrase =>
  phraseList(
    crewKinds.flatMap((kind) => {
      const many = reserve[kind] ?? 0;
      return many === 0
        ? []
        : [phrase('{units} {kind}', { units: String(Math.floor(many / (unit / 10)) / 10), kind })];
    }),
    ', ',
  );

/** A sentence, and after it which crew units come to the reserve. */
export const withKept = (said: Phrase, kept: CrewReserve = {}): Phrase =>
  isEmpty(kept) ? said : phrase('{said} Crew units kept: {kept}.', { said, kept: unitsSaid(kept) });
