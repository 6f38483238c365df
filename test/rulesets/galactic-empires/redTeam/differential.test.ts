import { me, you, third } from './readersFiles.ts';
import { plainCopy } from '#kernel/codec/plainCopy.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import type { Mutable } from '#rulesets/galactic-empires/model/units/change.ts';
import { describe, expect, it } from 'vitest';
import { at, filesOf, fleet, given, row, scout } from './readersFiles.ts';

const changed = (change: (draft: Mutable<State>) => void): State => {
  const draft = plainCopy(row()) as Mutable<State>;
  change(draft);
  return draft as State;
};

const usual = filesOf(row());

describe('what a player is told is the same', () => {
  it('as a world that differs where the reader sees it is not', () => {
    expect(
      filesOf(
        changed((draft) => {
          (draft.sectors[at(3)] as { revenue: number }).revenue = 11;
        }),
      ),
    ).not.toBe(usual);
    expect(filesOf(row(), given(you, [{ kind: 'declare-war', on: me }]))).not.toBe(usual);
    const near = changed((draft) => {
      Object.assign(draft.units[fleet(you, 1)] ?? {}, { place: at(4) });
    });
    expect(filesOf(near)).toBe(usual);
    expect(filesOf(near, given(you, [], { [fleet(you, 1)]: [{ kind: 'travel', to: at(3) }] }))).not.toBe(
      usual,
    );
  });

  it.each([1, 2, 3, 4, 5, 6])('with a cloaked starfleet in sector %i', (number) => {
    const unit = {
      ...row().units[fleet(you, 1)],
      number: 2,
      place: at(number),
      stacks: [{ type: scout, count: 5, rank: 1, used: 0 }],
      admirals: [],
      cloaked: true,
    };
    expect(
      filesOf(
        changed((draft) => {
          draft.units[fleet(you, 2)] = unit as unknown as Mutable<State>['units'][UnitId];
        }),
      ),
    ).toBe(usual);
  });

  it.each<[string, (draft: Mutable<State>) => void]>([
    [
      'the treasuries of others',
      (draft) => {
        for (const seat of [you, third]) (draft.empires[seat] as { treasury: number }).treasury = 99_999;
      },
    ],
    [
      'how the others stand to each other',
      (draft) => {
        draft.relations[`${you}+${third}`] = 'war';
      },
    ],
    [
      'an alliance of the others',
      (draft) => {
        draft.relations[`${you}+${third}`] = 'alliance';
      },
    ],
    [
      'what the others grant each other',
      (draft) => {
        for (const seat of [you, third])
          Object.assign(draft.empires[seat] ?? {}, {
            passage: seat === you ? [me, third] : [you],
            refuses: seat === you ? [third] : [you],
            sharesInfo: seat === you ? [third] : [you],
          });
      },
    ],
    [
      'the standing of others',
      (draft) => {
        (draft.empires[you] as { status: string }).status = 'commoner';
      },
    ],
    [
      'a special permission of others',
      (draft) => {
        (draft.sectors[at(5)] as { permitted: SeatId[] }).permitted = [third];
      },
    ],
    [
      'a permission that independents gave somebody else',
      (draft) => {
        (draft.sectors[at(3)] as { permitted: SeatId[] }).permitted = [me, third];
      },
    ],
    [
      'who owns a sector next to a fleet that cannot go there',
      (draft) => {
        Object.assign(draft.sectors[at(4)] ?? {}, { owner: third, ownerAtStart: third, annexedTo: third });
      },
    ],
    [
      'that such a sector is independent',
      (draft) => {
        const sector = draft.sectors[at(4)];
        delete sector?.owner;
        delete sector?.ownerAtStart;
        delete sector?.annexedTo;
      },
    ],
    [
      'where others have garrisons',
      (draft) => {
        const sector = draft.sectors[at(5)];
        Object.assign(sector ?? {}, { level: 0 });
        delete sector?.builds;
        delete draft.units['g00005' as UnitId];
      },
    ],
    [
      'what a far sector yields, suffers and builds',
      (draft) => {
        Object.assign(draft.sectors[at(5)] ?? {}, { revenue: 99, damage: 2, level: 9, levelDamage: 3 });
      },
    ],
    [
      'ships, admirals and ranks far away',
      (draft) => {
        Object.assign(draft.units[fleet(you, 1)] ?? {}, {
          stacks: [{ type: scout, count: 9, rank: 3, used: 0 }],
          admirals: [],
        });
      },
    ],
    [
      'a starfleet more, far away',
      (draft) => {
        draft.units[fleet(you, 4)] = {
          ...draft.units[fleet(third, 1)],
          owner: you,
          number: 4,
          place: at(5),
        } as Mutable<State>['units'][UnitId];
      },
    ],
  ])('whatever %s', (_, change) => {
    expect(filesOf(changed(change))).toBe(usual);
  });
});
