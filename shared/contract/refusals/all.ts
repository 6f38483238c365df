import type { Declared } from '#kernel/refusalTable.ts';
import { kernelRefusals } from '#kernel/refusals.ts';
import { commandLineRefusals } from './commandLine.ts';
import { gameMasterRefusals } from './gameMaster.ts';
import { libraryRefusals } from './library.ts';
import { mailRefusals } from './mail.ts';
import { packRefusals } from './packs.ts';
import { practiceRefusals } from './practice.ts';
import { storageRefusals } from './storage.ts';
import { wireRefusals } from './wire.ts';

/** Every refusal of the program, whatever the game: for the help, which lists them, and for the law that none is declared in vain. */
export const programRefusals: readonly Declared[] = [
  kernelRefusals,
  wireRefusals,
  libraryRefusals,
  packRefusals,
  practiceRefusals,
  mailRefusals,
  storageRefusals,
  gameMasterRefusals,
  commandLineRefusals,
].flatMap(({ declared }): readonly Declared[] => declared);
