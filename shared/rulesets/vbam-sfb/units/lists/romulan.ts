/** The unit list of the romulan empire. Source: MattNet/VBSF, docs/units.html, by the author of the rulebook; columns as in `rows.ts`. */
export const romulan = `
FRT|56|TUG|8|2/3|4|8|0|0|Cloak, Slow, Stealth
SVL|66|DN|11|2/2|12|12|10|0|Cloak, Slow, Stealth
SLRB|66|CA|8|2/3|8|8|9|0|Cloak, Slow, Stealth
SLSB|66|CA|8|2/3|8|8|8|0|Cloak, Slow, Stealth
SWB|66|CA|8|2/3|8|8|8|0|Cloak, Slow, Stealth
SHK|66|DD|6|2/6|5|5|6|0|Cloak, Slow, Stealth
SWH|66|DD|6|3/6|5|5|6|5|Carrier, Cloak, Slow, Stealth
SLKB|70|CA|8|2/3|8|8|9|0|Cloak, Slow, Stealth
SWBF|70|CA|8|3/3|8|8|3|0|Cloak, Slow, Stealth, Supply(2)
SWBC|72|CA|8|3/3|8|8|3|0|Assault(20), Cloak, Slow, Stealth, Supply(2)
WB|140|CA|8|2/3|8|8|8|0|Cloak, Slow, Stealth
H-S|140|CL|7|2/4|6|6|6|0|Cloak, Slow, Stealth
SNS+|158|FF|5|1/6|4|4|3|0|Cloak, Slow, Stealth
KR|160|CA|8|2/3|8|8|8|0|Cloak, Stealth
KD4|160|CA|8|2/3|8|8|8|0|Cloak, Stealth
K5R|160|DD|6|2/6|5|5|4|0|Cloak, Stealth
KF4|160|DD|6|2/6|5|5|4|0|Cloak, Stealth
WE|162|CA|8|2/3|6|6|8|0|Cloak, Stealth
KRT|162|TUG|8|3/3|6|8|6|0|Cloak, Stealth, Supply(3)
BH|162|CL|7|2/4|5|5|6|0|Cloak, Stealth
K5C|162|DD|6|3/6|6|6|5|0|Cloak, Command, Stealth
SNA|162|FF|5|1/6|4|4|3|0|Cloak, Stealth
SNP|162|FF|4|1/6|4|4|3|0|
FAL|164|CA|8|2/3|10|10|8|0|Cloak, Stealth
K5S|164|DD|6|3/6|2|5|4|0|Cloak, Scout(1), Stealth
KRC|165|CA|8|3/3|10|10|9|0|Cloak, Command, Stealth
FE|165|CA|8|3/3|2|6|3|0|Cloak, Stealth, Supply(2)
WH|165|CL|7|3/4|2|2|6|5|Carrier, Cloak, Stealth
SE|166|CA|8|3/3|2|6|8|0|Cloak, Scout(2), Stealth
KRG|166|CA|8|3/3|2|8|8|0|Assault(20), Cloak, Stealth
PE|166|CA|8|3/3|2|6|3|0|Cloak, Explorer, Scout(2), Stealth, Supply(2)
CE|166|CA|8|3/3|2|6|3|0|Assault(20), Cloak, Stealth, Supply(2)
COH|166|CL|7|3/4|6|6|6|0|Assault(20), Cloak, Stealth
K7R|167|CA|8|2/3|9|9|8|0|Cloak, Stealth
KRM|168|CA|8|2/3|10|10|8|0|Cloak, Stealth
SPB|168|CW|8|3/3|6|7|8|16|Carrier, Cloak, Stealth
SPF|168|CW|8|2/3|7|7|6|0|Cloak, Stealth
SPH|168|CW|8|3/3|5|7|6|0|Cloak, Stealth, Supply(2)
SPG|168|CW|8|3/3|6|7|6|0|Assault(20), Cloak, Stealth
SPC|168|CW|8|3/3|5|7|6|0|Cloak, Scout(1), Stealth
SPA|168|CW|8|2/3|7|7|6|0|Cloak, Stealth
SKB|168|DW|6|3/5|4|5|6|8|Carrier, Cloak, Stealth
SKE|168|DW|6|2/5|5|5|5|0|Cloak, Stealth
SKA|168|DW|6|2/5|5|5|5|0|Cloak, Stealth
SKF|168|DW|6|3/5|3|5|5|0|Cloak, Scout(1), Stealth
SKG|168|DW|6|3/5|4|5|5|0|Assault(15), Cloak, Stealth
SKH|168|DW|6|3/5|4|5|5|0|Cloak, Stealth, Supply(2)
SKP|168|DW|6|2/5|6|6|-|0|Cloak, Stealth
K4R|168|FF|5|1/6|4|4|3|0|Cloak, Stealth
KE|169|CA|8|3/3|9|9|9|0|Cloak, Command, Stealth
SNB|169|FF|5|2/6|5|5|3|0|Cloak, Command, Stealth
VLV|170|DN|11|3/2|6|10|10|20|Carrier, Cloak, Stealth
CON|170|DN|11|2/2|13|13|10|0|Cloak, Stealth
SUP-A|170|CCH|9|4/3|10|10|9|8|Carrier, Cloak, Stealth
KRE|170|CA|8|3/3|6|8|8|0|Cloak, Explorer, Scout(1), Stealth
FHT|170|TUG|8|3/3|4|8|8|0|Cloak, Stealth, Supply(3)
KRV|170|CA|8|3/3|8|8|8|10|Carrier, Cloak, Stealth
KRS|170|CA|8|3/3|2|8|8|0|Cloak, Scout(4), Stealth
SPR|170|CW|8|2/3|7|7|6|0|Cloak, Stealth
SNV|170|FF|5|1/6|1|4|3|4|Carrier
FHA|171|CA|8|2/3|9|9|8|0|Cloak, Stealth
FHC|171|CA|8|3/3|7|9|8|0|Cloak, Explorer, Scout(1), Stealth
K9R|172|DN|11|2/2|14|14|10|0|Cloak, Stealth
SHR|172|DNL|10|4/3|11|11|9|0|Cloak, Fast, Stealth
FFH-A|172|CA|8|3/3|8|9|8|0|Cloak, Fast, Stealth
FHP|172|CA|8|2/3|10|10|8|0|Cloak, Stealth
SPT|172|TUG|8|3/3|4|8|6|0|Cloak, Stealth, Supply(3)
BHE|172|CL|7|2/4|5|5|6|0|Cloak, Stealth
SKL|172|DW|6|2/5|6|6|6|0|Cloak, Stealth
SNE|172|FF|5|1/6|4|4|3|0|Cloak, Stealth
K4D|172|FF|5|1/6|4|4|3|0|Cloak, Stealth
SUP-B|173|CCH|9|4/3|9|10|9|24|Carrier, Cloak, Stealth
FFH-K|173|CA|8|3/3|8|9|8|0|Cloak, Fast, Stealth
BEV|173|CA|8|3/3|2|6|8|10|Carrier, Cloak, Stealth
RGK|173|CA|8|2/3|8|8|8|0|Cloak, Stealth
RGC|173|CA|8|3/3|8|8|8|0|Cloak, Scout(1), Stealth
SPL|173|CW|8|2/3|7|7|7|0|Cloak, Stealth
NHB|174|CCH|9|4/3|9|10|9|16|Carrier, Cloak, Stealth
NHK|174|CCH|9|4/3|10|10|9|0|Cloak, Command, Stealth
SUP-K|174|CCH|9|4/3|10|10|9|8|Carrier, Cloak, Stealth
HSE|174|CA|8|3/3|8|8|8|0|Cloak, Scout(1), Stealth
RGB|174|CA|8|3/3|8|8|8|16|Carrier, Cloak, Stealth
FHK|174|CA|8|2/3|8|8|8|0|Cloak, Stealth
FHB|174|CA|8|3/3|8|9|8|16|Carrier, Cloak, Stealth
KDR|174|CW|8|2/3|8|8|6|0|Cloak, Stealth
BHF|174|CL|7|2/4|4|5|6|0|Cloak, Stealth
SKR|174|DW|6|2/5|4|5|5|0|Cloak, Stealth
SEB|174|FF|5|2/6|4|4|4|6|Carrier, Cloak, Stealth
SEC|174|FF|5|2/6|2|4|3|0|Cloak, Scout(1), Stealth
SED|174|FF|5|1/6|4|4|3|0|Cloak, Stealth
SEA|174|FF|5|1/6|4|4|3|0|Cloak, Stealth
CNV|175|DN|11|3/2|13|13|10|24|Carrier, Cloak, Stealth
RHK|175|CCH|9|3/3|9|9|9|0|Cloak, Stealth
FHF|175|CA|8|2/3|10|10|8|0|Cloak, Stealth
KWR|175|NCA|8|2/3|8|8|8|0|Cloak, Stealth
VHK|175|CA|8|3/3|4|9|8|24|Carrier, Cloak, Stealth
KWS|175|NCA|8|3/3|8|8|8|0|Cloak, Scout(1), Stealth
KRU|175|CA|8|3/3|3|8|8|24|Carrier, Cloak, Stealth
FSP|175|CW|8|3/3|7|7|6|0|Cloak, Fast, Stealth
SPM|175|CW|8|2/3|7|7|6|0|Cloak, Stealth
SKEA|175|DW|6|2/5|6|6|5|0|Cloak, Stealth
K5D|175|DD|6|2/6|5|5|4|0|Cloak, Stealth
SEE|175|FF|5|1/6|4|4|3|0|Cloak, Stealth
GHA|176|CW|8|2/3|7|7|6|0|Cloak, Stealth
JH|176|FFH|6|1/5|5|5|4|0|Cloak, Stealth
SEL|176|FF|5|1/6|4|4|4|0|Cloak, Stealth
K4F|176|FF|5|1/6|1|4|3|0|Cloak, Stealth
SPJ|177|CW|8|2/3|9|7|6|0|Cloak, Stealth
SHH|177|FF|5|2/6|3|4|3|0|Cloak, Stealth, Supply(1)
SEG|177|FF|5|2/6|1|4|3|0|Assault(15), Cloak, Stealth
CNH|178|DN|11|2/2|15|15|10|0|Cloak, Stealth
FHM|178|CA|8|2/3|9|9|8|0|Cloak, Stealth
SPU|179|CW|8|3/3|5|7|8|6H|Carrier, Cloak, Scout(1), Stealth
SPV|179|CW|8|3/3|6|7|8|6H|Carrier, Cloak, Stealth
SBH|181|HDW|7|2/4|6|7|6|2|Cloak, Stealth
SBH-C|181|HDW|7|2/4|6|7|10|2|Command
SBH-H|181|HDW|7|2/4|6|7|6|6H|Carrier
SBH-K|181|HDW|6|2/4|6|7|6|2|
SBH-P|181|HDW|7|2/4|6|7|6|2+6SH|Scout
SBH-S|181|HDW|7|2/4|6|7|6|2|Scout(2)
SBH-V|181|HDW|7|2/4|6|7|6|12|Carrier
SUP-N|182|CCH|9|4/3|10|10|9|12|Carrier, Cloak, Stealth
FHX|182|CA|8|3/3|14|14|9|0|Cloak, Fast, Stealth
RGE|182|CA|8|3/3|8|8|8|0+6SH|Cloak, Scout(1), Stealth
FHE|182|CA|8|3/3|7|9|8|0+6SH|Cloak, Scout(1), Stealth
KRP|182|CA|8|3/3|5|8|8|0+6SH|Cloak, Scout(2), Stealth
SPX|182|CW|8|3/3|12|12|7|0|Cloak, Fast, Stealth
SPE|182|CW|8|3/3|5|7|6|0+6SH|Cloak, Scout(1), Stealth
CH|182|CL|7|2/4|2|2|6|0+3SH|Cloak, Stealth
SKC|182|DW|6|2/5|4|5|5|0+6SH|Cloak, Stealth
ROC|183|DN|11|2/2|13|13|10|0+6SH|Cloak, Stealth
KHK|183|CCH|9|3/3|13|10|9|0|Cloak, Stealth
TH|183|CCH|9|4/3|9|10|9|8+6SH|Carrier, Cloak, Scout(1), Stealth
K7X|183|CA|8|3/3|14|14|9|0|Cloak, Fast, Stealth
SKX|183|DW|6|3/5|9|9|6|0|Cloak, Fast, Stealth
PHX|184|DN|11|3/2|13|13|10|12+6SH|Carrier, Cloak, Stealth
SUU|184|CCH|9|4/3|9|9|9|12+6SH|Carrier, Cloak, Scout(1), Stealth
SPUX|184|CW|8|3/3|7|7|9|6H|Carrier, Cloak, Fast, Scout(1), Stealth
SPCX|184|CW|8|3/3|7|7|7|0|Cloak, Fast, Scout(1), Stealth
SPEX|184|CW|8|3/3|7|7|7|0+6SH|Cloak, Fast, Scout(1), Stealth
SKSX|184|DW|6|3/5|4|9|6|0|Cloak, Fast, Scout(3), Stealth
L5X|184|DD|6|3/6|9|9|5|0|Cloak, Fast, Stealth
L5SX|184|DD|6|3/6|4|9|5|0|Cloak, Fast, Scout(3), Stealth
SEX|184|FF|5|2/6|7|7|4|0|Cloak, Fast, Stealth
FHFX|185|CA|8|3/3|8|8|9|0|Cloak, Fast, Stealth
FHEX|185|CA|8|3/3|8|8|9|0+6SH|Cloak, Fast, Scout(1), Stealth
KEX|186|CA|8|3/3|10|10|10|0|Cloak, Fast, Stealth
SBHX|186|HDW|7|3/4|6|7|8|2|Cloak, Fast, Stealth
SBHX-C|186|HDW|7|2/4|6|7|10|2|Command
SBHX-H|186|HDW|7|2/4|6|7|8|6H|Carrier
SBHX-K|186|HDW|6|2/4|6|7|8|2|
SBHX-P|186|HDW|7|2/4|6|7|8|2+6SH|Scout
SBHX-S|186|HDW|7|2/4|6|7|8|2|Scout(2)
SBHX-V|186|HDW|7|2/4|6|7|8|12|Carrier
BHX|186|CL|7|3/4|6|6|7|0|Cloak, Fast, Stealth
NHX|187|CCH|9|4/3|9|9|10|0|Cloak, Fast, Stealth
DEC|179|SHF|2/3|1/6|3|2|N/A|N/A|
CEN|182|SHF|2/3|1/6|3|2|N/A|N/A|
PLB|183|SHF|2/3|1/6|3|2|N/A|N/A|
STH-A|184|SHF|2/3|1/6|3|2|N/A|N/A|
G-L|66|LF|1/3|1/12|1|1|N/A|N/A|
G-0|88|LF|1/3|1/12|1|1|N/A|N/A|
LG-1|88|HF|1/2|1/8|2|2|N/A|N/A|
G-0i|130|LF|1/3|1/12|1|1|N/A|N/A|
G-Li|130|LF|1/3|1/12|1|1|N/A|N/A|
G-F|165|LF|1/3|1/12|1|1|N/A|N/A|
G-I|165|LF|1/3|1/12|1|1|N/A|N/A|
LG-2|165|HF|1/2|1/8|2|2|N/A|N/A|
G-SF|173|LF|1/3|1/12|1|1|N/A|N/A|
G-II|173|LF|1/3|1/12|1|1|N/A|N/A|
Trib-D|178|HF|1/2|1/8|2|2|N/A|N/A|
Trib|178|HF|1/2|1/8|2|2|N/A|N/A|
G-FSF|180|LF|1/3|1/12|1|1|N/A|N/A|
G-III|180|LF|1/3|1/12|1|1|N/A|N/A|
Trib-F|180|HF|1/2|1/8|2|2|N/A|N/A|
Trib-K|180|HF|1/2|1/8|2|2|N/A|N/A|
G-III-K|183|LF|1/3|1/12|1|1|N/A|N/A|
Glad-D|183|LF|1/3|1/12|1|1|N/A|N/A|
`;
