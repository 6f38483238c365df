import { integer, line, oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { atHeadquarters, order, unit } from '../declare.ts';
import { espionageOf, isPrime, letterOf, numberOf, spyOf } from '../espionage/spies.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { OfficerId, Role } from '../model/condition/officer.ts';
import { officerId, roles } from '../model/condition/officer.ts';
import { spyId } from '../model/relations/espionage.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { segments } from '../segments.ts';
import { coreSpace } from '../space/own.ts';
import { namesOf } from '../squadrons/codes.ts';
import {
  cannotBoard,
  nameOfOfficer,
  officerNames,
  officerOf,
  officersOf,
  rolesFor,
} from '../officers/corps.ts';
import { shipNamed } from './named.ts';
import { squadronsListed } from '../squadrons/listed.ts';

const ship = line(24, 1);
/** How often an officer changes ships directly in a turn (A12.402). */
const mostTransfers = 2;

/** An officer as the reader calls them. */
export function officerSaid(view: Pick<State, 'squadrons' | 'empires'>, seat: SeatId, id: OfficerId): string {
  const found = officerOf(view, seat, id);
  return found === undefined ? id : nameOfOfficer(found.officer);
}

const officerChoices = (view: View): readonly Choice[] =>
  officersOf(view, view.me).map(({ officer, aboard }) => ({
    value: officer.id,
    label: phrase('{name}, {kind}, {where}', {
      name: nameOfOfficer(officer),
      kind: officerNames[officer.kind],
      where: aboard === undefined ? 'ashore' : aboard.unit.toUpperCase(),
    }),
  }));

/** The reader’s squadrons and bases, and ships by the names that orders call them. */
const unitChoices = (view: View): readonly Choice[] =>
  choicesOf(
    squadronsListed(view).flatMap(([one, { seat }]) => (seat === view.me ? [one] : [])),
    (one) => phrase('{code}', { code: one.toUpperCase() }),
  );
const shipChoices = (view: View, to: UnitId, given: string): readonly Choice[] =>
  choicesOf([...new Set([...namesOf(view.squadrons[to]?.ships ?? []), given])], (one) =>
    phrase('{name}', { name: one }),
  );

/** The first officer of the reader, and the ship of some squadron to begin a form with. */
function proposed(view: View, wanted: (id: OfficerId) => boolean) {
  const officer = officersOf(view, view.me).find((one) => wanted(one.officer.id))?.officer.id;
  const found = inOrder(view.squadrons).find(([, one]) => one.seat === view.me && one.ships.length > 0);
  const [to, squadron] = found ?? [];
  const [first] = namesOf(squadron?.ships ?? []);
  return officer === undefined || to === undefined || first === undefined
    ? []
    : [{ officer, to, ship: first }];
}

/** An officer goes over to another ship of the same hex, twice in a turn at most (A12.402). */
export const transferOfficer = order('transfer-officer', {
  fields: { officer: officerId, to: unit, ship, at: integer(1, segments) },
  title: 'Transfer an officer',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      proposed(view, (one) => officerOf(view, view.me, one)?.aboard !== undefined).map((one) => ({
        ...one,
        at: 1,
      })),
    ),
  form: (view, given) => [
    choice(given, 'officer', 'Officer', officerChoices(view)),
    choice(given, 'to', 'To', unitChoices(view)),
    choice(given, 'ship', 'Ship', shipChoices(view, given.to, given.ship)),
    number(given, 'at', 'In segment', { least: 1, most: segments }),
  ],
  cannot(state, { seat, order: { officer: id, to, ship: name } }) {
    const found = officerOf(state, seat, id);
    if (found === undefined) return impossible('GC A12.10', 'no-such-officer');
    const target = shipNamed(state, seat, to, name);
    if (target === undefined) return impossible('GC A12.402', 'no-ship-for-officer');
    const { officer, aboard, place } = found;
    if (aboard === undefined) return impossible('GC A12.402', 'officer-ashore');
    if (aboard.unit === to && aboard.at === target.at) return impossible('GC A12.402', 'officer-there');
    const from = state.squadrons[aboard.unit];
    if (place !== target.squadron.place || (from?.hyper ?? target.squadron.hyper) !== undefined)
      return impossible('GC A12.402', 'officer-elsewhere');
    if ((officer.moved ?? 0) >= mostTransfers) return impossible('GC A12.402', 'officer-moved-twice');
    return cannotBoard(state, officer, target);
  },
  say: ({ officer, to, ship: name, at }, view) =>
    phrase('Transfer {officer} to {ship} of {unit} in segment {at}', {
      officer: officerSaid(view, view.me, officer),
      ship: name,
      unit: to.toUpperCase(),
      at,
    }),
});

/** An officer goes to another ship by the network of the empire, which takes the turn (A12.403). */
export const reassignOfficer = order('reassign-officer', {
  fields: { officer: officerId, to: unit, ship },
  title: 'Reassign an officer',
  offers: (view, at) => atHeadquarters(view, at).flatMap(() => proposed(view, () => true)),
  form: (view, given) => [
    choice(given, 'officer', 'Officer', officerChoices(view)),
    choice(given, 'to', 'To', unitChoices(view)),
    choice(given, 'ship', 'Ship', shipChoices(view, given.to, given.ship)),
  ],
  cannot(state, { seat, order: { officer: id, to, ship: name } }) {
    const found = officerOf(state, seat, id);
    if (found === undefined) return impossible('GC A12.10', 'no-such-officer');
    if (found.ashore?.due !== undefined) return impossible('GC A12.403', 'officer-travels');
    const target = shipNamed(state, seat, to, name);
    if (target === undefined) return impossible('GC A12.403', 'no-ship-for-officer');
    if (found.aboard?.unit === to && found.aboard.at === target.at)
      return impossible('GC A12.403', 'officer-there');
    const core = coreSpace(state, seat);
    if (!core.has(found.place) || !core.has(target.squadron.place))
      return impossible('GC A12.403', 'officer-unsupplied');
    return cannotBoard(state, found.officer, target);
  },
  say: ({ officer, to, ship: name }, view) =>
    phrase('Reassign {officer} to {ship} of {unit}', {
      officer: officerSaid(view, view.me, officer),
      ship: name,
      unit: to.toUpperCase(),
    }),
});

/** An admiral, a captain or a prime team acts as another officer from the first segment on (A12.21, A12.212). */
export const officerRole = order('officer-role', {
  fields: { officer: officerId, role: oneOf(roles) },
  title: 'Give an officer a role',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      officersOf(view, view.me)
        .filter(({ officer }) => rolesFor(officer).length > 0)
        .slice(0, 1)
        .map(({ officer }) => ({ officer: officer.id, role: officer.acts ?? ('LWO' as Role) })),
    ),
  form: (view, given) => [
    choice(given, 'officer', 'Officer', officerChoices(view)),
    choice(
      given,
      'role',
      'Acts as',
      choicesOf(roles, (role) => phrase('{role}', { role: officerNames[role] })),
    ),
  ],
  cannot(state, { seat, order: { officer: id, role } }) {
    const officer = officerOf(state, seat, id)?.officer;
    if (officer === undefined) return impossible('GC A12.10', 'no-such-officer');
    return rolesFor(officer).includes(role)
      ? undefined
      : impossible('GC A12.212', 'officer-not-as', {
          officer: officerNames[officer.kind],
          role: officerNames[role],
        });
  },
  say: ({ officer, role }, view) =>
    phrase('{officer} acts as {role}', {
      officer: officerSaid(view, view.me, officer),
      role: officerNames[role],
    }),
});

/** A trained prime team leaves the spies, and serves as an officer (C14.50). */
export const stationTeam = order('station-team', {
  fields: { team: spyId },
  title: 'Station a prime team on ships',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ officers }) =>
      officers === undefined
        ? []
        : inOrder(espionageOf(view, view.me).spies ?? {})
            .filter(([id, { training, posted }]) => isPrime(id) && (training ?? posted) === undefined)
            .slice(0, 1)
            .map(([team]) => ({ team })),
    ),
  form: (view, given) => [
    choice(
      given,
      'team',
      'Prime team',
      choicesOf(keysInOrder(espionageOf(view, view.me).spies ?? {}).filter(isPrime), (id) =>
        phrase('{code}', { code: numberOf(letterOf(view, view.me), id) }),
      ),
    ),
  ],
  cannot(state, { seat, order: { team } }) {
    const spy = isPrime(team) ? spyOf(state, seat, team) : undefined;
    if (spy === undefined) return impossible('GC C14.50', 'no-such-team');
    if (state.empires[seat]?.officers === undefined) return impossible('GC C14.50', 'officers-not-played');
    const code = numberOf(letterOf(state, seat), team);
    if (spy.training !== undefined) return impossible('GC C14.50', 'spy-in-training', { code });
    if (spy.mission !== undefined || spy.schooled === true || spy.posted === true)
      return impossible('GC C14.50', 'spy-busy', { code });
    return homeworldOf(state, seat) === undefined ? impossible('GC C14.50', 'team-homeless') : undefined;
  },
  say: ({ team }, view) =>
    phrase('Station {team} on ships', { team: numberOf(letterOf(view, view.me), team) }),
});
export type OfficerOrder = OrderIn<
  typeof transferOfficer | typeof reassignOfficer | typeof officerRole | typeof stationTeam
>;
