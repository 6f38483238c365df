import { gunboats, heavyDestroyers, secondGeneration } from '../families.ts';
import { fleet } from '../fleet.ts';

/** Klingons: one good cruiser hull after another, stasis fields, and an escort for every carrier. */
export const klingon = fleet(
  { empire: 'K', style: { bpv: 100, epv: 100, crew: 100, warp: 100, flags: [] } },
  `
ZV FTR 160 Dirk bpv=6
ZY FTR 167 Kris bpv=8 +mega
ZYC refit 172 bpv=10
ZD FTR 175 Falchion bpv=11 +mega
ZH FTR 178 Claymore bpv=17 spaces=2 +mega
ZB1 BMB 171 Mace bomber bpv=23 spaces=3
ZB4 BMB 181 Maul bomber bpv=35 spaces=4
B10 BB 176 Anvil of War
B10A refit 178
B10S control 182 24xZD 6xPF escorts 1xAD5 3xAF5
B10V carrier 179 36xZYC escorts 1xAD5 3xAF5
B10AVK carrier 181 24xZD escorts 1xAD5 3xAF5
B11 BBH 185 Hammer of War
C8 DN 149 High Blade
C8S scout 167
C8V carrier 175 8xZD 16xZYC escorts 1xAD5 2xAF5
C9 refit 164
C9S control 182 24xZD 6xPF escorts 1xAD5 2xAF5
C9X X 188
C4 DNL 169 Long Blade
D9 BCH 174 Broadsword
D9V carrier 177 12xZYC escorts 1xAD5 1xAF5
D9K sfg 179
D7 CA 130 Saber
D7B refit 158
D7C leader 139
D7L survey 143
D7A sfg 165
D7S scout 150
D7X X 181
D6 CA 124 Cutlass
D6V carrier 163 12xZV escorts 1xAD5
D6G troop 142
D6S scout 145
D6M mauler 173
D6D bombard 164
D6P tender 179 6xPF
D5 CW 162 Glaive
D5L leader 166
D5G troop 167
D5S scout 167
D5I police 170
D5M sweeper 168
D5D bombard 169
AD5 escort 163
D5X X 190
F6 DW 170 Rapier
F6L leader 172
F6S scout 172
F6D bombard 174
F5 DD 132 Stiletto
F5B refit 156
F5K rebuild 168
F5L leader 145
F5S scout 138
F5G troop 147
AF5 escort 160
F5X X 184
E4 FF 130 Poniard
E4B refit 157
E4L leader 148
E4S scout 136
E4P police 133
E4T TT 150 Sheath
TGA TG 131 Scabbard
BT leader 160 +command
TGR repair 158
D5H LTT 166 Harness
H5 POD 160 Command pallet rating=1 +command
PR9 POD 165 Repair pallet +repair
PF6 POD 179 Gunboat pallet 3xPF +tender
${heavyDestroyers(175, 'Halberd', 'ZV')}
${gunboats(179, 'Barb')}
${secondGeneration(['D8', 'F8', 'E8'], 'Final Edge')}`,
);
