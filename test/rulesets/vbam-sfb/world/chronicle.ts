import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Event, VbamSfb } from '#rulesets/vbam-sfb/game.ts';
import type { State } from '#rulesets/vbam-sfb/model/state.ts';
import { boardAt, extentFor } from '#rulesets/vbam-sfb/map/board.ts';
import { empireIds } from '#rulesets/vbam-sfb/map/empires.ts';
import type { Chronicle } from '#test/support/kits/testKit.ts';

/** What there is to see of one turn: counted from the events, and from the campaign after it. */
const counted = [
  'colony-founded',
  'treaty-signed',
  'declare-tried',
  'round-fought',
  'unit-destroyed',
  'system-conquered',
  'campaign-won',
] as const satisfies readonly Event['kind'][];

export const chronicle: Chronicle<VbamSfb> = {
  setup: (seats) => ({ seats: empireIds.slice(0, Math.max(3, Math.min(12, seats))), natives: 10 }),
  heads: ['systems', 'units', 'income', 'tech', ...counted],
  figures,
  happens: counted,
  picture,
  isOver: ({ won }) => won !== undefined,
};

function figures(state: State, events: readonly Event[]): readonly (string | number)[] {
  const each = (count: (seat: SeatId) => number): string =>
    keysInOrder(state.empires)
      .map(count)
      .toSorted((a, b) => b - a)
      .join(' ');
  return [
    each((seat) => valuesInOrder(state.systems).filter(({ owner }) => owner === seat).length),
    each((seat) => valuesInOrder(state.units).filter((unit) => unit.seat === seat).length),
    each((seat) => state.empires[seat]?.income ?? 0),
    each((seat) => state.empires[seat]?.tech.year ?? 0),
    ...counted.map((kind) => events.filter((event) => event.kind === kind).length),
  ];
}

/** Pixels of a sector. */
const side = 24;

/** Sectors as squares: systems in the colour of their owner, those of nobody in grey. */
function picture({ empires, systems }: State, title: string): string {
  const seats = keysInOrder(empires);
  const { across, down } = extentFor(seats.length);
  const squares = keysInOrder(systems).flatMap((place) => {
    const board = boardAt(place);
    const cell = board.names.cell(place);
    if (cell === undefined) return [];
    const [{ x, y }, owner] = [board.coordinates(cell), systems[place]?.owner];
    const hue = owner === undefined ? -1 : Math.round((360 * seats.indexOf(owner)) / seats.length);
    const fill = hue < 0 ? '#777' : `hsl(${hue} 80% 55%)`;
    return [`<rect x="${x * side + 4}" y="${(y + 2) * side + 4}" width="16" height="16" fill="${fill}"/>`];
  });
  const [width, height] = [across * side, (down + 2) * side];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#101018"/>`,
    `<text x="8" y="28" fill="#fff" font-size="20" font-family="sans-serif">${title}</text>`,
    ...squares,
    '</svg>',
  ].join('\n');
}
