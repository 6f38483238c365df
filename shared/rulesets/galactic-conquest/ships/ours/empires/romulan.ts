import { gunboats, heavyDestroyers, secondGeneration } from '../families.ts';
import { fleet } from '../fleet.ts';

/** Romulans: every ship cloaks; old ships of the first warp, hulls of foreign make, then hawks. */
export const romulan = fleet(
  { empire: 'R', style: { bpv: 96, epv: 106, crew: 85, warp: 100, flags: ['cloak'] } },
  `
RF1 FTR 163 Sparrow bpv=7
RF2 FTR 173 Swift bpv=10 +mega
RH1 FTR 177 Shrike bpv=16 spaces=2 +mega
RB1 BMB 173 Buzzard bomber bpv=23 spaces=3
RB2 BMB 182 Vulture bomber bpv=35 spaces=4
RPH BB 180 Phoenix
RPHV carrier 184 24xRF2 escorts 2xSKE 2xSEE
RCO DN 156 Condor
RCOB refit 166
RCOV carrier 172 18xRF1 escorts 1xSKE 2xSEE
RCOC control 183 18xRF2 6xPF escorts 1xSKE 2xSEE
KCN DN 149 Bought Blade epv=152 +foreign
KCNR refit 163
SuperHawk BCH 174 Great Hawk
SuperHawk-A carrier 178 12xRF2
SuperHawk-M mauler 180
RKE CA 140 Kestrel
RKEL leader 150
RKES scout 152
RKEG troop 153
RKEX X 183
KR CA 135 Bought Saber bpv=115 epv=92 +foreign
KRL leader 146 epv=104
KRB refit 160
KRS scout 151
KRV survey 145
KRM mauler 171
WB CL 120 War Bird crew=15 +old +first-generation
WE rebuild 134 crew=20
WBG troop 136
WBS scout 128
SparHawk CW 165 Middle Hawk
SparHawk-L leader 167
SparHawk-S scout 168
SKE escort 166
MAP mauler 172
SparHawk-P tender 180 6xPF
SparHawk-X X 192
SkyHawk DW 166 Little Hawk
SkyHawk-L leader 168
SkyHawk-G troop 170
SEE escort 168
SkyHawk-X X 186
SeaHawk DD 154 Salt Hawk
SeaHawk-L leader 161
SeaHawk-C scout 158 sensors=2
SeaHawk-M sweeper 162
SeaHawk-V carrier 167 6xRF1
SnA FF 122 Snipe bpv=65 +old +first-generation
SnB rebuild 138
SnS scout 130
SnL leader 140
KF FF 137 Bought Dagger epv=52 +foreign
KFR refit 159
KFE escort 158
KFP police 139
RTG TG 132 Pelican
RTR repair 157
RLT LTT 167 Cormorant
RTT TT 152 Rook
RRM POD 165 Repair module +repair
${heavyDestroyers(176, 'Gyrfalcon', 'RF1')}
${gunboats(180, 'Merlin')}
${secondGeneration(['XSE', 'XZE', 'XME'], 'Eyrie')}`,
);
