import { gunboats, heavyDestroyers, secondGeneration } from '../families.ts';
import { fleet } from '../fleet.ts';

/** ISC: dear ships with many sensors, and leaders for every echelon. */
export const isc = fleet(
  { empire: 'I', style: { bpv: 103, epv: 104, crew: 100, warp: 100, flags: [] } },
  `
IF1 FTR 165 Point bpv=8
IF2 FTR 175 Vertex bpv=12 +mega
IH1 FTR 179 Secant bpv=18 spaces=2 +mega
IB1 BMB 175 Tangent bpv=25 spaces=3
IB2 BMB 184 Normal bpv=37 spaces=4
BB BB 180 Theorem
BBS scout 184
DN DN 149 Axiom
DNR refit 167
DNV carrier 172 18xIF1 escorts 1xCWE 2xFFE
DNC control 184 18xIF2 6xPF escorts 1xCWE 2xFFE
DNX X 189
DNL DNL 170 Lemma
BCH BCH 177 Corollary
BCV carrier 179 12xIF2 escorts 1xCWE 1xFFE
CA CA 132 Meridian
CAR refit 164
CC leader 138
CS scout 144
CSR survey 140
CV carrier 167 12xIF1 escorts 1xDE 2xFFE
CAG troop 156
CAX X 183
CL CL 128 Parallel
CLS scout 142
CLM sweeper 162
CLG troop 148
CW CW 167 Tensor
CWL leader 168
CWS scout 169
CWE escort 170
CWG troop 171
CWP tender 181 6xPF
CWX X 194
DD DD 133 Chord
SC scout 136 sensors=8
DDL leader 141
DE escort 161
DDG troop 157
DDM sweeper 163
DDX X 185
DW DW 172 Radius
DWL leader 173
DWS scout 174
DWE escort 175
FF FF 132 Arc
FFL leader 143
FFS scout 139
FFE escort 162
FPOL police 135
TG TG 132 Abacus
TGR repair 160
LTT LTT 168 Tally
TT TT 152 Cipher
P-B POD 150 Battle pod rating=2 bpv=20 +command
${heavyDestroyers(177, 'Matrix', 'IF1')}
${gunboats(181, 'Pixel')}
${secondGeneration(['XC', 'XD', 'XF'], 'Proof')}`,
);
