import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookDigest, booksOf } from '#kernel/codec/books.ts';
import type { QuestionsBody } from '#kernel/files/questionBodies.ts';
import { placeId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { openQuestionsFile } from '#main/services/openTurnFiles.ts';
import { makeQuestionsFile } from '#main/services/turnFiles.ts';
import { overBooks, theseRulesets } from '#main/services/ruleset.ts';
import {
  type AskedPearls,
  north,
  pearls,
  pearlsThatAsk,
  questionsFor,
} from '../../support/desk/askedPearls.ts';
import { codesOf, quickSealing, resultsFor, valueOf } from '../../support/desk/gmWorld.ts';
import { libraryAt } from '../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';

/* North has come to a reef in the middle of the turn, and sees its chart for the first time. */

let world: AskedPearls;
let body: QuestionsBody;
const keysOf = () => world.gm.store.seats().find(({ seat }) => seat === north)!;
beforeAll(async () => {
  world = await pearlsThatAsk();
  await world.gm.run();
  const opened = await openQuestionsFile(sealing, questionsFor(world.gm, north), {
    opening: { seal: [keysOf().privately.seal] },
    gmSign: world.gm.store.facts.publicly.sign,
    edition: () => 1,
  });
  body = valueOf(opened).body;
});
afterAll(() => {
  world.gm.close();
  removeFolders();
});

/** The files of a game, as somebody might make them. */
const made = (change: Partial<QuestionsBody>) =>
  makeQuestionsFile(
    sealing,
    { game: 'pd1', ruleset: 'pearl-divers', edition: 1, turn: 1, seat: north },
    { ...body, ...change },
    { signKey: world.gm.store.facts.privately.sign, recipient: keysOf().publicly.seal },
  );
/** A library that has only the invitation. */
async function fresh() {
  const library = libraryAt(join(tempFolder(), north), {
    rulesets: theseRulesets([pearls]),
    sealing: quickSealing,
  });
  await library.take(resultsFor(world.gm, north));
  return library;
}

test('questions bring the books that are new to their seat, and no others', () => {
  const view = valueOf(pearls.codecs.view.parse(body.view)) as { readonly charts: Record<string, string> };
  expect(Object.keys(view.charts)).toContain('ledge');
  expect(body.books?.map(bookDigest)).toEqual([view.charts['ledge']]);
});

test('with the books that it cites alone, everything in the file can be read', () => {
  const rules = overBooks(pearls, booksOf(body.books ?? []));
  const view = valueOf(rules.codecs.view.parse(body.view));
  const page = JSON.stringify(rules.presentation.location(view, emptyPlan(), placeId('ledge')));
  expect(page).toContain('coral');
});

test('the library keeps them for the page, and refuses questions without them or with others', async () => {
  const library = await fresh();
  expect(codesOf(await library.take(await made({ books: [] })))).toEqual(['book-missing']);
  expect(
    codesOf(await library.take(await made({ books: [...(body.books ?? []), 'a chart of nothing'] }))),
  ).toEqual(['book-uncited']);
  valueOf(await library.take(await made({})));
  const key = world.keys[north]!;
  const open = valueOf(await library.questions(key));
  for (const book of open?.books ?? [])
    expect(bookDigest(valueOf(await library.book(key, book)).text)).toBe(book);
  expect(open?.books).toHaveLength(1);
});
