import { campaigns } from './campaigns.ts';

/** `npm run soak -- NAME [options]`: one long campaign; without a name, what there is. */
const [name, ...args] = process.argv.slice(2);
const campaign = campaigns.find((one) => one.name === name);
if (campaign === undefined) {
  const list = campaigns.map((one) => `  ${one.name.padEnd(16)}${one.what}`).join('\n');
  console.error(
    `${name === undefined ? 'Which campaign?' : `There is no campaign ${name}.`} There are:\n${list}`,
  );
  process.exitCode = 2;
} else {
  const began = performance.now();
  const faults = await campaign.run(args);
  for (const fault of faults) console.error(fault);
  console.log(
    `${campaign.name}: ${faults.length === 0 ? 'all well' : `${faults.length} faults`}, ${Math.round((performance.now() - began) / 1000)} s`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
