import { baseCommands, type Command } from '../state/commands.ts';
import { ahead } from './ahead/feature.ts';
import { archive } from './archive/feature.ts';
import { due } from './due/feature.ts';
import { desk } from './desk/feature.ts';
import { game } from './game/feature.ts';
import { help } from './help/feature.ts';
import { commandList } from './commands/feature.ts';
import type { Feature } from './feature.ts';
import { keys } from './keys/feature.ts';
import { letters } from './letters/feature.ts';
import { map } from './map/feature.ts';
import { maps } from './maps/feature.ts';
import { newsreel } from './newsreel/feature.ts';
import { notes } from './notes/feature.ts';
import { odds } from './odds/feature.ts';
import { packs } from './upgrades/feature.ts';
import { past } from './past/feature.ts';
import { places } from './places/feature.ts';
import { player } from './player/feature.ts';
import { planning } from './planning/feature.ts';
import { print } from './print/feature.ts';
import { records } from './records/feature.ts';
import { questions } from './questions/feature.ts';
import { rollCall } from './rollCall/feature.ts';
import { rules } from './practice/feature.ts';
import { scroll } from './scroll/feature.ts';
import { sending } from './sending/feature.ts';
import { battle } from './battle/feature.ts';
import { signUp } from './signUp/feature.ts';
import { sheet } from './sheet/feature.ts';
import { table } from './table/feature.ts';
import { things } from './things/feature.ts';
import { tutorial } from './tutorial/feature.ts';
import { whatIf } from './whatIf/feature.ts';

/** All features besides the four screens, in the order of the list of commands. */
export const features: readonly Feature[] = [
  commandList,
  game,
  map,
  ahead,
  scroll,
  planning,
  whatIf,
  odds,
  questions,
  rollCall,
  rules,
  table,
  places,
  player,
  things,
  sheet,
  past,
  battle,
  newsreel,
  notes,
  letters,
  maps,
  print,
  records,
  sending,
  due,
  packs,
  archive,
  signUp,
  tutorial,
  desk,
  help,
  keys,
];

export const commands: readonly Command[] = [
  ...baseCommands,
  ...features.flatMap((feature) => feature.commands ?? []),
];
export const overlays = Object.assign(
  {},
  ...features.map((feature) => feature.overlays ?? {}),
) as NonNullable<Feature['overlays']>;
