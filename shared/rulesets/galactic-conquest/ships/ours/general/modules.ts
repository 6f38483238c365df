import { fleet } from '../fleet.ts';
import { bases } from './bases.ts';
import { plain } from './plain.ts';

/** Modules that bases are fitted with beside those of the list, which is frozen (B7.10, B14.100). */
const more = fleet(
  plain,
  `
CgM POD 120 Cargo module bpv=2 epv=4 cargo=25
HBM POD 160 Hangar module epv=16 6xCFT +carrier
CFT FTR 158 Guard fighter bpv=6
`,
);

/** All modules: of the list those for hospitals and barracks. */
export const modules = [
  ...more.filter(({ class: of }) => of === 'POD'),
  ...bases.filter(({ designation }) => designation === 'HosM' || designation === 'BAR'),
];
