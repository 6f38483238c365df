import { kitOf } from '../../support/kits/kits.ts';
import { warring } from '../war.ts';

/** `warTurns.ts RULESET SIZE`: a war whose next turn is played whenever the process that measures sends a message, which is told what it took. */
const [name = '', size] = process.argv.slice(2);
const next = warring(kitOf(name), Number(size));
process.on('message', () => process.send?.(next()));
