import type { Unnumbered } from '#kernel/game/plan.ts';
import { padded, unitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { roles } from '../model/condition/officer.ts';
import type { OfficerId } from '../model/condition/officer.ts';
import type { SpyId } from '../model/relations/espionage.ts';
import type { Misspoken } from '../spoken.ts';
import { spoken } from '../spoken.ts';
import type { OfficerOrder } from './orders.ts';

const who = String.raw`(officer |prime team |[A-Z]{2,4})(\d{1,4})`;
const goal = String.raw`(\S.{0,22}?) of ([A-Z]\d{2,3}[A-Z]|BASES-[A-Z]{1,2}\d{1,3})`;
const transferLine = new RegExp(`^Transfer ${who} to ${goal} in segment (\\d{1,2})$`, 'i');
const reassignLine = new RegExp(`^Reassign ${who} to ${goal}$`, 'i');
const roleLine = new RegExp(`^${who} acts as ([A-Z]{2,4})$`, 'i');
const stationLine = /^Station prime team (?:PR)?(\d{1,3})$/i;

const idOf = (kind: string, number: string): OfficerId =>
  (/^pr/i.test(kind) ? `p${padded(Number(number), 3)}` : `o${Number(number)}`) as OfficerId;

function read(text: string): Unnumbered<OfficerOrder> | Misspoken | undefined {
  const [, team] = stationLine.exec(text) ?? [];
  if (team !== undefined) return { kind: 'station-team', team: `p${padded(Number(team), 3)}` as SpyId };
  const [, kind, number = '', as = ''] = roleLine.exec(text) ?? [];
  if (kind !== undefined) {
    const role = roles.find((one) => one === as.toUpperCase());
    return role === undefined
      ? {
          wrong: phrase('Nobody acts as {role}: write one of {roles}.', {
            role: as,
            roles: roles.join(', '),
          }),
        }
      : { kind: 'officer-role', officer: idOf(kind, number), role };
  }
  const moved = transferLine.exec(text);
  const [, of, digits = '', ship = '', unit = '', at = '1'] = moved ?? reassignLine.exec(text) ?? [];
  if (of === undefined || Number(at) < 1 || Number(at) > 12) return undefined;
  const given = { officer: idOf(of, digits), to: unitId(unit.toLowerCase()), ship };
  return moved === null
    ? { kind: 'reassign-officer', ...given }
    : { kind: 'transfer-officer', ...given, at: Number(at) };
}

const nameIn = (id: OfficerId): string =>
  `${id.startsWith('p') ? 'prime team' : 'officer'} ${Number(id.slice(1))}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function write(order: Unnumbered<OfficerOrder>): string {
  switch (order.kind) {
    case 'station-team':
      return `Station prime team ${Number(order.team.slice(1))}.`;
    case 'officer-role':
      return `${capital(nameIn(order.officer))} acts as ${order.role}.`;
    case 'transfer-officer':
      return `Transfer ${nameIn(order.officer)} to ${order.ship} of ${order.to.toUpperCase()} in segment ${order.at}.`;
    case 'reassign-officer':
      return `Reassign ${nameIn(order.officer)} to ${order.ship} of ${order.to.toUpperCase()}.`;
  }
}

/** `Transfer officer 3 to CA 2 of K01A in segment 4` (also `LE3`), `Reassign LE3 to CA of K01A`, `LA1 acts as LN`, `Station prime team 1` (A12). */
export const spokenOfficers = spoken<OfficerOrder>({
  kinds: ['transfer-officer', 'reassign-officer', 'officer-role', 'station-team'],
  phrases: () => ['Transfer ', 'Reassign ', 'Officer 1 acts as LN.', 'Station prime team 1.'],
  read,
  write,
});
