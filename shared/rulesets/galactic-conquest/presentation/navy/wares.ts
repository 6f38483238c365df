import type { Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Along, Ware } from '../../model/opening/purchase.ts';
import type { View } from '../../model/state.ts';
import { inPoints } from '../../purchase/form.ts';
import { isTrueCarrier, waresOf } from '../../purchase/wares.ts';
import { text } from '../pages.ts';

const left = { align: 'left' } as const;
const right = { align: 'right' } as const;

const alongText = (all: readonly Along[]): string =>
  all.map(({ count, type }) => `${count}x${type}`).join(' ');

/** What comes with a ship, and what must be bought with it. */
const withIt = (ware: Ware): string =>
  [
    ...(ware.carries === undefined
      ? []
      : [`${alongText(ware.carries)}${isTrueCarrier(ware) ? ' free' : ' not with it'}`]),
    ...(ware.escorts === undefined ? [] : [`escorts ${alongText(ware.escorts)}`]),
  ].join('; ') || '–';

function wareRow(ware: Ware): Row {
  const { ship, name, halves, variant } = ware;
  const { figures } = ship;
  const count = (of: number) => ({ value: phrase('{of}', { of }), sort: of });
  return {
    id: ship.hull,
    spot: {},
    cells: {
      hull: text(ship.hull),
      name: text(name || '–'),
      class: text(figures?.class ?? '–'),
      type: text(variant ? 'variant' : 'standard'),
      price: { value: phrase('{price}', { price: inPoints(halves) }), sort: halves },
      attack: count(figures?.attack ?? 0),
      defence: count(figures?.defence ?? 0),
      speed: count(figures?.speed ?? 0),
      command: count(figures?.rating ?? 0),
      sensors: count(ship.sensors),
      with: text(withIt(ware)),
    },
  };
}

const table = (title: string, wares: readonly Ware[]): Section => ({
  kind: 'table',
  title,
  empty: 'There are none.',
  columns: [
    { key: 'hull', label: 'Hull', ...left },
    { key: 'name', label: 'Name', ...left },
    { key: 'class', label: 'Class', ...left },
    { key: 'type', label: 'Type', ...left },
    { key: 'price', label: 'EP', ...right },
    { key: 'attack', label: 'AF', ...right },
    { key: 'defence', label: 'DF', ...right },
    { key: 'speed', label: 'Speed', ...right },
    { key: 'command', label: 'Command', ...right },
    { key: 'sensors', label: 'Sensors', ...right },
    { key: 'with', label: 'With it', ...left },
  ],
  rows: wares.map(wareRow),
});

/** What the reader’s empire can buy, a table for each size class, and one for stock. */
export function waresSections(view: View): readonly Section[] {
  const wares = waresOf(view, view.me);
  const ships = wares.filter(({ kind }) => kind === 'ship');
  const groups: readonly (readonly [string, readonly Ware[]])[] = [
    ['For sale: size classes 1 and 2', ships.filter(({ ship }) => ship.size <= 2)],
    ['For sale: size class 3', ships.filter(({ ship }) => ship.size === 3)],
    ['For sale: size class 4', ships.filter(({ ship }) => ship.size >= 4)],
    ['For sale: fighters, gunboats and pods', wares.filter(({ kind }) => kind !== 'ship')],
  ];
  return groups.flatMap(([title, all]) => (all.length === 0 ? [] : [table(title, all)]));
}
