import { gunboats, heavyDestroyers, secondGeneration } from '../families.ts';
import { fleet } from '../fleet.ts';

/** Gorn: heavy crews, boarders, and destroyers that fight in packs. */
export const gorn = fleet(
  { empire: 'G', style: { bpv: 102, epv: 101, crew: 115, warp: 100, flags: [] } },
  `
GSK FTR 160 Skink bpv=7
GMO FTR 170 Monitor lizard bpv=10 +mega
GTE FTR 177 Tegu bpv=17 spaces=2 +mega
GB1 BMB 172 Basalt bomber bpv=24 spaces=3
GB4 BMB 182 Granite bomber bpv=36 spaces=4
BB BB 179 Mountain
BBG troop 182
DN DN 150 Massif
DNT troop 161
DND refit 165 bpv=200
DNV carrier 171 18xGMO escorts 1xHDE 2xBDE
DNC control 182 18xGMO 6xPF escorts 1xHDE 2xBDE
DNW DNW 176 Bluff
CCH BCH 174 Escarpment
CCP tender 180 6xPF escorts 1xBDE
CA CA 129 Boulder
CAR refit 159
CC leader 141
CAS scout 150
CAV carrier 169 12xGSK escorts 1xHDE 1xBDE
CAT troop 148
CAM mauler 174
CSR survey 140
CAX X 183
CL CL 127 Cobble
CLR refit 152
CLT troop 145
HD CW 165 Outcrop
HDL leader 167
HDS scout 168
HDE escort 168
HDP tender 180 6xPF
HDT troop 169
HDX X 192
BDD DD 132 Flint
BDD+ refit 156
BDL leader 146
BDS scout 138
BDE escort 161
BDT troop 149
BDM sweeper 162
BDX X 184
DW DW 170 Scree
DWL leader 172
DWS scout 172
DWT troop 173
FF FF 131 Pebble
FFL leader 150
FFS scout 139
FPOL police 133
TG TG 130 Drover
TGR repair 158
LTT LTT 167 Muleteer
TT TT 151 Sledge
${heavyDestroyers(175, 'Moraine', 'GMO')}
${gunboats(180, 'Gecko')}
${secondGeneration(['XC', 'XD', 'XF'], 'Bedrock')}`,
);
