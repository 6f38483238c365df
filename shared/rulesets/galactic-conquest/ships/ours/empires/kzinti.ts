import { gunboats, heavyDestroyers, secondGeneration } from '../families.ts';
import { fleet } from '../fleet.ts';

/** Kzinti: carriers before anybody else, and drones from every deck. */
export const kzinti = fleet(
  { empire: 'Z', style: { bpv: 99, epv: 100, crew: 105, warp: 100, flags: [] } },
  `
TAS FTR 149 Kitestring bpv=5
TAAS FTR 161 Squall bpv=7 +mega
TADS FTR 172 Gale bpv=10 +mega
ZHF FTR 176 Tempest bpv=16 spaces=2 +mega
ZBM BMB 172 Hail bomber bpv=23 spaces=3
ZBH BMB 182 Sleet bomber bpv=35 spaces=4
BB BB 180 Hurricane
BBV carrier 182 36xTADS escorts 2xCWE 3xFFE
DN DN 150 Thunderhead
DNR refit 164
DNC control 181 24xTADS 6xPF escorts 1xCWE 2xFFE
DND bombard 171
CVA DN 156 Storm Front +carrier 24xTAS escorts 1xCLE 2xFFE
CVAR refit 168 24xTAAS escorts 1xCWE 2xFFE
DNL DNL 170 Cyclone
BCH BCH 175 Typhoon
BCV carrier 178 18xTADS escorts 1xCWE 1xFFE
BCP tender 180 6xPF escorts 1xFFE
CA CA 130 Gust
CAR refit 160
CC leader 141
CV carrier 154 12xTAS escorts 1xCLE 1xFFE
CS scout 147
CSR survey 143
CD bombard 163
CAG troop 150
CAX X 183
CL CL 126 Breeze
CLE escort 152
CVL carrier 158 9xTAS escorts 1xFFE
CLS scout 144
CLM sweeper 161
CW CW 165 Mistral
CWL leader 167
CWS scout 168
CWE escort 166
CWG troop 170
CWD bombard 169
CWX X 192
DW DW 169 Sirocco
DWL leader 171
DWS scout 172
DWV carrier 173 8xTADS escorts 1xFFE
DWD bombard 174
DD DD 132 Squall Line
DDL leader 147
DDS scout 140
DDG troop 152
DDX X 187
FF FF 130 Draught
FFL leader 149
FFS scout 136
FFE escort 151
FFD bombard 166
FFX X 189
FPOL police 134
TG TG 131 Bellows
TGR repair 158
LTT LTT 168 Billow
TT TT 152 Puff
${heavyDestroyers(176, 'Monsoon', 'TAAS')}
${gunboats(179, 'Zephyr')}
${secondGeneration(['XCA', 'XDD', 'XFF'], 'Eye')}`,
);
