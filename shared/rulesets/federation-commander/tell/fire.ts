import type { UnitId } from '#kernel/ids.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase, phraseList } from '#kernel/report/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { VolleyFired } from '../model/events.ts';
import type { FederationCommander } from '../model/game.ts';
import type { State } from '../model/state.ts';
import { aimNames, boxNames, shipName } from '../words.ts';
import { tokenText } from '../tables/tokens.ts';

type Tell = Ruleset<FederationCommander>['tell'];
type Kind =
  | 'fire-declared'
  | 'volley-fired'
  | 'shield-struck'
  | 'shield-reinforced'
  | 'volley-struck'
  | 'boxes-disabled'
  | 'ship-destroyed';

const shotsText = (state: State, ship: UnitId, shots: VolleyFired['shots']): Phrase =>
  phraseList(
    shots.map((shot) =>
      phrase('{weapon} rolls {die}: {damage}', {
        weapon: aimNames(state, ship, [shot]),
        die: shot.die,
        damage: shot.damage,
      }),
    ),
    '; ',
  );

export const fireTell: Pick<Tell, Kind> = {
  'fire-declared': {
    told: (event) => event,
    say: ({ ship, at, aims, cost }, view) =>
      phrase('{ship} fires at {target} for {cost} tokens: {weapons}.', {
        ship: shipName(view, ship),
        target: shipName(view, at),
        cost: tokenText(cost),
        weapons: aimNames(view, ship, aims),
      }),
  },
  'volley-fired': {
    told: (event) => event,
    say: ({ ship, at, range, shots, points }, view) =>
      phrase('{ship} scores {points|point|points} on {target} at range {range}. {shots}.', {
        ship: shipName(view, ship),
        target: shipName(view, at),
        range,
        points,
        shots: shotsText(view, ship, shots),
      }),
  },
  'shield-struck': {
    told: (event) => event,
    say: ({ ship, by, shield }, view) =>
      phrase('The volley of {firer} strikes shield #{shield} of {ship}.', {
        firer: shipName(view, by),
        ship: shipName(view, ship),
        shield,
      }),
  },
  'shield-reinforced': {
    told: (event) => event,
    say: ({ ship, shield, points }, view) =>
      phrase('{ship} reinforces shield #{shield} with {points|point|points}.', {
        ship: shipName(view, ship),
        shield,
        points,
      }),
  },
  'volley-struck': {
    told: (event) => event,
    say: ({ ship, shield, points, shieldLost, internal }, view) =>
      phrase(
        'Of {points|point|points}, {lost} strike shield #{shield} of {ship} and {internal} come inside.',
        { ship: shipName(view, ship), shield, points, lost: shieldLost, internal },
      ),
  },
  'boxes-disabled': {
    told: (event) => event,
    say: ({ ship, boxes }, view) =>
      phrase('{ship} loses {boxes}.', { ship: shipName(view, ship), boxes: boxNames(view, ship, boxes) }),
  },
  'ship-destroyed': {
    told: (event) => event,
    say: ({ ship }, view) => phrase('{ship} is destroyed.', { ship: shipName(view, ship) }),
  },
};
