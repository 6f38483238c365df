import { execFileSync } from 'node:child_process';
import { rulesets } from '#rulesets/all.ts';
import { rulesetOnDemand, rulesetsOnDemand } from '#rulesets/onDemand.ts';
import { expect, test } from 'vitest';

test('a page can load every ruleset of the list by its id, and no others', async () => {
  expect(Object.keys(rulesetsOnDemand)).toEqual(rulesets.map(({ id }) => id));
  for (const ruleset of rulesets) expect(await rulesetOnDemand(ruleset.id)).toBe(ruleset);
  for (const id of ['pearl-divers', '', 'constructor']) expect(rulesetOnDemand(id)).toBeUndefined();
});

test('a host and the command line begin without any rules, and read those of one game alone', () => {
  const program = `
    import { registerHooks } from 'node:module';
    const read = [];
    registerHooks({
      load(url, context, next) {
        read.push(url);
        return next(url, context);
      },
    });
    const rules = () => read.flatMap((url) => /rulesets\\/([^/]+)\\/ruleset\\.ts$/.exec(url)?.[1] ?? []);
    await import('#main/openApp.ts');
    await import('#main/gm/commandLine.ts');
    const begun = rules();
    const { rulesets } = await import('#main/rulesets.ts');
    await rulesets.of('star-fleet-warlord');
    console.log(JSON.stringify({ begun, then: rules() }));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: new URL('../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(JSON.parse(said.toString())).toEqual({ begun: [], then: ['star-fleet-warlord'] });
});
