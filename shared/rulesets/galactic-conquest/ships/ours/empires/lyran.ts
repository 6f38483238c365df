import { gunboats, heavyDestroyers, secondGeneration } from '../families.ts';
import { fleet } from '../fleet.ts';

/** Lyrans: cats that hunt in prides, maulers, and war hulls early and late. */
export const lyran = fleet(
  { empire: 'L', style: { bpv: 100, epv: 100, crew: 100, warp: 100, flags: [] } },
  `
LF1 FTR 164 Kitten bpv=7
LF2 FTR 174 Ocelot bpv=10 +mega
LH1 FTR 178 Margay bpv=16 spaces=2 +mega
LB1 BMB 173 Serval bomber bpv=23 spaces=3
LB2 BMB 183 Caracal bomber bpv=35 spaces=4
BB BB 179 Smilodon
BBV carrier 183 24xLF2 6xLH1 escorts 2xCWE 2xFFE
DN DN 149 Lion
DNR refit 164
DNV carrier 171 18xLF1 escorts 1xCWE 2xFFE
DNC control 182 18xLF2 6xPF escorts 1xCWE 2xFFE
DNM mauler 176
DNL DNL 168 Lioness
DNLF fast 177
BCH BCH 175 Tigress
BCP tender 180 6xPF escorts 1xFFE
CA CA 130 Tiger
CAR refit 159
CC leader 140
CS scout 148
CSR survey 144
CV carrier 166 12xLF1 escorts 1xDE 2xFFE
CAM mauler 171
CAG troop 150
CAX X 182
CL CL 125 Panther
CLR refit 152
CLS scout 143
CLG troop 149
CLX X 188
CW CW 164 Jaguar
CWL leader 165
CWS scout 167
CWE escort 166
CWG troop 168
CWM sweeper 169
CWX X 191
DW DW 168 Leopard
DWL leader 169
DWS scout 170
DWE escort 172
DWG troop 171
DWP tender 181 6xPF
DWX X 185
DD DD 131 Cougar
DDL leader 145
DDS scout 139
DE escort 160
DDG troop 151
DDM sweeper 161
FF FF 130 Lynx
FFL leader 149
FFS scout 137
FFE escort 162
FFR refit 165
FPOL police 134
TG TG 131 Draft Cat
TGR repair 156
LTT LTT 167 Pack Cat
TT TT 151 Tom
${heavyDestroyers(174, 'Snow Leopard', 'LF1')}
${gunboats(179, 'Bobcat')}
${secondGeneration(['XC', 'XD', 'XF'], 'Sphinx')}`,
);
