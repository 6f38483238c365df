import type { Chart } from './scenario/chart.ts';

/* OURS: one arm in the frame of the book’s map (A5.0), with its twelve lettered empires (A5.30): drawn once by the generator, and never changed. */

const rows = `
ZZ22 ---------------------------ooooooooo-------------------------
YY22 ------------------------o..oo..ooooooo-----------------------
XX21 --------ooo...oooooooooo........oooxxooo----------xoGGoo-----
WW21 ooooooooo.......ooooooo........ooGoxooooooooooooxxooGooooooox
VV20 ..ooxoooo........xxoxxo.........ooGxxG......oooooxxooooxx..oo
UU20 ...xxooo..........xoxo..........oGooG........oooooooGoxx.....
TT20 ...xooo...........xxx...........oooG.........ooooooGGox......
SS19 ...oxoo...........oo.............oo...........Goooooooo......
RR19 ...ooo............o..............o............xxoooooo.......
QQ18 ....oo............oo.............ox............xxooxoo.......
PP18 ....o............oooG...........ox.............xooxxx........
OO17 .....o............oooG...........ox.............ooxxx........
NN17 ....oo...........oooG...........oxx............oooxx.........
MM17 ...xoo..........ooooo.........xoooo..........Goooxxx.........
LL16 ..xxoooo........ooooooo.......xxoooo.........Gxoooxxoo.......
KK16 ..xxoooo.......oooooooo..ooooxxoooo.........xxoooooxoo.......
JJ15 ..xoooooooxooooooooooooooooooooooooo........xxooooooooo......
II15 oxxxoooGGxxGGoooooxooooooxxxoooooooooooooxxxxoooooooooo......
HH14 ooxoooooGxxGooooooooooxxxoxxoooooooooooooxxooGGooooooooo..o..
GG14 ooooooooooooooooo..o..xxoooooo..oooooooooxoooGooo..oGGooooooo
FF13 ..ooooooooooooo........ooooooo........oooooooo.......GxooooGG
EE13 ......oooooGoo.........ooooooo........ooooooo........xxooooG.
DD13 ......oooooGGo.........oooooo.........oGoooo.........xxooo...
CC12 .......oooooxo..........oxoxx..........GGooo..........xooo...
BB12 .......xxoxxx...........xxxx...........oooo...........xxoo...
AA11 ........xxoxx............xox.............oo............xoo...
Z11 ........xxxx.............xo..............o.............xo....
Y10 .........oxxo............ooo.............oo............xo....
X10 ........oxox.............ooo...........oooo...........ooo....
W10 .......ooooo............ooxx..........oxooo..........oooo....
V9 .......ooooooo.........ooooxx..........xxooo.........ooooo...
U9 ......oooooooo........xoooox..........xxoooo.........ooGoo...
T8 ......ooooxxooo.......xxoooox........oooooooo........oooGGo..
S8 .....ooGooxoooo....ooxxooooxxxooGGooooooooooooooooooooxooooo.
R7 oooooooGGooooooooGGGooooxxoooxoooGooooooooooooooooooooxxooooo
Q7 oooooooo.......ooooooooxxxoxxooooooooooo......oooooooo..ooo..
P7 ooooooo........ooooooo..ooxxxooooooooo........oxxoooo........
O6 .oooooo..........ooooo.......oooooooo..........oxxoooo.......
N6 ..ooxx...........oooo........ooooooo...........xxxooo........
M5 ...oox...........oooo.........oGooooo...........xxoG.........
L5 ..ooxx...........ooo..........GGooxx............xGG..........
K4 ...ooo............oo...........oooxx.............GoG.........
J4 ...oo............oo............oooxo............Gooo.........
I4 ..ooo............o.............oooo............oooo..........
H3 ..oooo...........oo............xoooo...........ooooo.........
G3 .ooooo..........ooo...........oxxoGGoo........oooooo.........
F2 .oooooo.........ooox..........oxxooGoo........oooooGo........
E2 ooooGoo.......ooooxx.........ooooooxo........ooooooGo........
D1 ooooGooooo...ooooooxx........ooooooxxx..o....oooooooGo.......
C1 ooooGooooxxxxooooooo........GGoooooxooooo------------oooo...o
B1 xxooooooox------oooo....oxxxG----------------------------ooox
A1 xooo------------------ooox----------------------------------x
`;

const borders = `
XX21 ..........................T...T..............................
WW21 ...........FF...........TT..TT...............................
VV20 ..........FFF.FF........TTTTTTT..............................
UU20 X........FFFFFFF.......TTTTTTT........RRR.R..............X...
TT20 XX......FFFFFFFFF.....TTTTTTTTT......RRRRRRR............XXXX.
SS19 XX......FFFFFFFFF.....TTTTTTTTTT.....RRRRRRRR...........XXXXX
RR19 XX.....FFFFFFFFFF...TTTTTTTTTTTT...RRRRRRRRRR..........XXXXXX
QQ18 XX.....FFFFFFFFFF.....TTTTTTTTTT....RRRRRRRRRR.........XXXXXX
PP18 XXX...FFFFFFFFFF......TTTTTTTTT....RRRRRRRRRRR........XXXXXXX
OO17 XXXX.....FFFFFFFF......TTTTTTTTT....RRRRRRRRRRR.......XXXXXXX
NN17 XXX....FFFFFFFF.......TTTTTTT.......RRRRRRRRR........XXXXXXXX
MM17 X.......FFFFFFF.........TTT.T.......RRRRRRRR..........XXXXXXX
LL16 X........FFFFFF.........T.............RRRRRR...........XXXXXX
KK16 X...................................RRRRRRR.............XXXXX
JJ15 ........................................................XXXXX
II15 ........................................................X..X.
FF13 ..................S..S.........G..................K..........
EE13 H..............SS.S.SS.........GGGGGG.........KKKKKK.........
DD13 HHHHH..........SSSSSSS.........GGGGGG........KKKKKKK........H
CC12 HHHHHH.........SSSSSSSS.......GGGGGGGG.......KKKKKKKK......HH
BB12 HHHHHH........SSSSSSSS.......GGGGGGGGG......KKKKKKKKK......HH
AA11 HHHHHHH.......SSSSSSSSSS.....GGGGGGGGGG.....KKKKKKKKKK.....HH
Z11 HHHHHHH......SSSSSSSSSSS....GGGGGGGGGGGG...KKKKKKKKKKK....HHH
Y10 HHHHHHHH.......SSSSSSSSS.....GGGGGGGGGG.....KKKKKKKKKK....HHH
X10 HHHHHHH......SSSSSSSSS.S......GGGGGGGG......KKKKKKKKK.....HHH
W10 HHHHHH.........SSSSSSS.......GGGGGGGG.......KKKKKKKK......HHH
V9 HHHHH..........SSSSSSS........GGGGGGGG........KKKKK........HH
U9 HHHHH..........S..SSS........G.GGG.G.........KKKKKKK.......HH
T8 HHHHH...........SSS..........................................
P7 ........JJJJJJ..........................ZZZ.Z.........L....L.
O6 ........JJJJJJJ........I...............ZZZZZZZ.........L.LLLL
N6 .......JJJJJJJJJ......IIIIII.........ZZZZZZZZZ........LLLLLL.
M5 LL.....JJJJJJJJJ......IIIIIII.........ZZZZZZZZZ.......LLLLLLL
L5 L......JJJJJJJJJ......IIIIIII........ZZZZZZZZZZ.....LLLLLLLLL
K4 L......JJJJJJJJJJ....IIIIIIIII.......ZZZZZZZZZZZ.....LLLLLLLL
J4 LL....JJJJJJJJJJ....IIIIIIIIII.......ZZZZZZZZZZ......LLLLLLLL
I4 L.....JJJJJJJJ.J...IIIIIIIIIII......ZZZZZZZZZZ......LLLLLLLLL
H3 L......JJJJJJJJ.....IIIIIIIIII.........ZZZZZZZ.......LLLLLLLL
G3 .......JJJJJJJJ.....IIIIIIII...........ZZZZZ..........LLLLLLL
F2 ........J.JJ.J........IIIIIII..........ZZZZZZ.........LLLLLL.
E2 ..........JJ.........IIIIIII..........Z..Z.Z..........LLLLLL.
D1 ......................IIIIII..............................LL.
C1 .....................I.I.....................................
`;

/** Several in a line, with bars between. */
const systems = `
AA27 minor of S in nebula: Verethis | AA41 major of G in dust: Talidon | AA58 major of K in asteroids: Draethis | BB13 minor of H in dust: Coruna | BB15 major of H in nebula: Barya | BB33 minor of S in asteroids: Norora
BB43 minor of G in dust: Sarantis | BB47 minor of G in dust: Ulora | BB57 minor of K in nebula: Mirian | BB61 major of K in asteroids: Joraris | CC12 major of H in asteroids: Denora | CC28 major of S in nebula: Quaessa
CC32 major of S in nebula: Yaroth | CC46 major of G in asteroids: Verandra | CC61 minor of K in nebula: Kelora | DD44 major of G in nebula: Xanandra | DD48 minor of G in asteroids: Talaxa | DD60 major of K in dust: Norian
E25 major of I in dust: Calandra | E28 major of I in asteroids: Halios | F24 minor of I in nebula: Kelelis | F27 minor of I in dust: Sarethis | F61 minor of L in nebula: Wenuris | G15 major of J in nebula: Xanira
G42 major of Z in asteroids: Norona | G44 minor of Z in nebula: Halista | G58 major of L in nebula: Oridon | H11 major of J in asteroids: Zorabar | H29 major of I in nebula: Aladis | H61 major of L in asteroids: Xanedan
I14 major of J in asteroids: Haloth | I16 minor of J in dust: Xanuna | I25 major of I in dust: Belabar | I28 homeworld of I in nebula: Veltra | I32 major of I in nebula: Norya | I45 major of Z in nebula: Esandra
I48 major of Z in dust: Talilla | I57 major of L in asteroids: Ulantis | I64 major of L in dust: Verira | J12 minor of J in dust: Denimar | J31 minor of I in dust: Baroth | J61 homeworld of L in dust: Lyra
K11 major of J in dust: Draithe | K15 homeworld of J in asteroids: Jindar | K18 major of J in asteroids: Iriaris | K30 major of I in asteroids: Xanaris | K43 major of Z in dust: Calonis | K46 homeworld of Z in dust: Kzintai
K49 minor of Z in asteroids: Halira | K58 minor of L in nebula: Corandra | K60 major of L in nebula: Fenya | KK76 major of X in asteroids: Alustra | L28 major of I in asteroids: Jorista | L48 major of Z in asteroids: Aledan
L60 minor of L in asteroids: Uledan | L64 major of L in nebula: Esaris | LL58 major of R in asteroids: Saredan | LL73 major of X in nebula: Haleris | LL75 minor of X in asteroids: Coraris | M15 major of J in nebula: Verithe
M32 minor of I in nebula: Ulian | M45 minor of Z in asteroids: Perandra | M63 minor of L in nebula: Peradis | MM30 major of F in asteroids: Saraxa | MM54 minor of R in dust: Esonis | MM56 major of R in dust: Rosantis
N14 minor of J in nebula: Draustra | N18 major of J in dust: Fenedan | N47 major of Z in nebula: Feneris | N61 major of L in nebula: Orora | NN18 major of X in nebula: Galios | NN27 major of F in dust: Miroth
NN41 major of T in nebula: Caluna | NN45 minor of T in nebula: Iriabar | O17 minor of J in nebula: Esedan | O46 minor of Z in asteroids: Fenaxa | O50 major of Z in nebula: Joraxa | OO31 minor of F in nebula: Athinus
OO43 minor of T in nebula: Baruna | OO59 major of R in asteroids: Bareris | OO72 minor of X in nebula: Taluris | OO74 major of X in asteroids: Ulaxa | OO76 homeworld of X in asteroids: Fraxia | PP26 minor of F in nebula: Barethis
PP45 major of T in dust: Zoruris | PP56 major of R in nebula: Kelaris | PP58 homeworld of R in asteroids: Romii | PP62 major of R in asteroids: Saressa | QQ18 major of X in dust: Sarimar | QQ28 major of F in asteroids: Belona
QQ30 homeworld of F in dust: Terra | QQ32 major of F in asteroids: Kelimar | QQ34 major of F in dust: Halonis | QQ42 major of T in asteroids: Rosuna | QQ55 minor of R in dust: Esidon | QQ61 minor of R in dust: Quaista
QQ74 minor of X in dust: Esantis | QQ76 major of X in dust: Irioth | RR41 minor of T in asteroids: Ulinus | RR45 homeworld of T in asteroids: Tholia | RR48 major of T in asteroids: Joruris | RR57 minor of R in dust: Oruna
RR78 minor of X in nebula: Rosuris | SS19 major of X in nebula: Draya | SS28 minor of F in nebula: Athilla | SS33 minor of F in asteroids: Galona | SS43 minor of T in asteroids: Denonis | SS59 major of R in dust: Haladis
SS62 major of R in dust: Zorian | TT32 major of F in nebula: Talona | TT46 major of T in dust: Deneris | U69 minor of H in asteroids: Miradis | UU30 major of F in asteroids: Rosian | UU49 major of T in dust: Miruris
V12 major of H in dust: Lorira | V25 major of S in dust: Oraris | V42 minor of G in dust: Alimar | V56 minor of K in dust: Athantis | VV45 major of T in asteroids: Kelona | W10 major of H in nebula: Quaaxa
W14 major of H in dust: Halustra | W28 major of S in asteroids: Xanoth | W55 major of K in dust: Fenantis | W59 major of K in asteroids: Denuris | X30 minor of S in dust: Athona | X40 major of G in nebula: Peruris
X42 major of G in dust: Rosimar | X44 major of G in dust: Fenithe | X69 minor of H in asteroids: Coraxa | Y10 major of H in nebula: Lorethis | Y12 homeworld of H in dust: Hydrax | Y16 major of H in nebula: Belios
Y27 major of S in asteroids: Draora | Y56 minor of K in asteroids: Wenadis | Z15 minor of H in asteroids: Sarona | Z25 major of S in dust: Loruris | Z29 homeworld of S in asteroids: Seltor | Z31 major of S in dust: Perona
Z33 minor of S in nebula: Peressa | Z44 homeworld of G in nebula: Ghdarra | Z47 major of G in dust: Haluna | Z55 major of K in dust: Galeris | Z59 homeworld of K in asteroids: Klinzhai | Z62 major of K in nebula: Esenna
A24 minor in nebula: Esabar | B19 major in asteroids: Belethis | B59 minor in dust: Mirithe | BB51 minor in nebula: Oruris | BB53 minor in asteroids: Miredan | BB69 minor in asteroids: Perabar
C41 minor in dust: Xanuris | C54 minor in dust: Caluris | CC67 minor in dust: Belidon | D14 minor in dust: Corian | D30 minor in nebula: Denadis | D46 minor in dust: Iriimar
D6 major in dust: Rosira | EE36 major in asteroids: Zoronis | EE57 major in dust: Norista | F39 minor in dust: Iriya | FF21 major in asteroids: Galinus | FF42 minor in dust: Beluna
FF70 major in nebula: Xaninus | G19 minor in asteroids: Athya | G4 major in dust: Talandra | GG16 minor in asteroids: Barimar | GG29 minor in nebula: Zoraris | GG52 minor in dust: Ulira
GG65 minor in dust: Coronis | HH34 minor in dust: Noruris | I36 minor in nebula: Yarinus | I52 minor in asteroids: Yarenna | II15 minor in nebula: Loraxa | II47 major in dust: Perenna
II55 minor in dust: Yararis | J55 minor in dust: Yaronis | JJ28 minor in asteroids: Halethis | JJ41 minor in dust: Lorantis | JJ46 major in nebula: Baressa | K9 minor in asteroids: Joressa
KK22 minor in nebula: Orimar | KK68 minor in dust: Fenira | L24 major in dust: Loroth | L38 major in dust: Corithe | LL33 minor in asteroids: Galidon | LL38 minor in dust: Mironis
LL51 minor in asteroids: Galessa | MM21 minor in nebula: Alandra | MM63 minor in asteroids: Wenonis | N35 minor in asteroids: Ulista | N8 minor in asteroids: Calira | O57 major in asteroids: Halaris
OO37 minor in asteroids: Galethis | P22 minor in nebula: Fenison | P31 minor in asteroids: Yarya | P53 major in dust: Belandra | PP35 minor in nebula: Alethis | Q14 major in asteroids: Calios
Q26 major in dust: Irielis | Q46 minor in dust: Athira | Q65 minor in nebula: Orya | QQ71 major in asteroids: Xanista | R9 major in nebula: Iriadis | RR24 major in asteroids: Denista
S14 minor in asteroids: Jorona | S20 minor in dust: Athonis | S38 minor in dust: Halaxa | S56 minor in dust: Belantis | S67 minor in nebula: Quaian | SS22 minor in asteroids: Loruna
SS52 minor in asteroids: Verenna | T21 minor in dust: Fenustra | T45 major in dust: Calora | TT54 minor in dust: Athidon | UU41 major in dust: Quauris | V50 major in asteroids: Coredan
VV39 major in nebula: Kelison | VV64 minor in dust: Esessa | VV65 major in asteroids: Noroth | VV79 minor in dust: Kelenna | W63 minor in asteroids: Belista | XX31 minor in nebula: Yarimar
Y19 minor in nebula: Drauris | Y22 minor in asteroids: Sarios | Y35 minor in dust: Talian | YY50 minor in dust: Jorios | YY59 major in asteroids: Mirinus | Z37 minor in dust: Draona
`;

const squadrons = `
F01A Pride of Terra at QQ30: CA/3, 2xDD/4 | F02A Eyes of Terra at PP26: CL/3, SC/4+4 | G01A Pride of Ghdarra at Z44: CA/3, 2xDD/4 | G02A Eyes of Ghdarra at DD48: CL/3, SC/4+4
H01A Pride of Hydrax at Y12: CA/3, 2xDD/4 | H02A Eyes of Hydrax at X69: CL/3, SC/4+4 | I01A Pride of Veltra at I28: CA/3, 2xDD/4 | I02A Eyes of Veltra at F24: CL/3, SC/4+4
J01A Pride of Jindar at K15: CA/3, 2xDD/4 | J02A Eyes of Jindar at O17: CL/3, SC/4+4 | K01A Pride of Klinzhai at Z59: CA/3, 2xDD/4 | K02A Eyes of Klinzhai at BB57: CL/3, SC/4+4
L01A Pride of Lyra at J61: CA/3, 2xDD/4 | L02A Eyes of Lyra at F61: CL/3, SC/4+4 | R01A Pride of Romii at PP58: CA/3, 2xDD/4 | R02A Eyes of Romii at QQ55: CL/3, SC/4+4
S01A Pride of Seltor at Z29: CA/3, 2xDD/4 | S02A Eyes of Seltor at Z33: CL/3, SC/4+4 | T01A Pride of Tholia at RR45: CA/3, 2xDD/4 | T02A Eyes of Tholia at RR41: CL/3, SC/4+4
X01A Pride of Fraxia at OO76: CA/3, 2xDD/4 | X02A Eyes of Fraxia at QQ74: CL/3, SC/4+4 | Z01A Pride of Kzintai at K46: CA/3, 2xDD/4 | Z02A Eyes of Kzintai at O46: CL/3, SC/4+4
`;

const lines = (text: string): readonly string[] => text.trim().split(/\n| \| /);

export const frozenChart: Chart = {
  rows: lines(rows),
  borders: lines(borders),
  systems: lines(systems),
  squadrons: lines(squadrons),
};
