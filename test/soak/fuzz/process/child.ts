// Reads inputs, one after another: node child.ts NOTE COUNT RULESET. What it is to read comes by message. Before each input, NOTE holds it.
import { countSites } from '../instrument.ts';
import type { Order } from './messages.ts';

const [note = '', counts = 'yes', rules = ''] = process.argv.slice(2);
if (counts === 'yes') countSites(rules);
// Only what is loaded from here on is counted.
const { makeReader } = await import('./reader.ts');
const reader = await makeReader(note, rules, (said) => void process.send?.(said));
process.on('message', (order: Order) => void reader.obey(order));
process.on('disconnect', () => process.exit(0));
process.send?.({ kind: 'ready' });
