import { expect, test } from 'vitest';
import type { Sheet } from '#kernel/orders/sheet.ts';
import { caseShape } from '#test/support/cases/caseFile.ts';
import { playCase } from '#test/support/cases/play.ts';
import { readCaseText } from '#test/support/cases/readText.ts';
import type { PearlDivers } from './pearl-divers/game/game.ts';
import { pearlDivers } from './pearl-divers/game/ruleset.ts';
import { pearlDiversKit } from './pearl-divers/kit.ts';

type Line = Sheet<PearlDivers['view'], PearlDivers['order']>;

/** Writes every sailing as a letter, and reads it as this order. */
const sheetThatReads = (order: object): Line => ({
  lines: (_, { units }) =>
    Object.entries(units).map(([unit, list]) => ({
      line: unit,
      label: unit,
      spot: { unit },
      orders: list.map(({ ref }) => ref),
      slots: [],
    })) as unknown as ReturnType<Line['lines']>,
  read: (_, line, text) => ({ orders: text === '' ? [] : [order as never], faults: [] }),
  write: (_, spot, orders) => orders.map(() => 'Sail.').join(' '),
  complete: () => [],
});

test('a case fails whose orders the sheet reads otherwise than they are, unless they are refused', () => {
  const failures = (place: string, read: object): readonly string[] => {
    const text = `TITLE Sails\nRULE PD 3\nGIVEN\n  boat north in harbour\nORDERS north\n  boat: sail to ${place}\nEXPECT\n  no event dived\n`;
    const sheet = sheetThatReads(read);
    const cases = { ...pearlDiversKit.cases, ruleset: { ...pearlDivers, sheet } };
    const file = caseShape.read(
      readCaseText(text, () => pearlDiversKit.cases, 'pearl-divers'),
      '',
      [],
    );
    return playCase(cases, file!);
  };
  expect(failures('ledge', { kind: 'sail', to: 'ledge' })).toEqual([]);
  expect(failures('ledge', { kind: 'sail', to: 'harbour' })).toEqual([
    'turn 1: «Sail.» of north.boat, for [{"kind":"sail","to":"ledge","ref":"north.t1.o1"}], is read as [{"kind":"sail","to":"harbour"}]',
  ]);
  expect(failures('deep', { kind: 'sail', to: 'harbour' })).toEqual([]);
});
