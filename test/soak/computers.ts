import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { digest } from '#kernel/codec/digest.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { inOrder, valuesInOrder } from '#kernel/inOrder.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import type { Event } from '#rulesets/galactic-empires/model/events.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { files, tempFolder, testPorts, valueOf } from '../support/desk/gmWorld.ts';
import type { Campaign } from './campaign.ts';
import { mapPicture } from './mapPicture.ts';

const ruleset = galacticEmpires as unknown as SomeRuleset;
const artefacts = join(import.meta.dirname, '../../artefacts/soak-computers');
/** Percent of all sectors that wins the game. */
const share = 50;

/** What there is to see of one turn: counted from the events, and from the world after it. */
const counted = [
  'war-declared',
  'peace-established',
  'battle-joined',
  'sector-captured',
  'sector-annexed',
  'starships-built',
  'starships-deserted',
  'starfleet-travelled',
  'starfleet-retreated',
  'empire-defeated',
] as const satisfies readonly Event['kind'][];

export const computers: Campaign = {
  name: 'computers',
  what: 'a game of 26 ambitious empires led by the computer to turn 60 or to victory, twice, compared to the byte; figures and maps to artefacts/ [TURNS] [SEED] [EMPIRES]',
  async run([turns = '60', seed = 'soak', empires = '26']) {
    mkdirSync(artefacts, { recursive: true });
    const folder = await tempFolder();
    try {
      const one = await played(folder.of('one'), {
        turns: Number(turns),
        seed,
        empires: Number(empires),
        pictures: true,
      });
      const two = await played(folder.of('two'), {
        turns: Number(turns),
        seed,
        empires: Number(empires),
        pictures: false,
      });
      return [...one.faults, ...(one.digest === two.digest ? [] : ['the two archives differ'])];
    } finally {
      await folder.end();
    }
  },
};

interface Wish {
  readonly turns: number;
  readonly seed: string;
  readonly empires: number;
  readonly pictures: boolean;
}

async function played(
  path: string,
  { turns, seed, empires, pictures }: Wish,
): Promise<{ readonly digest: string; readonly faults: readonly string[] }> {
  const gm = await begun(path, seed, empires);
  const rows: string[][] = [
    [
      'turn',
      'milliseconds',
      'seats with sectors',
      'independent',
      'largest',
      'sectors',
      'ships',
      'fleets',
      'idle fleets',
      'money',
      ...counted,
    ],
  ];
  const faults: string[] = [];
  for (let turn = 1; turn <= turns; turn += 1) {
    const began = performance.now();
    const outcome = await gm.run();
    valueOf(await gm.publish(files, `${path}-results`));
    if (outcome.kind !== 'ran' || outcome.missing.length > 0)
      faults.push(`turn ${turn}: ${JSON.stringify(outcome)}`);
    const state = stateOf(gm);
    const row = figures(state, eventsOf(gm, turn), turn, Math.round(performance.now() - began));
    rows.push(row);
    if (pictures) console.log(row.join(' '));
    const victors = state.victory?.announced ?? [];
    if (pictures && (turn % 10 === 0 || victors.length > 0))
      writeFileSync(
        join(artefacts, `turn-${String(turn).padStart(2, '0')}.svg`),
        mapPicture(state, `Turn ${turn}`),
      );
    if (victors.length > 0) break;
  }
  if (pictures)
    writeFileSync(
      join(artefacts, 'figures.csv'),
      `${rows.map((row) => row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')).join('\n')}\n`,
    );
  faults.push(
    ...counted
      .slice(0, 6)
      .filter((_, at) => rows.slice(1).every((row) => row[10 + at] === '0'))
      .map((kind) => `nothing of kind ${kind} happened`),
  );
  const mark = digest(gm.archive());
  console.log(`archive ${mark}`);
  gm.close();
  return { digest: mark, faults };
}

/** A drawn map as a scenario, with all seats led by the computer and something to win. */
async function begun(path: string, seed: string, empires: number): Promise<Gm> {
  const text = valueOf(
    galacticEmpires.scenarios?.write({ generate: { empires } }, openDice(`map ${seed}`)) ?? {
      ok: false,
      fault: [],
    },
  );
  const setup = {
    ...(JSON.parse(text) as object),
    victory: { text: `Own ${share}% of all sectors.`, share },
  };
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

const stateOf = (gm: Gm): State =>
  valueOf(galacticEmpires.codecs.state.parse(gm.store.turnOf(gm.store.turn())?.state));
const eventsOf = (gm: Gm, turn: number): readonly Event[] =>
  (gm.store.turnOf(turn)?.ran?.entries as readonly { readonly event: Event }[]).map(({ event }) => event);

function figures(state: State, events: readonly Event[], turn: number, time: number): string[] {
  const sectors = valuesInOrder(state.sectors);
  const owned = inOrder(state.empires)
    .map(([seat]) => sectors.filter(({ owner }) => owner === seat).length)
    .sort((a, b) => b - a);
  const units = inOrder(state.units).filter(([, { owner }]) => owner !== undefined);
  const moved = new Set(
    events.flatMap((event) => (event.kind === 'starfleet-travelled' ? [event.unit] : [])),
  );
  const fleets = units.filter(([, { kind, stacks }]) => kind === 'starfleet' && stacks.length > 0);
  const ships = units.reduce(
    (sum, [, { stacks }]) => sum + stacks.reduce((all, { count }) => all + count, 0),
    0,
  );
  const money = valuesInOrder(state.empires).reduce((sum, { treasury }) => sum + treasury, 0);
  return [
    turn,
    time,
    owned.filter((count) => count > 0).length,
    sectors.filter(({ owner }) => owner === undefined).length,
    owned[0] ?? 0,
    owned.join(' '),
    ships,
    fleets.length,
    fleets.filter(([id]) => !moved.has(id)).length,
    Math.round(money / 100),
    ...counted.map((kind) => events.filter((event) => event.kind === kind).length),
  ].map(String);
}
