import { expect, test } from 'vitest';
import { refusalAreas } from '#contract/refusals/all.ts';
import { rulesetById, rulesets } from '#rulesets/all.ts';
import { fakeHost } from '#test/support/fakeHost.ts';
import { Session } from '#ui/state/session/session.svelte.ts';
import { inWords } from '#ui/state/rules.ts';
import { topicOf, topicsOf } from '#ui/views/help/guide.svelte.ts';
import { refusalTopics } from '#ui/views/help/topics/refusals.ts';

test('each topic opens itself: no two have one id', () => {
  const session = new Session(fakeHost(), rulesetById);
  const topics = topicsOf(session).flatMap(({ topics }) => topics);
  expect(topics.length).toBeGreaterThan(40);
  for (const topic of topics) expect(topicOf(session, topic.id)?.title).toBe(topic.title);
});

test('topics about the program are told in the words of the game, which says more about some of them', () => {
  const session = new Session(fakeHost(), rulesetById);
  expect(topicsOf(session)[0]?.title).toBe('Screens');
  session.overlay = 'help';
  expect(topicsOf(session)[0]?.title).toBe('Galactic Empires');
  session.overlay = undefined;
  expect(topicOf(session, 'notes')?.paragraphs[0]).toContain('notes on places, units and seats');
  session.turn = { rules: rulesetById('galactic-empires') } as never;
  expect(topicsOf(session)[0]?.title).toBe('Galactic Empires');
  expect(topicOf(session, 'notes')?.paragraphs[0]).toContain('notes on sectors, units and empires');
  expect(topicOf(session, 'map')?.paragraphs[0]).toContain('annexed');
  expect(topicOf(session, 'wrong-file')?.cites).toEqual(['GE 169']);
  const boats = { one: 'boat', many: 'boats' };
  const words = { seat: boats, place: boats, unit: boats, leader: boats, turn: boats };
  expect(inWords(words, '{Seats} and their {unit}, in {turn} 3')).toBe('Boats and their boat, in {turn} 3');
});

test.each(rulesets)(
  'all that $id and the program refuse stands in the help, without holes',
  ({ refusals }) => {
    const topics = refusalTopics(refusals);
    const count = (texts: readonly string[]): number => new Set(texts).size;
    const paragraphs = topics.flatMap(({ paragraphs }) => paragraphs);
    expect(paragraphs.join(' ')).not.toMatch(/[{}|]/);
    for (const { area, declared } of refusalAreas)
      expect(topics.find(({ id }) => id === `refused-${area}`)?.paragraphs).toHaveLength(
        count(declared.map(({ text }) => text)),
      );
    for (const severity of ['impossible', 'doubtful', 'unreadable'])
      expect(topics.find(({ id }) => id === `refused-${severity}`)?.paragraphs).toHaveLength(
        count(refusals.filter((one) => one.severity === severity).map(({ text }) => text)),
      );
  },
);
