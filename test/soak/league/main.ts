import { namedKit } from '../../support/kits/named.ts';
import { contenders, league } from './league.ts';

/** `npm run league [-- --rules RULESET] [GAMES] [SEED] [pairs | wars]`: levels of the computer of one game, or of every game that has such. */
const args = process.argv.slice(2);
const { kit, rest, fault } = namedKit(args);

if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 2;
} else {
  for (const one of args.includes('--rules') ? [kit] : contenders()) {
    const faults = await league.run(rest, one);
    for (const said of faults) console.error(said);
    if (faults.length > 0) process.exitCode = 1;
  }
}
