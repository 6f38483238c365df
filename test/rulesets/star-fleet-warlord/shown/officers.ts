import { armedBy } from '#rulesets/star-fleet-warlord/combat/items.ts';
import { plainField } from '#rulesets/star-fleet-warlord/presentation/plainField.ts';
import { emptyHex } from '#rulesets/star-fleet-warlord/galaxy/terrain.ts';
import { readGiven, world } from '../caseWorlds.ts';

const given = world(
  readGiven([
    'corporation c01 at 00-0808',
    ...['ship c01.a T-PC at 00-0303, team', 'ship c01.b T-PC at 00-0303, team, officers C'],
  ]),
);
/** What a Prime Team adds to attack and defense. */
const teamOf = (id: string): readonly number[] =>
  Object.entries(given.ships)
    .filter(([one]) => one === id)
    .flatMap(([, ship]) =>
      (['attack', 'defense'] as const).flatMap((posture) =>
        armedBy(ship, posture, plainField(emptyHex, 2)).map(({ points }) => points),
      ),
    );

/** What officers and Prime Teams are held to. */
export const heldOfOfficers: Readonly<Record<string, () => boolean>> = {
  'V-312': () => teamOf('c01.a').join() === '10,10',
  'V-313': () => teamOf('c01.b').join() === '15,15',
};

/** What cases of officers, crews and Prime Teams show. */
export const ofOfficers: readonly string[] = [
  ...['6.22', '11.01', '11.02', '11.10', '11.20', '11.21', '11.22', '11.23', '15.13'].map((id) => `S-${id}`),
  'G-16',
  'V-314',
];
