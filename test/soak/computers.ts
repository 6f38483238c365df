import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { digest } from '#kernel/codec/digest.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { files, tempFolder, testPorts, valueOf } from '../support/desk/gmWorld.ts';
import { saidToLack } from '../support/kits/lacking.ts';
import type { Chronicle, TestKit } from '../support/kits/testKit.ts';
import type { Campaign } from './campaign.ts';

const artefacts = join(import.meta.dirname, '../../artefacts/soak-computers');

export const computers: Campaign = {
  name: 'computers',
  what: 'a game of 26 ambitious seats led by the computer to turn 60 or to victory, twice, compared to the byte; figures and maps to artefacts/ [TURNS] [SEED] [SEATS]',
  needs: ['seating', 'computerPlan', 'chronicle'],
  async run([turns = '60', seed = 'soak', seats = '26'], kit) {
    const { chronicle } = kit;
    if (chronicle === undefined) return [saidToLack(kit, 'chronicle')];
    mkdirSync(artefacts, { recursive: true });
    const folder = await tempFolder();
    const wish = { turns: Number(turns), seed, seats: Number(seats) };
    try {
      const one = await played(kit, chronicle, folder.of('one'), { ...wish, pictures: true });
      const two = await played(kit, chronicle, folder.of('two'), { ...wish, pictures: false });
      return [...one.faults, ...(one.digest === two.digest ? [] : ['the two archives differ'])];
    } finally {
      await folder.end();
    }
  },
};

interface Wish {
  readonly turns: number;
  readonly seed: string;
  readonly seats: number;
  readonly pictures: boolean;
}

async function played(
  { ruleset }: TestKit<Game>,
  chronicle: Chronicle<Game>,
  path: string,
  { turns, seed, seats, pictures }: Wish,
): Promise<{ readonly digest: string; readonly faults: readonly string[] }> {
  const gm = await begun(ruleset, chronicle.setup(seats, seed), path, seed);
  const rows: string[][] = [['turn', 'milliseconds', ...chronicle.heads]];
  const faults: string[] = [];
  const happened = new Set<string>();
  for (let turn = 1; turn <= turns; turn += 1) {
    const began = performance.now();
    const outcome = await gm.run();
    valueOf(await gm.publish(files, `${path}-results`));
    if (outcome.kind !== 'ran' || outcome.missing.length > 0)
      faults.push(`turn ${turn}: ${JSON.stringify(outcome)}`);
    const time = Math.round(performance.now() - began);
    const state = valueOf(ruleset.codecs.state.parse(gm.store.turnOf(gm.store.turn())?.state));
    const events = eventsOf(gm, turn);
    for (const { kind } of events) happened.add(kind);
    const row = [turn, time, ...chronicle.figures(state, events)].map(String);
    rows.push(row);
    if (pictures) console.log(row.join(' '));
    const isOver = chronicle.isOver(state);
    if (pictures && (turn % 10 === 0 || isOver))
      writeFileSync(
        join(artefacts, `turn-${String(turn).padStart(2, '0')}.svg`),
        chronicle.picture(state, `Turn ${turn}`),
      );
    if (isOver) break;
  }
  if (pictures)
    writeFileSync(
      join(artefacts, 'figures.csv'),
      `${rows.map((row) => row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')).join('\n')}\n`,
    );
  faults.push(
    ...chronicle.happens
      .filter((kind) => !happened.has(kind))
      .map((kind) => `nothing of kind ${kind} happened`),
  );
  const mark = digest(gm.archive());
  console.log(`archive ${mark}`);
  gm.close();
  return { digest: mark, faults };
}

/** A game with all seats led by the computer and something to win. */
async function begun(ruleset: Ruleset<Game>, setup: unknown, path: string, seed: string): Promise<Gm> {
  return valueOf(
    await newGame(testPorts(), gameFiles, `${path}.game`, {
      ruleset,
      setup,
      players: {},
      seed,
      game: 'gw9',
      computer: 'all',
      ambitious: true,
    }),
  );
}

const eventsOf = (gm: Gm, turn: number): readonly Game['event'][] =>
  (gm.store.turnOf(turn)!.ran!.entries as readonly { readonly event: Game['event'] }[]).map(
    ({ event }) => event,
  );
