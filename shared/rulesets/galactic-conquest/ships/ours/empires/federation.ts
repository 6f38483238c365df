import { gunboats, heavyDestroyers, secondGeneration } from '../families.ts';
import { fleet } from '../fleet.ts';

/** Federation: large crews, one hull for every task, and fast cruisers. */
export const federation = fleet(
  { empire: 'F', style: { bpv: 100, epv: 100, crew: 110, warp: 100, flags: [] } },
  `
F12 FTR 158 Wasp bpv=6
F18 FTR 168 Hornet bpv=9 +mega
F18C refit 174 bpv=11
FH4 FTR 176 Anvil bpv=16 spaces=2 +mega
FB2 BMB 172 Courier bomber bpv=22 spaces=3
FB7 BMB 180 Envoy bomber bpv=34 spaces=4
BB BB 178 Bulwark
BBV carrier 181 24xF18C 6xFH4 escorts 2xNEC 2xFFE
DN DN 148 Charter
DNG refit 162
DNS scout 168
DNV carrier 170 24xF18 escorts 1xNEC 2xFFE
DNC control 181 24xF18C 6xPF escorts 1xNEC 2xFFE
DNX X 187
DNL DNL 163 Warrant
DNLF fast 172
BC BCH 175 Rampart
BCV carrier 178 18xF18C escorts 1xNEC 1xFFE
BCG troop 179
CA CA 130 Compact
CAR refit 160
CC leader 140
CF fast 171
CV carrier 164 18xF12 escorts 1xDE 2xFFE
CAS scout 152
CSV survey 138
CAP tender 179 6xPF escorts 1xDE
CAX X 182
CL CL 121 Statute +first-generation
CLS scout 126
CLR rebuild 150
NC CW 164 Advocate
NCL leader 166
NCS scout 167
NCG troop 167
NCM sweeper 168
NCD bombard 170
NEC escort 169
NCX X 191
DW DW 169 Quorum
DWL leader 171
CDW carrier 172 8xF18 bpv=70 epv=100 escorts 1xFFE
DWS scout 171
DWM sweeper 173
DWX X 185
DD DD 131 Ballot
DDL leader 144
DDS scout 137
DDG troop 146
DE escort 158
FF FF 130 Picket
FFL leader 147
FFS scout 134
FFE escort 160
FFR refit 163
FPOL police 132
TG TG 130 Burden
TGR repair 155
LTT LTT 166 Porter
TT TT 150 Barrow
${heavyDestroyers(174, 'Mandate', 'F18')}
${gunboats(179, 'Delegate')}
${secondGeneration(['XC', 'XD', 'XF'], 'Accord')}`,
);
