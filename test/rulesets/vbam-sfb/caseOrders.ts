import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import type { Aim, Demand, Spare, Standing } from '#rulesets/vbam-sfb/model/combat.ts';
import { fortunes } from '#rulesets/vbam-sfb/fortunes/fortunes.ts';
import type { Order } from '#rulesets/vbam-sfb/game.ts';
import { enmities, signable } from '#rulesets/vbam-sfb/model/relations.ts';
import type { State } from '#rulesets/vbam-sfb/model/state.ts';
import { placeOf } from './caseWorlds.ts';

type Read = Unnumbered<Order> | undefined;

/** `u3`, whosever it is. */
export function unitNamed(name: string, { units }: State): UnitId {
  return keysInOrder(units).find((id) => id.endsWith(`.${name}`)) ?? unitId(`nobody.${name}`);
}

const places = (labels: string): readonly PlaceId[] =>
  labels
    .split(' ')
    .filter(Boolean)
    .map((one) => placeOf(one));

const unitsNamed = (names = '', state: State): readonly UnitId[] =>
  names
    .split(' ')
    .filter(Boolean)
    .map((one) => unitNamed(one, state));

/** `befall windfall 20 for gorn: words`, `befall unrest 2 on 4 at 0303`, `befall word for all: words`. */
function befallIn(sentence: string): Read {
  const [, what, amount = '1', target = '6', whom = '', words = ''] =
    /^befall (\S+)(?: (\d+))?(?: on (\d))? ((?:for|at) \S+?)(?:: ?(.*))?$/.exec(sentence) ?? [];
  const found = fortunes.find((one) => one === what);
  if (found === undefined) return undefined;
  const [how, name = ''] = whom.split(' ');
  return {
    ...{ kind: 'befall', what: found, amount: Number(amount), target: Number(target), words },
    ...(how === 'at' ? { place: placeOf(name) } : name === 'all' ? {} : { to: name as SeatId }),
  };
}

function ofEmpire(sentence: string, state: State): Read {
  const [, ep] = /^invest (\d+)$/.exec(sentence) ?? [];
  if (ep !== undefined) return { kind: 'invest', ep: Number(ep) };
  const [, label] = /^raise (\S+)$/.exec(sentence) ?? [];
  if (label !== undefined) return { kind: 'raise', place: placeOf(label) };
  const [, what = '', signs, power] = /^(sign|break) (\S+) with (\S+)$/.exec(sentence) ?? [];
  const treaty = signable.find((one) => one === signs);
  const to = power as SeatId;
  if (what === 'sign' && treaty !== undefined) return { kind: 'sign', to, treaty };
  if (what === 'break' && treaty !== undefined && treaty !== 'armistice')
    return { kind: 'break', to, treaty };
  const [, declared, foe] = /^declare (\S+) on (\S+)$/.exec(sentence) ?? [];
  const enmity = enmities.find((one) => one === declared);
  if (enmity !== undefined) return { kind: 'declare', to: foe as SeatId, enmity };
  const [, given, receiver] = /^give (\d+) to (\S+)$/.exec(sentence) ?? [];
  if (given !== undefined) return { kind: 'give', to: receiver as SeatId, ep: Number(given) };
  const [, held, owner] = /^(hold|send back) units of (\S+)$/.exec(sentence) ?? [];
  if (held !== undefined) return { kind: 'intern', to: owner as SeatId, holds: held === 'hold' };
  const [, from, carriers] = /^board (\S+) on (.+)$/.exec(sentence) ?? [];
  if (from !== undefined) return { kind: 'board', place: placeOf(from), by: unitsNamed(carriers, state) };
  const [, target] = /^bombard (\S+)$/.exec(sentence) ?? [];
  if (target !== undefined) return { kind: 'bombard', place: placeOf(target) };
  const [, project] = /^cancel (\S+)$/.exec(sentence) ?? [];
  if (project !== undefined) return { kind: 'cancel', project };
  const [, yard, works = ''] = /^schedule (\S+)(?: with (.+))?$/.exec(sentence) ?? [];
  if (yard !== undefined)
    return { kind: 'schedule', place: placeOf(yard), first: works.split(' ').filter(Boolean) };
  const [, leader, led] = /^let (the computer|a player) lead (\S+)$/.exec(sentence) ?? [];
  if (leader !== undefined)
    return { kind: 'set-leadership', of: led as SeatId, computer: leader === 'the computer' };
  const event = befallIn(sentence);
  if (event !== undefined) return event;
  const [, count, design = '', where, site, paid] =
    /^build (\d+) (.+) in (\S+?)(?: at (\S+?))?(?: paying (\d+))?$/.exec(sentence) ?? [];
  if (count !== undefined)
    return {
      ...{ kind: 'build', place: placeOf(where), design, count: Number(count) },
      ...(site === undefined ? {} : { site: placeOf(site) }),
      ...(paid === undefined ? {} : { paid: Number(paid) }),
    };
  return undefined;
}

/** What stands behind a word, up to the next comma. */
const listed = (word: string, text: string): readonly string[] =>
  (new RegExp(`\\b${word} ([^,]+)`).exec(text)?.[1] ?? '').split(' ').filter(Boolean);

/** `stand deep-space, intensity 3, strong 4, weak 1, refuse 50, withdraw 40, aim scout base, spare scouts, pursue, maul`. */
function standing(sentence: string): Read {
  if (['stand by for questions', 'stand as the empire'].includes(sentence)) return { kind: 'stand' };
  const [, demand, more = ''] = /^stand (none|deep-space|defensive)(.*)$/.exec(sentence) ?? [];
  if (demand === undefined) return undefined;
  const number = (word: string, usual: number): number =>
    Number(new RegExp(`${word} (\\d+)`).exec(more)?.[1] ?? usual);
  const given: Standing = {
    ...(demand === 'none' ? {} : { demand: demand as Demand }),
    refuseBelow: number('refuse', 0),
    withdrawBelow: number('withdraw', 0),
    pursues: more.includes('pursue'),
    intensity: number('intensity', 2),
    strong: number('strong', number('intensity', 2)),
    weak: number('weak', number('intensity', 2)),
    aims: listed('aim', more) as readonly Aim[],
    spares: listed('spare', more) as readonly Spare[],
    mauls: more.includes('maul'),
  };
  return { kind: 'stand', standing: given };
}

/** `intensity 3, theirs 1, target u2, maul, first u1 u4, last u5, withdraw` and other answers. */
function answer(sentence: string, state: State): Read {
  const [, demand] = /^demand (none|deep-space|defensive)$/.exec(sentence) ?? [];
  if (demand !== undefined)
    return { kind: 'demand', ...(demand === 'none' ? {} : { scenario: demand as Demand }) };
  if (['agree', 'refuse'].includes(sentence)) return { kind: 'respond', agrees: sentence === 'agree' };
  if (['pursue', 'let go'].includes(sentence)) return { kind: 'pursue', pursues: sentence === 'pursue' };
  const course = ({ stay: 'stay', 'go on': 'on', 'go back': 'back' } as const)[sentence];
  if (course !== undefined) return { kind: 'proceed', course };
  const named = (word: string): readonly UnitId[] =>
    (new RegExp(`${word} (u[u\\d ]*)`).exec(sentence)?.[1] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((one) => unitNamed(one, state));
  const [, intensity] = /^intensity (\d)/.exec(sentence) ?? [];
  if (intensity !== undefined) {
    const [, theirs] = /\btheirs (\d)/.exec(sentence) ?? [];
    return {
      kind: 'fight',
      intensity: Number(intensity),
      ...(theirs === undefined ? {} : { theirs: Number(theirs) }),
      targets: named('target'),
      mauls: /\bmaul\b/.test(sentence),
      first: named('first'),
      last: named('last'),
      withdraws: sentence.endsWith('withdraw'),
    };
  }
  if (sentence === 'not fought')
    return { kind: 'bring-in', fought: false, crippled: [], destroyed: [], freighters: [] };
  if (!sentence.startsWith('fought')) return undefined;
  const winner = /field (\S+)/.exec(sentence)?.[1];
  const captured = named('captured');
  return {
    kind: 'bring-in',
    fought: true,
    crippled: named('crippled'),
    destroyed: named('destroyed'),
    ...(captured.length === 0 ? {} : { captured }),
    freighters: [...sentence.matchAll(/ships of (u\d+) (\d) crippled (\d) destroyed/g)].map(
      ([, fleet = '', hurt, lost]) => ({
        fleet: unitNamed(fleet, state),
        crippled: Number(hurt),
        destroyed: Number(lost),
      }),
    ),
    ...(winner === undefined ? {} : { winner: winner as SeatId }),
  };
}

function ofUnit(words: string, state: State): Read {
  const [, way, along = ''] = /^move ([h\d ]+?)(?: with (.+))?$/.exec(words) ?? [];
  if (way !== undefined)
    return {
      kind: 'move',
      way: places(way),
      along: along
        .split(' ')
        .filter(Boolean)
        .map((one) => unitNamed(one, state)),
    };
  const [, route] = /^route ([\d ]+)$/.exec(words) ?? [];
  if (route !== undefined) return { kind: 'route', way: places(route) };
  const [, onto] = /^embark on (.+)$/.exec(words) ?? [];
  if (onto !== undefined) return { kind: 'embark', by: unitsNamed(onto, state) };
  const [, on] = /^base on (\S+)$/.exec(words) ?? [];
  if (on !== undefined) return { kind: 'base', on: unitNamed(on, state) };
  const [upgraded, from] = /^upgrade(?: from (\S+))?$/.exec(words) ?? [];
  if (upgraded !== undefined)
    return { kind: 'upgrade', ...(from === undefined ? {} : { from: placeOf(from) }) };
  const [, fleet] = /^guard (\S+)$/.exec(words) ?? [];
  if (fleet === 'nothing') return { kind: 'guard' };
  if (fleet !== undefined) return { kind: 'guard', fleet: unitNamed(fleet, state) };
  const own = standing(words);
  if (own !== undefined) return own;
  const alone = (['repair', 'mothball', 'activate', 'scrap', 'colonise', 'land', 'invade'] as const).find(
    (one) => one === words,
  );
  return alone === undefined ? undefined : { kind: alone };
}

/** An order of a case. */
export function orderOf(
  sentence: string,
  state: State,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } {
  const [, name, words = ''] = /^(u\d+): (.+)$/.exec(sentence) ?? [];
  const order =
    name === undefined
      ? (ofEmpire(sentence, state) ?? standing(sentence) ?? answer(sentence, state))
      : ofUnit(words, state);
  if (order === undefined)
    throw new CaseMistake(`«${sentence}» is no order: test/rulesets/vbam-sfb/README.md lists them`);
  return name === undefined ? { order } : { unit: unitNamed(name, state), order };
}
