import { cpSync, existsSync, renameSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Outcome } from '#main/ports/outcome.ts';
import { type GmAct, gmCalls, isGmAct } from '#contract/gm/calls.ts';
import type { Desk } from '#contract/gm/desk.ts';
import {
  type DeskAt,
  deskAt,
  type DeskWorlds,
  deskWorlds,
  fileIn,
  worldOf,
} from '../../../support/acts/deskWorlds.ts';
import { fullDisk } from '../../../support/acts/fullDisk.ts';
import { actOn } from '../../../support/desk/actsOf.ts';
import { game } from '../../../support/desk/deskWorld.ts';
import { gameDump } from '../../../support/desk/gameDump.ts';
import { codesOf, saidBy, tempFolder, valueOf } from '../../../support/desk/gmWorld.ts';

const acts = Object.keys(gmCalls).filter(isGmAct);

let folder: Awaited<ReturnType<typeof tempFolder>>;
let worlds: DeskWorlds;
beforeAll(async () => {
  folder = await tempFolder();
  worlds = await deskWorlds(folder);
});
afterAll(() => folder.end());

type AtDesk = ReturnType<typeof deskAt>;
const seenAt = async ({ saying }: AtDesk): Promise<Desk> => valueOf(await saying['gm.desk']({ game }));

/** The game that an act takes effect in. */
const before = (act: GmAct): DeskAt => worlds[worldOf[act]];
let copies = 0;
function copyOf(world: DeskAt): string {
  const copy = folder.of(`copy ${(copies += 1)}`);
  cpSync(world.root, copy, { recursive: true });
  return copy;
}
/** The same game for all acts that change nothing in it. */
const shared = new Map<DeskAt, string>();
function sharedCopy(world: DeskAt): string {
  const root = shared.get(world) ?? copyOf(world);
  shared.set(world, root);
  return root;
}

/** Does an act as the user of a desk that shows this. */
const doing = (desk: AtDesk, act: GmAct, shown: Desk): Promise<Outcome<unknown>> =>
  (desk.saying[act] as (input: unknown) => Promise<Outcome<unknown>>)(actOn(act, shown));

/** How the game stands for its game master and players. */
const standing = (desk: Desk) => ({
  turn: desk.turn,
  edition: desk.edition,
  busy: desk.busy?.what ?? '',
  waits: desk.waits ?? false,
  runs: desk.runs?.map(({ run, state }) => [run, state]) ?? [],
  policy: desk.policy,
  held: desk.clock.held ?? '',
  extended: desk.clock.extended ?? '',
  over: desk.clock.over,
  watched: desk.watched,
  answering: desk.answering?.hours ?? 0,
  seats: desk.seats.map(({ seat, player, address, standIn, words, fellows = [] }) => [
    seat,
    player,
    address,
    standIn,
    words,
    fellows.map(({ number, player: fellow }) => [number, fellow]),
  ]),
  received: desk.received.map(({ number, standing: stands }) => [number, stands]),
  requests: desk.requests.map(({ seat, answer }) => [seat, answer?.granted]),
  judged: desk.judged.map(({ order, ruling }) => [order, ruling]),
  letters: desk.letters.map(({ to, subject }) => [to, subject]),
  turns: desk.turns,
  undone: desk.undone.map(({ to, from, canRedo }) => [to, from, canRedo]),
  log: desk.log.map(({ what }) => what).filter((what) => !/letters (with results|were sent)/.test(what)),
});
type Standing = ReturnType<typeof standing>;

/** How the game stood before an act was done once, how it stands after it, and why it was refused if it was. */
interface Once {
  readonly stood: Standing;
  readonly stands: Standing;
  readonly refused: readonly string[];
}
async function doneOnce(act: GmAct): Promise<Once> {
  const world = before(act);
  const desk = deskAt(copyOf(world), world.rules);
  const seen = await seenAt(desk);
  const done = await doing(desk, act, seen);
  const stands = standing(await seenAt(desk));
  desk.close();
  return { stood: standing(seen), stands, refused: codesOf(done) };
}
/** Each act is done once for all that compare with it. */
const onces = new Map<GmAct, Promise<Once>>();
function once(act: GmAct): Promise<Once> {
  const done = onces.get(act) ?? doneOnce(act);
  onces.set(act, done);
  return done;
}

describe('an act takes effect in the game that it is tried in, so that trying it says something', () => {
  test.each(acts)('%s', async (act) => {
    const { stood, stands, refused } = await once(act);
    expect(refused).toEqual([]);
    expect(stands).not.toEqual(stood);
  });
});

describe('an act of a desk that shows an older state of the game changes nothing and says so', () => {
  /** A game that another desk has moved on, the desk that has not looked since, and what it showed. */
  const moved = new Map<DeskAt, Promise<readonly [string, AtDesk, Desk, string]>>();
  async function movedOn(world: DeskAt): Promise<readonly [string, AtDesk, Desk, string]> {
    const root = copyOf(world);
    const [a, b] = [deskAt(root, world.rules), deskAt(root, world.rules)];
    const old = await seenAt(b);
    for (const move of world.moves) valueOf(await doing(a, move, await seenAt(a)));
    a.close();
    return [root, b, old, gameDump(fileIn(root))];
  }
  const after = (world: DeskAt) => {
    const there = moved.get(world) ?? movedOn(world);
    moved.set(world, there);
    return there;
  };
  afterAll(async () => {
    for (const there of moved.values()) (await there)[1].close();
  });
  test.each(acts)('%s after another desk ran the turn', async (act) => {
    const [root, desk, old, dump] = await after(worlds.fresh);
    const done = await doing(desk, act, old);
    expect(codesOf(done)).toEqual(['turn-moved']);
    expect(saidBy(done)).toBe(
      'Turn 1 has been run since you looked, by another desk or by its schedule: it is turn 2 now. Nothing was done. Look at the game, then decide again.',
    );
    expect(gameDump(fileIn(root))).toBe(dump);
  });
  test.each(acts.filter((act) => worldOf[act] !== 'fresh'))(
    '%s after another desk moved the game on',
    async (act) => {
      const [root, desk, old, dump] = await after(before(act));
      const done = await doing(desk, act, old);
      expect(codesOf(done)).toEqual(['turn-moved']);
      expect(saidBy(done)).toContain('since you looked');
      expect(gameDump(fileIn(root))).toBe(dump);
    },
  );
});

describe('an act of a desk changes nothing and says so', () => {
  let [root, dump] = ['', ''];
  let [a, b]: AtDesk[] = [];
  let old: Desk;
  beforeAll(() => {
    root = copyOf(worlds.ran);
    [a, b] = [deskAt(root, worlds.ran.rules), deskAt(root, worlds.ran.rules)];
  });
  afterAll(() => {
    a?.close();
    b?.close();
  });
  /** Another desk does this. */
  const meanwhile = async (act: GmAct) => {
    old = await seenAt(b!);
    valueOf(await doing(a!, act, await seenAt(a!)));
    dump = gameDump(fileIn(root));
  };
  const refused = async (act: GmAct, said: string) => {
    expect(saidBy(await doing(b!, act, old))).toContain(said);
    expect(gameDump(fileIn(root))).toBe(dump);
  };
  describe('after the game went back on another', () => {
    beforeAll(() => meanwhile('gm.back'));
    test.each(acts)('%s', (act) => refused(act, 'The game has gone back to turn 1 since you looked'));
  });
  describe('after it ended on another', () => {
    beforeAll(() => meanwhile('gm.end'));
    test.each(acts)('%s', (act) => refused(act, 'Turn 1 has moved on since you looked'));
  });
});

describe('an act done twice at once, on two desks that show the same, is done once', () => {
  test.each(acts)('%s', async (act) => {
    const { stands } = await once(act);
    const { rules } = before(act);
    const root = copyOf(before(act));
    const [a, b] = [deskAt(root, rules), deskAt(root, rules)];
    const [one, other] = [await seenAt(a), await seenAt(b)];
    await Promise.all([doing(a, act, one), doing(b, act, other)]);
    expect(standing(await seenAt(a))).toEqual(stands);
    a.close();
    b.close();
  });
});

describe('an act after the program began anew does what it would have done', () => {
  test.each(acts)('%s', async (act) => {
    const { stands } = await once(act);
    const { rules } = before(act);
    const root = copyOf(before(act));
    const first = deskAt(root, rules);
    const seen = await seenAt(first);
    first.close();
    const second = deskAt(root, rules);
    expect(codesOf(await doing(second, act, seen))).toEqual([]);
    expect(standing(await seenAt(second))).toEqual(stands);
    second.close();
  });
});

describe('an act with the disk full changes nothing, and names the disk', () => {
  test.each(acts)('%s', async (act) => {
    const root = sharedCopy(before(act));
    let isFull = false;
    const desk = deskAt(
      root,
      before(act).rules,
      fullDisk(() => isFull),
    );
    const seen = await seenAt(desk);
    const dump = gameDump(fileIn(root));
    isFull = true;
    expect(codesOf(await doing(desk, act, seen))).toEqual(['disk-full']);
    expect(gameDump(fileIn(root))).toBe(dump);
    desk.close();
  });
});

describe('an act on a game whose file is gone is refused, and makes no file', () => {
  test.each(acts)('%s', async (act) => {
    const root = sharedCopy(before(act));
    const desk = deskAt(root, before(act).rules);
    const seen = await seenAt(desk);
    renameSync(fileIn(root), `${root}/taken-away`);
    expect(codesOf(await doing(desk, act, seen))).toEqual(['no-such-file']);
    expect(existsSync(fileIn(root))).toBe(false);
    desk.close();
    renameSync(`${root}/taken-away`, fileIn(root));
  });
});
