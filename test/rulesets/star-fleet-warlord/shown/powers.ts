/** What cases of monsters, pirates and Corporations that nobody plays show. */
export const ofPowers: readonly string[] = [
  ...['4.01', '4.03', '4.05', '13.02', '14.01', '14.02', '14.03', '14.04', '14.05', '14.06'].map(
    (id) => `S-${id}`,
  ),
  ...['05', '07', '28', '29'].map((id) => `G-${id}`),
];
