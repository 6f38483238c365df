/** The unit list of the hydran empire. Source: MattNet/VBSF, docs/units.html, by the author of the rulebook; columns as in `rows.ts`. */
export const hydran = `
WTG|65|TUG|8|2/3|4|8|8|0|Slow, Supply(3)
FUS|65|CA|7|2/3|8|8|8|0|Slow
WDD|65|DD|5|2/6|5|5|4|0|Slow
MSK|65|FF|4|1/6|4|4|3|0|Slow
WDN|66|DN|10|2/2|12|12|10|0|Slow
WCC|66|CA|7|2/3|8|8|9|0|Slow
WDG|69|DD|6|2/6|5|5|4|0|Assault(15), Slow
WSR|70|DD|5|2/6|5|5|4|0|Slow
GRN|78|CA|7|2/3|8|8|8|0|Slow
YDD|78|DD|5|2/6|5|5|8|0|Slow
VOL|78|FF|4|1/6|4|4|3|0|Slow
YCC|79|CA|7|2/3|8|8|9|0|Slow
YDN|80|DN|10|2/2|12|12|10|0|Slow
YTG|80|TUG|8|2/3|4|8|8|0|Slow, Supply(3)
YDG|82|DD|6|2/6|5|5|4|0|Assault(15), Slow
YFT|84|FF|5|1/6|4|4|3|0|Slow, Supply(1)
YDSR|87|DD|5|2/6|5|5|4|0|Slow
GRV|133|CA|8|2/3|3|6|8|10|Carrier
LC|134|CA|8|2/3|7|9|9|6|Carrier, Command
LCA|134|CA|8|2/3|8|8|8|2|Carrier
RN|134|CA|8|2/3|6|8|8|9|Carrier
LN|134|DD|6|2/6|4|6|4|4|Carrier
HN|134|FF|4|1/6|3|4|3|0|
FFT|134|FF|5|1/6|1|4|3|0|Supply(1)
SC|134|FF|5|1/6|2|4|3|0|Scout(1)
LFF|134|FF|4|1/6|4|4|3|0|
LNG|138|DD|6|2/6|2|6|4|2|Assault(15), Carrier
HNG|138|FF|5|1/6|1|4|3|0|Assault(15)
TUG|140|CA|8|2/3|3|8|8|3|Carrier, Supply(2)
GEN|142|POL|5|1/8|3|3|3|0|Carrier
PGS|145|CA|8|2/3|3|7|6|0|Scout(2)
SR|145|DD|6|3/6|2|6|4|2|Carrier, Explorer, Scout(2)
SAR|145|FF|5|1/6|4|5|4|0|Command
GNV|150|POL|5|1/8|1|3|4|10|Carrier
LFV|150|FF|5|1/6|4|4|3|6|Carrier
DG|158|CA|8|2/3|9|8|8|3|Carrier
SRG|158|DD|6|3/6|2|6|4|2|Assault(15), Carrier, Explorer, Scout(2)
KN|158|DD|5|2/6|6|6|4|0|
SRV|158|DD|6|3/6|2|6|4|8|Carrier, Explorer, Scout(2)
CRU|158|FF|5|1/6|5|5|4|0|Command
CU|158|FF|4|1/6|4|4|3|0|
LM|160|CA|8|2/3|8|9|9|6|Carrier, Command
LB|162|CA|8|2/3|10|9|9|3|Carrier, Command
PGV|166|CA|8|2/3|4|7|6|12|Carrier
LFE|166|FF|4|1/6|4|4|3|0|
THR|167|CA|8|2/3|8|8|8|3|Carrier, Fast
LGE|168|DNL|10|3/3|9|11|9|12|Carrier, Fast
HR|168|CW|8|2/3|5|7|6|6|Carrier
PAL|169|DN|11|2/2|11|12|10|12|Carrier
TR|169|CW|7|2/3|7|7|6|0|
DE|169|DD|6|2/6|4|6|4|6|Carrier
UH|169|DD|6|2/6|2|6|4|16|Carrier
FCR|169|FF|4|1/6|2|4|3|0|
EH|169|FF|4|1/6|3|4|3|0|
CAV|170|CA|8|2/3|3|8|8|21|Carrier
D7H|170|CA|8|2/3|9|9|8|2|Carrier
IC|171|DN|11|2/2|5|12|10|40|Carrier
PIV|171|CA|8|3/3|4|8|8|9|Carrier, Explorer, Scout(3)
PIG|171|CA|8|2/3|4|8|8|3|Carrier, Scout(3)
PIC|171|CA|8|3/3|4|8|8|3|Carrier, Explorer, Scout(3)
DDS|171|DD|6|2/6|2|6|4|4|Carrier, Scout(2)
LTT|172|CW|8|2/3|3|7|6|4|Carrier, Supply(2)
PGF|172|CA|8|2/3|3|7|10|0|Command, Scout(2)
LNH|172|HDW|7|2/4|5|7|5|6|Carrier
LNH-C|172|HDW|7|2/4|5|7|10|6|Command
LNH-H|172|HDW|7|2/4|5|7|5|8H|Carrier
LNH-K|172|HDW|6|2/4|5|7|5|6|
LNH-S|172|HDW|7|2/4|5|7|5|6|Scout(2)
LNH-V|172|HDW|7|2/4|5|7|5|16|Carrier
ID|173|DN|11|2/2|10|12|10|24|Carrier
BAR|173|CW|8|2/3|7|7|7|6|Carrier
PGC|173|CA|7|2/3|7|7|6|0|
CAT|173|CW|8|2/3|2|7|6|2|Assault(20), Carrier
NEC|173|CW|8|2/3|5|7|6|6|Carrier
NSC|173|CW|8|2/3|2|7|6|6|Carrier, Scout(3)
NVL|173|CW|8|2/3|3|7|6|12|Carrier
DWE|173|DW|6|2/5|5|6|5|2|Carrier
DWG|173|DW|6|2/5|3|6|5|2|Assault(15), Carrier
CNT|173|DD|6|2/6|5|5|5|4|Carrier
ERL|173|DD|5|2/6|5|5|4|0|
WAR|173|DD|6|2/6|5|5|4|2|Carrier
PGR|174|CA|8|2/3|3|7|6|2|Explorer, Scout(2)
CHC|175|CA|8|2/3|8|8|9|3|Carrier
CHA|175|CA|8|2/3|8|8|9|6|Carrier
RGR|175|CA|8|2/3|6|8|8|12|Carrier
NAC|175|CW|8|2/3|5|7|6|6|Carrier
DWA|175|DW|6|2/5|5|6|5|2|Carrier
DA|175|DD|6|2/6|5|5|4|6|Carrier
CVE|175|FF|5|1/6|2|4|5|6|Carrier
HGN|175|POL|5|1/8|4|4|4|3|Carrier
AH|175|FF|4|1/6|3|4|3|0|
MKI|176|NCA|8|2/3|8|9|9|6|Carrier, Command
IRC|176|NCA|8|2/3|10|9|9|2|Carrier, Command
MHK|176|NCA|8|2/3|6|8|8|8|Carrier
MKV|176|NCA|8|2/3|3|8|8|18|Carrier
MTG|176|NCA|8|2/3|3|8|8|4|Carrier, Supply(2)
IRF|176|NCA|8|2/3|8|8|8|2|Carrier, Fast
IRQ|176|NCA|8|2/3|8|8|8|2|Carrier
CHY|176|NCA|8|2/3|7|8|8|6|Carrier
COM|176|CW|8|2/3|7|7|7|4|Carrier
COS|176|CW|8|2/3|2|7|6|18|Carrier
MNG|176|CW|8|2/3|7|7|6|6|Carrier
TAR|176|CW|7|2/3|7|7|6|0|
DWL|176|DW|6|2/5|6|6|6|2|Carrier
DWF|176|DW|6|2/5|5|6|5|2|Carrier
DWH|176|DW|5|2/5|6|6|5|0|
HGV|176|POL|5|1/8|4|4|6|16|Carrier
LE|177|CA|8|2/3|3|9|9|12+6H|Carrier, Scout(2)
VED|177|NCA|8|2/3|3|8|8|6H|Carrier, Scout(3)
APA|177|CW|7|2/3|7|7|7|0|
SEN|177|CW|8|2/3|3|7|6|6H|Carrier, Scout(2)
DWV|177|DW|6|2/5|2|6|6|8|Carrier
DWS|177|DW|6|2/5|3|6|5|2|Carrier, Scout(2)
DNW|178|DNW|12|2/2|11|12|10|12|Carrier
SD|178|DN|11|2/2|10|12|10|16+6H|Carrier
MKH|178|NCA|8|2/3|3|8|8|6H|Carrier
PGG|178|CA|8|2/3|3|7|6|0|Assault(20), Scout(2)
HUN|178|CW|8|2/3|7|7|6|0|Fast
FDW|178|DW|6|2/5|6|6|5|0+3SH|Scout(1)
DDP|179|DD|6|2/6|1|6|4|2+6SH|Carrier, Scout(1)
REG|180|DNH|12|3/2|13|14|10|12|Carrier
TEM|180|DN|11|2/2|9|12|10|12|Carrier
LP|180|DN|11|2/2|11|12|10|12+6SH|Carrier
OV|180|BCH|10|2/2|11|10|10|6|Carrier
LHE|180|CA|8|2/3|3|9|9|12+6SH|Carrier, Scout(2)
DCS|180|NCA|8|2/3|3|8|8|12+6SH|Carrier, Scout(2)
PFT|180|CA|8|2/3|3|7|6|0+6SH|Scout(2)
NPF|180|CW|8|2/3|3|7|6|0+6SH|Scout(2)
LNH-P|180|HDW|7|2/4|5|7|5|6+6SH|Scout
LPF|180|FF|5|1/6|4|4|8|0+3SH|Scout(1)
FCX|181|DW|5|2/5|2|6|5|0|
OS|182|BCH|10|2/2|11|10|10|18|Carrier
RNX|182|CA|8|2/3|9|12|9|9|Carrier, Fast
HDW|182|HDW|7|2/4|5|7|6|6|Carrier
HDW-C|182|HDW|7|2/4|5|7|10|6|Command
HDW-H|182|HDW|7|2/4|5|7|6|8H|Carrier
HDW-K|182|HDW|6|2/4|5|7|6|6|
HDW-P|182|HDW|7|2/4|5|7|6|6+6SH|Scout
HDW-S|182|HDW|7|2/4|5|7|6|6|Scout(2)
HDW-V|182|HDW|7|2/4|5|7|6|16|Carrier
LNX|182|DD|6|2/6|7|9|4|4|Carrier, Fast
OM|183|BCH|10|2/2|11|10|10|12+6SH|Carrier
DGX|183|CA|8|2/3|12|12|9|3|Carrier, Fast
D7HX|184|CA|8|2/3|14|14|9|2|Carrier, Fast
LBX|184|CA|8|3/3|13|13|10|3|Carrier, Command, Fast
SCX|184|DD|6|3/6|4|9|4|4|Carrier, Fast, Scout(3)
KNX|184|DD|6|2/6|9|9|4|0|Fast
IRX|186|NCA|8|2/3|8|8|9|2|Carrier, Fast
CAVX|187|CA|8|2/3|8|8|9|9+6H|Carrier, Fast
MHX|187|NCA|8|2/3|8|8|9|8|Carrier, Fast
MNX|187|CW|8|2/3|7|7|7|6|Carrier, Fast
MSX|187|CW|8|3/3|7|7|7|6|Carrier, Fast, Scout(1)
VDX|187|CW|8|3/3|7|7|7|6H|Carrier, Fast, Scout(1)
LMX|187|CA|8|2/3|8|8|10|6|Carrier, Fast
TRX|188|CW|8|2/3|7|7|7|0|Fast
HDWX|188|HDW|7|2/4|6|7|7|6|Carrier, Fast
HDWX-C|188|HDW|7|2/4|6|7|10|6|Command
HDWX-H|188|HDW|7|2/4|6|7|7|8H|Carrier
HDWX-K|188|HDW|6|2/4|6|7|7|6|
HDWX-P|188|HDW|7|2/4|6|7|7|6+6SH|Scout
HDWX-S|188|HDW|7|2/4|6|7|7|6|Scout(2)
HDWX-V|188|HDW|7|2/4|6|7|7|16|Carrier
PGX|190|CA|8|2/3|8|8|7|0+6SH|Fast, Scout(1)
INT|179|SHF|2/3|1/6|3|2|N/A|N/A|
HAR|180|SHF|2/3|1/6|3|2|N/A|N/A|
HEL|180|SHF|2/3|1/6|3|2|N/A|N/A|
HOW|181|SHF|2/3|1/6|3|2|N/A|N/A|
VAL|181|SHF|2/3|1/6|3|2|N/A|N/A|
WB|183|SHF|2/3|1/6|3|2|N/A|N/A|
St-0|124|LF|1/3|1/12|1|1|N/A|N/A|
St-1|134|LF|1/3|1/12|1|1|N/A|N/A|
St-2|170|LF|1/3|1/12|1|1|N/A|N/A|
St-H|170|LF|1/3|1/12|1|1|N/A|N/A|
St-F|170|LF|1/3|1/12|1|1|N/A|N/A|
St-S|177|HF|1/2|1/8|2|2|N/A|N/A|
St-T|179|HF|1/2|1/8|2|2|N/A|N/A|
St-3|180|LF|1/3|1/12|1|1|N/A|N/A|
St-X|182|LF|1/3|1/12|1|1|N/A|N/A|
`;
