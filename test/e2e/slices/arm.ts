/** The Hydrans and the Lyrans three hexes apart: a scenario of Galactic Conquest in which navies are bought, and the first turn brings a war. */
export const arm = {
  seats: ['hydran', 'lyran'],
  treasury: 2000,
  year: 160,
  navies: { points: 1200, poor: 0, marine: 300, police: 40 },
  chart: {
    rows: [
      'F4 ..........',
      'E3 ..........',
      'D3 ..........',
      'C2 ..........',
      'B2 ..........',
      'A1 ..........',
    ],
    borders: ['E3 .HHH..LLL.', 'D3 .HHH..LLL.', 'C2 .HHH..LLL.'],
    systems: [
      'D5 homeworld of H: Hydrax',
      'E6 major of H: Ironreach',
      'D10 homeworld of L: Lyra',
      'C8 minor of L: Cathil',
    ],
    squadrons: [
      'H01A Steadfast at D5: CA/3, 2xDD/4',
      'H02A at E6: CA/3, DD/4',
      'L01A at D10: CA/3, 2xDD/4',
      'L02A at D10: CA/3, DD/4',
    ],
  },
};
