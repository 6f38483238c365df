const system = (owner: string, census: number, productivity: number, raw: number): object => ({
  owner,
  census,
  morale: census,
  raw,
  productivity,
  capacity: census + 4,
});
const at = (of: string, sector: string, ...designs: readonly string[]): readonly object[] =>
  designs.map((design) => ({ of, design, at: sector }));

/** The Klingons at a border: a scenario of Victory by Any Means in which few turns hold a route, a colony, treaties, battles and an invasion. */
export const border = {
  seats: ['federation', 'klingon', 'romulan', 'isc'],
  tables: true,
  map: {
    empires: {
      federation: { home: '0303', pool: 60 },
      klingon: { home: '0803', pool: 60, explored: ['0502', '0503', '0504', '0702'] },
      romulan: { home: '1303' },
      isc: { home: '1803' },
    },
    systems: {
      '0303': system('federation', 10, 10, 6),
      '0504': system('federation', 2, 0, 1),
      '0803': system('klingon', 10, 10, 6),
      '0604': system('klingon', 3, 3, 2),
      '0804': system('klingon', 3, 1, 2),
      '0805': { census: 0, morale: 0, raw: 2, productivity: 0, capacity: 6 },
      '1303': system('romulan', 10, 10, 6),
      '1803': system('isc', 10, 10, 6),
    },
    units: [
      ...at('klingon', '0803', 'D7A'),
      ...at('klingon', '0603', 'D7A'),
      ...at('klingon', '0602', 'D7A'),
      ...at('klingon', '0604', 'Transport Fleet', 'Light Infantry'),
      ...at('klingon', '0804', 'Colony Fleet'),
      ...at('klingon', '0803', 'Trade Fleet', 'Orbital Shipyard'),
      ...at('federation', '0702', 'FFL'),
      ...at('federation', '0503', 'FFL'),
      ...at('federation', '0502', 'FFL'),
      ...at('federation', '0303', 'CS', 'Orbital Shipyard'),
    ],
    relations: [
      { between: ['klingon', 'federation'], declared: 'war' },
      { between: ['klingon', 'romulan'], treaties: ['non-aggression'] },
      // A war on a partner in defense makes the break certain: 60 and 90 (VB 131, 176).
      { between: ['klingon', 'isc'], treaties: ['non-aggression', 'peace', 'mutual-defense'] },
      { between: ['romulan', 'isc'], declared: 'war' },
    ],
  },
};
