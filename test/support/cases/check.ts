import type { Game } from '#kernel/game/game.ts';
import type { CaseAdapter, Facts } from './adapter.ts';
import { CaseMistake } from './adapter.ts';
import type { Check, Scalar } from './caseFile.ts';
import { passesIn } from './caseFile.ts';
import type { Played } from './played.ts';

/** What differs from a check, if anything. */
export function failureOf<G extends Game>(
  adapter: CaseAdapter<G>,
  played: Played<G>,
  check: Check,
): string | undefined {
  if (check.path !== undefined) {
    adapter.checkFact(check.path, played.before);
    return factFailure(adapter.facts(played.worldAfter(passesIn(check), check.run)), check, check.path);
  }
  if (check.event !== undefined) return eventFailure(adapter, played, check, check.event);
  if (check.refused !== undefined) return refusalFailure(played, check, check.refused);
  throw new CaseMistake('a check names a path, an event or a refused order');
}

function factFailure(facts: Facts, check: Check, path: string): string | undefined {
  const found = factAt(facts, path);
  if (typeof found === 'object' && found !== null && check.value !== undefined) {
    throw new CaseMistake(
      `«${path}» is not one fact; it holds ${Object.keys(found).slice(0, 12).join(', ')}`,
    );
  }
  const passes = passesIn(check);
  const after = passes === undefined ? '' : ` after ${passes}`;
  if (check.value !== undefined) {
    return same(found as Scalar, check.value)
      ? undefined
      : `${path}${after} is ${shown(found)}, expected ${shown(check.value)}`;
  }
  const { least = -Infinity, most = Infinity } = check;
  return typeof found === 'number' && found >= least && found <= most
    ? undefined
    : `${path}${after} is ${shown(found)}, expected ${least} to ${most}`;
}

/** Null where a last part is missing; a first part that nobody knows is a mistake in the case. */
function factAt(facts: Facts, path: string): Scalar | Facts {
  let at: Scalar | Facts = facts;
  for (const [depth, part] of path.split('.').entries()) {
    if (typeof at !== 'object' || at === null) return null;
    const next: Scalar | Facts | undefined =
      at[part] ?? Object.entries(at).find(([name]) => plain(name) === plain(part))?.[1];
    if (next === undefined && depth === 0)
      throw new CaseMistake(`no facts under «${part}»; there are ${Object.keys(at).join(', ')}`);
    if (next === undefined) return null;
    at = next;
  }
  return at;
}

function eventFailure<G extends Game>(
  adapter: CaseAdapter<G>,
  played: Played<G>,
  check: Check,
  kind: string,
): string | undefined {
  if (!Object.hasOwn(adapter.ruleset.tell, kind)) {
    throw new CaseMistake(
      `no event is called «${kind}»; there are ${Object.keys(adapter.ruleset.tell).sort().join(', ')}`,
    );
  }
  const all =
    check.told === undefined
      ? played.events(check.run)
      : played.heardBy(adapter.seat(check.told, played.before), check.run);
  const ofKind = all
    .filter((event) => event.kind === kind)
    .map((event) => adapter.plainEvent(event, played.before));
  const wanted = check.with ?? {};
  for (const member of Object.keys(wanted)) checkMember(adapter, kind, member);
  const fitting = ofKind.filter((event) =>
    Object.entries(wanted).every(([path, value]) => same(factAt({ e: event }, `e.${path}`) as Scalar, value)),
  );
  const right = check.times === undefined ? fitting.length > 0 : fitting.length === check.times;
  if (right) return undefined;
  const expected = check.times === undefined ? 'at least once' : `${check.times} times`;
  const seen =
    ofKind.length === 0
      ? 'none of that kind'
      : ofKind
          .slice(0, 5)
          .map((event) => JSON.stringify(event))
          .join(' ');
  return `event ${kind} ${JSON.stringify(wanted)} happened ${fitting.length} times, expected ${expected}; there were: ${seen}`;
}

/** Throws CaseMistake for a member that no event of the kind can have: its codec is asked, with a value that nothing takes. */
function checkMember<G extends Game>(adapter: CaseAdapter<G>, kind: string, member: string): void {
  const parts = member.split('.');
  const probe = parts.reduceRight<unknown>(
    (inner, part) => (/^\d+$/.test(part) ? [inner, inner] : { [part]: inner }),
    Symbol('nothing'),
  );
  const read = adapter.ruleset.codecs.event.parse({ kind, ...(probe as object) });
  const path = parts.reduce(
    (at, part) => (/^\d+$/.test(part) ? `${at}[0]` : at === '' ? part : `${at}.${part}`),
    '',
  );
  if (read.ok || read.fault.some(({ phrase }) => phrase.args['path'] === path)) return;
  const known = read.fault.map(({ phrase }) => phrase.args['known']).find((names) => names !== undefined);
  throw new CaseMistake(
    `no member «${member}» in the event ${kind}${known === undefined ? '' : `; there are ${String(known)}`}`,
  );
}

function refusalFailure<G extends Game>(
  played: Played<G>,
  check: Check,
  sentence: string,
): string | undefined {
  const given = [...played.sentences.values()];
  if (!given.some((one) => same(one, sentence)))
    throw new CaseMistake(
      `«${sentence}» under REFUSED was never given; the orders are ${given.map((one) => `«${one}»`).join(', ') || 'none'}`,
    );
  const refused = played.outcome.refusals.filter(({ order }) =>
    same(played.sentences.get(order) ?? '', sentence),
  );
  const again = refused.find(({ order, problem }, at) =>
    refused.slice(0, at).some((before) => before.order === order && before.problem.code === problem.code),
  );
  if (again !== undefined) return `«${sentence}» was refused more than once as ${again.problem.code}`;
  const right =
    check.code === undefined
      ? refused.length > 0
      : refused.some(({ problem }) => problem.code === check.code);
  if (right !== (check.times === 0)) return undefined;
  const seen = played.outcome.refusals.map(
    ({ order, problem }) => `«${played.sentences.get(order) ?? order}» ${problem.code}`,
  );
  return `«${sentence}» was ${right ? '' : 'not '}refused${check.code === undefined ? '' : ` as ${check.code}`}; refused were: ${seen.join(', ') || 'none'}`;
}

/** Texts are the same whatever their case, spaces and apostrophes. */
export function same(found: Scalar, wanted: Scalar): boolean {
  if (typeof found === 'number' && typeof wanted === 'number') return Math.abs(found - wanted) < 1e-9;
  if (found === null || wanted === null) return found === wanted;
  return plain(String(found)) === plain(String(wanted));
}

export const plain = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();

const shown = (value: Scalar | Facts): string => (value === null ? 'nothing' : JSON.stringify(value));
