import type { OrderIn } from '#kernel/declare/order.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { nearest } from '#kernel/orders/words.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { nameOf } from '../map/seats.ts';
import type { View } from '../model/state.ts';
import { named, unknownEmpire } from '../naming.ts';
import type { Misspoken } from '../spoken.ts';
import { spoken } from '../spoken.ts';
import { nameOfProject } from './fields.ts';
import { projectNames } from './projects.ts';
import type { buyTech, sellTech } from './trading.ts';

type Trade = OrderIn<typeof sellTech | typeof buyTech>;

const labels = projectNames.map(nameOfProject);
const sellLine = /^Sell (.+) to (.+)$/i;
const buyLine = /^Buy (.+) from (.+)$/i;

function read(text: string, { seats }: Pick<View, 'seats'>): Unnumbered<Trade> | Misspoken | undefined {
  const [sell, buy] = [sellLine.exec(text), buyLine.exec(text)];
  const [, name, whose] = sell ?? buy ?? [];
  if (name === undefined || whose === undefined) return undefined;
  const project = projectNames.find((id) =>
    [id, nameOfProject(id).toLowerCase()].includes(name.trim().toLowerCase()),
  );
  if (project === undefined) {
    const near = nearest(name, labels);
    return {
      wrong:
        near === undefined
          ? phrase('No technology is called «{name}».', { name })
          : phrase('No technology is called «{name}»: is it {near}?', { name, near }),
    };
  }
  const to = named(seats, whose);
  if (to === undefined) return unknownEmpire(seats, whose);
  return { kind: sell === null ? 'buy-tech' : 'sell-tech', to, project };
}

/** `Sell Warp Sling to Gorn Confederation`, `Buy Warp Sling from Gorn Confederation` (C17.70). */
export const spokenTrades = spoken<Trade>({
  kinds: ['sell-tech', 'buy-tech'],
  phrases: () => ['Sell ', 'Buy '],
  read,
  write: ({ kind, to, project }) =>
    kind === 'sell-tech'
      ? `Sell ${nameOfProject(project)} to ${nameOf(to)}.`
      : `Buy ${nameOfProject(project)} from ${nameOf(to)}.`,
});
