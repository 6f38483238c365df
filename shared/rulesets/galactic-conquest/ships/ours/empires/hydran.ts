import { gunboats, heavyDestroyers, secondGeneration } from '../families.ts';
import { fleet } from '../fleet.ts';

/** Hydrans: fighters on nearly every hull, and of small ships only frigates and destroyers until late. */
export const hydran = fleet(
  { empire: 'H', style: { bpv: 97, epv: 98, crew: 95, warp: 100, flags: [] } },
  `
HS1 FTR 128 Squire bpv=5
HS2 FTR 162 Lancer bpv=8 +mega
HS2B refit 168 bpv=9
HS3 FTR 173 Champion bpv=11 +mega
HH1 FTR 178 Destrier bpv=17 spaces=2 +mega
HB1 BMB 174 Mangonel bpv=24 spaces=3
HB2 BMB 183 Trebuchet bpv=35 spaces=4
BB BB 180 Throne 12xHS3
BBV carrier 182 36xHS3 escorts 2xCWE 2xFFE
DN DN 149 Regent 12xHS1
DNR refit 166 12xHS2
DNV carrier 170 30xHS2 escorts 1xCWE 2xFFE
DNC control 183 18xHS3 6xPF escorts 1xCWE 2xFFE
DNL DNL 171 Steward 9xHS2
BCH BCH 176 Margrave 9xHS3
BCP tender 181 9xHS3 6xPF escorts 1xFFE
CA CA 130 Baron 9xHS1
CAR refit 163 9xHS2
CC leader 142 9xHS1
CV carrier 163 24xHS2 escorts 1xDE 2xFFE
CS scout 149
CSR survey 143
CAG troop 149
CAX X 184 9xHS3
CL CL 126 Castellan
CLR refit 153 6xHS1
CLS scout 145
CW CW 166 Herald 6xHS2
CWL leader 168 6xHS2
CWS scout 169
CWE escort 168
CWG troop 170
CWM sweeper 171
CWV carrier 172 15xHS2 escorts 1xFFE
CWX X 193 6xHS3
DD DD 131 Page
DDL leader 147
DDS scout 140
DE escort 159
DDG troop 152
DDM sweeper 161
DDX X 186
DW DW 171 Seneschal 4xHS2
DWL leader 173 4xHS2
DWS scout 173
DWE escort 174
FF FF 130 Varlet
FFL leader 150
FFS scout 135
FFE escort 161
FFR refit 164
FPOL police 134
TG TG 131 Wagoner
TGR repair 157
LTT LTT 169 Groom
TT TT 163 Hod
${heavyDestroyers(176, 'Paladin', 'HS2')}
${gunboats(180, 'Gauntlet')}
${secondGeneration(['XE', 'XP', 'XS'], 'Crown')}`,
);
