import german from '../../../assets/languages/de.json' with { type: 'json' };
import { areaTitles } from './areas.ts';
import { printGaps, takeOutStale } from './gaps.ts';
import type { Listed } from './listed.ts';
import { allTexts } from './listed.ts';

/**
 * `npm run texts -- german`: what German lacks, by areas, and how much of each it has; `--areas`: only how much; `--mend` takes out of it what is
 * no text of the program any more.
 *
 * `npm run texts -- [WORD...]`: every text that the program can print, once in each area, with where it stands and what it is; with words only those areas, files and texts
 * that have them all. `--areas`: how many texts each area has.
 */
function main(args: readonly string[]): void {
  if (args[0] === 'german' && args.includes('--mend')) return takeOutStale('de', german);
  if (args[0] === 'german') return printGaps(german, args.includes('--areas'));
  const words = args.filter((one) => !one.startsWith('--')).map((one) => one.toLowerCase());
  const wanted = allTexts().filter(({ area, text, at }) => {
    const all = `${area}\n${text}\n${at.join('\n')}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  for (const area of areaTitles) {
    const texts = wanted.filter((one) => one.area === area);
    if (texts.length === 0) continue;
    console.log(`\n${area}: ${texts.length}`);
    if (!args.includes('--areas')) for (const text of texts) console.log(line(text));
  }
  console.log(`\n${wanted.length} texts`);
}

const line = ({ text, as, at: [first = '', ...more] }: Listed): string =>
  `${first}${more.length === 0 ? '' : ` (+${more.length})`}\t${as}\t${text.replaceAll('\n', '\\n')}`;

main(process.argv.slice(2));
