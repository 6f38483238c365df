import type { Watched } from '#kernel/presentation.ts';

/** What is new in a year, the weightiest first. */
export const changes: readonly Watched[] = [
  {
    when: 'taken',
    title: 'Taken',
    tone: 'good',
    said: '{place} is yours now.',
    mark: { kind: 'owner', text: 'taken' },
  },
  {
    when: 'lost',
    title: 'Lost',
    tone: 'bad',
    said: '{place} is no longer yours; it is held by {owner}.',
    mark: { kind: 'owner', text: 'lost' },
  },
  {
    when: 'owner',
    title: 'New owner',
    said: '{place} has changed hands; it is held by {owner}.',
    mark: { kind: 'owner', text: 'new owner' },
  },
  {
    when: { fact: 'points', is: 'less' },
    title: 'Fortifications',
    unless: 'owner',
    said: 'The fortifications of {place} have gone down from {was} to {now}.',
  },
  {
    when: { fact: 'points', is: 'more' },
    title: 'Fortifications',
    unless: 'owner',
    said: 'The fortifications of {place} have risen from {was} to {now}.',
  },
  { when: 'unit-new', title: 'New ship', said: '{unit} is new, in {place}.' },
  { when: 'unit-gone', title: 'Ship lost', said: '{unit} is no more; it was in {place}.', tone: 'bad' },
  {
    when: 'arrived',
    title: 'Ships seen',
    said: 'Foreign ships were seen in {place}.',
    mark: { kind: 'arrived', text: '' },
  },
  {
    when: 'left',
    title: 'Ships gone',
    said: 'No foreign ships are seen in {place} any more.',
    mark: { kind: 'left', text: '' },
  },
  { when: 'unit-moved', title: 'Ship moved', said: '{unit} has come from {from} to {place}.' },
];
