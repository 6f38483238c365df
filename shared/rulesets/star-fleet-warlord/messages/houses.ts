import type { SeatId } from '#kernel/words/ids.ts';

/** OURS: what Corporations are called whose players have named none, in the order of their numbers: one for each that a galaxy has room for. */
const houses = [
  ...['Amber Reach Freight', 'Blackwater Lines', 'Copperfield and Lowe', 'Dray Deep Mining', 'Ester Combine'],
  ...['Farhaven Trust', 'Gantry Brothers', 'Halcyon Yards', 'Ironbark Holdings', 'Juniper Star Line'],
  ...['Kestrel Salvage', 'Lantern Bay Company', 'Meridian Carriers', 'Northgate Ores', 'Osprey Syndicate'],
  ...['Pale Moon Foundry', 'Quarry Point Group', 'Redfern Shipping', 'Saltmarsh and Sons', 'Tamarack Union'],
  ...['Umber Hill Stores', 'Verdant Fields', 'Westering Company', 'Xanthe Chemicals', 'Yellowstone Haulage'],
  ...[
    'Zephyr Couriers',
    'Anvil Rock Smelters',
    'Birchwood Capital',
    'Cinder Gate Works',
    'Driftline Partners',
  ],
  ...['Eastlight Trading', 'Fathom Explorers', 'Greywall Security', 'Hollow Star Mines', 'Ivory Coast Fuels'],
  ...['Jasper Road Traders', 'Kingfisher Air', 'Long Acre Estates', 'Mistral Engines', 'Nine Wells Water'],
  ...['Oakum and Tar', 'Pilgrim Passages', 'Quicksilver Bank', 'Rowan Ridge Farms', 'Silverthread Looms'],
  ...[
    'Thistledown Goods',
    'Underhill Tunnels',
    'Vale and Daughters',
    'Whitecap Harbours',
    'Yarrow Medicines',
  ],
] as const;

/** Names of those seats of a game that nobody plays under a name of theirs. */
export const housesOf = (seats: readonly SeatId[]): Readonly<Record<SeatId, string>> =>
  Object.fromEntries(seats.flatMap((seat, at) => (houses[at] === undefined ? [] : [[seat, houses[at]]])));
