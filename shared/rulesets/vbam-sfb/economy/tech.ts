import { number } from '#kernel/declare/entries.ts';
import { flag, integer } from '#kernel/codec/shapes.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Tech } from '../model/state.ts';
import type { TurnOf } from '../declare.ts';
import { event, later, ofSeat, order, toOwner } from '../declare.ts';
import { changeTech } from '../model/drafts.ts';
import { cause, points, seat } from '../model/parts.ts';
import { cannotSpend, productOf } from './economy.ts';
import { turnsOfYear } from '../model/state.ts';

/** Turns of a year, and that after which technology is tested for the first time in it (VB 113). */
export const year = { turns: turnsOfYear, half: 6 } as const;

/** An advance needs so much of the Total Domestic Product, rounded up (VB 109); at most so many a year (VB 113). */
export const tech = { percent: 50, most: 2 } as const;

/** The turn of its year, from 1. */
export const turnOfYear = (turn: number): number => ((turn - 1) % year.turns) + 1;

/** The year of the calendar in which a turn lies. */
export const yearOf = ({ turn, firstYear }: { readonly turn: number; readonly firstYear: number }): number =>
  firstYear + Math.floor((turn - 1) / year.turns);

export const endsYear = (turn: number): boolean => turnOfYear(turn) === year.turns;

/** Technology is tested half-way through the year and at its end (VB 113). */
export const isTested = (turn: number): boolean => endsYear(turn) || turnOfYear(turn) === year.half;

/** EP that an advance needs (VB 109). */
export const required = (product: number): number => Math.ceil((product * tech.percent) / 100);

const percent = (part: number, of: number): number => Math.floor((100 * part) / of);

/** The chance of the first advance of a year in percent (VB 109; OURS: fractions are dropped, and none without any product). */
export const firstChance = (pool: number, needed: number): number =>
  needed === 0 ? 0 : Math.min(100, percent(pool, needed));

/** The chance of the second one: half of what the EP come to (VB 111). */
export const secondChance = (pool: number, needed: number): number =>
  needed === 0 ? 0 : Math.min(50, percent(pool, 2 * needed));

/** A test: its chance, and what it takes from the pool if it succeeds. Undefined where there is none. */
export function nextTest(
  { pool, advances }: Tech,
  needed: number,
  first: boolean,
): { readonly chance: number; readonly spent: number } | undefined {
  if (advances >= tech.most) return undefined;
  const chance = first && advances === 0 ? firstChance(pool, needed) : secondChance(pool, needed);
  return chance === 0 ? undefined : { chance, spent: Math.min(needed, pool) };
}

const mostInvested = 100_000;

/** Puts EP into the tech pool (VB 107). The pool is filled before it is spent: whether it is enough is found by running the plan. */
export const invest = later(
  order('invest', {
    fields: { ep: integer(1, mostInvested) },
    title: 'Invest in technology',
    offers: (_, { unit: id, place: at, seat: of, thing }) =>
      id === undefined && at === undefined && of === undefined && thing === undefined ? [{ ep: 1 }] : [],
    form: (_, given) => [number(given, 'ep', 'EP', { least: 1, most: mostInvested })],
    cannot: (state, { seat: giver, order: { ep } }) => cannotSpend(state, giver, ep),
    say: ({ ep }) => phrase('Invest {ep} EP in technology', { ep }),
  }),
);

export const techInvested = event('tech-invested', {
  fields: { ...ofSeat, ep: points },
  by: 'order',
  ...toOwner,
  say: ({ ep }) => phrase('{ep} EP go into technology.', { ep }),
  ahead: ({ ep }) => phrase('{ep} EP will go into technology.', { ep }),
  apply: (draft, { seat, ep }) => {
    change(draft.empires, seat, ({ pool }) => ({ pool: pool - ep }));
    changeTech(draft, seat, ({ pool }) => ({ pool: pool + ep }));
  },
});

/** EP of a discovery come into the tech pool. */
export const discoveryUsed = event('discovery-used', {
  fields: { seat: seat, cause: cause, ep: points },
  by: 'rules',
  ...toOwner,
  say: ({ ep }) => phrase('A discovery brings {ep} EP into the tech pool.', { ep }),
  ahead: ({ ep }) => phrase('A discovery will bring {ep} EP into the tech pool.', { ep }),
  apply: (draft, { seat, ep }) => {
    changeTech(draft, seat, ({ pool }) => ({ pool: pool + ep }));
    change(draft.empires, seat, () => ({ discovered: 0 }));
  },
});

export const techTested = event('tech-tested', {
  fields: {
    ...ofSeat,
    /** In percent. */
    chance: integer(0, 100),
    advanced: flag,
    /** EP that leave the tech pool. */
    spent: points,
  },
  by: 'rules',
  ...toOwner,
  say: ({ chance, advanced }) =>
    advanced
      ? phrase('Technology advances by a year (chance {chance} %).', { chance })
      : phrase('Technology does not advance (chance {chance} %).', { chance }),
  ahead: ({ chance }) => phrase('Technology may advance by a year (chance {chance} %).', { chance }),
  apply: (draft, { seat, advanced, spent }) => {
    const more = advanced ? 1 : 0;
    changeTech(draft, seat, ({ pool, year, advances }) => ({
      pool: pool - spent,
      year: year + more,
      advances: advances + more,
    }));
  },
});

/** EP go into the tech pool (VB 107). */
export function investAll(turn: TurnOf<typeof invest | typeof techInvested>): void {
  inTurn(turn, invest, ({ seat: giver, order: { ep, ref } }) =>
    techInvested.of({ seat: giver, ep, cause: ref }),
  );
}

/** Twice a year the tech pool is tried against what an advance needs; a second advance is tried after a first (VB 107). */
export function testTechnology(turn: TurnOf<typeof discoveryUsed | typeof techTested>): void {
  for (const of of keysInOrder(turn.state.empires)) {
    const ep = turn.state.empires[of]?.discovered ?? 0;
    if (ep > 0) turn.happen(discoveryUsed.of({ seat: of, ep }));
  }
  if (!isTested(turn.state.turn)) return;
  for (const of of keysInOrder(turn.state.empires)) {
    const needed = required(productOf(turn.state, of));
    for (let nth = 1; nth <= tech.most; nth += 1) {
      const own = turn.state.empires[of]?.tech;
      const test = own === undefined ? undefined : nextTest(own, needed, nth === 1);
      if (test === undefined) break;
      const advanced = turn.draw.fork(of, nth).chance(test.chance, 100);
      const spent = advanced ? test.spent : 0;
      turn.happen(techTested.of({ seat: of, chance: test.chance, advanced, spent }));
      if (!advanced) break;
    }
  }
}
