import type { SeatId, UnitId } from '#kernel/ids.ts';
import type { Unnumbered } from '#kernel/orders/plan.ts';
import type { Order } from '#rulesets/galactic-empires/model/orders.ts';
import type { Rank, State } from '#rulesets/galactic-empires/model/state.ts';
import { CaseMistake } from '../adapter.ts';
import { admiralNamed, placeNumbered, seatNamed, typeNamed, unitNamed } from './names.ts';

type Written = Unnumbered<Order>;
type Reader = (match: readonly string[], seat: SeatId, state: State) => Written;

const nobody = (text: string): boolean => ['nobody', 'nothing', 'none'].includes(text);

/** How orders are written: the pattern, an example for messages, and the order it makes. */
const unitOrders: readonly (readonly [RegExp, string, Reader])[] = [
  [/^travel (?:to )?(.+)$/, 'travel 2', ([, to = ''], _, state) => ({ kind: 'travel', to: placeNumbered(to, state) })],
  [/^wait$/, 'wait', () => ({ kind: 'wait' })],
  [/^build (\d+) (.+?)(?: rank (\d))?$/, 'build 2 BUILDER/TYPE rank 1', ([, count, type = '', rank]) => ({ kind: 'build-starships', type: typeNamed(type), count: Number(count), rank: Number(rank ?? 1) as Rank })],
  [/^transfer admiral (.+) to ([AG]\d+)$/, 'transfer admiral NAME to A2', ([, name = '', to = ''], seat, state) => ({ kind: 'transfer-admiral', admiral: admiralNamed(name, state).id, to: unitNamed(to, seat) })],
  [/^transfer (\d+) (.+?) to ([AG]\d+)(?: rank (\d))?$/, 'transfer 2 BUILDER/TYPE to A2 rank 1', ([, count, type = '', to = '', rank], seat) => ({ kind: 'transfer-starships', type: typeNamed(type), count: Number(count), to: unitNamed(to, seat), rank: Number(rank ?? 1) as Rank })],
  [/^reassign (.+?) (\d+) (\d+) (\d+) (\d+) (\d+)$/, 'reassign BUILDER/TYPE 1 0 2 0 0', ([, type = '', ...counts]) => ({ kind: 'reassign-starships', type: typeNamed(type), ranks: counts.map(Number) as unknown as [number, number, number, number, number] })],
  [/^lead(?:er)? (.+)$/, 'lead NAME', ([, name = ''], _, state) => ({ kind: 'assign-leader', ...(nobody(name) ? {} : { admiral: admiralNamed(name, state).id }) })],
  [/^follow (\S+)$/, 'follow A2', ([, unit = ''], seat) => ({ kind: 'set-follow', ...(nobody(unit) ? {} : { unit: unitNamed(unit, seat) }) })],
  [/^retreat (?:level )?(\d)$/, 'retreat level 3', ([, level]) => ({ kind: 'set-retreat-level', level: Number(level) as Rank })],
  [/^defend (yes|no)$/, 'defend no', ([, answer]) => ({ kind: 'set-defend-option', defends: answer === 'yes' })],
  [/^form A(\d+)(?: (.+))?$/, 'form A3 NAME', ([, number, name]) => ({ kind: 'form-starfleet', number: Number(number), name: name ?? `Starfleet ${number ?? ''}` })],
  [/^rename (.+)$/, 'rename NAME', ([, name = '']) => ({ kind: 'rename-unit', name })],
];

const hqOrders: readonly (readonly [RegExp, string, Reader])[] = [
  [/^declare war (?:on )?(.+)$/, 'declare war on EMPIRE', ([, on = '']) => ({ kind: 'declare-war', on: seatNamed(on) })],
  [/^annex (.+)$/, 'annex 2', ([, place = ''], _, state) => ({ kind: 'annex-sector', place: placeNumbered(place, state) })],
  [/^proclaim (.+)$/, 'proclaim TEXT', ([, text = '']) => ({ kind: 'issue-proclamation', text })],
];

/** `A1: travel 2` or `HQ: annex 2`. A unit of another empire is written `Klingon Empire A1: wait`. */
export function readOrder(sentence: string, seat: SeatId, state: State): { readonly unit?: UnitId; readonly order: Written } {
  const [, who = '', what = ''] = /^(.*?\S)\s*:\s*(.+)$/.exec(sentence) ?? [];
  if (what === '') throw new CaseMistake(`«${sentence}»: write who, a colon and the order, as in «A1: travel 2» or «HQ: annex 2»`);
  const known = who === 'HQ' ? hqOrders : unitOrders;
  for (const [pattern, , read] of known) {
    const match = pattern.exec(what);
    if (match !== null) return { ...unitOf(who, seat), order: read(match, seat, state) };
  }
  throw new CaseMistake(`«${what}» is no order${who === 'HQ' ? ' of headquarters' : ''}; write ${known.map(([, example]) => `«${example}»`).join(', ')}`);
}

function unitOf(who: string, seat: SeatId): { readonly unit?: UnitId } {
  if (who === 'HQ') return {};
  const [, empire, label = who] = /^(.+)\s+([AG]\d+)$/.exec(who) ?? [];
  return { unit: unitNamed(label, empire === undefined ? seat : seatNamed(empire)) };
}
