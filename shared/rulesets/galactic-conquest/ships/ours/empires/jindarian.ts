import { gunboats, heavyDestroyers, secondGeneration } from '../families.ts';
import { fleet } from '../fleet.ts';

/** Jindarians: hollow rock, tough and cheap, and slower than everybody else; born surveyors. */
export const jindarian = fleet(
  { empire: 'J', style: { bpv: 106, epv: 96, crew: 75, warp: 75, flags: [] } },
  `
JP1 FTR 166 Shard bpv=8
JP2 FTR 176 Splinter bpv=11 +mega
JH1 FTR 181 Cleaver bpv=17 spaces=2 +mega
JB1 BMB 176 Slag bomber bpv=23 spaces=3
JB2 BMB 185 Cinder bomber bpv=36 spaces=4
BB BB 181 Planetoid
BBM mauler 186
DN DN 150 Lode
DNR refit 168
DNP repair 172
DNV carrier 174 18xJP1 escorts 1xMCE 2xMFE
DNL DNL 173 Seam
BCH BCH 178 Motherlode
BCM mauler 181
CA CA 131 Adit
CAR refit 162
CC leader 145
CS scout 147
CSR survey 134
CSX X 188
CV carrier 169 12xJP1 escorts 1xMCE 1xMFE
CAG troop 158
CAX X 184
CL CL 126 Sluice
CLR refit 155
CSL survey 136
CLM sweeper 160
MC CW 168 Crusher
MCL leader 169
MCS scout 170
MCE escort 169
MCG troop 172
MCM sweeper 172
MCX X 195
DD DD 133 Auger
DDL leader 149
DDS scout 141
DSR survey 145
DDM sweeper 160
DDX X 187
DW DW 173 Rasp
DWL leader 174
DWS scout 175
DWP tender 183 6xPF
FF FF 132 Chisel
FFL leader 151
FFS scout 142
MFE escort 163
FFG troop 148
FPOL police 136
TG TG 131 Ore Barge
TGR repair 156
LTT LTT 170 Skip
TT TT 153 Tub
${heavyDestroyers(178, 'Hewer', 'JP1')}
${gunboats(182, 'Pick')}
${secondGeneration(['XCA', 'XDD', 'XFF'], 'Core')}`,
);
