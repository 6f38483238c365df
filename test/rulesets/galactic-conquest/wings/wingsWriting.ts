import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { spokenGunboats } from '#rulesets/galactic-conquest/gunboats/typed.ts';
import { spokenPods } from '#rulesets/galactic-conquest/pods/typed.ts';
import { spokenStockRefits, spokenWingRefits } from '#rulesets/galactic-conquest/refits/typed.ts';
import { spokenTopGuns } from '#rulesets/galactic-conquest/topguns/typed.ts';
import { spokenDrones, spokenRides, spokenSorties } from '#rulesets/galactic-conquest/strikes/typed.ts';
import { spokenDeploys, spokenFlyers } from '#rulesets/galactic-conquest/wings/typed.ts';
import type { Wing } from '#rulesets/galactic-conquest/model/battle/wings.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { hullOf } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import { empires } from '#rulesets/galactic-conquest/ships/list/words.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { flyerOf, greenOf, megaOf, topOf } from '#rulesets/galactic-conquest/ships/wings.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';

/** `*CV[24xHS2,2of6xPF]`: a ship, and what it carries, or so many of those that it has room for; `6xPFg` have green crews. */
export const carriersLine = /^(.+?)\[([^\]]*)\]$/;

function wingIn(text: string, letter: string): Wing {
  const [all, count = '', most = count, type = ''] = /^(\d+)(?:of(\d+))?x(\S+)$/.exec(text) ?? [];
  const empire = empires.find((one) => one === letter);
  const row = empire && hullOf(ourShips, empire, type);
  const top = type.startsWith('t') && row === undefined;
  const base = empire && hullOf(ourShips, empire, type.replace(/^[tm]/, ''));
  const plain = row ? flyerOf(row) : base && (top ? flyerOf(base) : megaOf(base));
  const green = empire && row === undefined ? hullOf(ourShips, empire, type.replace(/g$/, '')) : undefined;
  const flyer = (plain && (top ? topOf(plain) : plain)) ?? (green && greenOf(green));
  if (all === undefined || flyer === undefined)
    throw new CaseMistake(`«${text}» is nothing that a ship of ${letter} carries: write 24xHS2 or 2of6xPF`);
  return { ...flyer, count: Number(count), most: Number(most) };
}

/** A ship with what stands between its brackets. */
export const withWings = (ship: Ship, text: string, letter: string): Ship => ({
  ...ship,
  wings: text.split(',').map((one) => wingIn(one, letter)),
});

/** What a ship carries, as `withWings` reads it; nothing of what has room and is not there. */
export function wingsFact({ wings = [] }: Ship): string {
  const said = wings.flatMap(({ count, most, type }) =>
    count === 0 ? [] : [count === most ? `${count}x${type}` : `${count}of${most}x${type}`],
  );
  return said.length === 0 ? '' : `[${said.join(',')}]`;
}

/** `{BP,P-C}`: the pods of a tug; nothing of a ship without. */
export const podsFact = ({ pods = [] }: Ship): string => (pods.length === 0 ? '' : `{${pods.join(',')}}`);

/** What empires have in stock. */
export type Stocks = Readonly<Record<SeatId, Readonly<Record<string, number>>>>;

/** `stock of hydran: 12xHS1 6xPF`. */
export function readStock(
  line: string,
  { empire }: { readonly empire: (name: string) => SeatId },
): Stocks | undefined {
  const [all, whose = '', what = ''] = /^stock of (\S+): (.+)$/.exec(line) ?? [];
  if (all === undefined) return undefined;
  const stock = what.split(' ').map((one) => {
    const [, count = '1', type = ''] = /^(\d+)x(\S+)$/.exec(one) ?? [];
    if (type === '') throw new CaseMistake(`«${one}» is nothing in stock: write 12xHS1`);
    return [type, Number(count)] as const;
  });
  return { [empire(whose)]: Object.fromEntries(stock) };
}

/** Empires with the stock that a case gives them. */
export const withStocks = (all: State['empires'], stocks: Stocks): State['empires'] =>
  Object.fromEntries(
    inOrder(all).map(([seat, empire]) => {
      const stock = stocks[seat];
      return [seat, { ...empire, ...(stock && { stock }) }];
    }),
  );

/** Orders for what flies, as they are typed: `H01A: take 6xPF aboard CA in segment 3`, `build 12xHS1 in D3 for stock`, `H01A: refit 12xHS2 to mHS2`, `refit 12xHS2 of the stock to HS2B`, `H01A: drones at bases in D5 in segments 3 and 8`, `H01A: death riders at D5 in segment 3: 8xHS1, 3xPF; packs off`. */
export function wingOrder(
  sentence: string,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const built = [spokenFlyers, spokenStockRefits]
    .map((one) => one.read(sentence, {} as View))
    .find((one) => one !== undefined);
  if (built !== undefined) return { order: built as Unnumbered<Order> };
  const [, code = '', text = ''] =
    /^([A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+): ((?:take|send|drones|death riders|carrier strike|train \d+x\S+ of|refit) .+|\S+(?: \d)? carries .+)$/.exec(
      sentence,
    ) ?? [];
  const order = [
    spokenDeploys,
    spokenGunboats,
    spokenTopGuns,
    spokenWingRefits,
    spokenPods,
    spokenDrones,
    spokenRides,
    spokenSorties,
  ]
    .map((one) => one.read(text, {} as View))
    .find((one) => one !== undefined);
  return order === undefined
    ? undefined
    : { unit: unitId(code.toLowerCase()), order: order as Unnumbered<Order> };
}
