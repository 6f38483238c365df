import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Figure } from '#kernel/presentation.ts';
import { economicPoints } from '../money/money.ts';
import { factorsOf } from '../ships/ships.ts';
import { resources } from '../model/funds.ts';
import type { View } from '../model/view.ts';
import { resourceNames } from './purses.ts';

/** The figures of a Corporation at the start of a year, for charts over several years. */
export function figures({ own, me, ships, sites, scanned }: View): readonly Figure[] {
  const figure = (key: string, label: string, value: number, unit = ''): Figure => ({
    key,
    label,
    value,
    scale: { unit, per: 1 },
  });
  const fleet = valuesInOrder(ships);
  const strength = (of: 'attack' | 'defense'): number =>
    fleet.reduce((sum, ship) => sum + factorsOf(ship)[of], 0);
  return [
    figure('ep', 'Economic points', economicPoints(own.funds), 'EP'),
    ...resources.map((key) => figure(key, resourceNames[key], own.funds[key], key.toUpperCase())),
    figure('sites', 'Sites owned', valuesInOrder(sites).filter(({ owner }) => owner === me).length),
    figure('ships', 'Ships', fleet.length),
    figure('attack', 'Attack of all ships', strength('attack')),
    figure('defense', 'Defense of all ships', strength('defense')),
    figure('scanned', 'Sectors scanned', keysInOrder(scanned).length),
  ];
}
