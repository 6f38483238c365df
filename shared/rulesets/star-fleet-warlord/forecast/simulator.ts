import type { Simulator } from '#kernel/odds/odds.ts';
import { rowsIn, textIn } from '#kernel/orders/fields.ts';
import type { Choice, Field, FieldRow, FieldValue, Form } from '#kernel/orders/form.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Posture } from '../combat/tactics.ts';
import { tactics } from '../combat/tactics.ts';
import { areaTerrains } from '../galaxy/areaTerrain.ts';
import { pointTerrains } from '../galaxy/pointTerrain.ts';
import { siteKinds } from '../galaxy/sites.ts';
import { emptyHex } from '../galaxy/terrain.ts';
import type { Corporation } from '../model/corporation.ts';
import { bareCorporation } from '../model/corporation.ts';
import { attackPercents } from '../model/figures.ts';
import { usualParameters } from '../model/parameters.ts';
import type { Ship } from '../model/ship.ts';
import { bareSite } from '../model/site.ts';
import { designNamed, designs } from '../ships/list/index.ts';
import { newShip } from '../ships/newShip.ts';
import { levelOfShip, shipsAt } from '../ships/ships.ts';
import type { Clash } from './clash.ts';

const sides = ['own', 'theirs'] as const;
type Side = (typeof sides)[number];

/** One side, as somebody fills it in: the first attacks. */
interface Force {
  readonly ships: readonly FieldRow[];
  readonly tactic: string;
}

/** Ships that come to a hex, and those that defend it. */
export interface Match {
  readonly own: Force & { readonly percent: number };
  readonly theirs: Force & { readonly points: number };
  readonly point: string;
  readonly area: string;
}

const [mostRows, mostShips, mostPoints] = [30, 99, 9_999] as const;
const seats: Readonly<Record<Side, SeatId>> = { own: seatId('own'), theirs: seatId('theirs') };
const postures: Readonly<Record<Side, Posture>> = { own: 'attack', theirs: 'defense' };
const [place, from] = [placeId('h00-0809'), placeId('h00-0808')];
const nobody = { ships: [], tactic: '0' } as const;

/** Attacks on a hex by ships that are typed. */
export const simulator: Simulator<Clash, Match> = {
  blank: {
    own: { ...nobody, percent: bareCorporation.attackPercent },
    theirs: { ...nobody, points: 0 },
    point: emptyHex.point.code,
    area: emptyHex.area.code,
  },
  taken({ me, place: at, scene }) {
    const [point = '', area = ''] = (scene.glimpsed[at] ?? '').split('+');
    const here = shipsAt(scene, at).map(([, ship]) => ship);
    const own = scene.corporations[me] ?? bareCorporation;
    return {
      own: {
        ships: rowsOf(here.filter(({ seat }) => seat === me)),
        tactic: String(own.tactics.attack),
        percent: own.attackPercent,
      },
      theirs: {
        ships: rowsOf(here.filter(({ seat }) => seat !== me)),
        tactic: '0',
        points: scene.sites[at]?.points ?? 0,
      },
      point: point === '' ? emptyHex.point.code : point,
      area: area === '' ? emptyHex.area.code : area,
    };
  },
  form,
  matter(match) {
    const isEmpty = (side: Side): boolean => shipsOf(side, match[side].ships).length === 0;
    if (isEmpty('own') || (isEmpty('theirs') && !isSite(match.point))) return undefined;
    return { me: seats.own, place, scene: sceneOf(match) };
  },
};

/** Ships alike together. */
const rowsOf = (ships: readonly Ship[]): readonly FieldRow[] =>
  [...Map.groupBy(ships, ({ design, damage, crew }) => [design, damage, crew].join(' ')).values()].flatMap(
    (all): readonly FieldRow[] => {
      const [ship] = all;
      return ship === undefined
        ? []
        : [{ design: ship.design, count: all.length, damage: ship.damage, crew: ship.crew }];
    },
  );

/** The ships that are filled in, as far as there are such designs and their damage does not destroy them: with full shields, and nothing else on board. */
const shipsOf = (side: Side, rows: readonly FieldRow[]): readonly (readonly [UnitId, Ship])[] =>
  rowsIn(rows).flatMap((row, at) => {
    const design = designNamed(textIn(row['design']));
    if (design === undefined) return [];
    const ship: Ship = {
      ...newShip(design, { home: place, launched: {} }, seats[side], '', place),
      from: side === 'own' ? from : place,
      damage: Number(row['damage']),
      ...(Number(row['crew']) > 0 && { crew: Number(row['crew']) }),
    };
    if (levelOfShip(ship) === 'X') return [];
    const count = Math.max(0, Number(row['count']));
    return Array.from({ length: count }, (_, nth) => [unitId(`${side}.${at + 1}.${nth + 1}`), ship] as const);
  });

const isSite = (point: string): boolean => siteKinds.some(({ code }) => code === point);

const corporation = (side: Side, { own, theirs }: Match): Corporation => ({
  ...bareCorporation,
  turn: 1,
  number: side === 'own' ? 1 : 2,
  name: '',
  home: side === 'own' ? from : place,
  funds: bareCorporation.transit,
  tactics: { attack: Number(own.tactic), defense: Number(theirs.tactic) },
  attackPercent: own.percent,
});

function sceneOf(match: Match): Clash['scene'] {
  const { own, theirs, point, area } = match;
  return {
    turn: 1,
    parameters: usualParameters('1x1', { sectors: 1, sites: 1 }),
    cycle: [seats.own, seats.theirs],
    corporations: Object.fromEntries(sides.map((side) => [seats[side], corporation(side, match)])),
    powers: {},
    sectors: {},
    sites: isSite(point)
      ? {
          [place]: {
            ...bareSite,
            owner: seats.theirs,
            production: bareCorporation.transit,
            points: theirs.points,
          },
        }
      : {},
    ships: Object.fromEntries([...shipsOf('own', own.ships), ...shipsOf('theirs', theirs.ships)]),
    prospects: {},
    stargates: {},
    glimpsed: { [place]: `${point}+${area}` },
    swept: [],
    calmed: [],
    market: {},
    hit: {},
  };
}

const columns: readonly Field[] = [
  {
    name: 'design',
    label: 'Design',
    kind: 'choice',
    choices: designs.map(({ id, name }) => ({
      value: id,
      label: phrase('{id} {name}', { id, name: name ?? '' }),
    })),
  },
  { name: 'count', label: 'Ships', kind: 'number', least: 1, most: mostShips },
  { name: 'damage', label: 'Damage', kind: 'number', least: 0, most: mostPoints },
  { name: 'crew', label: 'Crew level (0: its first)', kind: 'number', least: 0, most: 99 },
];

const tacticsOf = (side: Side): readonly Choice[] =>
  tactics[postures[side]].map(({ name }, at) => ({ value: String(at), label: phrase('{name}', { name }) }));

const forceFields = (side: Side, ships: string, tactic: string): readonly Field[] => [
  { name: `${side}.ships`, label: ships, kind: 'rows', columns, most: mostRows },
  { name: `${side}.tactic`, label: tactic, kind: 'choice', choices: tacticsOf(side) },
];

const named = (all: readonly { readonly code: string; readonly name: string }[]): readonly Choice[] =>
  all.map(({ code, name }) => ({ value: code, label: phrase('{name}', { name }) }));

const fields: readonly Field[] = [
  ...forceFields('own', 'Your ships, which attack', 'Your tactic'),
  { name: 'own.percent', label: 'Attack from … % of the defense on', kind: 'number', ...attackPercents },
  ...forceFields('theirs', 'Their ships', 'Their tactic'),
  {
    name: 'theirs.points',
    label: 'Points of fortification of a site',
    kind: 'number',
    least: 0,
    most: mostPoints,
  },
  { name: 'point', label: 'Hex', kind: 'choice', choices: named([...pointTerrains, ...siteKinds]) },
  { name: 'area', label: 'Around it', kind: 'choice', choices: named(areaTerrains) },
];

function form(match: Match): Form<Match> {
  const { own, theirs, point, area } = match;
  const values: Readonly<Record<string, FieldValue>> = {
    'own.ships': own.ships,
    'own.tactic': own.tactic,
    'own.percent': own.percent,
    'theirs.ships': theirs.ships,
    'theirs.tactic': theirs.tactic,
    'theirs.points': theirs.points,
    point,
    area,
  };
  return {
    fields,
    values,
    set(name, value) {
      const [side = '', key] = name.split('.');
      return key === undefined
        ? { ...match, [side]: value }
        : { ...match, [side]: { ...match[side as Side], [key]: value } };
    },
  };
}
