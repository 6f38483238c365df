import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { GuideSheet } from '#kernel/lessons.ts';
import type { Page, Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { enmities, treaties } from '../model/relations.ts';
import type { VbamSfb } from '../game.ts';
import { cell } from '../presentation/cells.ts';
import { phaseOf } from '../presentation/phases.ts';
import { turn } from '../sequence.ts';
import { declarations, terms } from '../diplomacy/treaties.ts';

/* Sheets worth printing, made from the engine's own sequence and tables. */

type Cell = Row['cells'][string];
const words = (text: string, sort: number | string = text): Cell => ({
  value: phrase('{text}', { text }),
  sort,
});

/** Steps in their order, with the repeated ones within them. */
const stepsOf = (sequence: Sequence<VbamSfb>): readonly { readonly name: string; readonly cite: string }[] =>
  sequence.flatMap((part) => ('repeat' in part ? stepsOf(part.repeat) : [part]));

/** The rulebook counts invasions among combat (VB 220). */
const ofNine = (phase: string): string => (phase === 'Invasion Phase' ? 'Combat Phase' : phase);

const allSteps = keysInOrder(turn.sequences).flatMap((run) => stepsOf(turn.sequences[run] ?? []));

const order: Page = {
  title: phrase('The order of a turn'),
  subtitle: phrase('Nine phases, for all empires at once'),
  sections: [
    {
      kind: 'table',
      title: 'Steps',
      empty: '',
      columns: [
        { key: 'number', label: '', align: 'right' },
        { key: 'phase', label: 'Phase', align: 'left' },
        { key: 'step', label: 'What happens', align: 'left' },
        { key: 'cite', label: 'Rule', align: 'left' },
      ],
      rows: allSteps.map(({ name, cite }, at): Row => ({
        id: `${at + 1}`,
        spot: {},
        cells: {
          number: cell(at + 1),
          phase: words(ofNine(phaseOf(name)), at),
          step: words(name),
          cite: words(cite),
        },
      })),
    },
  ],
};

const percent = (n: number): Cell => ({ value: phrase('{n} %', { n }), sort: n });

const signed: Section = {
  kind: 'table',
  title: 'Treaties',
  empty: '',
  columns: [
    { key: 'name', label: 'Treaty', align: 'left' },
    { key: 'needs', label: 'Needs', align: 'left' },
    { key: 'base', label: 'To break it', align: 'right' },
    { key: 'keeps', label: 'Taken from breaking others', align: 'right' },
    { key: 'calms', label: 'Taken from declaring', align: 'right' },
  ],
  rows: treaties.map((treaty): Row => {
    const { name, needs, base, keeps, calms } = terms[treaty];
    return {
      id: treaty,
      spot: {},
      cells: {
        name: words(name),
        needs: words(needs === undefined ? '–' : terms[needs].name),
        base: percent(base),
        keeps: percent(keeps),
        calms: percent(calms),
      },
    };
  }),
};

const declared: Section = {
  kind: 'table',
  title: 'Declarations',
  empty: '',
  columns: [
    { key: 'name', label: 'Declaration', align: 'left' },
    { key: 'base', label: 'Chance', align: 'right' },
  ],
  rows: enmities.map((enmity): Row => ({
    id: enmity,
    spot: {},
    cells: { name: words(declarations[enmity].name), base: percent(declarations[enmity].base) },
  })),
};

export const sheets: readonly GuideSheet[] = [
  { id: 'phases', name: 'the order of a turn', page: order },
  {
    id: 'treaties',
    name: 'treaties and their chances',
    page: {
      title: phrase('Treaties and their chances'),
      subtitle: phrase('Before what is remembered: the Diplomacy screen adds that up'),
      sections: [signed, declared],
    },
  },
];
