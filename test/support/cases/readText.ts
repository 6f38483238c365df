import { CaseMistake } from './adapter.ts';
import type { CaseAdapter } from './adapter.ts';
import type { CaseDice, CaseTurn, Check, Scalar } from './caseFile.ts';
import type { WrittenRoll } from '#kernel/dice/scripted.ts';
import type { Game } from '#kernel/game/game.ts';
import { defined } from '#kernel/words/defined.ts';

interface Block {
  readonly head: string;
  readonly rest: string;
  readonly lines: readonly string[];
}

const heads = [
  'TITLE',
  'RULE',
  'RULESET',
  'NOTE',
  'GIVEN',
  'TURN',
  'ORDERS',
  'TYPED',
  'WRITTEN',
  'OFFERED',
  'UNOFFERED',
  'UNSENT',
  'LATER',
  'DICE',
  'RULING',
  'ANSWERS',
  'RUN',
  'EXPECT',
  'REFUSED',
  'TOLD',
];

/** A case written as text, as the JSON of the same content; of the usual ruleset if it names none. Throws CaseMistake naming the line. */
export function readCaseText<G extends Game>(
  content: string,
  adapterOf: (ruleset: string) => CaseAdapter<G>,
  usual: string,
): unknown {
  const blocks = blocksOf(content);
  const only = (head: string): string => blocks.find((block) => block.head === head)?.rest ?? '';
  const ruleset = only('RULESET') || usual;
  const adapter = adapterOf(ruleset);
  const turns = turnsOf(blocks);
  return {
    title: only('TITLE'),
    rule: only('RULE'),
    ruleset,
    ...(only('NOTE') === '' ? {} : { note: only('NOTE') }),
    setup: adapter.readGiven(blocks.filter(({ head }) => head === 'GIVEN').flatMap(({ lines }) => lines)),
    turns: turns.map((own) => ({
      orders: linesOf(own, 'ORDERS'),
      ...optionalTyped(own),
      ...optionalUnsent(own),
      ...optionalLater(own),
      ...optionalDice(own),
      ...optionalRulings(own),
      ...optionalAnswers(own),
    })),
    expected: turns.map((own, at) => ({ afterTurn: at + 1, checks: checksOf(own, adapter) })),
  };
}

/** Headings alone stand at the start of a line: whatever else does is one that is misspelt, or a line that is not set in. */
function unknownHeading(line: string): CaseMistake {
  const word = /^\S*/.exec(line)?.[0].replace(/:$/, '') ?? '';
  const meant = heads.find(
    (head) => word.toUpperCase().startsWith(head) || (word.length > 2 && head.startsWith(word.toUpperCase())),
  );
  if (meant !== undefined) return new CaseMistake(`there is no heading «${word}»: write ${meant}`);
  return new CaseMistake(
    `«${line}» is no heading; there are ${heads.join(', ')}, and what belongs to one is set in`,
  );
}

function blocksOf(content: string): readonly Block[] {
  const blocks: { head: string; rest: string; lines: string[] }[] = [];
  for (const raw of content.split(/\r?\n/)) {
    const line = raw.replace(/(^|\s)#.*$/, '').trim();
    if (line === '') continue;
    const [, head = '', rest = ''] = /^([A-Z]{3,})\b:?\s*(.*)$/.exec(line) ?? [];
    const setIn = /^\s/.test(raw);
    if (heads.includes(head) && !setIn) blocks.push({ head, rest, lines: [] });
    else if (!setIn) throw unknownHeading(line);
    else if (blocks.length === 0)
      throw new CaseMistake(`«${line}» stands before any heading; a case begins with TITLE`);
    else blocks.at(-1)?.lines.push(line);
  }
  return blocks;
}

/** The blocks of each turn: a case without TURN lines has one. */
function turnsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const turns: Block[][] = [[]];
  for (const block of blocks) {
    if (block.head === 'TURN' && (turns.length > 1 || (turns[0]?.length ?? 0) > 0 || block.rest !== '1'))
      turns.push([]);
    else if (!['TITLE', 'RULE', 'RULESET', 'NOTE', 'GIVEN', 'TURN'].includes(block.head))
      turns.at(-1)?.push(block);
  }
  return turns;
}

/** The lines under this heading by the name behind it. */
function linesOf(blocks: readonly Block[], heading: string): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  for (const { head, rest, lines } of blocks) {
    if (head !== heading) continue;
    if (rest === '') throw new CaseMistake(`${heading} is followed by the name of whoever gives them`);
    (found[rest] ??= []).push(...lines);
  }
  return found;
}

/** What is held of typed lines, and of what is offered. */
function optionalTyped(
  blocks: readonly Block[],
): Pick<CaseTurn, 'typed' | 'written' | 'offered' | 'unoffered'> {
  const [typed, written] = [linesOf(blocks, 'TYPED'), linesOf(blocks, 'WRITTEN')];
  const offered = linesOf(blocks, 'OFFERED');
  const unoffered = blocks.filter(({ head }) => head === 'UNOFFERED').flatMap(({ lines }) => lines);
  return {
    ...(Object.keys(offered).length > 0 && { offered }),
    ...(unoffered.length > 0 && { unoffered }),
    ...(Object.keys(typed).length > 0 && { typed }),
    ...(Object.keys(written).length > 0 && { written }),
  };
}

function optionalLater(blocks: readonly Block[]): { readonly later?: readonly string[] } {
  const later = blocks.flatMap(({ head, rest }) => (head === 'LATER' ? [rest] : []));
  return later.length === 0 ? {} : { later };
}

function optionalUnsent(blocks: readonly Block[]): { readonly unsent?: readonly string[] } {
  const unsent = blocks
    .filter(({ head }) => head === 'UNSENT')
    .flatMap(({ rest, lines }) => [rest, ...lines]);
  return unsent.length === 0 ? {} : { unsent: unsent.filter((name) => name !== '') };
}

function optionalDice(blocks: readonly Block[]): { readonly dice?: CaseDice } {
  const lines = blocks
    .filter(({ head }) => head === 'DICE')
    .flatMap(({ rest, lines: more }) => [...(rest === '' ? [] : [rest]), ...more]);
  if (lines.length === 0) return {};
  let dice: CaseDice = {};
  for (const line of lines) {
    const [word = '', ...others] = line.split(/\s+/);
    const [stream, rolls] = line.split(/:\s*/);
    if (word === 'seed') dice = { ...dice, seed: others.join(' ') };
    else if (word === 'odds') dice = { ...dice, odds: Number(others[0]) };
    else if (stream !== undefined && rolls !== undefined)
      dice = {
        ...dice,
        scripts: [...(dice.scripts ?? []), { stream, rolls: rolls.split(/[\s,]+/).map(rollInFile) }],
      };
    else
      throw new CaseMistake(`«${line}» under DICE: write «seed TEXT», «odds N», or «STREAM: hit, miss, 4»`);
  }
  return { dice };
}

/** A roll as a word: `hit`, `miss@36.3%`, `hit@3/6.6`, `4`, `4@6`. */
export function rollOf(word: string): WrittenRoll {
  if (['hit', 'yes'].includes(word)) return true;
  if (['miss', 'no'].includes(word)) return false;
  const [, roll, part, whole] = /^(hit|miss)@([\d.]+)(?:%|\/([\d.]+))$/.exec(word) ?? [];
  if (part !== undefined) return { roll: roll === 'hit', of: [Number(part), Number(whole ?? 100)] };
  if (/^\d+$/.test(word)) return Number(word);
  const [, face, faces] = /^(\d+)@(\d+)$/.exec(word) ?? [];
  if (face !== undefined) return { roll: Number(face), outOf: Number(faces) };
  throw new CaseMistake(
    `«${word}» is no roll: write hit, miss, yes, no or a number; a chance with its share as hit@36.3% or miss@3/6.6, a number with the faces of its die as 4@6`,
  );
}

/** A roll as case files of either kind hold it: one with its share stays a word. */
function rollInFile(word: string): number | boolean | string {
  const roll = rollOf(word);
  return typeof roll === 'object' ? word : roll;
}

function optionalRulings(blocks: readonly Block[]): { readonly rulings?: Readonly<Record<string, string>> } {
  const lines = blocks.filter(({ head }) => head === 'RULING').flatMap(({ lines: own }) => own);
  if (lines.length === 0) return {};
  return {
    rulings: Object.fromEntries(
      lines.map((line) => {
        const [, ruling, order] = /^(\S+)\s+(.+)$/.exec(line) ?? [];
        if (ruling === undefined || order === undefined)
          throw new CaseMistake(`«${line}» under RULING: write the ruling, then the order`);
        return [order, ruling];
      }),
    ),
  };
}

/** `QUESTION -> ORDER`, one line for each order of an answer, or `QUESTION -> nothing`. */
function optionalAnswers(blocks: readonly Block[]): { readonly answers?: CaseTurn['answers'] } {
  const answers: Record<string, Record<string, string[]>> = {};
  for (const { head, rest, lines } of blocks) {
    if (head !== 'ANSWERS') continue;
    if (rest === '') throw new CaseMistake('ANSWERS is followed by the name of whoever answers');
    const own = (answers[rest] ??= {});
    for (const line of lines) {
      const [, question, order] = /^(.+?)\s+->\s+(.+)$/.exec(line) ?? [];
      if (question === undefined || order === undefined)
        throw new CaseMistake(`«${line}» under ANSWERS: write «QUESTION -> ORDER», or «QUESTION -> nothing»`);
      (own[question] ??= []).push(...(order === 'nothing' ? [] : [order]));
    }
  }
  return Object.keys(answers).length === 0 ? {} : { answers };
}

function checksOf<G extends Game>(blocks: readonly Block[], adapter: CaseAdapter<G>): readonly Check[] {
  let run: string | undefined;
  return blocks.flatMap(({ head, rest, lines }) => {
    if (head === 'RUN') run = rest;
    const at = defined({ run });
    if (head === 'EXPECT') return lines.map((line) => ({ ...expectLine(line, adapter), ...at }));
    if (head === 'TOLD') return lines.map((line) => ({ ...expectLine(line, adapter), told: rest, ...at }));
    if (head === 'REFUSED') return lines.map(refusedLine);
    return [];
  });
}

/** `not-linked A1: travel 3`, or `none A1: travel 3` for an order that must not be refused. */
function refusedLine(line: string): Check {
  const [, code, refused] = /^([a-z-]+)\s+(.+)$/.exec(line) ?? [];
  if (code === undefined || refused === undefined)
    throw new CaseMistake(`«${line}» under REFUSED: write the code, then the order as it was given`);
  return code === 'none' ? { refused, times: 0 } : { refused, code };
}

function expectLine<G extends Game>(line: string, adapter: CaseAdapter<G>): Check {
  const [, before = line, least, most] = /^(.*?)\s+in\s+([\d.]+)\s+to\s+([\d.]+)\s+of runs$/.exec(line) ?? [];
  const share = least === undefined ? {} : { share: [Number(least), Number(most)] as const };
  const event = /^(no )?event ([a-z-]+)(?:\s+(?!x\d+$)(.*?))?(?:\s+x(\d+))?$/.exec(before);
  if (event !== null) {
    const [, none, kind = '', members = '', times] = event;
    const count = none !== undefined ? { times: 0 } : times === undefined ? {} : { times: Number(times) };
    return { event: kind, ...(members === '' ? {} : { with: membersOf(members) }), ...count, ...share };
  }
  return { ...factCheck(before, adapter), ...share };
}

function membersOf(text: string): Readonly<Record<string, Scalar>> {
  return Object.fromEntries(
    text.split(/,\s*/).map((member) => {
      const [name, value] = member.split(/\s*=\s*/);
      if (name === undefined || value === undefined)
        throw new CaseMistake(`«${member}»: write NAME=VALUE, with commas between`);
      return [name, scalarOf(value)];
    }),
  );
}

function factCheck<G extends Game>(line: string, adapter: CaseAdapter<G>): Check {
  const [, before = line, passes] = /^(.*?)\s+after (?:[a-z-]+ )?(\d+(?:\.\d+)*)$/.exec(line) ?? [];
  const after = defined({ after: passes });
  const found = adapter.factLine(before);
  if (found === undefined) throw new CaseMistake(`«${line}» under EXPECT is neither an event nor a fact`);
  const bounds = /^is (?:between ([\d.-]+) and ([\d.-]+)|at least ([\d.-]+)|at most ([\d.-]+))$/.exec(
    found.rest,
  );
  if (bounds !== null) {
    const [, low, high, least, most] = bounds.map((text) =>
      text === undefined ? undefined : Number(text),
    ) as (number | undefined)[];
    const from = low ?? least;
    const to = high ?? most;
    return {
      path: found.path,
      ...defined({ least: from, most: to }),
      ...after,
    };
  }
  const [, value] = /^is (.+)$/.exec(found.rest) ?? [];
  if (value === undefined)
    throw new CaseMistake(
      `«${line}»: after the fact comes «is VALUE», «is at least N», «is at most N» or «is between N and M»`,
    );
  return { path: found.path, value: scalarOf(value), ...after };
}

function scalarOf(text: string): Scalar {
  if (text === 'nothing' || text === 'none') return null;
  if (text === 'yes' || text === 'true') return true;
  if (text === 'no' || text === 'false') return false;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
