import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { booksOf } from '#kernel/codec/books.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { setAnswerHours } from '#main/services/gm/turns/answersBy.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { answerLed } from '#main/services/gm/people/ledAnswers.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { setDeadline } from '#main/services/gm/policy/policy.ts';
import { overBooks, type SomeRuleset } from '#main/services/ruleset.ts';
import { heldResults } from '../../../support/archive/heldResults.ts';
import { eventfulGame, eventfulRules } from '../../../support/play/eventfulGame.ts';
import { again, north, pearlsThatAsk, south } from '../../../support/desk/askedPearls.ts';
import { northRuns, pearlsByRuns } from '../../../support/desk/pearlRuns.ts';
import { removeFolders } from '../../../support/tempFolder.ts';
import { ann, tempFolder, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { count, sample } from '../../../support/sample.ts';

/*
 * Every leaf of a real archive is changed, and every member of it is removed and doubled, one at a time. Verify names each, or it stands
 * here with the reason why nothing could.
 */
const nobodyWasTold =
  'the game went back last of all, and no turn was run since whose results could have told of it; results of the run that was left name it';
const unnamed: Readonly<Record<string, string>> = {
  'undone[2]': nobodyWasTold,
  'undone[2].why': nobodyWasTold,
  'undone[2].runs[].told.*': nobodyWasTold,
};

let folder: Awaited<ReturnType<typeof tempFolder>>;
let game: Awaited<ReturnType<typeof eventfulGame>>;
let text = '';
/** An archive of a game with books, whose turn of two runs asks. */
let askedText = '';
const textOf = (archive: Uint8Array): string =>
  (sealing.unpack(archive, 10_000_000) as { readonly value: string }).value;
beforeAll(async () => {
  folder = await tempFolder();
  game = await eventfulGame(folder.of('gw9.game'));
  text = textOf(game.gm.archive());
  askedText = textOf(await askedArchive());
});
afterAll(async () => {
  game.gm.close();
  await folder.end();
  removeFolders();
});

/** Both boats' runs may be put off: the south moves first, and north is asked behind it. */
const waiting: SomeRuleset = {
  ...pearlsByRuns,
  runs: (state) => pearlsByRuns.runs(state).map((run) => ({ ...run, mayWait: true })),
  open: (books) => ({ ...waiting, ...pearlsByRuns.open?.(books), runs: waiting.runs }),
};

/** One answer of the game master for a seat that nobody plays, late, one that was not waited for, orders that were waived, a run put off. */
async function askedArchive(): Promise<Uint8Array> {
  const { gm, path } = await pearlsThatAsk([north], waiting);
  gm.store.setPlayer(south, { player: 'South', address: '' });
  valueOf(setDeadline(testPorts(), gm.store, 'Saturday 20:00 UTC'));
  for (const { number, seat } of gm.store.received(1))
    if (seat === south) gm.store.settle(number, { standing: 'declined' });
  setAnswerHours(testPorts(), gm.store, 1);
  valueOf(await gm.putOff({ run: northRuns }));
  for (let rounds = 0; gm.store.turn() === 1 && rounds < 6; rounds += 1) {
    const ran = await gm.run();
    if (ran.kind !== 'questions') continue;
    gm.close();
    return finished(path);
  }
  throw new Error('nobody was asked');
}

async function finished(path: string): Promise<Uint8Array> {
  const clock = { now: () => '2026-11-21T21:00:00.000Z' };
  const later = valueOf(await openGame({ ...testPorts(), clock }, gameFiles, path, () => waiting));
  const asked = { seat: north, answers: [{ number: 1, orders: [again] }] };
  valueOf(await answerLed({ ...testPorts(), clock }, later.ruleset, later.store, asked as never));
  for (let rounds = 0; later.store.turn() === 1 && rounds < 6; rounds += 1)
    await later.run({ overdue: true });
  const archive = later.archive();
  later.close();
  return archive;
}

type Step = string | number;
type Path = readonly Step[];
type Node = Record<Step, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every place in the data below its top. */
function placesIn(value: unknown, path: Path = []): readonly Path[] {
  const members: readonly (readonly [Step, unknown])[] = Array.isArray(value)
    ? [...(value as readonly unknown[]).entries()]
    : isNode(value)
      ? inOrder(value as Readonly<Record<string, unknown>>)
      : [];
  return members.flatMap(([step, member]) => [[...path, step], ...placesIn(member, [...path, step])]);
}

/** Names of seats, units, orders and questions: any of them stands for all. */
const anyone =
  /^(ann|bob|cid|dan|north|south|game-master|floor|of-[a-z]+\/.+|[a-z]+\.digger|[a-z-]+\.t\d+\.o\d+)$/;
/** A place by its kind: the runs that were put aside apart from each other, for each stands otherwise. */
const kindOf = (path: Path): string =>
  path
    .map((step, at) =>
      typeof step === 'number'
        ? path[at - 1] === 'undone'
          ? `[${step}]`
          : '[]'
        : `${at === 0 ? '' : '.'}${anyone.test(step) ? '*' : step}`,
    )
    .join('');

/** The first place of each kind, and in soak the last too. */
function sampled(places: readonly Path[]): readonly Path[] {
  const kinds = Map.groupBy(places, kindOf);
  return [...kinds.values()].flatMap((same) =>
    [...new Set(sample([same[0], same.at(-1)], 1))].filter((path) => path !== undefined),
  );
}

const changed = (value: unknown): unknown => {
  if (typeof value === 'number') return value === 1 ? 2 : value - 1 < 0 ? 1 : value - 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'something';
  if (/^[0-9a-f]{64}$/.test(value)) return `${value.startsWith('0') ? '1' : '0'}${value.slice(1)}`;
  return value === '' ? 'a' : `${value.slice(0, -1)}${value.endsWith('a') ? 'b' : 'a'}`;
};

type Forgery = 'changed' | 'removed' | 'doubled';

/** The archive with one place of it forged. */
function forged(path: Path, how: Forgery, from = text): string {
  const archive: unknown = JSON.parse(from);
  const holder = path.slice(0, -1).reduce<unknown>((at, step) => (at as Node)[step], archive) as Node;
  const last = path.at(-1) ?? '';
  if (how === 'changed') holder[last] = changed(holder[last]);
  else if (Array.isArray(holder))
    holder.splice(
      last as number,
      how === 'removed' ? 1 : 0,
      ...(how === 'removed' ? [] : [holder[last as number]]),
    );
  else if (how === 'removed') delete holder[last];
  else holder[`${last}x`] = holder[last];
  return JSON.stringify(archive);
}

async function isNamed(archive: string, rules: SomeRuleset): Promise<boolean> {
  const read = readArchive(sealing, sealing.pack(archive));
  if (!read.ok) return true;
  return !(await verify(overBooks(rules, booksOf(read.value.books ?? [])), read.value)).ok;
}

test('the archive as it is verifies, with the results of every player', async () => {
  const record = valueOf(readArchive(sealing, game.gm.archive()));
  const results = await heldResults(sealing, record, game.sent);
  const proof = await verify(eventfulRules(), record, { results });
  expect([proof.turns.filter(({ ok }) => !ok), proof.ok]).toEqual([[], true]);
  expect(results).toMatchObject({ held: game.sent.length, unread: 0, faults: [] });
  // The first run of turn 1, two turns that were gone back from, and the last.
  expect(results.aside).toBe(4 * 4);
});

test.each([
  ['of a game in which everything happens', () => text, eventfulRules, count(600, 1_000)],
  ['of a game with books, runs and questions', () => askedText, () => waiting, count(300, 500)],
])(
  'every leaf of the archive %s that is changed, and all that is removed or doubled, is named',
  async (_, from, rules, least) => {
    const places = placesIn(JSON.parse(from()));
    const missed = new Set<string>();
    let tried = 0;
    for (const path of sampled(places)) {
      const value = path.reduce<unknown>((at, step) => (at as Node)[step], JSON.parse(from()));
      for (const how of ['changed', 'removed', 'doubled'] as const) {
        if (
          how === 'changed' &&
          isNode(value) &&
          keysInOrder(value as Readonly<Record<string, unknown>>).length > 0
        )
          continue;
        tried += 1;
        if (!(await isNamed(forged(path, how, from()), rules()))) missed.add(`${kindOf(path)} ${how}`);
      }
    }
    expect([...missed].filter((one) => unnamed[one.split(' ')[0] ?? ''] === undefined).sort()).toEqual([]);
    expect(tried).toBeGreaterThan(least);
  },
);

test('what the archive alone cannot show of a run that was left last, the results of that run do', async () => {
  const held = async (path: Path, how: Forgery): Promise<boolean> => {
    const record = valueOf(readArchive(sealing, sealing.pack(forged(path, how))));
    return (await verify(eventfulRules(), record, { results: await heldResults(sealing, record, game.sent) }))
      .ok;
  };
  expect(await held(['undone', 2], 'removed')).toBe(false);
  for (const how of ['changed', 'removed'] as const)
    expect(await held(['undone', 2, 'runs', 0, 'told', ann], how)).toBe(false);
});

/** What the rules keep there is theirs: the table speaks of it as a whole. */
const ofTheRules =
  /^(begin\.setup|.*\.(state|orders|plans|rulings|former|entries|refusals|marks|told|view|heard))(?=[.[]).*$/;

test('the table in SECURITY.md tells of everything in an archive what binds it, and of nothing else', () => {
  const page = readFileSync(new URL('../../../../src-main/SECURITY.md', import.meta.url), 'utf8');
  const table = page
    .slice(page.indexOf('## What binds an archive'))
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const listed = table.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, field]) => field),
  );
  // Of the records of results and of runs, those of every seat and every run are alike.
  const fields = new Set(
    [text, askedText]
      .flatMap((one) => placesIn(JSON.parse(one)))
      .map((path) =>
        kindOf(path)
          .replace(ofTheRules, '$1')
          .replaceAll(/\[\d*\]/g, '')
          .replaceAll('.*', ''),
      ),
  );
  const leaves = [...fields].filter((field) => ![...fields].some((other) => other.startsWith(`${field}.`)));
  // Neither game has results of an older edition, or a battle that was fought elsewhere.
  const elsewhere = ['turns.results.proof.was', 'turns.ran.answers.battle', 'turns.ran.battles'];
  expect(listed.sort()).toEqual([...leaves, ...elsewhere].sort());
});
