import { gunboats, heavyDestroyers, secondGeneration } from '../families.ts';
import { fleet } from '../fleet.ts';

/** Tholians: few hands, small ships first, hard as crystal, and no room to retreat. */
export const tholian = fleet(
  { empire: 'T', style: { bpv: 97, epv: 100, crew: 70, warp: 100, flags: [] } },
  `
TF1 FTR 165 Spark bpv=8
TF2 FTR 174 Facet bpv=11 +mega
TH1 FTR 178 Prism bpv=17 spaces=2 +mega
TB1 BMB 174 Quartz bomber bpv=24 spaces=3
TB2 BMB 183 Onyx bomber bpv=36 spaces=4
BB BB 182 Obelisk
BBS scout 185
DN DN 150 Monolith
DNR refit 167
DNV carrier 173 12xTF1 escorts 1xCWE 2xPCE
DNL DNL 172 Menhir
BCH BCH 177 Pillar
BCP tender 181 6xPF escorts 1xPCE
CA CA 136 Lattice
CAR refit 163
CC leader 147
CS scout 155
CSR survey 149
CV carrier 168 12xTF1 escorts 1xDE 1xPCE
CAX X 185
CL CL 129 Trellis
CLS scout 148
CLG troop 156
CLM sweeper 161
CW CW 167 Web
CWL leader 168
CWS scout 169
CWE escort 168
CWG troop 171
CWV carrier 174 9xTF2 escorts 1xPCE
CWX X 194
DD DD 131 Strand
DDL leader 142
DDS scout 138
DE escort 160
DDG troop 149
DDM sweeper 164
DDX X 186
DW DW 171 Filament
DWL leader 173
DWS scout 174
DWE escort 175
DWP tender 183 6xPF
PC FF 130 Thread
PCR refit 151
PCL leader 145
PCS scout 134
PCE escort 158
PCG troop 154
PCX X 188
FPOL police 133
TG TG 133 Bobbin
TGR repair 159
LTT LTT 169 Shuttle Loom
TT TT 154 Hank
${heavyDestroyers(176, 'Shard Wall', 'TF1')}
${gunboats(180, 'Needle')}
${secondGeneration(['XCA', 'XDD', 'XFF'], 'Zenith')}`,
);
