import type { BattlePicture, BattleRoundPicture, BattleSidePicture, StackPicture } from '../presentation.ts';
import { phraseText, plural } from './phrase.ts';
import { tenthsText, wrapped } from './wrapping.ts';

/** Tenths as text, without the decimal where it is 0: most damage is in whole hits. */
const hits = (tenths: number): string => (tenths % 10 === 0 ? String(tenths / 10) : tenthsText(tenths));

const fates = { holds: 'holds the field', retreated: 'has retreated', destroyed: 'is destroyed' } as const;

/** A battle as plain text for mail: the sides at its start, the fire, damage and losses of each round, and how it ended. */
export function battleText(battle: BattlePicture): string {
  const { sides, rounds } = battle;
  return [
    wrapped(`* ${phraseText(battle.title)}. ${phraseText(battle.outcome)}`),
    ...battle.before.map((said) => wrapped(phraseText(said), '  ')),
    ...sides.flatMap(sideLines),
    ...rounds.flatMap((round) => roundLines(round, sides)),
    '  After the battle',
    ...battle.after.map((said) => wrapped(phraseText(said), '    ')),
    ...sides.map((side) => wrapped(endOf(side), '    ')),
  ].join('\n');
}

function sideLines({
  name,
  notes,
  combat,
  hitPoints,
  stacks,
  admirals,
}: BattleSidePicture): readonly string[] {
  const parts = [...stacks.map(stackText), ...(admirals === 0 ? [] : [plural(admirals, 'admiral')])];
  return [
    wrapped(`${phraseText(name)} (total combat ${combat}, total hit-points ${tenthsText(hitPoints)})`, '  '),
    ...notes.map((note) => wrapped(phraseText(note), '      ')),
    ...(parts.length === 0 ? [] : [wrapped(parts.join(', '), '      ')]),
  ];
}

const stackText = ({ count, name }: StackPicture): string => `${count} ${name}`;

function roundLines(
  { round, fire, lines }: BattleRoundPicture,
  sides: readonly BattleSidePicture[],
): readonly string[] {
  const named = (unit: BattleSidePicture['unit']): BattleSidePicture | undefined =>
    sides.find((side) => side.unit === unit);
  const nameOf = (unit: BattleSidePicture['unit']): string => {
    const side = named(unit);
    return side === undefined ? unit : phraseText(side.name);
  };
  return [
    `  Round ${round}`,
    ...fire.flatMap(({ unit, shots, caused }) => [
      wrapped(
        shots.length === 0
          ? `${nameOf(unit)} does not fire`
          : `${nameOf(unit)} causes ${hits(caused)} damage`,
        '    ',
      ),
      ...shots.map(({ name, ships, damage }) => wrapped(`${ships} ${name}: ${hits(damage)}`, '      ')),
    ]),
    '    At the end of the round',
    ...fire.map(({ unit, suffered, total }) =>
      wrapped(
        `${nameOf(unit)} suffers ${hits(suffered)} damage, in all ${hits(total)} (total hit-points ${tenthsText(named(unit)?.hitPoints ?? 0)})`,
        '      ',
      ),
    ),
    ...(lines.length === 0
      ? ['      No ships are lost in this round.']
      : lines.map((said) => wrapped(phraseText(said), '      '))),
  ];
}

function endOf({ name, fate, lost }: BattleSidePicture): string {
  return `${phraseText(name)} ${fates[fate]}; ships lost: ${lost.length === 0 ? 'none' : lost.map(stackText).join(', ')}.`;
}
