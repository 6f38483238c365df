import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order, OrderOf } from '#rulesets/galactic-empires/game.ts';
import type { Rank } from '#rulesets/galactic-empires/tables/starships.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import { admiralNamed, placeNumbered, seatNamed, typeNamed, unitNamed } from './names.ts';

type Written = Unnumbered<Order>;
type Reader = (match: readonly string[], seat: SeatId, state: State) => Written;

const nobody = (text: string): boolean => ['nobody', 'nothing', 'none'].includes(text);

/** `klingon-empire.a00001 1 takes 5`: the first ship of the unit, in tenths of hit points. */
function damageOf(text: string): OrderOf<'bring-in'>['losses'][number] {
  const [, unit, number, damage] = /^(\S+) (\d+) takes (\d+)$/.exec(text) ?? [];
  if (unit === undefined)
    throw new CaseMistake(`«${text}» is no damage: write «klingon-empire.a00001 1 takes 5»`);
  return { unit: unitId(unit), at: Number(number) - 1, damage: Number(damage) };
}

/** How orders are written: the pattern, an example for messages, and the order it makes. */
const unitOrders: readonly (readonly [RegExp, string, Reader])[] = [
  [
    /^travel (?:to )?(.+)$/,
    'travel 2',
    ([, to = ''], _, state) => ({ kind: 'travel', to: placeNumbered(to, state) }),
  ],
  [/^wait$/, 'wait', () => ({ kind: 'wait' })],
  [/^pillage$/, 'pillage', () => ({ kind: 'pillage' })],
  [/^search$/, 'search', () => ({ kind: 'search' })],
  [/^cloak$/, 'cloak', () => ({ kind: 'cloak' })],
  [/^decloak$/, 'decloak', () => ({ kind: 'decloak' })],
  [/^build defences$/, 'build defences', () => ({ kind: 'build-defences' })],
  [/^raze (\d+)$/, 'raze 2', ([, levels]) => ({ kind: 'raze-defences', levels: Number(levels) })],
  [/^hire admiral$/, 'hire admiral', () => ({ kind: 'hire-admiral' })],
  [
    /^disband admiral (.+)$/,
    'disband admiral NAME',
    ([, name = ''], _, state) => ({ kind: 'disband-admiral', admiral: admiralNamed(name, state).id }),
  ],
  [
    /^disband (\d+) (.+)$/,
    'disband 2 BUILDER/TYPE',
    ([, count, type = '']) => ({ kind: 'disband-starships', type: typeNamed(type), count: Number(count) }),
  ],
  [
    /^salvage (\d+) (.+)$/,
    'salvage 2 BUILDER/TYPE',
    ([, count, type = '']) => ({ kind: 'salvage-starships', type: typeNamed(type), count: Number(count) }),
  ],
  [
    /^rename admiral (.+) to (.+)$/,
    'rename admiral NAME to NAME',
    ([, name = '', to = ''], _, state) => ({
      kind: 'rename-admiral',
      admiral: admiralNamed(name, state).id,
      name: to,
    }),
  ],
  [
    /^build (\d+) (.+?)(?: rank (\d))?$/,
    'build 2 BUILDER/TYPE rank 1',
    ([, count, type = '', rank]) => ({
      kind: 'build-starships',
      type: typeNamed(type),
      count: Number(count),
      rank: Number(rank ?? 1) as Rank,
    }),
  ],
  [
    /^transfer admiral (.+) to ([AG]\d+)$/,
    'transfer admiral NAME to A2',
    ([, name = '', to = ''], seat, state) => ({
      kind: 'transfer-admiral',
      admiral: admiralNamed(name, state).id,
      to: unitNamed(to, seat),
    }),
  ],
  [
    /^transfer (\d+) (.+?) to ([AG]\d+)(?: rank (\d))?$/,
    'transfer 2 BUILDER/TYPE to A2 rank 1',
    ([, count, type = '', to = '', rank], seat) => ({
      kind: 'transfer-starships',
      type: typeNamed(type),
      count: Number(count),
      to: unitNamed(to, seat),
      rank: Number(rank ?? 1) as Rank,
    }),
  ],
  [
    /^reassign (.+?) (\d+) (\d+) (\d+) (\d+) (\d+)$/,
    'reassign BUILDER/TYPE 1 0 2 0 0',
    ([, type = '', ...counts]) => ({
      kind: 'reassign-starships',
      type: typeNamed(type),
      ranks: counts.map(Number) as unknown as [number, number, number, number, number],
    }),
  ],
  [
    /^lead(?:er)? (.+)$/,
    'lead NAME',
    ([, name = ''], _, state) => ({
      kind: 'assign-leader',
      ...(nobody(name) ? {} : { admiral: admiralNamed(name, state).id }),
    }),
  ],
  [
    /^follow (\S+)$/,
    'follow A2',
    ([, unit = ''], seat) => ({
      kind: 'set-follow',
      ...(nobody(unit) ? {} : { unit: unitNamed(unit, seat) }),
    }),
  ],
  [
    /^retreat (?:level )?(\d)$/,
    'retreat level 3',
    ([, level]) => ({ kind: 'set-retreat-level', level: Number(level) as Rank }),
  ],
  [
    /^defend (yes|no)$/,
    'defend no',
    ([, answer]) => ({ kind: 'set-defend-option', defends: answer === 'yes' }),
  ],
  [
    /^form A(\d+)(?: (.+))?$/,
    'form A3 NAME',
    ([, number, name]) => ({
      kind: 'form-starfleet',
      number: Number(number),
      name: name ?? `Starfleet ${number ?? ''}`,
    }),
  ],
  [/^rename (.+)$/, 'rename NAME', ([, name = '']) => ({ kind: 'rename-unit', name })],
];

const hqOrders: readonly (readonly [RegExp, string, Reader])[] = [
  [
    /^declare war (?:on )?(.+)$/,
    'declare war on EMPIRE',
    ([, on = '']) => ({ kind: 'declare-war', on: seatNamed(on) }),
  ],
  [
    /^annex (.+)$/,
    'annex 2',
    ([, place = ''], _, state) => ({ kind: 'annex-sector', place: placeNumbered(place, state) }),
  ],
  [
    /^cede (.+)$/,
    'cede 2',
    ([, place = ''], _, state) => ({ kind: 'cede-sector', place: placeNumbered(place, state) }),
  ],
  [
    /^give (\d+) to (.+)$/,
    'give 2 to EMPIRE',
    ([, place = '', to = ''], _, state) => ({
      kind: 'give-sector',
      place: placeNumbered(place, state),
      to: seatNamed(to),
    }),
  ],
  [
    /^send (\d+) resources to (.+)$/,
    'send 20 resources to EMPIRE',
    ([, amount, to = '']) => ({ kind: 'send-resources', to: seatNamed(to), amount: Number(amount) }),
  ],
  [
    /^send ambassador to (.+?) from (.+)$/,
    'send ambassador to EMPIRE from ADDRESS',
    ([, to = '', address = '']) => ({ kind: 'send-ambassador', to: seatNamed(to), address }),
  ],
  [
    /^offer peace (?:to )?(.+)$/,
    'offer peace to EMPIRE',
    ([, to = '']) => ({ kind: 'offer-peace', to: seatNamed(to) }),
  ],
  [
    /^offer alliance (?:to )?(.+)$/,
    'offer alliance to EMPIRE',
    ([, to = '']) => ({ kind: 'offer-alliance', to: seatNamed(to) }),
  ],
  [
    /^cancel alliance (?:with )?(.+)$/,
    'cancel alliance with EMPIRE',
    ([, other = '']) => ({ kind: 'cancel-alliance', with: seatNamed(other) }),
  ],
  [
    /^accept gifts (?:from )?(.+)$/,
    'accept gifts from EMPIRE',
    ([, from = '']) => ({ kind: 'accept-gifts', from: seatNamed(from) }),
  ],
  [
    /^accept nothing (?:from )?(.+)$/,
    'accept nothing from EMPIRE',
    ([, from = '']) => ({ kind: 'accept-nothing', from: seatNamed(from) }),
  ],
  [
    /^grant passage (?:to )?(.+)$/,
    'grant passage to EMPIRE',
    ([, to = '']) => ({ kind: 'grant-passage', to: seatNamed(to) }),
  ],
  [
    /^revoke passage (?:from )?(.+)$/,
    'revoke passage from EMPIRE',
    ([, from = '']) => ({ kind: 'revoke-passage', from: seatNamed(from) }),
  ],
  [
    /^permit (.+) in (\d+)$/,
    'permit EMPIRE in 2',
    ([, to = '', place = ''], _, state) => ({
      kind: 'grant-permission',
      place: placeNumbered(place, state),
      to: seatNamed(to),
    }),
  ],
  [
    /^forbid (.+) in (\d+)$/,
    'forbid EMPIRE in 2',
    ([, from = '', place = ''], _, state) => ({
      kind: 'revoke-permission',
      place: placeNumbered(place, state),
      from: seatNamed(from),
    }),
  ],
  [
    /^request permission (?:of )?(.+)$/,
    'request permission of 2',
    ([, place = ''], _, state) => ({ kind: 'request-permission', place: placeNumbered(place, state) }),
  ],
  [
    /^drop permission (?:of )?(.+)$/,
    'drop permission of 2',
    ([, place = ''], _, state) => ({ kind: 'drop-permission', place: placeNumbered(place, state) }),
  ],
  [
    /^share info with (.+)$/,
    'share info with EMPIRE',
    ([, other = '']) => ({ kind: 'share-info', with: seatNamed(other) }),
  ],
  [
    /^stop sharing info with (.+)$/,
    'stop sharing info with EMPIRE',
    ([, other = '']) => ({ kind: 'stop-sharing-info', with: seatNamed(other) }),
  ],
  [/^spy on (.+)$/, 'spy on EMPIRE', ([, on = '']) => ({ kind: 'espionage', on: seatNamed(on) })],
  [
    /^rename ruler (?:to )?(.+)$/,
    'rename ruler to NAME',
    ([, name = '']) => ({ kind: 'rename-ruler', name }),
  ],
  [
    /^make (.+) (royalty|commoner)$/,
    'make EMPIRE commoner',
    ([, of = '', status]) => ({
      kind: 'set-status',
      of: seatNamed(of),
      status: status as 'royalty' | 'commoner',
    }),
  ],
  [
    /^let (the computer|a player) lead (.+?)(?: (cautiously|boldly))?$/,
    'let the computer lead EMPIRE boldly',
    ([, who, of = '', how]) => ({
      kind: 'set-leadership',
      of: seatNamed(of),
      computer: who === 'the computer',
      ...(how !== undefined && { level: how === 'boldly' ? 'bold' : 'cautious' }),
    }),
  ],
  [
    /^not fought in (\d+)$/,
    'not fought in 2',
    ([, place = ''], _, state) => ({
      kind: 'bring-in',
      place: placeNumbered(place, state),
      fought: false,
      losses: [],
      leaves: [],
    }),
  ],
  [
    /^fought in (\d+): (.+?)(?:; left: (.+))?$/,
    'fought in 2: klingon-empire.a00001 1 takes 5, klingon-empire.a00001 2 takes 9; left: klingon-empire.a00001',
    ([, place = '', told = '', left], _, state) => ({
      kind: 'bring-in',
      place: placeNumbered(place, state),
      fought: true,
      losses: told === 'no damage' ? [] : told.split(', ').map(damageOf),
      leaves: left === undefined ? [] : left.split(', ').map((unit) => unitId(unit)),
    }),
  ],
  [/^proclaim (.+)$/, 'proclaim TEXT', ([, text = '']) => ({ kind: 'issue-proclamation', text })],
];

/** `A1: travel 2` or `HQ: annex 2`. A unit of another empire is written `Klingon Empire A1: wait`. */
export function readOrder(
  sentence: string,
  seat: SeatId,
  state: State,
): { readonly unit?: UnitId; readonly order: Written } {
  const [, who = '', what = ''] = /^(.*?\S)\s*:\s*(.+)$/.exec(sentence) ?? [];
  if (what === '')
    throw new CaseMistake(
      `«${sentence}»: write who, a colon and the order, as in «A1: travel 2» or «HQ: annex 2»`,
    );
  const known = who === 'HQ' ? hqOrders : unitOrders;
  for (const [pattern, , read] of known) {
    const match = pattern.exec(what);
    if (match !== null) return { ...unitOf(who, seat), order: read(match, seat, state) };
  }
  throw new CaseMistake(
    `«${what}» is no order${who === 'HQ' ? ' of headquarters' : ''}; write ${known.map(([, example]) => `«${example}»`).join(', ')}`,
  );
}

function unitOf(who: string, seat: SeatId): { readonly unit?: UnitId } {
  if (who === 'HQ') return {};
  const [, empire, label = who] = /^(.+)\s+([AG]\d+)$/.exec(who) ?? [];
  return { unit: unitNamed(label, empire === undefined ? seat : seatNamed(empire)) };
}
