import type { Unnumbered } from '#kernel/game/plan.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import { unitId } from '#kernel/words/ids.ts';
import { nameOf } from '../map/seats.ts';
import type { View } from '../model/state.ts';
import { named, unknownEmpire } from '../naming.ts';
import type { Misspoken } from '../spoken.ts';
import { spoken } from '../spoken.ts';
import type { endAlliance, favourExpedition, makeAlliance } from './alliance.ts';
import type { payExpedition } from './pay.ts';
import type { endPartners, makePartners } from '../research/partners.ts';
import type { ServeUnder } from './serve.ts';

type Allying = OrderIn<
  | typeof makeAlliance
  | typeof endAlliance
  | typeof favourExpedition
  | typeof payExpedition
  | typeof makePartners
  | typeof endPartners
>;

const kinds = [
  ...(['make-alliance', 'end-alliance', 'favour-expedition'] as const),
  ...(['make-partners', 'end-partners'] as const),
] as const;
const starts = {
  'make-alliance': 'Alliance with',
  'end-alliance': 'End the alliance with',
  'favour-expedition': 'Free ships first for',
  'make-partners': 'Preferred partners with',
  'end-partners': 'End the partnership with',
} as const;
const payLine = /^Pay for (?:(our) ships in the space of|(ships) of) (.+)$/i;

function read(text: string, { seats }: Pick<View, 'seats'>): Unnumbered<Allying> | Misspoken | undefined {
  const [, ours, , payee] = payLine.exec(text) ?? [];
  const kind = kinds.find((one) => text.toLowerCase().startsWith(`${starts[one].toLowerCase()} `));
  const whose = payee ?? (kind && text.slice(starts[kind].length + 1));
  if (whose === undefined) return undefined;
  const to = named(seats, whose);
  if (to === undefined) return unknownEmpire(seats, whose);
  return kind === undefined
    ? { kind: 'pay-expedition', to, whose: ours === undefined ? 'theirs' : 'ours' }
    : { kind, to };
}

function write(order: Unnumbered<Allying>): string {
  const to = nameOf(order.to);
  if (order.kind !== 'pay-expedition') return `${starts[order.kind]} ${to}.`;
  return order.whose === 'ours' ? `Pay for our ships in the space of ${to}.` : `Pay for ships of ${to}.`;
}

/** `Alliance with Gorn Confederation`, `Pay for our ships in the space of Gorn Confederation`: in the empire’s line (C22). */
export const spokenAlliances = spoken<Allying>({
  kinds: [...kinds, 'pay-expedition'],
  phrases: ({ me, seats }) =>
    seats
      .filter((seat) => seat !== me)
      .flatMap((seat) => [
        ...kinds.map((kind) => `${starts[kind]} ${nameOf(seat)}.`),
        `Pay for our ships in the space of ${nameOf(seat)}.`,
        `Pay for ships of ${nameOf(seat)}.`,
      ]),
  read,
  write,
});

/** `Under command of L01A`: in the line of a squadron (C22.20). */
export const spokenService = spoken<ServeUnder>({
  kinds: ['serve-under'],
  phrases: () => ['Under command of '],
  read(text): Unnumbered<ServeUnder> | undefined {
    const [, leader] = /^under command of ([a-z]\d{2}[a-z])$/i.exec(text) ?? [];
    return leader === undefined ? undefined : { kind: 'serve-under', leader: unitId(leader.toLowerCase()) };
  },
  write: ({ leader }) => `Under command of ${leader.toUpperCase()}.`,
});
