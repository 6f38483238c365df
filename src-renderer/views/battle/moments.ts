import type { PlaceId, UnitId } from '#kernel/ids.ts';
import type { BattleLoss, BattlePicture, BattleRoundPicture, StackPicture } from '#kernel/presentation.ts';
import { type Phrase, phrase } from '#kernel/report/phrase.ts';
import { tenthsText } from '../../parts/text/amounts.ts';

/** What is left of one unit at a moment. */
export interface Standing {
  readonly unit: UnitId;
  /** In the order of the side's formation; a stack that is gone counts 0. */
  readonly stacks: readonly StackPicture[];
  readonly admirals: number;
  /** Damage taken so far, in tenths. */
  readonly damage: number;
  /** Where it has retreated to. */
  readonly away?: PlaceId;
}

/**
 * Fire from one unit's ships of a type. `at`: enemies damaged in the round; the report does not say which of
 * several was the target.
 */
export interface Volley {
  readonly from: UnitId;
  /** As its stack is named. */
  readonly name: string;
  readonly ships: number;
  /** In tenths. */
  readonly damage: number;
  readonly at: readonly UnitId[];
}

/** One moment of a replay: its text, and everybody's state at its end. */
export interface Moment {
  readonly kind: 'opening' | 'siege' | 'fire' | 'losses' | 'retreat' | 'wounds' | 'end';
  /** 0 before the first round; after the last, its number. */
  readonly round: number;
  readonly said: readonly Phrase[];
  readonly standing: readonly Standing[];
  /** Level of the defences. */
  readonly defences: number;
  readonly volleys: readonly Volley[];
  /** Damage taken in this moment, in tenths. */
  readonly suffered: ReadonlyMap<UnitId, number>;
  readonly lost: readonly BattleLoss[];
  /** The unit that besieges or retreats. */
  readonly unit?: UnitId;
}

type Draft = Pick<Moment, 'kind' | 'round' | 'said'> & Partial<Moment>;
const nothing: Pick<Moment, 'volleys' | 'suffered' | 'lost'> = { volleys: [], suffered: new Map(), lost: [] };

/**
 * A battle as moments in the order of its report, from which alone they are made. The last one shows who and
 * what is left.
 */
export function momentsOf(battle: BattlePicture): readonly Moment[] {
  let standing: readonly Standing[] = battle.sides.map(({ unit, formation, admirals }) => ({
    unit,
    stacks: formation,
    admirals,
    damage: 0,
  }));
  let defences = battle.defences + battle.siege.reduce((sum, { damage }) => sum + damage, 0);
  const moments: Moment[] = [];
  const show = (draft: Draft): void => void moments.push({ ...nothing, ...draft, standing, defences });
  const change = (of: UnitId, make: (before: Standing) => Standing): void =>
    void (standing = standing.map((each) => (each.unit === of ? make(each) : each)));

  show({ kind: 'opening', round: 0, said: [battle.title] });
  for (const { unit, damage, said } of battle.siege) {
    defences -= damage;
    show({ kind: 'siege', round: 0, said: [said], unit });
  }
  for (const round of battle.rounds) {
    for (const { unit, total } of round.fire)
      change(unit, (before) => ({ ...before, damage: Math.max(before.damage, total) }));
    show({
      kind: 'fire',
      round: round.round,
      said: fireSaid(battle, round),
      volleys: volleysOf(battle, round),
      suffered: new Map(round.fire.map(({ unit, suffered }) => [unit, suffered])),
    });
    for (const { losses, said } of round.removals) {
      for (const loss of losses) change(loss.unit, (before) => without(before, loss));
      show({ kind: 'losses', round: round.round, said: [said], lost: losses });
    }
    for (const { unit, to, said } of round.retreats) {
      change(unit, (before) => ({ ...before, away: to }));
      show({ kind: 'retreat', round: round.round, said: [said], unit });
    }
  }
  const last = battle.rounds.at(-1)?.round ?? 0;
  if (battle.wounds.length > 0) {
    const lost = battle.wounds.filter((wound) => wound.lost).map(({ loss }) => loss);
    for (const loss of lost) change(loss.unit, (before) => without(before, loss));
    show({ kind: 'wounds', round: last, said: battle.wounds.map(({ said }) => said), lost });
  }
  show({ kind: 'end', round: last, said: [battle.outcome] });
  return moments;
}

const alike = (a: StackPicture, b: StackPicture): boolean => a.type === b.type && a.rank === b.rank;

function without(before: Standing, loss: BattleLoss): Standing {
  const gone = (stack: StackPicture): number =>
    loss.stacks.filter((each) => alike(each, stack)).reduce((sum, { count }) => sum + count, 0);
  return {
    ...before,
    stacks: before.stacks.map((stack) => ({ ...stack, count: stack.count - gone(stack) })),
    admirals: before.admirals - loss.admirals,
  };
}

function volleysOf(battle: BattlePicture, { fire }: BattleRoundPicture): readonly Volley[] {
  const hit = new Set(fire.filter(({ suffered }) => suffered > 0).map(({ unit }) => unit));
  return fire.flatMap(({ unit, shots }) => {
    const enemies = battle.sides.find((side) => side.unit === unit)?.enemies ?? [];
    // A volley that damaged nobody is still fired at the enemies present.
    const at = enemies.some((each) => hit.has(each))
      ? enemies.filter((each) => hit.has(each))
      : enemies.filter((each) => fire.some((row) => row.unit === each));
    return shots.map(({ name, ships, damage }) => ({ from: unit, name, ships, damage, at }));
  });
}

/** Every unit that fires, with the damage it causes, in the report's order. */
function fireSaid({ sides }: BattlePicture, { round, fire }: BattleRoundPicture): readonly Phrase[] {
  const rows = fire.filter(({ shots }) => shots.length > 0);
  return [
    phrase('Round {round}.', { round }),
    ...rows.map(({ unit, caused }) =>
      phrase('{side} causes {damage} damage.', {
        side: sides.find((side) => side.unit === unit)?.name ?? phrase('A unit'),
        damage: tenthsText(caused),
      }),
    ),
  ];
}

/** How many of a stack's figures stand for what is left of it. */
export const figuresLeft = (figures: number, left: number, atStart: number): number =>
  left <= 0 || atStart <= 0 ? 0 : Math.max(1, Math.round((figures * left) / atStart));
