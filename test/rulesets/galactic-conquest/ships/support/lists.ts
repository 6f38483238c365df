import { phraseText } from '#kernel/words/phrase.ts';
import { readShipList } from '#rulesets/galactic-conquest/ships/list/shipList.ts';

export const head = 'designation,empire,class,year,bpv,epv,size';
/** A small list that can be read: a cruiser, its carrier with escort and fighters, a fighter. */
export const rows = [
  'D7,K,CA,130,120,120,3',
  'D7V,K,CA,165,106,127,3',
  'F5,K,DD,132,78,78,4',
  'ZV,K,FTR,160,6,,6',
];
/** What is said of a text, one fault after another. */
export const told = (text: string): readonly string[] => {
  const read = readShipList(text);
  return read.ok ? [] : read.fault.map(({ phrase }) => phraseText(phrase));
};
export const csv = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;
export const json = (...ships: readonly string[]): string => `{"ships": [\n${ships.join(',\n')}\n]}`;
