import { emptyPlan } from '#kernel/game/plan.ts';
import { describe, expect, test } from 'vitest';
import { gameMaster, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { internalsTaken } from '#rulesets/vbam-sfb/battles/table.ts';
import { battleAtTable, klingon, nothing } from './battleAtTable.ts';
import { worldOf } from './caseWorlds.ts';

describe('the battle sheet', () => {
  const { view, paper, at, text } = battleAtTable();
  const read = (changed: string) => paper.read(view, changed, at);
  const codes = (changed: string): readonly string[] => {
    const found = read(changed);
    return found.ok ? [] : found.fault.map(({ code }) => code);
  };

  test('prints both forces with BPV, options, what they begin with, and the setup', () => {
    const page = paper.page(view, at)!;
    expect(phraseText(page.title)).toBe('Deep Space Encounter in 0504');
    const tables = page.sections.flatMap((section) => (section.kind === 'table' ? [section] : []));
    expect(tables.map(({ title }) => title)).toEqual([
      'Setup',
      // 8 and 4 EP at 17 each; rating 8 leads 1000 in Y165, and a frigate hull beside a cruiser 50.
      'Gorn Confederation: 204 BPV of 1050',
      // 7 EP, and half of 20.
      'Klingon Empire: 289 BPV of 1000',
      'In this campaign',
    ]);
    const rows = tables
      .slice(1, 3)
      .flatMap(({ rows: all }) =>
        all.map(({ cells }) =>
          ['unit', 'bpv', 'options', 'begins'].map((key) => phraseText(cells[key]!.value)).join(' | '),
        ),
      );
    // A fifth of the BPV, halves up; the Gorn have no supply here.
    expect(rows).toEqual([
      'CC 1 (flagship) | 136 | 0 | out of supply',
      'DD 2 | 68 | 0 | crippled, out of supply',
      'D7 3 (flagship) | 119 | 24 | whole',
      'Transport Fleet 4 | 170 | 34 | 7 FT',
    ]);
  });

  test('is there for the battle that is asked about alone', () => {
    expect(paper.page(view, { place: placeId('s0303') })).toBeUndefined();
    expect(paper.page(vbamSfb.view(worldOf(['empire gorn']), gameMaster, []), at)).toBeUndefined();
  });

  test('half of 50 internals and a tenth are taken of a crippled unit, rounded up (VBV-41)', () => {
    expect([50, 10, 11, 1].map(internalsTaken)).toEqual([30, 6, 7, 1]);
  });

  test('as it was saved it reads as a battle without losses', () => {
    expect(read(text)).toEqual({ ok: true, value: nothing });
  });

  test('what is filled in is read, and written again the same', () => {
    const filled = text
      .replace('gorn.u1 CC: whole', 'gorn.u1 CC: Crippled')
      .replace('gorn.u2 DD: crippled', 'gorn.u2 DD: destroyed')
      .replace('0 crippled, 0 destroyed of 7', '3 crippled, 1 destroyed of 7')
      .replace('field: nobody', 'field: klingon');
    const order = {
      ...nothing,
      crippled: [unitId('gorn.u1')],
      destroyed: [unitId('gorn.u2')],
      freighters: [{ fleet: unitId('klingon.u4'), crippled: 3, destroyed: 1 }],
      winner: klingon,
    };
    expect(read(filled)).toEqual({ ok: true, value: order });
    const again = paper.write(view, order, at).text;
    expect(again).toBe(filled.replace('Crippled', 'crippled'));
    expect(read(`${again}\n# field: gorn\n`)).toEqual({ ok: true, value: order });
    expect(read(again.replaceAll('\n', '\r\n'))).toEqual({ ok: true, value: order });
  });

  test('what was captured is read, and written again the same', () => {
    const filled = text
      .replace('klingon.u3 D7: whole', 'klingon.u3 D7: captured')
      .replace('0 crippled, 0 destroyed of 7', 'captured')
      .replace('field: nobody', 'field: gorn');
    const order = {
      ...nothing,
      captured: [unitId('klingon.u3'), unitId('klingon.u4')],
      winner: seatId('gorn'),
    };
    expect(read(filled)).toEqual({ ok: true, value: order });
    expect(paper.write(view, order, at).text).toBe(filled);
  });

  test('mistakes are told with their lines', () => {
    expect(codes('')).toEqual(['not-a-sheet']);
    expect(codes('Dear Ann: thank you.')).toEqual(['not-a-sheet']);
    expect(codes(text.replace('turn: 1', 'turn: 2'))).toEqual(['other-battle']);
    expect(codes(text.replace('gorn klingon\n', 'gorn isc\n'))).toEqual(['other-battle']);
    expect(codes(text.replace('klingon.u3 D7: whole', 'klingon.u3 D7: dead'))).toEqual(['line-unreadable']);
    expect(codes(text.replace('klingon.u3 D7: whole\n', ''))).toEqual(['unit-missing']);
    expect(codes(`${text}klingon.u3 D7: whole\n`)).toEqual(['line-unreadable']);
    expect(codes(`${text}isc.u9 CA: whole\n`)).toEqual(['line-unreadable']);
    expect(codes(text.replace('field: nobody\n', ''))).toEqual(['no-field']);
    expect(codes(text.replace('field: nobody', 'field:'))).toEqual(['no-field']);
    const unknown = read(text.replace('field: nobody', 'field: isc'));
    expect(unknown.ok ? [] : unknown.fault.map(({ phrase }) => phraseText(phrase))).toEqual([
      `Line ${1 + text.split('\n').indexOf('field: nobody')}: «isc» is not in this battle. Write gorn, klingon or nobody.`,
    ]);
    expect(codes(text.replace('gorn.u2 DD: crippled', 'gorn.u2 DD: whole'))).toEqual(['line-unreadable']);
    expect(codes(text.replace('0 crippled, 0 destroyed of 7', 'crippled'))).toEqual([]);
    expect(codes(`${text}${'# '.repeat(50_000)}`)).toEqual(['sheet-too-long']);
    const found = read(text.replace('klingon.u3 D7: whole', 'klingon.u3 D7: dead'));
    expect(found.ok ? 0 : found.fault[0]?.phrase.args['line']).toBe(
      1 + text.split('\n').findIndex((line) => line.startsWith('klingon.u3')),
    );
  });
});

test('where units of both sides are chosen among, each stands with its owner', () => {
  const { view, at } = battleAtTable();
  const fields = vbamSfb.orders['bring-in'].form!(view, nothing, at, emptyPlan()).fields;
  const choices = fields.flatMap((field) =>
    field.kind === 'several' && field.name === 'destroyed' ? field.of : [],
  );
  const owners = choices.map(({ label }) => phraseText(label).split(': ')[0]);
  expect(owners.toSorted()).toEqual([
    'Gorn Confederation',
    'Gorn Confederation',
    'Klingon Empire',
    'Klingon Empire',
  ]);
  expect(choices.map(({ label }) => phraseText(label))).toContainEqual(
    expect.stringMatching(/^Klingon Empire: D7 \d+, defense \d+$/),
  );
});
