/** Battleships that take the Stellar Domination Ship Broker, and the ship of the Mega-Battleship Producer (SFW 7459, 7546). */
export const domination: readonly string[] = [
  'C-MBB MBB 165 1200 200/200/150/250 AJ t6 m1 d12 f12 p6 special',
  'F-SDS BB 180 358 102/102/79/113 K t6 m1 d12 f36 special specialty',
  'K-B11S BB 181 400 114/84/77/110 K t6 m1 d24 f12 p6 special specialty',
  'R-TCS BB 182 430 93/93/73/104 K t6 m1 f12 p6 special specialty',
  'G-SDS BB 182 392 101/101/78/112 K t6 m1 c6 f12 p6 special specialty',
  'H-MNS BB 180 402 101/101/78/112 K t6 m1 f18 p6 special specialty',
  'Z-SDS BB 181 360 101/101/78/112 K t6 m1 d56 f12 p6 special specialty',
  'L-SDS BB 178 350 85/116/78/112 K t6 m1 f12 p6 special specialty',
  'I-SDS BB 183 375 92/124/84/120 K t6 m1 f12 p6 special specialty',
  'T-NBS BB 180 392 85/116/78/112 K t6 m1 f12 p6 special specialty',
];
