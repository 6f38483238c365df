import type { Declared } from '#kernel/words/refusalTable.ts';
import { battleRefusals } from './battles.ts';
import { kernelRefusals } from '#kernel/words/refusals.ts';
import { commandLineRefusals } from './commandLine.ts';
import { gameMasterRefusals } from './gameMaster.ts';
import { libraryRefusals } from './library.ts';
import { mailRefusals } from './mail.ts';
import { movedRefusals } from './moved.ts';
import { packRefusals } from './packs.ts';
import { practiceRefusals } from './practice.ts';
import { signUpRefusals } from './signUp.ts';
import { storageRefusals } from './storage.ts';
import { wireRefusals } from './wire.ts';

interface Area {
  readonly area: 'files' | 'mail' | 'game-master' | 'command-line';
  readonly declared: readonly Declared[];
}
const area = (
  name: Area['area'],
  ...tables: readonly { readonly declared: readonly Declared[] }[]
): Area => ({ area: name, declared: tables.flatMap(({ declared }) => declared) });

/** The refusals of the program, whatever the game, by what somebody was doing: for the help, which lists them. */
export const refusalAreas: readonly Area[] = [
  area(
    'files',
    kernelRefusals,
    wireRefusals,
    libraryRefusals,
    packRefusals,
    practiceRefusals,
    storageRefusals,
  ),
  area('mail', mailRefusals),
  area('game-master', gameMasterRefusals, battleRefusals, movedRefusals, signUpRefusals),
  area('command-line', commandLineRefusals),
];

/** All of them: for the law that none is declared in vain. */
export const programRefusals: readonly Declared[] = refusalAreas.flatMap(({ declared }) => declared);
