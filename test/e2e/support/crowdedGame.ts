import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crowdedScenario } from '../../support/play/crowdedScenario.ts';
import { gm } from './host.ts';
import { keptGame } from './keptGame.ts';

/** Begins it in the folder, as `eo1.game`; invitations are in `results`. */
export const newCrowdedGame = (home: string): Promise<void> => keptGame('crowdedGame', home, begin);

async function begin(home: string): Promise<void> {
  writeFileSync(join(home, 'crowded.scenario'), JSON.stringify(crowdedScenario));
  await gm(
    'new',
    join(home, 'eo1.game'),
    '--id',
    'eo1',
    '--scenario',
    join(home, 'crowded.scenario'),
    '--seed',
    'every order',
    '--out',
    join(home, 'results'),
  );
}
