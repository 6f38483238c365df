import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { bookDigest, type Digest } from '#kernel/codec/books.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { placeId, seatId } from '#kernel/words/ids.ts';
import { bad, good } from '#kernel/words/result.ts';
import { pageText } from '#kernel/report/plainText.ts';
import { pearlState } from '#test/support/page/openedPearls.ts';
import { unreadable } from '#test/support/problems.ts';
import type { View } from '#test/rulesets/pearl-divers/game/model/state.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import { FeatureStates } from '#ui/state/featureStates.svelte.ts';
import { readTurnOver } from '#ui/state/books/readTurnOver.ts';
import { Toasts } from '#ui/state/toasts.svelte.ts';
import { RulesRead } from '#ui/state/rulesRead.svelte.ts';
import type { Opened } from '#ui/state/turn/readTurn.ts';

/* The page asks the host for the books that a turn goes by, each once, and opens the rules over them. */

const ledge = placeId('ledge');
const chart = 'Ledge\ncoral\n7\n';
const state = { ...pearlState, charts: { [ledge]: bookDigest(chart) } } as typeof pearlState;
const view = pearlDivers.view(state, seatId('north'), []);
const opened = {
  key: { game: 'tst', seat: 'north', turn: 1 },
  ruleset: 'pearl-divers',
  edition: 1,
  view: pearlDivers.codecs.view.make(view),
  heard: [],
  refusals: [],
  plan: emptyPlan(),
  books: [bookDigest(chart)],
} as unknown as Opened;

function host(read: (book: Digest) => Awaited<ReturnType<Client['turn.book']>>) {
  const asked: Digest[] = [];
  const client = {
    'turn.book': async ({ book }: { readonly book: Digest }) => {
      asked.push(book);
      return read(book);
    },
  } as unknown as Client;
  const rules = new RulesRead(() => pearlDivers as never, new Toasts());
  return { asked, session: { states: new FeatureStates(), bridge: { client }, rules } as never };
}

test('each book is asked for once, and what it says is on the page of its place', async () => {
  const { asked, session } = host(() => good({ text: chart }));
  for (const _ of [1, 2]) {
    const read = await readTurnOver(session, opened);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    const { presentation } = read.value.rules;
    const page = presentation.location(read.value.view as View, emptyPlan(), ledge);
    expect(pageText(page)).toContain('coral, 7 fathoms down');
  }
  expect(asked).toEqual([bookDigest(chart)]);
});

test('a book that the host refuses is the reason why the turn cannot be read', async () => {
  const { session } = host(() => bad([unreadable('book-missing', 'It is not here.')]));
  const read = await readTurnOver(session, opened);
  expect(read.ok ? [] : read.fault.map(({ code }) => code)).toEqual(['book-missing']);
});
