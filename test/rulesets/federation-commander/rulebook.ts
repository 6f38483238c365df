import type { FederationCommander } from '#rulesets/federation-commander/game.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';

/* The lists of RULEBOOK.md: each of these must have its row there. */

/** Every numbered rule of the rulebook, those of the larger game among them. */
const rules = [
  '1A 1A1 1A2 1A3 1A4 1C 1D 1D1 1D2 1D3 1D4 1D5 1E 1E1 1E2 1E2a 1E2b 1E2c 1E2d 1E2e 1E2f 1E3 1E3a',
  '1E3b 1E3c 1E3d 1E3e 1E4',
  '2A 2A1 2A2 2A3 2A3a 2A3b 2A3c 2A3d 2A3e 2A3f 2A3g 2A4 2A5 2A6 2B 2B1 2B1a 2B1b 2B1c 2B2 2B2a',
  '2B2b 2C 2C1 2C2 2C2a 2C2b 2C3 2C3a 2C3b 2C3c 2C4 2C4a 2C4b 2C4c 2C4d 2C5 2C5a 2C5b 2C6 2C7 2C7a',
  '2C7b 2D 2D1 2D2 2D3 2D3a 2D3b 2D4 2D5 2E 2E1 2E1a 2E1b 2E1c 2E2',
  '3A 3A1 3A2 3A3 3A4 3A5 3B 3C 3C1 3C2 3C3 3C4 3C5 3C6 3C6c 3C6d 3C7 3C8 3D 3E',
  '4A 4A1 4A2 4A3 4B 4B1 4B2 4B2a 4B2b 4B2c 4B2d 4B2e 4B3 4B3a 4B3b 4B3c 4B3d 4C 4C1 4C1a 4C1b',
  '4C1c 4C2 4C2a 4C2b 4C2c 4C3 4C4 4C4a 4C4b 4C4c 4C5 4C5a 4C5b 4C5c 4D 4D1 4D1a 4D1b 4D1c 4D2',
  '4D2a 4D2b 4D2c 4D2d 4E 4F 4G 4H 4J',
  '5A 5A1 5A2 5A2a 5A2b 5A2c 5B 5C 5D 5E 5F 5G 5G1 5G2 5G3 5G4 5G5 5G6 5H 5J 5K 5L',
  '6A',
  '7A 7A1 7A2 7A3 7A4 7A5 7B 7C 7D',
  '8A 8B2 8D 8D1 8D2 8D3 8D4 8E',
].flatMap((some) => some.split(' '));

/** Worked examples of the rulebook; the 24th is three. */
export const examples = Array.from(
  { length: 48 },
  (_, at) => `FCV-${String(at + 1).padStart(2, '0')}`,
).flatMap((id) => (id === 'FCV-24' ? ['a', 'b', 'c'].map((part) => id + part) : [id]));

export const rulebook: NonNullable<TestKit<FederationCommander>['rulebook']> = {
  page: 'RULEBOOK.md',
  lists: { Rules: rules, 'Worked examples': examples },
};
