/** Jindarians, whose ships are not for sale as a rule (SFW 507). */
export const caravans: readonly string[] = [
  'J-PC PC 165 55 17/17/20/28 - v4 t2 unsold',
  'J-FF FF 165 80 24/24/28/40 - v4 t2 unsold',
  'J-DD DD 168 100 30/30/35/50 - v4 t2 unsold',
  'J-CL CL 165 118 35/35/41/59 - v3 t4 m1 unsold',
  'J-CA CA 165 160 48/48/56/80 - v3 t4 m1 unsold',
  'J-DN DN 172 240 72/72/84/120 - v2 t6 m1 unsold',
];
