import { gunboats, heavyDestroyers, secondGeneration } from '../families.ts';
import { fleet } from '../fleet.ts';

/** Frax: ships that dive under a cloak beside ships that do not, and bombardment from war hulls. */
export const frax = fleet(
  { empire: 'X', style: { bpv: 100, epv: 100, crew: 95, warp: 100, flags: [] } },
  `
XF1 FTR 163 Sprat bpv=7
XF2 FTR 173 Barracuda bpv=10 +mega
XH1 FTR 178 Swordfish bpv=16 spaces=2 +mega
XB1 BMB 173 Ray bomber bpv=23 spaces=3
XB2 BMB 182 Manta bomber bpv=35 spaces=4
BB BB 178 Leviathan
BBD bombard 182
BBV carrier 181 30xXF2 escorts 2xCWE 2xFFE
DN DN 149 Orca
DNR refit 163
DNV carrier 170 18xXF1 escorts 1xCWE 2xFFE
DNC control 182 18xXF2 6xPF escorts 1xCWE 2xFFE
DNL DNL 169 Narwhal
BCH BCH 175 Marlin
BCP tender 180 6xPF escorts 1xFFE
CA CA 130 Mako
CAR refit 158
CC leader 141
CS scout 149
CSR survey 144
CV carrier 165 12xXF1 escorts 1xDE 2xFFE
CAG troop 149
CAX X 183
SUB CL 133 Eel +cloak
SUBR refit 156
SUBS scout 142
SUBT troop 157
SUBX X 190
CW CW 164 Tuna
CWL leader 166
CWS scout 167
CWE escort 166
CWG troop 168
CWM sweeper 169
CWD bombard 170
CWX X 191
DW DW 168 Pike
DWL leader 170
DWS scout 170
DWD(B) bombard 172
DWE escort 173
DWX X 186
DD DD 131 Perch
DDL leader 146
DDS scout 139
DE escort 159
DDM sweeper 161
DDC cloaked 162
FF FF 130 Roach
FFL leader 148
FFS scout 137
FFE escort 160
FFR refit 164
FFC cloaked 165
FPOL police 134
TG TG 131 Cachalot
TGR repair 157
LTT LTT 167 Dugong
TT TT 151 Crab
${heavyDestroyers(175, 'Kraken', 'XF1')}
${gunboats(179, 'Piranha')}
${secondGeneration(['XCA', 'XDD', 'XFF'], 'Abyss')}`,
);
