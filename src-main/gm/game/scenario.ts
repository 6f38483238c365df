import { basename, dirname, resolve } from 'node:path';

import type { Command } from 'commander';

import { inLines } from '#kernel/files/jsonPlaces.ts';
import { pageText } from '#kernel/report/plainText.ts';
import { bad } from '#kernel/words/result.ts';
import { mapDice, trialSecret } from '../../services/gm/game/seeds.ts';
import { known, ruleIds } from '../known.ts';
import { files, ports } from '../openGame.ts';
import { Stop, command, exits, must, say } from '../io.ts';
import type { MapOptions } from './maps.ts';
import { rulesOf, scenariosOf, setupOf, withMapOptions } from './maps.ts';
import { scenarioIn } from './scenarioFile.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

interface ExportOptions extends MapOptions {
  readonly title?: string;
  readonly out?: string;
}

const help = `
A scenario is a text that you can read and change by hand: a map, who plays, their units and the
parameters of the game. The page SCENARIOS.md in the folder of the rules explains every field.

Examples:
  gm scenario export --size small --out quiet.scenario       a drawn galaxy, to be changed by hand
  gm scenario export --tutorial --out tutorial.scenario
  gm scenario check quiet.scenario                           what is wrong with it, or what it contains
  gm new gw9.game --scenario quiet.scenario --out invitations`;

export function addScenario(program: Command): void {
  const scenario = program
    .command('scenario')
    .summary('write or check a scenario file')
    .description('Scenario files: maps and players for new games.')
    .addHelpText('after', help);
  withMapOptions(scenario.command('export'))
    .summary('write a random map, or the tutorial’s, as a scenario')
    .description(
      'Writes a scenario file. «gm new --scenario» with it begins the game that «gm new» would begin with the same options and seed.',
    )
    .option('--seed <TEXT>', 'derive the map from TEXT')
    .option('--title <TEXT>', 'name of the scenario')
    .option('--out <FILE>', 'write it there; otherwise it is printed')
    .action(exportScenario);
  scenario
    .command('check')
    .summary('check a scenario and show what it contains')
    .description(
      'Checks a scenario file: prints what it contains and how fair the starts are, or everything that is wrong with it.',
    )
    .argument('<FILE>', 'the scenario')
    .option('--rules <ID>', `rules it is for: ${ruleIds()}`, known[0]?.id)
    .action(async (path: string, { rules }: { readonly rules: string }) => {
      const { setup, written } = await scenarioIn(path, exits.problems);
      const read = scenariosOf(rulesOf(rules)).summary(setup);
      const page = must(read.ok ? read : bad(read.fault.map(inLines(written))), exits.problems);
      say(`${pageText(page)}\n\n${path} is a scenario that can be played.`);
      process.exitCode = exits.done;
    });
}

async function exportScenario(options: ExportOptions): Promise<void> {
  const ruleset = rulesOf(options.rules);
  const { seed, out, title } = options;
  const secret = trialSecret(seed ?? Buffer.from(ports.entropy.bytes(16)).toString('hex'));
  const text = must(scenariosOf(ruleset).write(setupOf(ruleset, options, title), mapDice(secret)));
  process.exitCode = exits.done;
  if (out === undefined) {
    say(text.trimEnd());
    return;
  }
  const there = must(await files.list(dirname(resolve(out))));
  if (there.some(({ name }) => name === basename(out))) {
    throw new Stop([unreadable('file-exists', { out })]);
  }
  must(await files.write(out, new TextEncoder().encode(text)));
  say(`The scenario is written to ${out}. To see what it holds:\n  ${command('scenario', 'check', out)}`);
}
