import { gunboats } from '../families.ts';
import { fleet } from '../fleet.ts';
import { plain } from './plain.ts';

/**
 * Bases, yards, ground bases, pods and what flies from them. Prices and crews follow from the flat fees of upgrades, from an SAM of 25 EP and 5 crew units on
 * (B11.70); commercial bases, yards, hospitals, defense bases and fusion bombs are as printed (B4, B8.21, C60.30, B11.79, A13).
 */
export const bases = fleet(
  plain,
  `
SAM SAM 120 System activity station epv=25
MB MB 120 Mobile base epv=75 tow=1
BS BS 120 Base station epv=135 sensors=2
BSX X 182
BATS BATS 130 Battle station epv=215 sensors=4
BATSX X 182
STB STB 150 Sector base epv=295 sensors=6
STBX X 183
SB SB 130 Starbase epv=615 sensors=8
SBX X 184
SF SF 165 Star fortress epv=818 sensors=10
SP SP 175 Star palace epv=1088 sensors=12
CPP CB 125 Prospectors’ platform size=4 bpv=20 epv=45 crew=15 cargo=25
CPL CB 120 Commercial platform size=4 bpv=20 epv=50 crew=20 cargo=25
CB CB 120 Commercial base size=2 bpv=25 epv=100 crew=80 cargo=100
TCB CB 125 Triple commercial base size=1 bpv=75 epv=350 crew=230 cargo=300
QCB CB 170 Quadruple commercial base size=1 bpv=100 epv=438 crew=288 cargo=400
DWSY SY 165 War destroyer yard size=4 bpv=73 epv=250 crew=30
CWSY SY 160 War cruiser yard bpv=108 epv=400 crew=50
SC4SY SY 110 Yard of size class 4 size=4 bpv=98 epv=300 crew=40
SC3SY SY 110 Yard of size class 3 bpv=136 epv=600 crew=70
SC2SY SY 110 Yard of size class 2 size=2 bpv=157 epv=900 crew=100
BSSY SY 125 Base station as a yard size=2 bpv=91 epv=135 crew=40
FRD DOCK 120 Fleet repair dock bpv=112 tow=1 +repair
FRX DOCK 182 New fleet repair dock bpv=196 tow=1 +repair
CDK DOCK 140 Construction dock bpv=87 epv=200 +repair
DefSat SAT 140 Defense satellite bpv=8
GBDP GB 120 Ground defense base bpv=14 +offensive
GBDH GB 150 Heavy ground defense base bpv=26 crew=14 +offensive
GBF GB 160 Ground fighter base bpv=10 epv=15 crew=12 6xCFT
GBS GB 125 Ground sensor base bpv=9 epv=18 sensors=1
GMG GB 115 Ground garrison bpv=12 epv=16 crew=20 +troop
GSA GB 115 Ground farms bpv=5 epv=10
GMS GB 120 Ground mine bpv=5 epv=12
GPS GB 120 Ground power station bpv=5 epv=10
GRS GB 135 Ground repair station bpv=6 epv=20 +repair
GMH GB 140 Ground hospital bpv=8 epv=20 crew=16 +hospital
GSG GB 160 Ground shield generator bpv=14
FBGB GF 187 Fusion bomb bpv=200 epv=300 +offensive
FBGB-II GF 189 Better fusion bomb bpv=240 epv=375 crew=175 +offensive
FBGB-III GF 191 Fast fusion bomb bpv=240 epv=375 crew=175 +offensive
P-C POD 120 Cargo pod bpv=4 epv=6 cargo=50
P-T POD 130 Troop pod epv=14 crew=20 +troop
P-R POD 140 Repair pod bpv=8 epv=20 +repair
P-F POD 160 Fighter pod epv=16 6xCFT +carrier
P-G POD 180 Gunboat pod epv=18 3xPF +tender
P-HOS POD 140 Hospital pod bpv=15 epv=21 crew=24 +hospital
BP POD 150 Battle pod bpv=22 rating=2 +command
LBP POD 165 Light battle pod bpv=14 rating=1 +command
MEDS POD 150 Hospital skid bpv=4 epv=8 +hospital
HosM POD 150 Hospital module bpv=3 epv=6 +hospital
BAR POD 145 Barracks module bpv=6 epv=8 crew=10 +troop
CFT FTR 158 Guard fighter bpv=6
MRSS FTR 120 Multi-role shuttle bpv=10 +shuttle
CFH FTR 174 Heavy guard fighter bpv=14 spaces=2
CBM BMB 172 Guard bomber bpv=22 spaces=3
${gunboats(180, 'Guard')}`,
);
