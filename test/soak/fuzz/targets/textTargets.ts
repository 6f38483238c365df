import { gunzipSync, gzipSync } from 'node:zlib';
import { stableText } from '#kernel/codec/stableText.ts';
import type { Game } from '#kernel/game/game.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { archiveText, readArchive } from '#main/services/gm/proof/archive.ts';
import { readPublicKeys, releasedKey } from '#main/services/gm/game/keyholder.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { mapDice, trialSecret } from '#main/services/gm/game/seeds.ts';
import type { TestKit } from '../../../support/kits/testKit.ts';
import type { Target } from './target.ts';
import { answered, bytesOf } from './target.ts';
import type { World } from '../world.ts';
import { sealing } from '../world.ts';
import { created } from '#test/support/kits/created.ts';

const textOf = (input: Uint8Array): string => new TextDecoder().decode(input);

/** Scenarios, archives, and the keyholder's files. */
export function textTargets(world: World): readonly Target[] {
  const { ruleset } = world.kit;
  const archive = shorter(gunzipSync(world.archive).toString('utf8'));
  const secret = `Sealed Orders keyholder, private: show it to nobody\n${'5'.repeat(64)}\n`;
  const keys = Array.from({ length: 3 }, (_, at) => `${at + 1} ${world.intake.facts.publicly.seal}`);
  return [
    ...scenarioTargets(world.kit),
    {
      name: 'archive',
      json: true,
      most: 300_000,
      seeds: [archive],
      one: async (input) => {
        const packed = gzipSync(input, { level: 1 });
        const read = answered(readArchive(sealing, packed));
        if (read === 'taken') answered(await archiveText(sealing, packed, () => ruleset));
        return read;
      },
      after: async (input) => {
        const read = readArchive(sealing, gzipSync(input));
        if (read.ok) await verify(ruleset, read.value);
      },
    },
    {
      name: 'archive packed',
      seeds: [new Uint8Array(gzipSync(archive))],
      one: async (input) => answered(readArchive(sealing, input)),
    },
    {
      name: 'keyholder',
      seeds: [bytesOf(secret), bytesOf(`Sealed Orders keyholder, public keys by turn\n${keys.join('\n')}\n`)],
      one: async (input) => {
        const listed = answered(readPublicKeys(textOf(input)));
        const released = answered(releasedKey(sealing, textOf(input), 3));
        return listed === 'taken' ? listed : released;
      },
    },
  ];
}

/** What reads a game master's scenarios, where the ruleset has them. */
function scenarioTargets({ ruleset, setup }: TestKit<Game>): readonly Target[] {
  const { scenarios, tutorial } = ruleset.beginning;
  if (scenarios === undefined) return [];
  const dice = mapDice(trialSecret('fuzz'));
  const written = scenarios.write(setup(2), dice);
  if (!written.ok) throw new Error('no scenario to begin with');
  return [
    {
      name: 'scenario',
      json: true,
      seeds: [...(tutorial === undefined ? [] : [bytesOf(tutorial.setup)]), bytesOf(written.value)],
      one: async (input) => {
        const read = readJson(textOf(input));
        if (!read.ok) return answered(read);
        const summary = scenarios.summary(read.value);
        scenarios.players(read.value);
        const made = created(ruleset, read.value, dice);
        // What is told of a scenario holds: a game can begin from it.
        if (summary.ok && !made.ok)
          throw new Error('a scenario was found good, and no game can begin from it');
        return answered(made);
      },
    },
  ];
}

/** An archive whose lists have lost all but their first lines, so that many can be read. */
function shorter(text: string): Uint8Array {
  const archive = JSON.parse(text) as {
    readonly turns: { ran?: { entries: unknown[] }; results: Record<string, { heard: unknown[] }> }[];
  };
  for (const { ran, results } of archive.turns) {
    if (ran !== undefined) ran.entries = ran.entries.slice(0, 20);
    for (const body of Object.values(results)) body.heard = body.heard.slice(0, 10);
  }
  return bytesOf(stableText(archive));
}
