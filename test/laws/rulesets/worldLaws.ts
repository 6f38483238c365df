import { expect, test } from 'vitest';
import { gameMaster, isGivenBy } from '#kernel/words/ids.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { Game } from '#kernel/game/game.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { sharedMapBody, type SharedPart } from '#kernel/files/sharedMap.ts';
import { sharedPlaces } from '#kernel/picture/map/sharing.ts';
import { adviceOn } from '#kernel/orders/sheet.ts';
import { pagesOf } from '#kernel/presentation.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { RandomTurn } from '#test/support/play/randomGame.ts';

type Known<G extends Game> = G['view'];

/** Everything that the screens of an open turn ask for: pages, places, units, routes, purses and advice. */
function opened<G extends Game>(
  ruleset: Ruleset<G>,
  view: Known<G>,
  plan: Plan<G['order']>,
): readonly unknown[] {
  const { presentation } = ruleset;
  const map = presentation.map(view);
  const units = presentation.units(view, plan);
  return [
    ...pagesOf(presentation, view, plan),
    ...map.places.map(({ place }) => presentation.location(view, plan, place)),
    ...units.map(({ unit }) => presentation.unit(view, plan, unit)),
    presentation.seats(view),
    presentation.routes(view, plan),
    presentation.purses?.(view, plan),
    presentation.scroll?.(view, plan),
    presentation.loose?.(view, plan),
    presentation.player?.(view),
    presentation.figures?.(view),
    presentation.standing?.(view),
    adviceOn(ruleset as never, view, plan as Plan<AnyOrder>),
  ];
}

/** The game master sees the whole world on the same screens as the players. */
export function worldLaws<G extends Game>(ruleset: Ruleset<G>, game: readonly RandomTurn<G>[]): void {
  test('what the game master sees of the world is theirs, is read back, and opens on every screen', () => {
    for (const { before } of game) {
      const made = ruleset.codecs.view.make(ruleset.view(before, gameMaster, []));
      const read = ruleset.codecs.view.parse(JSON.parse(JSON.stringify(made)));
      expect(read).toMatchObject({ ok: true });
      const view = (read as { readonly value: G['view'] }).value;
      expect(ruleset.presentation.me(view)).toBe(gameMaster);

      expect(new Set(ruleset.presentation.seats(view).map(({ seat }) => seat))).toEqual(
        new Set(ruleset.seats(before)),
      );
      expect(ruleset.turnNumber(view)).toBe(ruleset.turnNumber(before));
      const plan = emptyPlan<G['order']>();
      expect(() => opened(ruleset, view, plan)).not.toThrow();
      expect(isGivenBy(ruleset.presentation.nextRef(view, plan), gameMaster)).toBe(true);
    }
  });

  test('every unit that a seat sees of its own, the game master sees on the map as that seat’s', () => {
    for (const { before } of game) {
      const whole = ruleset.presentation.map(ruleset.view(before, gameMaster, []));
      for (const seat of ruleset.seats(before)) {
        const own = ruleset.presentation.map(ruleset.view(before, seat, []));
        const places = new Set(
          own.pieces
            .filter(({ side, owners }) => side === 'own' && owners.includes(seat))
            .map(({ position }) => stableText(position)),
        );
        const seen = new Set(
          whole.pieces
            .filter(({ owners }) => owners.includes(seat))
            .map(({ position }) => stableText(position)),
        );
        expect([...places].filter((place) => !seen.has(place))).toEqual([]);
      }
      expect(whole.pieces.flatMap(({ owners }) => owners)).not.toContain(gameMaster);
    }
  });

  test('what a seat shares of its map is what a file holds, and among sightings nothing is its own', () => {
    for (const { views } of game)
      for (const [seat, view] of views) {
        const shared = (part: SharedPart) =>
          sharedPlaces(ruleset.presentation.map(view), seat, ruleset.turnNumber(view), { part });
        const body = { sign: 'key', part: 'all', places: shared('all') } as const;
        expect(sharedMapBody.parse(JSON.parse(JSON.stringify(sharedMapBody.make(body))))).toEqual({
          ok: true,
          value: body,
        });
        const sightings = shared('sightings');
        expect(sightings.filter(({ owner }) => owner === seat)).toEqual([]);
        expect(
          sightings.flatMap(({ forces }) => forces.filter(({ owners }) => owners.includes(seat))),
        ).toEqual([]);
        expect(sightings.flatMap(({ facts }) => facts)).toEqual([]);
      }
  });
}
