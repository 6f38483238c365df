import type { Fact, Section } from '#kernel/picture/page.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hullsText } from '../../combat/words.ts';
import { hexName } from '../../map/board.ts';
import { shuttleMarks, wingsText } from '../../model/battle/wings.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { View } from '../../model/state.ts';
import type { Ship } from '../../model/ship.ts';
import { namesOf } from '../../squadrons/codes.ts';
import { veilNames } from '../../hiding/conceal.ts';
import { crewRows } from '../../ships/crew.ts';
import { isCrippled } from '../../ships/ships.ts';
import { officersText } from '../../ships/aboard/officers.ts';
import { assaultsOf } from '../../ships/assault.ts';
import { nameOf } from '../../map/seats.ts';
import { placeSaid } from '../../space/supply.ts';
import { isMerchant } from '../../trade/units.ts';
import { commandOf, flagshipOf, isListed } from '../../ships/command.ts';

/** A ship as status sheets have it: `SC4`, `D7p` with a poor crew, `DNu` that failed its training, `+SC4` with enhanced sensors (C5.60), `CA(-5DF)`, `CA(-14DF)(crpl)`, `MAP (shock)`, `[F-S]` without its cargo, `C8V (8xZD, 16xZYC)` (A4.10, A4.15, C16.30). */
export const shipText = (ship: Ship): string => {
  const { hull, sensors, lost = 0, shock, captured, foreign, crew, trained, enhanced } = ship;
  const mark =
    ship.band !== undefined ? '' : crew === undefined ? (trained === true ? 'u' : '') : crewRows[crew].mark;
  const worn = lost === 0 ? '' : `(-${lost}DF)`;
  const crewed = `${hull}${mark}${shuttleMarks(ship.wings)}`;
  const called = ship.cargo === 0 ? `[${crewed}]` : crewed;
  const told = `${enhanced === true ? '+' : ''}${called}${sensors === 0 ? '' : sensors}${worn}${isCrippled(ship) ? '(crpl)' : ''}${officersText(ship)}`;
  const builder = captured ?? foreign;
  const built = builder === undefined ? '' : ` (built by the ${nameOf(builder)})`;
  const carried = [...podsText(ship), ...[wingsText(ship.wings)].filter((one) => one !== '')].join(', ');
  return `${told}${carried === '' ? '' : ` (${carried})`}${shock === true ? ' (shock)' : ''}${ship.mss === true ? ' (MSS)' : ''}${ship.stored === true ? ' (mothballed)' : ''}${scrapText(ship)}${built}`;
};

/** What is being scrapped says for how many points (B9.20). */
const scrapText = ({ scrapped }: Ship): string =>
  scrapped === undefined ? '' : ` (for ${scrapped.points} EP)`;

/** What a tug carries: `2xH5` (D6.45). */
const podsText = ({ pods = [] }: Ship): readonly string[] =>
  [...Map.groupBy(pods, (one) => one)].map(([one, { length }]) => (length === 1 ? one : `${length}x${one}`));

/** A squadron as status sheets have it: `K01A> D7C, 2xF5B, E4S4(-3DF) K24(3)`, with its turns out of supply (A4.10). Ships alike are counted. */
export function statusText(
  unit: UnitId,
  { ships, ...where }: Pick<Squadron, 'ships' | 'place' | 'supply'>,
): string {
  return `${unit.toUpperCase()}> ${hullsText(ships.map(shipText))} ${placeSaid(where)}`;
}

/** Which ship leads, and how many of those that it can command there are (D6.10); nothing of squadrons whose ships have no ratings. */
function commandFacts(view: View, squadron: Squadron): readonly Fact[] {
  const { seat, ships, ledBy, flagship } = squadron;
  const leads = flagshipOf(ships, ledBy);
  if (leads === undefined || !isListed(squadron)) return [];
  const { rating, slots } = commandOf(view, seat, ships, ledBy, squadron.exempt);
  return [
    {
      label: 'Flagship',
      value:
        flagship === ''
          ? phrase('{hull}', { hull: leads.hull })
          : phrase('{name}, {hull}', { name: flagship, hull: leads.hull }),
    },
    {
      label: 'Command',
      value: phrase('{slots} of {rating}', { slots, rating }),
      ...(slots > rating && { tone: 'bad' as const }),
    },
    ...assaultFacts(view, squadron),
  ];
}

/** How many of its maulers and troop ships it can use (A10.41). */
function assaultFacts(view: View, { seat, ships, ledBy, exempt }: Squadron): readonly Fact[] {
  const { most, count } = assaultsOf(view, seat, ships, ledBy, exempt);
  return count === 0
    ? []
    : [
        {
          label: 'Maulers and troop ships',
          value: phrase('{count} of {most} usable', { count, most }),
          ...(count > most && { tone: 'bad' as const }),
        },
      ];
}

/** What its tugs are to carry (C20.90). */
const podFacts = ({ ships }: Squadron): readonly Fact[] =>
  ships.flatMap(({ hull, wants }) =>
    wants === undefined
      ? []
      : [
          {
            label: `${hull} will carry`,
            value: wants.length === 0 ? phrase('no pods') : phrase('{pods}', { pods: wants.join(', ') }),
            changedBy: 'carry-pods',
          },
        ],
  );

/** How it hides, and who has found it (C6.0, C8.0). */
const hidingFacts = ({ veil, found = [] }: Squadron): readonly Fact[] =>
  veil === undefined
    ? []
    : [
        { label: 'Seen', value: phrase('{veil}', { veil: veilNames[veil] }), changedBy: 'conceal' },
        ...found.map(({ seat }) => ({ label: 'Found by', value: phrase('{seat}', { seat: nameOf(seat) }) })),
      ];

/** Its old ships that are subject to shock (C16.40). */
function proneFacts({ ships }: Squadron): readonly Fact[] {
  const hulls = ships.flatMap((ship) => (ship.prone === true ? [ship.hull] : []));
  return hulls.length === 0
    ? []
    : [
        {
          label: 'Subject to shock',
          value: phrase('{ships}', { ships: hulls.join(', ') }),
          changedBy: 'wear-out',
        },
      ];
}

/** Whom it jams (C15). */
const jamFacts = ({ jam }: Squadron): readonly Fact[] =>
  jam === undefined
    ? []
    : [
        {
          label: 'Jams',
          value:
            jam.how === 'own'
              ? phrase('its own position')
              : jam.how === 'here' || jam.place === undefined
                ? phrase('enemies in its hex')
                : phrase('enemies in {place}', { place: hexName(jam.place) }),
          changedBy: 'jam',
        },
      ];

/** What bases project (C5.100). */
const decoyFacts = ({ ships }: Squadron): readonly Fact[] =>
  namesOf(ships).flatMap((base, at) => {
    const shown = ships[at]?.decoy?.ships;
    return shown === undefined
      ? []
      : [
          {
            label: 'Projects',
            value: phrase('{base}: {ships}', { base, ships: hullsText(shown.map(({ hull }) => hull)) }),
            changedBy: 'project',
          },
        ];
  });

/** How a squadron stands: its line of the status sheet, and who commands it. */
export function statusSection(view: View, unit: UnitId, squadron: Squadron): Section {
  return {
    kind: 'facts',
    title: 'Status',
    facts: [
      { label: 'Status sheet', value: phrase('{line}', { line: statusText(unit, squadron) }) },
      ...commandFacts(view, squadron),
      ...(squadron.monitor !== undefined
        ? [{ label: 'Post', value: phrase('A monitor'), changedBy: 'station-monitor' }]
        : squadron.stationed === true
          ? [{ label: 'Post', value: phrase('Supplementary defense') }]
          : squadron.ships.some(isMerchant)
            ? [{ label: 'Post', value: phrase('Military, with merchants') }]
            : []),
      ...(squadron.purse === undefined
        ? []
        : [
            {
              label: 'Carries',
              value: phrase('{points} EP for the {seat}', {
                points: squadron.purse.points,
                seat: nameOf(squadron.purse.to),
              }),
            },
          ]),
      ...(squadron.called === true
        ? [{ label: 'Called out', value: phrase('of the strategic reserve') }]
        : []),
      ...(squadron.inactive === true
        ? [{ label: 'Status', value: phrase('Inactive'), tone: 'warn' as const }]
        : []),
      ...podFacts(squadron),
      ...hidingFacts(squadron),
      ...proneFacts(squadron),
      ...jamFacts(squadron),
      ...decoyFacts(squadron),
    ],
  };
}
