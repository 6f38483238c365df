import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { orderFaults } from '#main/services/gm/proof/orderFiles.ts';
import { tempFolder, testPorts, valueOf } from '../support/desk/gmWorld.ts';
import type { TestKit } from '../support/kits/testKit.ts';
import { scriptedGame, scriptedTurn } from '../support/play/scriptedGame.ts';
import type { Campaign } from './campaign.ts';

/** A game that the computer leads, or where it leads nobody, one whose players follow the script. */
async function begun(
  kit: TestKit<Game>,
  path: string,
  seed: string,
  seats: number,
): Promise<{ readonly gm: Gm; turn(): Promise<unknown> }> {
  const { ruleset, setup } = kit;
  if (ruleset.computerPlan === undefined || ruleset.seating === undefined) {
    const { gm, players } = await scriptedGame(path, seats, seed, kit);
    return { gm, turn: () => scriptedTurn(gm, players, kit) };
  }
  const gm = valueOf(
    await newGame(testPorts(), gameFiles, path, {
      ruleset,
      setup: setup(seats),
      players: {},
      seed,
      game: 'gw9',
      computer: 'all',
      ambitious: true,
    }),
  );
  return { gm, turn: () => gm.run() };
}

/** Plays a game; turn 3 is run a second time with new dice. */
async function played(
  kit: TestKit<Game>,
  path: string,
  turns: number,
  seed: string,
  seats: number,
): Promise<Gm> {
  const game = await begun(kit, path, seed, seats);
  for (let turn = 1; turn <= turns; turn += 1) {
    await game.turn();
    if (turn === 3) valueOf(await game.gm.rerun({ turn, dice: 'new', why: 'A trial.' }));
  }
  return game.gm;
}

export const verifying: Campaign = {
  name: 'verify',
  what: 'a game of 26 seats and 20 turns is verified, from its file and from its archive; a byte of its world, a die and an order changed in its middle are each found [TURNS] [SEED] [SEATS]',
  needs: ['script'],
  async run([turns = '20', seed = 'soak', seats = '26'], kit) {
    const { ruleset } = kit;
    const folder = await tempFolder();
    const faults: string[] = [];
    try {
      mkdirSync(join(folder.path, 'game'));
      const gm = await played(kit, join(folder.path, 'game/gw9.game'), Number(turns), seed, Number(seats));
      const began = performance.now();
      const proof = await verify(ruleset, recordOf(gm.store), {
        filesOf: (record) => orderFaults(sealing, gm.store, ruleset, record),
      });
      const rolls = proof.turns.reduce((sum, turn) => sum + turn.rolls, 0);
      console.log(`the game: ${proof.said} ${rolls} dice, ${Math.round(performance.now() - began)} ms`);
      if (!proof.ok) faults.push(proof.said);
      const bytes = gm.archive();
      gm.close();
      const archived = await verify(ruleset, valueOf(readArchive(sealing, bytes)));
      console.log(`the archive of ${bytes.length} bytes: ${archived.said}`);
      if (!archived.ok) faults.push(archived.said);
      faults.push(...(await changed(kit, bytes, Math.ceil(Number(turns) / 2))));
    } finally {
      await folder.end();
    }
    return faults;
  },
};

interface Loose {
  readonly turns: readonly {
    readonly turn: number;
    state: unknown;
    readonly ran?: {
      readonly marks: { readonly steps: { rolls: number; dice: string; step: string; pass: number }[] };
      readonly plans: Record<string, { units: Record<string, unknown[]> }>;
      readonly orders: Record<string, { units: Record<string, unknown[]> }>;
    };
  }[];
}
type OfTurn = Loose['turns'][number];

/** What is changed in one turn, and what must be said of it; each tells the phase at which the second run parts. */
const changes: readonly {
  readonly what: string;
  change(turn: OfTurn, ruleset: Ruleset<Game>): boolean;
  readonly said: RegExp;
}[] = [
  {
    what: 'a byte of the world',
    change: (turn, ruleset) => {
      for (const other of worldsBeside(turn.state)) {
        if (!ruleset.codecs.state.parse(other).ok) continue;
        turn.state = other;
        return true;
      }
      return false;
    },
    said: /The world at its start is not the one that turn \d+ led to\. A second run differs from the start: the world is another\./,
  },
  {
    what: 'a die',
    change: ({ ran }) => {
      const step = ran?.marks.steps.find(({ rolls }) => rolls > 0);
      if (step !== undefined) step.dice = step.dice.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
      return step !== undefined;
    },
    said: /A second run differs at «[^»]+»(, phase \d+)?: the dice\./,
  },
  {
    what: 'an order',
    change: ({ ran }) => {
      const plan = Object.values({ ...ran?.plans, ...ran?.orders }).find(
        ({ units }) => Object.keys(units).length > 0,
      );
      const [unit = ''] = Object.keys(plan?.units ?? {});
      plan?.units[unit]?.pop();
      return plan !== undefined;
    },
    said: /A second run differs at «[^»]+»|The computer did not give these orders: /,
  },
];

/** The worlds that differ from this one in a figure, all but the number of the turn. */
function* worldsBeside(state: unknown): Generator<unknown> {
  if (typeof state === 'number') yield state + 1;
  if (typeof state !== 'object' || state === null) return;
  for (const [name, value] of Object.entries(state)) {
    if (name === 'turn') continue;
    for (const other of worldsBeside(value))
      yield Array.isArray(state) ? state.with(Number(name), other) : { ...state, [name]: other };
  }
}

/** One thing is changed in the archive, in one turn: that turn is named first, with the phase. */
async function changed(
  { ruleset }: TestKit<Game>,
  bytes: Uint8Array,
  turn: number,
): Promise<readonly string[]> {
  const text = sealing.unpack(bytes, 500_000_000);
  if (!text.ok) return ['the archive cannot be unpacked'];
  const faults: string[] = [];
  for (const { what, change, said } of changes) {
    const archive = JSON.parse(text.value) as Loose;
    const of = archive.turns.find((one) => one.turn === turn);
    if (of === undefined || !change(of, ruleset)) {
      faults.push(`there is no ${what} to change in turn ${turn}`);
      continue;
    }
    const proof = await verify(ruleset, valueOf(readArchive(sealing, sealing.pack(JSON.stringify(archive)))));
    const bad = proof.turns.filter(({ ok }) => !ok);
    console.log(
      `with ${what} of turn ${turn} changed: ${bad.map((one) => `turn ${one.turn}: ${one.said}`).join(' ')}`,
    );
    // Of orders that players sent, the next results tell too, and nothing else does.
    const [first, ...others] = bad;
    const isEcho = others.every((one) => one.said.startsWith(`How turn ${turn} was run was told otherwise`));
    if (first?.turn !== turn || !isEcho || !said.test(first.said))
      faults.push(`${what} of turn ${turn} was changed, and is not told as it should be: ${proof.said}`);
  }
  return faults;
}
