import { gunboats, heavyDestroyers, secondGeneration } from '../families.ts';
import { fleet } from '../fleet.ts';

/** Seltorians: swarms of cheap small ships from a few great hives. */
export const seltorian = fleet(
  { empire: 'S', style: { bpv: 95, epv: 95, crew: 90, warp: 100, flags: [] } },
  `
SF1 FTR 166 Midge bpv=6
SF2 FTR 175 Gnat bpv=9 +mega
SH1 FTR 179 Horsefly bpv=15 spaces=2 +mega
SB1 BMB 175 Beetle bomber bpv=22 spaces=3
SB2 BMB 184 Stag bomber bpv=34 spaces=4
HIV BB 179 Hive
HIVV carrier 183 36xSF2 escorts 2xCWE 3xFFE
DN DN 150 Queen
DNR refit 166
DNV carrier 172 24xSF1 escorts 1xCWE 2xFFE
DNC control 184 24xSF2 6xPF escorts 1xCWE 2xFFE
DNW DNW 177 Drone Queen
BCH BCH 176 Mantis
BCP tender 181 6xPF escorts 1xFFE
CA CA 131 Scorpion
CAR refit 161
CC leader 142
CS scout 149
CSR survey 145
CV carrier 167 12xSF1 escorts 1xCWE 2xFFE
CAG troop 151
CAM mauler 176
CAX X 184
CL CL 126 Weevil
CLR refit 154
CLG troop 148
CLM sweeper 161
CW CW 166 Hornworm
CWL leader 167
CWS scout 168
CWE escort 167
CWG troop 170
CWD bombard 172
CWX X 193
DW DW 170 Centipede
DWL leader 171
DWS scout 172
DWP tender 182 6xPF
DD DD 132 Locust
DDL leader 146
DDS scout 140
DDG troop 152
DDM sweeper 163
DDX X 187
FF FF 130 Ant
FFL leader 144
FFS scout 136
FFE escort 159
FFG troop 155
FFX X 189
FPOL police 134
TG TG 131 Worker
TGR repair 158
LTT LTT 168 Carrier Ant
TT TT 152 Louse
${heavyDestroyers(175, 'Wolf Spider', 'SF1')}
${gunboats(180, 'Mite')}
${secondGeneration(['XCA', 'XDD', 'XFF'], 'Imago')}`,
);
