import type { ChangeMark, FactChange, Watched } from '#kernel/presentation.ts';

const mark = (kind: ChangeMark, text = ''): Pick<Watched, 'mark'> => ({ mark: { kind, text } });
const fact = (key: string, is: FactChange): Watched['when'] => ({ fact: key, is });

/** What is new in a turn, the weightiest first. */
export const changes: readonly Watched[] = [
  { when: 'taken', title: 'Taken', said: '{place} is now yours.', tone: 'good', ...mark('owner', 'taken') },
  {
    when: 'lost',
    title: 'Lost',
    tone: 'bad',
    ...mark('owner', 'lost'),
    said: '{place} is no longer yours; it is held by {owner}.',
  },
  {
    when: 'owner',
    title: 'New owner',
    ...mark('owner', 'new owner'),
    said: '{place} has changed hands; it is held by {owner}.',
  },
  { when: fact('battle', 'there'), title: 'Battle', said: 'A battle was fought at {place}.' },
  {
    when: 'arrived',
    title: 'Arrived',
    ...mark('arrived'),
    said: 'Foreign starships at {place}: {now}.',
  },
  {
    when: 'left',
    title: 'Left',
    ...mark('left'),
    said: 'There are no longer any foreign starships at {place}; there were {was}.',
  },
  {
    when: 'grown',
    title: 'Grown',
    ...mark('grown'),
    said: 'Foreign starships at {place}: {now}, {difference} more.',
  },
  {
    when: 'shrunk',
    title: 'Shrunk',
    ...mark('shrunk'),
    said: 'Foreign starships at {place}: {now}, {difference} fewer.',
  },
  { when: 'unit-new', title: 'New unit', said: '{unit} is new, at {place}; starships: {now}.' },
  { when: 'unit-gone', title: 'Unit gone', said: '{unit} is gone; it was at {place}.' },
  {
    when: 'unit-grown',
    title: 'Unit grown',
    said: '{unit} has {difference|more starship|more starships} at {place}; there are {now}.',
  },
  {
    when: 'unit-shrunk',
    title: 'Unit shrunk',
    said: '{unit} has {difference|fewer starship|fewer starships} at {place}; there are {now}.',
  },
  { when: 'unit-moved', title: 'Unit moved', said: '{unit} has come from {from} to {place}.' },
  {
    when: fact('annexed', 'begins'),
    title: 'Annexation',
    unless: 'owner',
    said: '{place} is now annexed to its owner.',
  },
  {
    when: fact('annexed', 'ends'),
    title: 'Annexation',
    unless: 'owner',
    said: '{place} is no longer annexed to its owner.',
  },
  {
    when: fact('damage', 'more'),
    title: 'Damage',
    said: 'The damage of {place} has risen from {was} to {now}.',
  },
  {
    when: fact('damage', 'less'),
    title: 'Damage',
    said: 'The damage of {place} has fallen from {was} to {now}.',
  },
  {
    when: fact('defence', 'other'),
    title: 'Defences',
    said: 'The defences of {place} are now level {now}; they were level {was}.',
  },
  {
    when: fact('defence-damage', 'other'),
    title: 'Defences',
    unless: 'defence',
    said: 'Damaged levels of the defences of {place}: {now}; there were {was}.',
  },
  {
    when: fact('center', 'begins'),
    title: 'Industrial center',
    said: 'There is an industrial center at {place}.',
  },
  {
    when: fact('center', 'ends'),
    title: 'Industrial center',
    said: '{place} no longer has an industrial center.',
  },
  {
    when: 'seen',
    title: 'Reported',
    ...mark('seen'),
    said: '{place} is reported for the first time; it is held by {owner}.',
  },
  {
    when: 'seen-again',
    title: 'Reported',
    ...mark('seen'),
    said: '{place} is reported again, after {turns} turns.',
  },
  {
    when: 'sight-lost',
    title: 'No report',
    ...mark('lost-sight'),
    said: 'There is no report from {place} this turn.',
  },
];
