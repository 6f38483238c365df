import { describe, expect, test } from 'vitest';
import { nthOrder, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { boxId } from '#rulesets/federation-commander/cards/ids.ts';
import { cannotBear } from '#rulesets/federation-commander/fire/firing.ts';
import { useLarger } from '#rulesets/federation-commander/larger/larger.ts';
import type { Pointer } from '#rulesets/federation-commander/larger/pointers.ts';
import { pointers } from '#rulesets/federation-commander/larger/pointers.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import { at, cruiser, d7, worldOf } from './vectors/ships.ts';

const [federation] = seats;
const world = worldOf(at(cruiser, '1010', 'A'), at(d7, '1009', 'D'));

describe('what the rulebook only points to is refused by name and line', () => {
  test.each<[Pointer, string, string]>([
    ['high-energy-turn', 'FC 2D2', 'High energy turns'],
    ['evasive-maneuvers', 'FC 2D4', 'Evasive maneuvers'],
    ['seeking-weapons', 'FC 4F', 'Seeking weapons'],
    ['tractor-beams', 'FC 5D', 'Tractor beams'],
    ['dropped-shields', 'FC 3C2', 'Shields dropped at will'],
    ['self-destruction', 'FC 3E', 'Self-destruction'],
  ])('%s', (what, cite, name) => {
    const order = { kind: 'use-larger', ref: nthOrder(federation, 1, 1), what } as const;
    const problem = useLarger.cannot(world, { seat: federation, unit: unitId('ship-a'), order })!;
    expect([problem.code, problem.cite]).toEqual(['larger-game', cite]);
    expect(phraseText(problem.phrase)).toMatch(new RegExp(`^${name}: the rulebook mentions`));
  });

  test('it is listed with the orders of a ship before the impulses, and nowhere else', () => {
    const view = federationCommander.view({ ...world, impulse: 0 }, federation, []);
    const { offers, form } = federationCommander.orders['use-larger'];
    const at = { unit: unitId('ship-a') };
    const [offer] = offers(view, at, emptyPlan());
    const [field] = form!(view, offer!, at, emptyPlan()).fields;
    expect(field?.kind === 'choice' && field.choices.map(({ value }) => value)).toEqual(
      keysInOrder(pointers),
    );
    expect(offers(view, { unit: unitId('ship-b') }, emptyPlan())).toEqual([]);
    expect(offers({ ...view, impulse: 1 }, at, emptyPlan())).toEqual([]);
  });

  test('racks are refused with the line of their weapon', () => {
    const cite = (box: string) => cannotBear(d7, { weapon: boxId(box), as: 'ph-3' }, cruiser)?.cite;
    expect([cite('drn.c'), cite('add.d'), cite('trac.1')]).toEqual(['FC 4F', 'FC 4E', 'FC 4A2']);
  });
});
