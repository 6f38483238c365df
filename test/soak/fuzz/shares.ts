/** Each target's part of all inputs. Its name and share stand here too, so that who hands the work out need not make a world. */
export const shares: Readonly<Record<string, number>> = {
  envelope: 340, orders: 60, 'orders body': 160, 'orders packed': 15, 'orders sealed twice': 15, 'results packed': 15, 'results body': 40, scenario: 60, archive: 15, 'archive packed': 20, keyholder: 100,
  mail: 220, letters: 30, game: 12, 'opened file': 20, upgrade: 60, 'library file': 12, settings: 20, cache: 6, calls: 60,
};
